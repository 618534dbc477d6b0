import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'
import type { Issue } from '../../diagnostic.ts'

/**
 * What the addresses and titles of link definitions may add up to where they are used again, in characters. The page has
 * them as often as they are used: without a limit, 20 kB of text would be 17 MB of page.
 */
const MAX_REPEATED = 200_000

/** The reference that is one too many, to definitions that are long and often used; or null. */
export function findRepeatedAddresses(tree: Root): Issue | null {
  const sizes = new Map<string, number>()
  walkMarkdown(tree, (node) => {
    // The first definition of a name counts.
    if (node.type === 'definition' && !sizes.has(node.identifier))
      sizes.set(node.identifier, node.url.length + (node.title?.length ?? 0))
  })
  if (sizes.size === 0) return null
  const used = new Set<string>()
  let repeated = 0
  let excess: Issue | null = null
  walkMarkdown(tree, (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    if (used.has(node.identifier)) repeated += sizes.get(node.identifier) ?? 0
    used.add(node.identifier)
    if (repeated <= MAX_REPEATED || excess !== null) return
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    excess = {
      code: 'too-large',
      problem: `Up to here this page repeats addresses and titles of link definitions with more than ${MAX_REPEATED} characters.`,
      hint: 'Shorten the definition that is used again and again, or split the page.',
      at: { line, column },
    }
  })
  return excess
}
