import { decodeHTML } from 'entities'
import { type Dialect, Refused } from './template-reading.ts'

/** What is beside a text: another element, an expression, or the inner edge of the element that it is in. */
export interface Neighbour {
  readonly kind: 'edge' | 'tag' | 'code'
  /** Of the element; empty for the component itself. */
  readonly name: string
}

/** Elements that begin a line, or that show no text of their own. */
const BLOCK =
  /^(?:address|article|aside|blockquote|br|caption|circle|col|colgroup|dd|defs|details|dialog|div|dl|dt|ellipse|fieldset|figcaption|figure|footer|form|g|h[1-6]|header|hr|li|line|main|nav|ol|p|path|polygon|polyline|pre|rect|section|stop|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/

interface Surroundings {
  readonly before: Neighbour
  readonly after: Neighbour
  /** Whether its spaces and lines are kept as they are. */
  readonly isKept: boolean
  readonly dialect: Dialect
}

/** A text between elements for React, which drops spaces beside the end of a line. */
export function textOf(text: string, { before, after, isKept, dialect }: Surroundings): string {
  if (text === '') return ''
  if (/<[A-Za-z/!?]/.test(text)) throw new Refused('has markup that cannot be read: <')
  if (isKept) {
    // A line break right after the start tag is no part of the text.
    const kept = before.kind === 'edge' && before.name === 'pre' ? text.replace(/^\n/, '') : text
    return kept === '' ? '' : `{${JSON.stringify(decodeHTML(kept))}}`
  }
  const [start = '', inner = '', end = ''] = parted(text)
  if (inner === '') return spaceOf(start, { before, after, dialect })
  const isPlain = !/[{}<>&]|[^\S \t\n\r\f]/.test(inner)
  const written = withoutMarks(isPlain ? inner : inner.replaceAll(/[ \t\n\r\f]+/g, ' '))
  const isSpaced = (space: string, beside: Neighbour): boolean =>
    space.includes('\n') && !isBlock(beside, dialect)
  return [
    isSpaced(start, before) ? `${start}{' '}` : start,
    written,
    isSpaced(end, after) ? `{' '}${end}` : end,
  ].join('')
}

/** The spaces before a text, the text, and those after it. */
function parted(text: string): readonly string[] {
  const start = /^[ \t\n\r\f]*/.exec(text)?.[0] ?? ''
  const inner = text.slice(start.length).replace(/[ \t\n\r\f]+$/, '')
  return [start, inner, text.slice(start.length + inner.length)]
}

function isBlock({ kind, name }: Neighbour, dialect: Dialect): boolean {
  return (
    kind !== 'code' &&
    (BLOCK.test(name) || (kind === 'edge' && (name === 'svg' || (name === '' && dialect === 'astro'))))
  )
}

/** Spaces alone. Vue keeps no lines between elements, and no spaces at the edges of one. */
function spaceOf(space: string, { before, after, dialect }: Omit<Surroundings, 'isKept'>): string {
  const isLine = space.includes('\n')
  const isEdge = before.kind === 'edge' || after.kind === 'edge'
  if (dialect === 'vue' && isEdge) return isLine ? space : ''
  if (!isLine) return ' '
  const isDropped =
    dialect === 'vue'
      ? before.kind === 'tag' && after.kind === 'tag'
      : isEdge
        ? [before, after].some((one) => one.kind === 'edge' && isBlock(one, dialect))
        : isBlock(before, dialect) && isBlock(after, dialect) && `${before.name}${after.name}` !== 'lili'
  return isDropped ? space : `{' '}${space}`
}

/** Marks that JSX reads as HTML does; the others become characters. */
const KNOWN_ENTITY = /^&(?:amp|lt|gt|quot|nbsp|shy);$/

function withoutMarks(text: string): string {
  return text
    .replaceAll(/&[A-Za-z]\w*;?/g, (mark) => (KNOWN_ENTITY.test(mark) ? mark : decodeHTML(mark)))
    .replaceAll(/[{}<>]/g, (mark) => `{'${mark}'}`)
}
