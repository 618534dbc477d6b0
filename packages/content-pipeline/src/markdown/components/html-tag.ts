import type { Html } from 'mdast'
import type { Literal } from '../document/literal.ts'

/** Elements without an end tag. */
export const VOID: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Names of attributes that React spells in its own way. */
const HTML_NAMES: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['allowFullScreen', 'allowfullscreen'],
])
const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A tag of HTML in JSX as HTML, which is sanitised like all HTML.
 */
export function htmlTag(
  kind: 'open' | 'close' | 'empty',
  name: string,
  attributes: ReadonlyMap<string, Literal>,
): Html {
  if (kind === 'close') return { type: 'html', value: `</${name}>` }
  const written = [...attributes].map(([attribute, value]) => attributeText(attribute, value))
  const end = kind === 'empty' && !VOID.has(name) ? `</${name}>` : ''
  return { type: 'html', value: `<${name}${written.join('')}>${end}` }
}

function attributeText(name: string, value: Literal): string {
  const spelling = HTML_NAMES.get(name) ?? name
  if (value === false || value === null || value === undefined || typeof value === 'object') return ''
  if (value === true) return ` ${spelling}=""`
  return ` ${spelling}="${String(value).replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)}"`
}
