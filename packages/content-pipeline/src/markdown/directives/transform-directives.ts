import { changeMarkdown, someMarkdown } from '@fyr/markdown-parser/tree'
import type { BlockContent, Nodes, Paragraph, Parents, PhrasingContent, Root, Text } from 'mdast'
import type { AdmonitionType } from '../../manifest/index.ts'
import { linesOf } from '../../lines-of.ts'
import { nearestName, suggestName } from '../../nearest-name.ts'
import { VIDEO_SERVICES } from '../../schemas/embeds.ts'
import { substituteVariables } from '../../substitute-variables.ts'
import { ADMONITION_NAMES } from '../parse/admonition-names.ts'
import { CODE_GROUP } from '../code/transform-code-groups.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { CARDS_TAG } from './find-cards.ts'
import { ISLAND_TAG } from './find-islands.ts'
import { distinctValues, joinTabs } from '../code/join-tabs.ts'
import { EMBED_FORMS, transformEmbed } from './transform-embed.ts'
import { REFERENCE_ATTRIBUTES, isReference, transformReference } from './transform-reference.ts'
import { GLOSSARY } from '../terms/insert-glossary.ts'
import { DATA, INCLUDE } from '../document/include-name.ts'
import { plainText } from '../document/plain-text.ts'

/** Declared globally by remark-directive. */
type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>
type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>

/** Name of the directive that shows the entries of a sidebar category. */
const CARDS = 'cards'
/** Name of the directive that shows a component of the site. */
const ISLAND = 'island'

/** Directives that show a part of an API. */
const API_PARTS: ReadonlyMap<string, string> = new Map([
  ['operation', '::operation{id=…}'],
  ['request', '::request{id=…}'],
  ['schema', '::schema{name=…}'],
])

/** Every leaf directive as it is written. */
const LEAF_FORMS: ReadonlyMap<string, string> = new Map([
  [INCLUDE, '::include{file=…}'],
  [DATA, '::data{file=…}'],
  ...API_PARTS,
  [CARDS, '::cards'],
  [GLOSSARY, '::glossary'],
  [ISLAND, '::island{name=…}'],
  ...EMBED_FORMS,
])

/** Every container directive and its attributes. The theme decides on the icon of an admonition, so one is left out quietly. */
const CONTAINERS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...ADMONITION_NAMES.keys()].map((name): [string, string[]] => [name, []]),
  ['tabs', ['group', 'default']],
  ['tab', ['value', 'label']],
  ['details', ['summary', 'open']],
  [CODE_GROUP, ['group']],
  ...REFERENCE_ATTRIBUTES,
])

/** Names of all directives with content. */
export function containerNames(): readonly string[] {
  return [...CONTAINERS.keys(), ISLAND]
}

/** A hint for an unknown directive. */
export function hintForContainer(name: string): string {
  const leaf = LEAF_FORMS.get(name)
  if (leaf !== undefined) return `Write it with two colons and no content: "${leaf}".`
  const names = containerNames()
  const near = nearestName(name, names)
  const own = near === null ? ` A component of your own is ":::island{name=${name}}".` : ''
  return suggestName(name, names, `Directives: ${names.join(', ')}.${own}`)
}

/**
 * Turns containers (`:::note`, `::::tabs`, `:::details`) and leaves (`::cards`, `::island`, `::video`) into the special elements
 * of the manifest contract, and turns what only looks like a directive back into text, character by character.
 */
export function transformDirectives(tree: Root, context: DocumentContext): void {
  if (!someMarkdown(tree, isDirective)) return
  changeMarkdown(tree, (node, index, parent) => {
    if (node.type === 'leafDirective') {
      if (node.name === INCLUDE) return null
      if (!LEAF_FORMS.has(node.name) || node.children.length > 0)
        return restoreLeaf(node, index, parent, context)
      if (node.name === CARDS || node.name === GLOSSARY) reportAttributesOfLeaf(node, context)
      if (node.name === DATA || node.name === GLOSSARY || API_PARTS.has(node.name)) return null
      if (node.name === CARDS) node.data = { ...node.data, hName: CARDS_TAG }
      else if (EMBED_FORMS.has(node.name)) transformEmbed(node, context)
      else transformIsland(node, context)
    }
    if (node.type === 'containerDirective') transformContainer(node, parent, context)
    return null
  })
}

function isDirective({ type }: Nodes): boolean {
  return type === 'leafDirective' || type === 'containerDirective'
}

/**
 * The attributes become one property, because they may have any name, and the allow-list needs names. The content
 * stays inside.
 */
function transformIsland(node: LeafDirective | ContainerDirective, context: DocumentContext): void {
  const { name, ...others } = node.attributes ?? {}
  if (!name) {
    const problem = '::island needs the name of a component.'
    reportAt(
      context,
      node,
      'invalid-island',
      problem,
      'Write "::island{name=…}": the name of a file in theme/islands, without ".tsx".',
    )
  }
  const attributes = JSON.stringify(others)
  node.data = { ...node.data, hName: ISLAND_TAG, hProperties: { name: name ?? '', attributes } }
}

