const BAR = '.fyr-mobile-toc'

/**
 * Names the heading that the reader is at in the bar of small screens, and marks its link; null above the first heading.
 * Does nothing on a page without the bar.
 */
export function showCurrentHeading(id: string | null): void {
  const bar = document.querySelector(BAR)
  const place = bar?.querySelector<HTMLElement>('[data-fyr-current-heading]')
  if (!bar || !place || place.dataset['id'] === (id ?? '')) return
  const href = id === null ? null : `#${encodeURIComponent(id)}`
  let name = ''
  for (const link of bar.querySelectorAll('a')) {
    link.removeAttribute('aria-current')
    if (link.getAttribute('href') === href) {
      link.setAttribute('aria-current', 'location')
      name = link.textContent
    }
  }
  place.textContent = name
  place.dataset['id'] = id ?? ''
}

/** Closes the bar's list when the reader follows one of its links: it would cover the heading. */
export function closeContents(link: HTMLElement): void {
  link.closest(BAR)?.removeAttribute('open')
}
