import { isBlankText } from '@fyr/markdown-parser/tree'
import type { Nodes, RootContent } from 'mdast'
import { type Component, hasFlag, textOf } from './component.ts'
import { container } from './make-nodes.ts'
import { type KnownComponent, LOOKS } from './known-component.ts'
import type { Literal } from '../document/literal.ts'

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

/** Marks a tab that is shown first until its tabs are known. */
const FIRST = 'default'

/** A tab, as `:::tab{value label}` would make it. */
function tabOf(component: Component): RootContent[] {
  const attributes = { value: textOf(component, 'value'), label: textOf(component, 'label') }
  const first = hasFlag(component, FIRST) ? { [FIRST]: '' } : {}
  return [container('tab', { ...attributes, ...first }, component.children)]
}

/**
 * Tabs, as `::::tabs{group default}` would make them; labels may be a list of their own. The name that Docusaurus looks up in
 * the query is the group, so that published links go on opening a tab.
 */
function tabsOf(component: Component): RootContent[] {
  const children = component.children.filter((node) => !isBlankText(node))
  const tabs = children.filter(isTab)
  const listed = listedTabs(component.attributes.get('values'))
  const items = textsIn(component.attributes.get('items'))
  for (const [index, tab] of tabs.entries()) nameTab(tab, listed, items[index])
  const first = tabs.find((tab) => tab.attributes?.[FIRST] !== undefined)
  const value = textOf(component, 'defaultValue') ?? first?.attributes?.['value'] ?? null
  for (const tab of tabs) delete tab.attributes?.[FIRST]
  return [
    container(
      'tabs',
      { group: textOf(component, 'queryString', 'groupId', 'syncKey', 'group'), default: value },
      children,
    ),
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

/** `items={['npm', 'yarn']}`: labels in the order of the tabs. */
function textsIn(items: Literal): string[] {
  return Array.isArray(items) ? items.map((item: Literal) => (typeof item === 'string' ? item : '')) : []
}

function nameTab(tab: ContainerDirective, listed: readonly ListedTab[], item: string | undefined): void {
  const attributes = (tab.attributes ??= {})
  if (item !== undefined && item !== '' && attributes['label'] === undefined) {
    attributes['value'] ??= item
    attributes['label'] = item
  }
  const entry = listed.find(({ value }) => value === attributes['value'])
  if (entry === undefined) return
  attributes['label'] ??= entry.label ?? entry.value
  if (entry.isFirst) attributes[FIRST] = ''
}

export const TABS: KnownComponent = {
  attributes: {
    ...LOOKS,
    groupId: 'text',
    syncKey: 'text',
    group: 'text',
    defaultValue: 'text',
    values: 'any',
    lazy: 'ignored',
    block: 'ignored',
    queryString: 'any',
    items: 'any',
  },
  toNodes: tabsOf,
}

export const TAB: KnownComponent = {
  attributes: {
    ...LOOKS,
    value: 'text',
    label: 'text',
    default: 'flag',
    attributes: 'ignored',
    hidden: 'ignored',
  },
  toNodes: tabOf,
}
