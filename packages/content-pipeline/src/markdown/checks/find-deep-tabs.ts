import type { Nodes, Root } from 'mdast'
import type { Issue } from '../../diagnostic.ts'

/** Groups of tabs that may be inside each other. Nobody opens seven in a row to read what is in the last. */
const DEEPEST_TABS = 6

/** The first group of tabs inside too many others, or null. */
export function findDeepTabs(node: Root | Nodes, depth = 0): Issue | null {
  const inner = node.data?.hName === 'fyr-tabs' ? depth + 1 : depth
  if (inner > DEEPEST_TABS) {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    return {
      code: 'nesting-too-deep',
      problem: `These tabs are inside ${DEEPEST_TABS} other groups of tabs.`,
      hint: 'Use headings in place of the outer ones, and check that each group is closed.',
      at: { line, column },
    }
  }
  if (!('children' in node)) return null
  for (const child of node.children) {
    const found = findDeepTabs(child, inner)
    if (found !== null) return found
  }
  return null
}
