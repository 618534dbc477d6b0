import type { Element, ElementContent, Properties } from 'hast'

/** The size of the text of boxes, and of what is beside them. */
export const TEXT = 13
/** The size of small text, such as that of axes. */
export const SMALL = 11
const LINE_HEIGHT = 1.3

/** The colour token of the theme for each part of a drawing, by the library's names. */
const COLOURS = {
  arrow: 'accent',
  bg: 'ground',
  'group-fill': 'ground',
  'group-hdr': 'ground-sunken',
  'inner-stroke': 'line',
  'key-badge': 'ground-sunken',
  line: 'line-strong',
  'node-fill': 'ground-raised',
  'node-stroke': 'line-strong',
  text: 'ink',
  'text-faint': 'ink-faint',
  'text-muted': 'ink-soft',
  'text-sec': 'ink-soft',
} as const

/** A part of a drawing that has a colour. */
export type Colour = keyof typeof COLOURS

/** The value of an attribute such as `fill`: a colour that follows the theme, light and dark. */
export function colour(name: Colour): string {
  return `var(--fyr-color-${COLOURS[name]})`
}

/** Whether the theme has a colour for a part that the library names. */
export function isColour(name: string): name is Colour {
  return Object.hasOwn(COLOURS, name)
}

/** An element of a drawing, its lengths rounded. */
export function shape(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  const rounded = Object.entries(properties).map(
    ([name, value]) => [name, typeof value === 'number' ? round(value) : value] as const,
  )
  return { type: 'element', tagName, properties: Object.fromEntries(rounded), children }
}

/** Lengths in paths, too, are short and the same on every machine. */
export function round(length: number): number {
  return Math.round(length * 100) / 100
}

/** The largest of some lengths; 0 where there are none. Nothing is passed as an argument each: there may be too many for that. */
export function largest(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => Math.max(most, length), 0)
}

/** A whole drawing. */
export function picture(width: number, height: number, children: ElementContent[]): Element {
  const [right, bottom] = [Math.ceil(width), Math.ceil(height)]
  return shape('svg', { viewBox: `0 0 ${right} ${bottom}`, width: right, height: bottom }, children)
}

/** How lines of text are set. */
export interface TextStyle {
  readonly size?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isStrong?: boolean
  readonly color?: Colour
}

/** Lines of text whose middle is at `y`. */
export function textAt(
  lines: readonly string[],
  x: number,
  y: number,
  { size = TEXT, anchor = 'middle', isStrong = false, color = 'text' }: TextStyle = {},
): Element {
  const first = y - ((lines.length - 1) * size * LINE_HEIGHT) / 2
  const looks = {
    textAnchor: anchor,
    fontSize: size,
    fontWeight: isStrong ? 600 : 500,
    fill: colour(color),
  }
  const [only = ''] = lines
  if (lines.length === 1) {
    const place = { x, y: first, dy: '0.35em', ...looks }
    return shape('text', place, [{ type: 'text', value: only }])
  }
  // The blank keeps words of two lines apart where the drawing is read as text.
  const spans = lines.map((line, index) =>
    shape('tspan', { x, y: first + index * size * LINE_HEIGHT, dy: '0.35em' }, [
      { type: 'text', value: index < lines.length - 1 ? `${line} ` : line },
    ]),
  )
  return shape('text', looks, spans)
}

/** How high lines of text are. */
export function linesHeight(lines: readonly string[], size = TEXT): number {
  return lines.length * size * LINE_HEIGHT
}

/** A straight line. */
export function lineFrom(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  looks: Properties = {},
): Element {
  return shape('line', { x1, y1, x2, y2, stroke: colour('line'), strokeWidth: 1, ...looks })
}
