/** Where a heading stands: distances from the top of the window, in CSS pixels. */
export interface HeadingPosition {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * Gives the id of the heading that the reader is at, or null above the first. The first heading under the bar that
 * covers the top of the window counts when it lies in the upper half, since its section is what is read; otherwise the
 * one before it does. Below the last heading it is the last.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  coveredTop: number,
  windowHeight: number,
): string | null {
  const next = headings.findIndex(({ top }) => top >= coveredTop)
  if (next === -1) return headings.at(-1)?.id ?? null
  const isInUpperHalf = (headings[next]?.bottom ?? 0) < windowHeight / 2
  return (isInUpperHalf ? headings[next]?.id : headings[next - 1]?.id) ?? null
}

/**
 * Measures the headings of a page, in order, and gives the active one. What covers the top of the window is what the
 * style sheet keeps free when a link leads to a heading: scroll padding of the page and scroll margin of the heading.
 */
export function findActiveHeading(ids: readonly string[]): string | null {
  // A hidden heading stands nowhere, and measuring it would lay it out. Older browsers can't tell.
  const elements = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .filter((element) => element.checkVisibility?.() ?? true)
  const [first] = elements
  if (!first) return null
  const kept = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(first).scrollMarginTop,
  ]
  const coveredTop = kept.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0)
  const headings = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { id: element.id, top, bottom }
  })
  // A heading that a link has led to stands right there, give or take a part of a pixel.
  return activeHeading(headings, coveredTop - 1, window.innerHeight)
}
