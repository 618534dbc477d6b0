import type { Nodes, RootContent } from 'mdast'
import { type Component, hasFlag, textOf } from './component.ts'
import { container } from './make-nodes.ts'
import { isBlankText } from './phrasing.ts'
import type { Literal } from '../document/literal.ts'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

/** Marks a tab that is shown first until its tabs are known. */
const FIRST = 'default'

/** A tab, as `:::tab{value label}` would make it. */
export function tabOf(component: Component): RootContent[] {
  const attributes = { value: textOf(component, 'value'), label: textOf(component, 'label') }
  const first = hasFlag(component, FIRST) ? { [FIRST]: '' } : {}
  return [container('tab', { ...attributes, ...first }, component.children)]
}

/** Tabs, as `::::tabs{group default}` would make them; labels may be a list of their own. */
export function tabsOf(component: Component): RootContent[] {
  const children = component.children.filter((node) => !isBlankText(node))
  const tabs = children.filter(isTab)
  const listed = listedTabs(component.attributes.get('values'))
  for (const tab of tabs) nameTab(tab, listed)
  const first = tabs.find((tab) => tab.attributes?.[FIRST] !== undefined)
  const value = textOf(component, 'defaultValue') ?? first?.attributes?.['value'] ?? null
  for (const tab of tabs) delete tab.attributes?.[FIRST]
  return [
    container('tabs', { group: textOf(component, 'groupId', 'syncKey', 'group'), default: value }, children),
  ]
}

function isTab(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab'
}

interface ListedTab {
  readonly value: string
  readonly label: string | null
  readonly isFirst: boolean
}

/** `values={[{ value: 'npm', label: 'npm', default: true }]}`. */
function listedTabs(values: Literal): ListedTab[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((entry: Literal) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return []
    const { value, label, default: isFirst } = entry as Readonly<Record<string, Literal>>
    if (typeof value !== 'string') return []
    return [{ value, label: typeof label === 'string' ? label : null, isFirst: isFirst === true }]
  })
}

function nameTab(tab: ContainerDirective, listed: readonly ListedTab[]): void {
  const attributes = (tab.attributes ??= {})
  const entry = listed.find(({ value }) => value === attributes['value'])
  if (entry === undefined) return
  attributes['label'] ??= entry.label ?? entry.value
  if (entry.isFirst) attributes[FIRST] = ''
}
