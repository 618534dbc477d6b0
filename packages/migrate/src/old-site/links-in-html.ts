import { attributeOf, htmlToText } from './plain-value.ts'

/** A link of a footer: to an address of the site, or to another one. */
export type PlainLink =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly href: string }

/** A link that contains no other one. */
const LINK = /<a\b([^<>]*)>((?:(?!<\/?a\b)[^])*)<\/a>/gi

/**
 * The links of HTML with their texts, each address once. Those without a text are left out, and those that lead neither to a page
 * of the site, whose addresses begin with its base path, nor to another site.
 */
export function linksInHtml(html: string, basePath: string): readonly PlainLink[] {
  const found = new Map<string, PlainLink>()
  for (const [, attributes = '', inner = ''] of html.matchAll(LINK)) {
    const address = attributeOf(attributes, 'href') ?? ''
    const label = htmlToText(inner)
    if (label === '' || found.has(address)) continue
    if (/^https?:\/\//i.test(address)) found.set(address, { label, href: address })
    else if (address.startsWith(basePath) && !address.startsWith('//'))
      found.set(address, { label, to: `/${address.slice(basePath.length)}` })
  }
  return [...found.values()]
}
