/** More levels than any text has, and few enough for the stages behind, which call themselves once a level. */
const DEEPEST_TREE = 400

/** Why what a plugin left is no tree that can be walked, as the end of a sentence; null when it is one. */
export function findTreeFault(root: unknown): string | null {
  // Not by calling itself: what it looks for would overflow that.
  const stack: { readonly node: unknown; readonly depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next
    if (!isNode(node)) return 'returned something that is not a tree node'
    if (depth > DEEPEST_TREE) return 'put a node inside itself or nested nodes too deeply'
    const children: unknown = 'children' in node ? node.children : []
    if (!Array.isArray(children)) return `returned a node "${node.type}" whose children are not a list`
    for (const child of children) stack.push({ node: child, depth: depth + 1 })
  }
  return null
}

function isNode(value: unknown): value is { readonly type: string } {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'
}
