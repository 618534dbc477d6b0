/** Wraps the long lines of the block that the button stands in, or lets them run on. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('figure')
  if (!block) return
  const isWrapped = block.toggleAttribute('data-wrapped')
  button.setAttribute('aria-pressed', String(isWrapped))
  showWrapButton(block)
}

/**
 * Shows the wrap buttons of an article's code blocks where a line is too long for its block, now and whenever a block's
 * width changes. Gives back the function that ends it.
 */
export function watchOverflow(article: ParentNode): () => void {
  const blocks = [...article.querySelectorAll<HTMLElement>('figure:has([data-fyr-wrap])')]
  if (typeof ResizeObserver === 'undefined') {
    for (const block of blocks) showWrapButton(block)
    return () => {}
  }
  // It tells of every block once by itself, when the frame has been laid out anyway.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) showWrapButton(target)
  })
  for (const block of blocks) observer.observe(block)
  return () => observer.disconnect()
}

function showWrapButton(block: HTMLElement): void {
  const code = block.querySelector('pre')
  const button = block.querySelector<HTMLElement>('[data-fyr-wrap]')
  if (!code || !button) return
  button.hidden = !block.hasAttribute('data-wrapped') && code.scrollWidth <= code.clientWidth
}
