import { walkElements } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'

/** The group and the value of a tab, with which a link can open it: `?unit=metric`. */
export type TabName = readonly [group: string, value: string]

/** The tabs of a tree that are in a group, without duplicates. */
export function findTabs(tree: Root): TabName[] {
  const found = new Map<string, TabName>()
  walkElements(tree, ({ tagName, properties, children }) => {
    const group = String(properties['group'] ?? '')
    if (tagName !== 'fyr-tabs' || group === '') return
    for (const tab of children) {
      if (tab.type !== 'element') continue
      const value = String(tab.properties['value'] ?? '')
      found.set(`${group}=${value}`, [group, value])
    }
  })
  return [...found.values()]
}
