import { changeMarkdown, someMarkdown, walkMarkdown } from '@fyr/markdown-parser/tree'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import type { FootnoteDefinition, FootnoteReference, Nodes, Parents, Root } from 'mdast'

/**
 * Removes the footnotes that the page does not show: those without a reference in shown content, and all but the first
 * of one name. Their authors are told, except of those that are `told` already, with the title that referred to them.
 */
export function dropUnusedFootnotes(tree: Root, told: ReadonlySet<Nodes>, context: DocumentContext): void {
  if (!someMarkdown(tree, (node) => node.type === 'footnoteDefinition')) return
  const used = usedFootnotes(tree)
  changeMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'footnoteDefinition' || used.has(node)) return null
    if (!told.has(node)) reportDropped(node, used, context)
    const siblings: Nodes[] = parent.children
    siblings.splice(index, 1, ...footnotesWithin(node, used))
    return index
  })
}

function reportDropped(
  footnote: FootnoteDefinition,
  used: ReadonlySet<Nodes>,
  context: DocumentContext,
): void {
  const name = footnote.label ?? footnote.identifier
  const isSecond = [...used].some(
    (one) => one.type === 'footnoteDefinition' && nameOf(one) === nameOf(footnote),
  )
  const [problem, hint] = isSecond
    ? [`This footnote is not shown: another one is called "${name}".`, 'Give one of them another name.']
    : [
        `The footnote "${name}" is not shown: no text refers to it.`,
        `Write "[^${name}]" behind the words that it explains, or delete it.`,
      ]
  reportAt(context, footnote, 'unread-syntax', problem, hint)
}

/** The footnotes that shown content refers to. */
export function usedFootnotes(tree: Root): ReadonlySet<Nodes> {
  const known = new Map<string, FootnoteDefinition>()
  walkMarkdown(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !known.has(nameOf(node))) known.set(nameOf(node), node)
  })
  const used = new Set<Nodes>()
  // Grows during the loop. Not recursive: footnotes may refer to one another without end.
  const shown: Parents[] = [tree]
  for (const { children } of shown) {
    for (const child of children) {
      const footnote = child.type === 'footnoteReference' ? known.get(nameOf(child)) : undefined
      if (footnote !== undefined && !used.has(footnote)) {
        used.add(footnote)
        shown.push(footnote)
      } else if ('children' in child && child.type !== 'footnoteDefinition') {
        shown.push(child)
      }
    }
  }
  return used
}

/** References that are inside an unused footnote. */
function footnotesWithin(parent: Parents, used: ReadonlySet<Nodes>): Nodes[] {
  return parent.children.flatMap((child: Nodes) => {
    if (used.has(child)) return [child]
    return 'children' in child ? footnotesWithin(child, used) : []
  })
}

/** Normalised as the converter does it. */
function nameOf({ identifier }: FootnoteDefinition | FootnoteReference): string {
  return identifier.toUpperCase()
}
