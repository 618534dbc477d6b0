import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Nodes, Root } from 'mdast'

/** A definition of a link or a footnote, or a reference to one. */
type NamedNode = Extract<Nodes, { identifier: string }>

/** Names of the definitions in a tree. */
export function definitionNames(tree: Root): Set<string> {
  const names = new Set<string>()
  walkMarkdown(tree, (node) => {
    if (isDefinition(node)) names.add(node.identifier)
  })
  return names
}

/**
 * Renames the definitions of a tree, and their references, to names that are not in `taken`, and adds those to it. A
 * free name is kept.
 */
export function renameDefinitions(tree: Root, taken: Set<string>): void {
  const names = new Map<string, string>()
  for (const name of definitionNames(tree)) {
    const free = freeName(name, taken)
    taken.add(free)
    names.set(name, free)
  }
  walkMarkdown(tree, (node) => {
    if (hasName(node)) node.identifier = names.get(node.identifier) ?? node.identifier
  })
}

/** Numbered with an underscore: the converter uses a hyphen to number the references to one footnote. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}_${number}`
  return free
}

function isDefinition(node: Nodes): node is NamedNode {
  return node.type === 'definition' || node.type === 'footnoteDefinition'
}

function hasName(node: Nodes): node is NamedNode {
  return 'identifier' in node
}
