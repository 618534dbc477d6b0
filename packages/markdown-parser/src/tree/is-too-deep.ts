interface TreeNode {
  readonly type: string
  readonly children?: readonly TreeNode[]
}

/**
 * Whether a tree has more levels than `deepest`. Walks level by level, since a walk that calls itself would overflow on
 * what it looks for.
 */
export function isTooDeep(node: TreeNode, deepest: number): boolean {
  let level: readonly TreeNode[] = [node]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((inner) => inner.children ?? [])
  }
  return false
}
