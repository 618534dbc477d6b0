/**
 * Scrolls a navigation, or the drawer that it is in, so that its current entry shows; neither moves when that is in view.
 *
 * @param isStart whether the shell or the drawer has only just begun: a navigation that the reader is using by then stays
 * as it is, and nobody has been in the drawer before
 */
export function bringCurrentIntoView(nav: HTMLElement | null, isStart: boolean): void {
  if (!nav) return
  const drawer = nav.closest<HTMLElement>('.fyr-drawer-panel')
  if (!isStart || drawer || !isInUse(nav)) bringIntoView(drawer ?? nav, nav.querySelector('[aria-current]'))
}

/** Whether a reader has scrolled something, points at it or has the focus in it. */
function isInUse(element: HTMLElement): boolean {
  return element.scrollTop > 0 || element.matches(':hover, :focus-within')
}

/** Scrolls a box, and the box alone, so that what lies outside of its visible part comes to its middle. */
function bringIntoView(box: HTMLElement, item: Element | null): void {
  if (!item) return
  const outer = box.getBoundingClientRect()
  const { top, bottom } = item.getBoundingClientRect()
  if (top >= outer.top && bottom <= Math.min(outer.bottom, window.innerHeight)) return
  box.scrollTop += (top + bottom - outer.top - outer.bottom) / 2
}
