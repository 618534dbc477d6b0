import type { Nodes } from 'mdast'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

/** The tabs among some blocks. What is outside of a tab joins the one before it, so that readers miss nothing. */
export function joinTabs(
  children: readonly Nodes[],
  isTab: (node: Nodes) => node is ContainerDirective,
): ContainerDirective[] {
  const tabs: ContainerDirective[] = []
  const before: Nodes[] = []
  for (const child of children) {
    const last: { children: Nodes[] } | undefined = tabs.at(-1)
    if (isTab(child)) tabs.push(child)
    else if (last === undefined) before.push(child)
    else last.children.push(child)
  }
  const first: { children: Nodes[] } | undefined = tabs[0]
  if (first !== undefined) first.children = [...before, ...first.children]
  return tabs
}

/** The values of tabs with a number for those that have none, and behind those that another tab has too. */
export function distinctValues(written: readonly string[]): string[] {
  const values: string[] = []
  for (const [index, value] of written.entries()) {
    const own = value === '' ? String(index + 1) : value
    values.push(values.includes(own) ? `${own}-${index + 1}` : own)
  }
  return values
}
