/** Wraps the long lines of the block that the button stands in, or lets them run on. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('figure')
  if (!block) return
  const isWrapped = block.toggleAttribute('data-wrapped')
  button.setAttribute('aria-pressed', String(isWrapped))
  showWrapButton(block.querySelector('pre'))
}

/**
 * Shows the wrap buttons of an article's code blocks where a line is too long for its block, now and whenever a block's
 * width changes. Gives back the function that ends it.
 */
export function watchOverflow(article: ParentNode): () => void {
  const codes = article.querySelectorAll('figure:has([data-fyr-wrap]) pre')
  if (typeof ResizeObserver === 'undefined') {
    for (const code of codes) showWrapButton(code)
    return () => {}
  }
  // It tells of every code once by itself, when the frame has been laid out anyway. The block around it may grow with the
  // button, and would have to be told of again in the same frame.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) showWrapButton(target)
  })
  for (const code of codes) observer.observe(code)
  return () => observer.disconnect()
}

function showWrapButton(code: Element | null): void {
  const block = code?.closest('figure')
  const button = block?.querySelector<HTMLElement>('[data-fyr-wrap]')
  if (!code || !block || !button) return
  button.hidden = !block.hasAttribute('data-wrapped') && code.scrollWidth <= code.clientWidth
}
