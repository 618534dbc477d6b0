import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { codeElement } from '../code/code-element.ts'
import { decodeLetters } from '../document/decode-letters.ts'
import { listItemElement } from './list-item-element.ts'
import { walkElements } from '../document/walk-tree.ts'

/** Ids are kept as they are: the sanitiser sees to names, and a prefix would break the links to headings. */
const REHYPE_OPTIONS = {
  allowDangerousHtml: true,
  clobberPrefix: '',
  handlers: { code: codeElement, listItem: listItemElement },
}

/**
 * Turns a Markdown tree into elements, raw HTML among them when `hasHtml`; nothing is sanitised. Null when raw HTML nests
 * more deeply than later stages, which call themselves once a level, can follow.
 */
export async function toHypertext(tree: Root, hasHtml: boolean): Promise<HastRoot | null> {
  const hypertext = unified().use(remarkRehype, REHYPE_OPTIONS).runSync(tree)
  decodeFootnoteIds(hypertext)
  if (!hasHtml) return hypertext
  // Raw HTML costs a second parser, which is loaded for the first text that has some.
  const { parseRawHtml } = await import('./parse-raw-html.ts')
  return parseRawHtml(hypertext)
}

/** The converter percent-encodes the names of footnotes in ids too, where a browser and our links look for letters. */
function decodeFootnoteIds(tree: HastRoot): void {
  walkElements(tree, ({ properties }) => {
    const { id } = properties
    if (typeof id === 'string' && /^fn(?:ref)?-.*%/.test(id)) properties.id = decodeLetters(id)
  })
}
