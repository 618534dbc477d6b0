/** Wraps the long lines of the block around the button, or stops wrapping them. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('figure')
  if (!block) return
  const isWrapped = block.toggleAttribute('data-wrapped')
  button.setAttribute('aria-pressed', String(isWrapped))
  showWrapButton(block.querySelector('pre'))
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
      ? new ResizeObserver((entries) => {
          for (const { target } of entries) showWrapButton(target)
        })
      : null
  for (const code of codes) {
    if (observer) observer.observe(code)
    else showWrapButton(code)
  }
  return () => observer?.disconnect()
}

function showWrapButton(code: Element | null): void {
  const block = code?.closest('figure')
  const button = block?.querySelector<HTMLElement>('[data-fyr-wrap]')
  if (!code || !block || !button) return
  button.hidden = !block.hasAttribute('data-wrapped') && code.scrollWidth <= code.clientWidth
}
