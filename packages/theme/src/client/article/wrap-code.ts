/** Wraps the long lines of the block around the button, or stops wrapping them. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('figure')
  if (!block) return
  const isWrapped = block.toggleAttribute('data-wrapped')
  button.setAttribute('aria-pressed', String(isWrapped))
}

/**
 * Shows the wrap buttons of an article's code blocks when a line is too long for its block, now and whenever a block's
 * size changes. Returns a function that stops it.
 */
export function watchOverflow(article: ParentNode): () => void {
  // It reports every code element once by itself, after layout. The block around it may grow with the button and would be
  // reported again in the same frame. Tests of applications have no layout and no observer.
  const observer =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver((entries) => showWrapButtons(entries.map(({ target }) => target)))
      : null
  for (const code of article.querySelectorAll('figure pre')) observer?.observe(code)
  return () => observer?.disconnect()
}

/**
 * All widths are read without buttons, since a block with a button leaves room behind its lines, and before the first is
 * shown, since the browser lays out again after each.
 */
function showWrapButtons(codes: readonly Element[]): void {
  const blocks = codes.flatMap((code) => {
    const button = code.closest('figure:not([data-wrapped])')?.querySelector<HTMLElement>('[data-fyr-wrap]')
    return button ? [{ code, button }] : []
  })
  for (const { button } of blocks) button.hidden = true
  const wide = blocks.filter(({ code }) => code.scrollWidth > code.clientWidth)
  for (const { button } of wide) button.hidden = false
}
