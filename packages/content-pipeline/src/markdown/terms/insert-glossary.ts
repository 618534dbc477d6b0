import { changeMarkdown, someMarkdown } from '@fyr/markdown-parser/tree'
import type { Heading, Nodes, Paragraph, Root } from 'mdast'
import { compareInAlphabet } from '../../compare-in-alphabet.ts'
import { blockElement, textNode } from '../components/make-nodes.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'

/** Name of the directive that lists the terms of the site. */
export const GLOSSARY = 'glossary'

/** Element around the terms. They are translated in `terms.yml`, so it is no part of what a ledger compares. */
export const GLOSSARY_TAG = 'fyr-glossary'

/** Puts the terms of the site in the place of `::glossary`: a heading each, in the alphabet of the document's language. */
export function insertGlossary(tree: Root, context: DocumentContext): void {
  if (!someMarkdown(tree, isGlossary)) return
  changeMarkdown(tree, (node, index, parent) => {
    if (!isGlossary(node)) return null
    const { position } = node
    const list = blockElement(GLOSSARY_TAG, {}, entriesOf(node, context))
    const siblings: Nodes[] = parent.children
    siblings[index] = position === undefined ? list : { ...list, position }
    return index + 1
  })
}

function isGlossary(node: Nodes): boolean {
  return node.type === 'leafDirective' && node.name === GLOSSARY
}

function entriesOf({ position }: Nodes, context: DocumentContext): (Heading | Paragraph)[] {
  const { terms, lang = '' } = context
  if (terms === undefined) {
    const problem = 'There are no terms to list here.'
    reportAt(context, { position }, 'missing-terms', problem, 'Add terms.yml to the root of the site.')
    return []
  }
  // Marks are for other pages.
  for (const { id } of terms.list) terms.marked.add(id)
  const place = position === undefined ? {} : { position }
  const compare = compareInAlphabet(lang)
  return terms.list
    .toSorted((one, other) => compare(one.term, other.term))
    .flatMap(({ id, term, definition }): (Heading | Paragraph)[] => [
      { type: 'heading', depth: 2, children: [textNode(`${term} {#${id}}`)], ...place },
      { type: 'paragraph', children: [textNode(definition)], ...place },
    ])
}