function transformContainer(
  node: ContainerDirective,
  parent: Parents | undefined,
  context: DocumentContext,
): void {
  if (node.data?.isComponent !== true && !isClosed(node, context)) {
    reportAt(
      context,
      node,
      'unclosed-directive',
      `The directive ":::${node.name}" is never closed.`,
      'Add a line with the same number of colons after its last line. An outer directive needs more colons than an inner one.',
    )
  }
  reportUnknownAttributes(node, context)
  const type = ADMONITION_NAMES.get(node.name)
  if (type !== undefined) transformAdmonition(node, node.data?.admonitionType ?? type)
  else if (node.name === 'tabs') transformTabs(node, context)
  else if (node.name === 'details') transformDetails(node)
  else if (node.name === 'tab') checkTabParent(node, parent, context)
  else if (node.name === ISLAND) transformIsland(node, context)
  else if (isReference(node.name)) transformReference(node, context)
  else if (node.name !== CODE_GROUP) {
    reportAt(
      context,
      node,
      'unknown-directive',
      `Unknown directive ":::${node.name}".`,
      hintForContainer(node.name),
    )
  }
}

/** They list what belongs to their page, or all terms, and can be told nothing. */
function reportAttributesOfLeaf(node: LeafDirective, context: DocumentContext): void {
  for (const attribute of Object.keys(node.attributes ?? {})) {
    const problem = `Unknown attribute "${attribute}" for "::${node.name}": it is ignored.`
    const hint = `Write only "${LEAF_FORMS.get(node.name) ?? ''}".`
    reportAt(context, node, 'unknown-attribute', problem, hint)
  }
}

function reportUnknownAttributes(
  { name, attributes, position }: ContainerDirective,
  context: DocumentContext,
): void {
  const known = CONTAINERS.get(name)
  if (known === undefined) return
  for (const attribute of Object.keys(attributes ?? {})) {
    if (known.includes(attribute) || (attribute === 'icon' && ADMONITION_NAMES.has(name))) continue
    const advice =
      known.length === 0 ? 'It can only have a title: ":::note[Title]".' : `Known: ${known.join(', ')}.`
    const problem = `Unknown attribute "${attribute}" for ":::${name}": it is ignored.`
    reportAt(context, { position }, 'unknown-attribute', problem, suggestName(attribute, known, advice))
  }
}

function transformAdmonition(node: ContainerDirective, type: AdmonitionType): void {
  const label = labelOf(node)
  if (label !== null) label.data = { ...label.data, hName: 'fyr-admonition-title' }
  // Without a title it is called by the word that the author uses.
  const name = label !== null || node.name === type ? {} : { name: node.name }
  node.data = { ...node.data, hName: 'fyr-admonition', hProperties: { type, ...name } }
}

function transformDetails(node: ContainerDirective): void {
  const summary = node.attributes?.['summary']?.trim()
  const label = labelOf(node) ?? (summary ? addLabel(node, summary) : null)
  // Without a summary, a browser shows its own word for details.
  if (label !== null) label.data = { ...label.data, hName: 'summary' }
  const open = node.attributes?.['open'] === undefined ? {} : { open: true }
  node.data = { ...node.data, hName: 'details', hProperties: open }
}

function transformTabs(node: ContainerDirective, context: DocumentContext): void {
  const tabs = node.children.filter(isTab)
  if (tabs.length === 0 || tabs.length < node.children.length) {
    reportAt(
      context,
      node,
      'invalid-tabs',
      tabs.length === 0 ? 'These tabs are empty.' : 'There is content outside a tab here.',
      hintForTabs(node, context),
    )
  }
  // Without a tab it is what is in it.
  if (tabs.length === 0) return
  const written = tabs.map(valueOfTab)
  const values = distinctValues(written)
  const wanted = written.indexOf(node.attributes?.['default'] ?? '')
  reportUnknownDefault(node, written, context)
  for (const [index, tab] of tabs.entries()) {
    const [own = '', value = ''] = [written[index], values[index]]
    if (own === '') {
      const hint = 'Write ":::tab{value=… label="…"}".'
      reportAt(context, tab, 'invalid-tabs', 'This tab needs a value or a label.', hint)
    } else if (written.indexOf(own) !== index) {
      reportAt(
        context,
        tab,
        'invalid-tabs',
        `Two tabs have the value "${own}".`,
        'Give each tab its own value.',
      )
    }
    const label = labelOf(tab)
    const text = tab.attributes?.['label']?.trim() || (label === null ? own || value : plainText(label, ' '))
    if (label !== null) tab.children = tab.children.filter((child) => child !== label)
    const selected = index === Math.max(wanted, 0) ? { selected: true } : {}
    tab.data = { ...tab.data, hName: 'fyr-tab', hProperties: { value, label: text, ...selected } }
  }
  // Afterwards, as the label of a tab is the first part of it.
  node.children = joinTabs(node.children, isTab)
  const group = node.attributes?.['group']
  node.data = { ...node.data, hName: 'fyr-tabs', hProperties: group ? { group } : {} }
}

