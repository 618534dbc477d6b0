import { decodeHTMLAttribute } from 'entities'

/** What the link check must know of a document. Plain data. */
export interface PageLinks {
  /** Every `href` and `src` as it stands, each once. */
  readonly targets: readonly string[]
  /** Every `id`, each once. */
  readonly ids: readonly string[]
}

/** What is no tag though it looks like one, then a tag's attributes. A `>` may stand in quotes. */
const MARKUP =
  /<!--[^]*?-->|<(script|style|textarea|title)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>[^]*?<\/\1\s*>|<[A-Za-z](?:[^\s/>"']*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
const OF_INTEREST = /href|src|id/i
const ADDRESSES = new Set(['href', 'src'])

/**
 * Collects the addresses and ids of an HTML document. It is read by two expressions, since a parser of HTML takes longer
 * than it took to render the document.
 */
export function readPageLinks(html: string): PageLinks {
  const targets = new Set<string>()
  const ids = new Set<string>()
  for (const [, , ofRawElement, ofElement] of html.matchAll(MARKUP)) {
    const attributes = ofRawElement ?? ofElement ?? ''
    // Most elements are words of code, which have nothing but a class.
    if (!OF_INTEREST.test(attributes)) continue
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const attribute = name.toLowerCase()
      const isAddress = ADDRESSES.has(attribute)
      if (!isAddress && attribute !== 'id') continue
      const written = values.find((value) => value !== undefined) ?? ''
      const value = written.includes('&') ? decodeHTMLAttribute(written) : written
      if (isAddress) targets.add(value)
      else if (value !== '') ids.add(value)
    }
  }
  return { targets: [...targets], ids: [...ids] }
}
