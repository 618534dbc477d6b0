/**
 * Scrolls a navigation, or the drawer around it, so that its current entry is visible; nothing moves when it already
 * is.
 *
 * @param isStart whether the shell or the drawer has just started: a navigation that the reader is already using stays
 * as it is
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

/** Scrolls only the given box, so that what is outside its visible part moves to its middle. */
function bringIntoView(box: HTMLElement, item: Element | null): void {
  if (!item) return
  const outer = box.getBoundingClientRect()
  const { top, bottom } = item.getBoundingClientRect()
  if (top >= outer.top && bottom <= Math.min(outer.bottom, window.innerHeight)) return
  box.scrollTop += (top + bottom - outer.top - outer.bottom) / 2
}
