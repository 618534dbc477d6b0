import { decodeHTMLAttribute } from 'entities'

/** The links, ids and inline styles of a document, for the checks of finished pages, as plain data. */
export interface PageLinks {
  /** Every `href` and `src`, without duplicates. */
  readonly targets: readonly string[]
  /** Every `id`, without duplicates. */
  readonly ids: readonly string[]
  /** Every `style`, without duplicates. */
  readonly styles: readonly string[]
}

/**
 * Skips markup that cannot contain `href`, `src`, `id` or `style`: runs of tags with at most a class, and the text after them. A
 * run is limited, or the expression would run out of memory. Then matches things that only look like tags, then the
 * attributes of a tag. A `>` may be in quotes.
 */
const MARKUP =
  /(?:<(?:\/[a-z][a-z\d]*|(?!(?:script|style|textarea|title)\b)[a-z][a-z\d]*(?: class="[^"]*")?)>[^<]*){1,1000}|<!--[^]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>[^]*?<\/\1\s*>|<[A-Za-z](?:[^\s/>"']*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
const OF_INTEREST = /href|src|id|style/i
const ADDRESSES = new Set(['href', 'src'])

/** The attributes of a tag. */
type TagLinks = PageLinks

/** Tags of navbar, sidebar and footer repeat on every page. */
let known = new Map<string, TagLinks>()
const MAX_KNOWN = 4000

/**
 * Collects the addresses, ids and styles of an HTML document with two regular expressions: an HTML parser would take longer
 * than rendering the document.
 */
export function readPageLinks(html: string): PageLinks {
  const targets = new Set<string>()
  const ids = new Set<string>()
  const styles = new Set<string>()
  for (const [, , ofRawElement, ofElement] of html.matchAll(MARKUP)) {
    const attributes = ofRawElement ?? ofElement ?? ''
    if (!OF_INTEREST.test(attributes)) continue
    const tag = known.get(attributes) ?? readAttributes(attributes)
    for (const target of tag.targets) targets.add(target)
    for (const id of tag.ids) ids.add(id)
    for (const style of tag.styles) styles.add(style)
  }
  return { targets: [...targets], ids: [...ids], styles: [...styles] }
}

function readAttributes(found: string): TagLinks {
  // A match keeps the whole document in memory; this is a copy.
  const attributes = ` ${found}`.slice(1)
  const targets: string[] = []
  const ids: string[] = []
  const styles: string[] = []
  for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase()
    const isAddress = ADDRESSES.has(attribute)
    if (!isAddress && attribute !== 'id' && attribute !== 'style') continue
    const written = values.find((value) => value !== undefined) ?? ''
    const value = written.includes('&') ? decodeHTMLAttribute(written) : written
    if (isAddress) targets.push(value)
    else if (attribute === 'style') styles.push(value)
    else if (value !== '') ids.push(value)
  }
  if (known.size === MAX_KNOWN) known = new Map()
  const tag = { targets, ids, styles }
  known.set(attributes, tag)
  return tag
}
