import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the current entry of a long navigation in view: when the shell starts, and when another entry becomes the
 * current one. Gives the `ref` of the navigation.
 *
 * @param current what the navigation marks as current, or null
 */
export function useCurrentInView(current: string | null): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef<string | null>(undefined)
  useEffect(() => {
    const nav = ref.current
    if (!nav || shown.current === current) return
    const drawer = nav.closest<HTMLElement>('.fyr-drawer-panel')
    // What a reader has scrolled or points at before the shell runs stays where it is. The drawer has just opened.
    const isReaders =
      shown.current === undefined && (nav.scrollTop > 0 || nav.matches(':hover, :focus-within'))
    shown.current = current
    if (drawer || !isReaders) bringIntoView(drawer ?? nav, nav.querySelector('[aria-current]'))
  }, [current])
  return ref
}

/** Scrolls a box, and the box alone, so that what lies outside of its visible part comes to its middle. */
function bringIntoView(box: HTMLElement, item: Element | null): void {
  if (!item) return
  const outer = box.getBoundingClientRect()
  const { top, bottom } = item.getBoundingClientRect()
  if (top >= outer.top && bottom <= Math.min(outer.bottom, window.innerHeight)) return
  box.scrollTop += (top + bottom - outer.top - outer.bottom) / 2
}
