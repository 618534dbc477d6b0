import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { type DocumentContext, reportAt } from './document-context.ts'
import { RESERVED_IDS } from './reserved-ids.ts'
import { sanitiseSchema } from './sanitise-schema.ts'

const elements = new Set(sanitiseSchema.tagNames)

/**
 * Tells the writer which raw HTML the sanitiser will leave out: nothing disappears without a word. An id that belongs to
 * the document around the article is an error.
 */
export function reportDroppedHtml(tree: Root, context: DocumentContext): void {
  visit(tree, 'element', (node) => {
    if (!elements.has(node.tagName) && !node.tagName.startsWith('fyr-')) {
      reportAt(
        context,
        node,
        'dropped-html',
        `The element <${node.tagName}> is not allowed, so it is left out.`,
        node.tagName === 'script' || node.tagName === 'style'
          ? 'Content holds no scripts and no styles.'
          : 'The text inside stays. Use Markdown, or one of the blocks such as ":::note".',
      )
      return
    }
    reportReservedId(node, context)
    for (const name of droppedProperties(node)) {
      const problem = `The attribute "${attributeName(name)}" of <${node.tagName}> is not allowed, so it is left out.`
      reportAt(context, node, 'dropped-html', problem, 'Looks belong to the theme; nothing in content runs.')
    }
  })
}

/** The label of the footnotes comes with its id from the converter. */
function reportReservedId(node: Element, context: DocumentContext): void {
  const { id } = node.properties
  if (typeof id !== 'string' || id === 'footnote-label' || !RESERVED_IDS.includes(id)) return
  const problem = `The id "${id}" belongs to the page itself.`
  reportAt(context, node, 'duplicate-heading-id', problem, 'Choose another id.')
}

/** A property of the tree as HTML spells it: `onClick` -> `onclick`, `ariaLabel` -> `aria-label`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class'
  if (/^(?:aria|data)[A-Z]/.test(property)) return property.replaceAll(/[A-Z]/g, '-$&').toLowerCase()
  return property.toLowerCase()
}

function droppedProperties({ tagName, properties }: Element): string[] {
  const rules = [...(sanitiseSchema.attributes?.[tagName] ?? []), ...(sanitiseSchema.attributes?.['*'] ?? [])]
  const allowed = new Set(rules.map((rule) => (typeof rule === 'string' ? rule : rule[0])))
  return Object.keys(properties).filter((name) => !allowed.has(name) && !allowed.has('data*'))
}
