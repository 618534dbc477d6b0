import { walkElements } from '@fyr/markdown-parser/tree'
import type { Element, Root as HastRoot } from 'hast'
import type { Code, Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { codeElement } from '@fyr/code-blocks'
import { decodeLetters } from '../document/decode-letters.ts'
import type { DocumentContext } from '../document/document-context.ts'
import { listItemElement } from './list-item-element.ts'

/** Ids are not prefixed: the sanitiser checks names, and a prefix would break links to headings. */
const REHYPE_OPTIONS = { allowDangerousHtml: true, clobberPrefix: '' }

/**
 * Turns a Markdown tree into elements, with raw HTML when `hasHtml`; nothing is sanitised yet. Null when raw HTML is
 * nested more deeply than later, recursive stages can follow.
 */
export async function toHypertext(
  tree: Root,
  hasHtml: boolean,
  { copyCommands = true }: Pick<DocumentContext, 'copyCommands'> = {},
): Promise<HastRoot | null> {
  const code = (_state: unknown, node: Code): Element => codeElement(node, copyCommands)
  const hypertext = unified()
    .use(remarkRehype, { ...REHYPE_OPTIONS, handlers: { code, listItem: listItemElement } })
    .runSync(tree)
  decodeFootnoteIds(hypertext)
  if (!hasHtml) return hypertext
  // Raw HTML needs a second parser, loaded for the first document that has some.
  const { parseRawHtml } = await import('./parse-raw-html.ts')
  return parseRawHtml(hypertext)
}

/** The converter also percent-encodes footnote names in ids, where browsers and our links expect them decoded. */
function decodeFootnoteIds(tree: HastRoot): void {
  walkElements(tree, ({ properties }) => {
    const { id } = properties
    if (typeof id === 'string' && /^fn(?:ref)?-.*%/.test(id)) properties.id = decodeLetters(id)
  })
}
