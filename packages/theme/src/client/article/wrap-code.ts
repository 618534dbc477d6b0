/** Wraps the long lines of the block around the button, or stops wrapping them. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('figure')
  if (!block) return
  const isWrapped = block.toggleAttribute('data-wrapped')
  button.setAttribute('aria-pressed', String(isWrapped))
  showWrapButtons(block.querySelectorAll('pre'))
}

/**
 * Shows the wrap buttons of an article's code blocks when a line is too long for its block, now and whenever a block's
 * width changes. Returns a function that stops it.
 */
export function watchOverflow(article: ParentNode): () => void {
  const codes = article.querySelectorAll('figure:has([data-fyr-wrap]) pre')
  // The observer reports every code element once by itself, after layout. The block around it may grow with the button
  // and would be reported again in the same frame.
  const observer =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver((entries) => showWrapButtons(entries.map(({ target }) => target)))
      : null
  if (observer) for (const code of codes) observer.observe(code)
  else showWrapButtons(codes)
  return () => observer?.disconnect()
}

/** All widths are read before a button changes: otherwise the browser would lay out the page once for each block. */
function showWrapButtons(codes: Iterable<Element>): void {
  const buttons = Array.from(codes, (code) => {
    const block = code.closest('figure')
    const isHidden = !block?.hasAttribute('data-wrapped') && code.scrollWidth <= code.clientWidth
    return [block?.querySelector<HTMLElement>('[data-fyr-wrap]'), isHidden] as const
  })
  for (const [button, isHidden] of buttons) if (button) button.hidden = isHidden
}