function hintForTabs({ position, children }: ContainerDirective, { source }: DocumentContext): string {
  const { line = 1, column = 1 } = position?.start ?? {}
  if (linesOf(source.text)[line - 1]?.charAt(column - 1) === '<')
    return 'Put everything inside "<TabItem value="…" label="…">" and close each of them with "</TabItem>".'
  const code = children.map((child) => (child.type === 'code' ? child.value : '')).join('\n')
  const [tag] = /:::tab|<Tab(?:Item)?(?=[\s>])/.exec(code) ?? []
  return tag === undefined
    ? 'Put everything inside ":::tab{value=… label="…"}" and close each tab with ":::". The outer "::::tabs" needs one more colon.'
    : `Indent "${tag.replace(/^<.*/, '$&>')}" by three spaces at most: four make it code.`
}

function reportUnknownDefault(
  { attributes, position }: ContainerDirective,
  values: readonly string[],
  context: DocumentContext,
): void {
  const name = attributes?.['default']
  const known = values.filter((value) => value !== '')
  if (name === undefined || name === null || known.includes(name) || known.length === 0) return
  reportAt(
    context,
    { position },
    'invalid-tabs',
    `No tab has the value "${name}", so the first tab is shown.`,
    suggestName(name, known, `Values: ${known.join(', ')}.`),
  )
}

function valueOfTab(tab: ContainerDirective): string {
  const label = labelOf(tab)
  const { value, label: name } = tab.attributes ?? {}
  return value?.trim() || name?.trim() || (label === null ? '' : plainText(label, ' '))
}

function checkTabParent(
  node: ContainerDirective,
  parent: Parents | undefined,
  context: DocumentContext,
): void {
  if (parent?.type === 'containerDirective' && parent.name === 'tabs') return
  reportAt(
    context,
    node,
    'invalid-tabs',
    'This tab is outside "::::tabs".',
    'Write "::::tabs" before the first tab and "::::" after the last one.',
  )
}

function isTab(node: Nodes): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'tab'
}

/** What is in the brackets of a block. A blank label is none, and is taken away. */
function labelOf(node: ContainerDirective): Paragraph | null {
  const [first, ...others] = node.children
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return null
  const isBlank = first.children.every((child) => child.type === 'text' && child.value.trim() === '')
  if (!isBlank) return first
  node.children = others
  return null
}

function addLabel(node: ContainerDirective, text: string): Paragraph {
  const label: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: text }] }
  node.children = [label, ...node.children] as BlockContent[]
  return label
}

/** The parser closes an open container at the end of its parent; the source shows whether the author closed it. */
function isClosed(node: ContainerDirective, { source }: DocumentContext): boolean {
  const { position } = node
  if (position === undefined || position.end.line === position.start.line) return false
  const last = linesOf(source.text)[position.end.line - 1] ?? ''
  return /^[\s>]*:{3,}\s*$/.test(last)
}

function restoreLeaf(node: LeafDirective, index: number, parent: Parents, context: DocumentContext): number {
  const isKnown = LEAF_FORMS.has(node.name)
  reportAt(
    context,
    node,
    'unread-syntax',
    isKnown
      ? `"::${node.name}" cannot have a label, so this is shown as text.`
      : `Unknown directive "::${node.name}": this is shown as text.`,
    isKnown ? `Write only "${LEAF_FORMS.get(node.name) ?? ''}".` : hintForLeaf(node.name),
  )
  const paragraph: Paragraph = { type: 'paragraph', children: literalLeaf(node, context) }
  if (node.position !== undefined) paragraph.position = node.position
  parent.children.splice(index, 1, paragraph)
  return index + 1
}

/** A hint for an unknown directive on one line. */
function hintForLeaf(name: string): string {
  const forms = `Directives: ${[...LEAF_FORMS.values()].map((form) => `"${form}"`).join(', ')}. To show it as text, write "\\::".`
  if (nearestName(name, LEAF_FORMS.keys()) !== null) return suggestName(name, LEAF_FORMS.keys(), forms)
  const service = nearestName(name, VIDEO_SERVICES)
  if (service !== null) return `Did you mean "::video{${service}=… title="…"}"? ${forms}`
  return `A component of your own is "::island{name=${name}}". ${forms}`
}

/** `::name[` and `]{…}` as written, around the label's own nodes. */
function literalLeaf(node: LeafDirective, { source, variables }: DocumentContext): PhrasingContent[] {
  const { position } = node
  if (position === undefined) return node.children
  const line = linesOf(source.text)[position.start.line - 1] ?? ''
  const first = node.children.at(0)?.position?.start.column ?? position.end.column
  const last = node.children.at(-1)?.position?.end.column ?? position.end.column
  const written = (from: number, to: number): Text => ({
    type: 'text',
    value: substituteVariables(line.slice(from - 1, to - 1), variables),
  })
  return [written(position.start.column, first), ...node.children, written(last, position.end.column)]
}
