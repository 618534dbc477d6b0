import type { Nodes, Root } from 'mdast'
import { walkMarkdown } from '../document/walk-tree.ts'

/** A definition of a link or a footnote, or what refers to one. */
type NamedNode = Extract<Nodes, { identifier: string }>

/** The names that the definitions of a tree have. */
export function definitionNames(tree: Root): Set<string> {
  const names = new Set<string>()
  walkMarkdown(tree, (node) => {
    if (isDefinition(node)) names.add(node.identifier)
  })
  return names
}

/**
 * Gives the definitions of a tree, and what refers to them, names that are not in `taken`, and adds these there. A name
 * that is free stays as it is.
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

/** Numbered with an underscore: with a hyphen the converter numbers what refers to one footnote. */
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
