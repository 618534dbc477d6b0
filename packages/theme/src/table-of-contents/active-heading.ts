/** Position of a heading: distances from the top of the window, in CSS pixels. */
export interface HeadingPosition {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/**
 * The id of the heading that the reader is at, or null above the first. The first heading below the covered top of the
 * window counts when it is in the upper half, because its section is being read; otherwise the one before it. Below the
 * last heading it is the last.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  coveredTop: number,
  windowHeight: number,
): string | null {
  const next = headings.findIndex(({ top }) => top >= coveredTop)
  if (next === -1) return headings.at(-1)?.id ?? null
  const isInUpperHalf = (headings[next]?.bottom ?? 0) < windowHeight / 2
  return headings[isInUpperHalf ? next : next - 1]?.id ?? null
}

/**
 * Measures the headings of a page, in order, and returns the active one. The covered top of the window is what the
 * style sheet keeps free for anchors: scroll padding of the page and scroll margin of the heading.
 */
export function findActiveHeading(ids: readonly string[]): string | null {
  // A hidden heading has no position, and measuring it would force a layout. Older browsers cannot report that.
  const elements = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter((element) => element.checkVisibility?.() ?? true)
  const [first] = elements
  if (!first) return null
  const coveredTop =
    (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0) +
    (Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0)
  const headings = elements.map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { id: element.id, top, bottom }
  })
  // The target of an anchor is exactly there, give or take a fraction of a pixel.
  return activeHeading(headings, coveredTop - 1, window.innerHeight)
}
