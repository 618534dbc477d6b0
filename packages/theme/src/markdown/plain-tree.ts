import type { Element, ElementContent, Nodes, Root } from 'hast'
import { admonitionLabel, admonitionType, admonitionWord } from '../content/admonition-type.ts'
import { changeLabel, changeType } from '../content/change-type.ts'
import { SAMPLE_ELEMENTS } from '../content/sample-elements.ts'
import { stringProperty } from '../content/string-property.ts'
import { textOf } from '../content/text-of.ts'
import type { Messages } from '../messages/messages.ts'
import { cardList } from './doc-trees.ts'
import { element, paragraph } from './html-tree.ts'

/** The context for turning a tree into plain HTML. */
export interface PlainTreeContext {
  /** Absolute address of the page. */
  readonly address: string
  readonly messages: Messages
  /** Markdown of an island by its name and its attributes as JSON; empty for none. */
  readonly renderIsland: (name: string, attributes: string) => string
}

/** Element of Markdown that is written as it is: its property `value`. */
export const RAW_TAG = 'fyr-raw'

/**
 * The tree of a page as plain HTML: each special element of the pipeline becomes elements that Markdown has, and every
 * address is absolute.
 */
export function plainTree(tree: Root, context: PlainTreeContext): Root {
  return { type: 'root', children: tree.children.flatMap((node) => plain(node, context)) }
}

function isSample(child: ElementContent): boolean {
  return child.type === 'element' && SAMPLE_ELEMENTS.has(child.tagName)
}

/** Makes plain elements of one. */
type Serialiser = (node: Element, context: PlainTreeContext) => ElementContent[]

/** One for each element that Markdown has no word for. All others keep their tags. */
const SERIALISERS: Readonly<Record<string, Serialiser>> = {
  'fyr-admonition': (node, context) => {
    const [first] = elementsIn(node)
    const name = admonitionWord(stringProperty(node, 'name')) ?? admonitionType(stringProperty(node, 'type'))
    const children = inside(node, context)
    if (first?.tagName === 'fyr-admonition-title') return [element('blockquote', {}, children)]
    return [element('blockquote', {}, label(admonitionLabel(name, context.messages)), children)]
  },
  'fyr-admonition-title': (node, context) => [label(inside(node, context))],
  'fyr-admonition-name': (node, { messages }) => {
    const type = stringProperty(node, 'type')
    return [element('strong', {}, admonitionLabel(admonitionWord(type) ?? admonitionType(type), messages))]
  },
  'fyr-endpoint': (node, context) => {
    const method = stringProperty(node, 'method')
    const { children } = node
    // Samples first, as on a small screen.
    const ordered = [...children.filter(isSample), ...children.filter((child) => !isSample(child))]
    const content = inside({ ...node, children: ordered }, context)
    if (method === null) return content
    const line = `${method.toUpperCase()} ${stringProperty(node, 'address') ?? ''}`
    return [paragraph(element('code', {}, line)), ...content]
  },
  // Agents read the original itself.
  'fyr-source-note': () => [],
  // A page says what is so; the page with all changes says what was.
  'fyr-changes': () => [],
  'fyr-change-mark': () => [],
  'fyr-change': (node, context) => {
    const name = changeLabel(changeType(stringProperty(node, 'type')), context.messages)
    const place = stringProperty(node, 'href')
    const kind = element(
      'strong',
      {},
      place === null ? name : same(element('a', { href: place }, name), context),
    )
    return [element('li', {}, paragraph(kind, ': ', inside(node, context)))]
  },
  ins: kept,
  'fyr-fields': (node, context) => titled(node, context),
  'fyr-field': inside,
  'fyr-request': (node, context) => titled(node, context, context.messages.request),
  'fyr-response': (node, context) => titled(node, context, context.messages.response),
  'fyr-tabs': inside,
  'fyr-card-grid': inside,
  'fyr-content-card': inside,
  'fyr-card-title': (node, context) => [label(inside(node, context))],
  'fyr-steps': inside,
  'fyr-file-tree': inside,
  'fyr-badge': inside,
  'fyr-link-button': inside,
  'fyr-embed': inside,
  'fyr-tab': (node, context) => [label(stringProperty(node, 'label') ?? ''), ...inside(node, context)],
  'fyr-term': (node) => [{ type: 'text', value: textOf(node) }],
  'fyr-quantity': inside,
  'fyr-glossary': inside,
  'fyr-sort': inside,
  'fyr-code': (node) => [
    element('pre', {
      language: stringProperty(node, 'language'),
      title: stringProperty(node, 'title'),
      value: textOf(node).replace(/\n$/, ''),
    }),
  ],
  'fyr-cards': (node, context) => {
    const cards = elementsIn(node).map((card) => ({
      label: stringProperty(card, 'label') ?? '',
      href: stringProperty(card, 'href') ?? '',
      description: stringProperty(card, 'description'),
      itemCount: Number(stringProperty(card, 'itemCount') ?? 0),
    }))
    return cardList(cards, context.messages).flatMap((list) => plain(list, context))
  },
  'fyr-island': (node, context) => {
    const [name, attributes] = [stringProperty(node, 'name'), stringProperty(node, 'attributes')]
    const value = context.renderIsland(name ?? '', attributes ?? '{}').trim()
    const own = value === '' ? [] : [raw(value)]
    const isInline = node.properties['inline'] !== undefined
    return [...(isInline ? own : own.map((one) => element('div', {}, one))), ...inside(node, context)]
  },
  summary: (node, context) => [label(inside(node, context))],
  details: (node, context) => [element('div', {}, inside(node, context))],
  figcaption: (node, context) => [paragraph(inside(node, context))],
  figure: (node, context) => [element('div', {}, inside(node, context))],
  svg: (node, { messages }) => {
    const words = textsOf(node)
    const name = stringProperty(node, 'ariaLabel') ?? messages.diagram
    return words.length === 0 ? [] : [paragraph(`${name}: ${words.join(', ')}`)]
  },
  math: (node) => {
    const source = stringProperty(node, 'alttext') ?? textOf(node)
    const isBlock = stringProperty(node, 'display') === 'block'
    return [raw(isBlock ? `$$\n${source.trim()}\n$$` : `$${source.trim()}$`)]
  },
  sub: kept,
  sup: (node, context) => (isReference(elementsIn(node)[0]) ? inside(node, context) : kept(node, context)),
  a: (node, context) => (node.properties['dataFootnoteBackref'] === undefined ? same(node, context) : []),
  h2: (node, context) => (isFootnoteLabel(node) ? [] : same(node, context)),
  video: film,
  audio: film,
  img: (node, context) => {
    const source = stringProperty(node, 'src') ?? ''
    // If there is one picture for each colour mode, only the light one is kept.
    if (source.endsWith('#only-dark')) return []
    const properties = { ...node.properties, src: source.replace(/#only-light$/, '') }
    return same({ ...node, properties }, context)
  },
}

function plain(node: Nodes, context: PlainTreeContext): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const serialise = Object.hasOwn(SERIALISERS, node.tagName) ? SERIALISERS[node.tagName] : undefined
  return (serialise ?? same)(node, context)
}

function inside(node: Element, context: PlainTreeContext): ElementContent[] {
  return node.children.flatMap((child) => plain(child, context))
}

/** Content below its title, where it has one. */
function titled(node: Element, context: PlainTreeContext, usual: string | null = null): ElementContent[] {
  const title = stringProperty(node, 'title') ?? usual
  return [...(title === null ? [] : [label(title)]), ...inside(node, context)]
}

/** The element with plain content and absolute addresses. */
function same(node: Element, context: PlainTreeContext): ElementContent[] {
  const properties = { ...node.properties }
  for (const name of ['href', 'src'] as const) {
    const address = properties[name]
    if (typeof address === 'string' && URL.canParse(address, context.address))
      properties[name] = new URL(address, context.address).href
  }
  return [{ ...node, properties, children: inside(node, context) }]
}

/** A link to the first file of a film or a sound. */
function film(node: Element, context: PlainTreeContext): ElementContent[] {
  const source = elementsIn(node).find(({ tagName }) => tagName === 'source')
  const href = source && stringProperty(source, 'src')
  if (href === undefined || href === null) return []
  const name = stringProperty(node, 'ariaLabel') ?? href.replace(/^.*\//, '')
  return [paragraph(same(element('a', { href }, name), context))]
}

/** Markdown has no such element, but HTML in it keeps the meaning: `10<sup>6</sup>`. */
function kept(node: Element, context: PlainTreeContext): ElementContent[] {
  const { tagName } = node
  return [raw(`<${tagName}>`), ...inside(node, context), raw(`</${tagName}>`)]
}

/** The text in it is not written: the library drops the space after an element without any. */
function raw(value: string): Element {
  return element(RAW_TAG, { value }, '-')
}

function label(children: string | readonly ElementContent[]): Element {
  return paragraph(element('strong', {}, children))
}

function isReference(node: Element | undefined): boolean {
  return node?.properties['dataFootnoteRef'] !== undefined
}

function isFootnoteLabel({ properties }: Element): boolean {
  return /(?:^|-)footnote-label$/.test(String(properties.id ?? ''))
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element')
}

/** The words of a drawing, its description and each `<text>` on its own. */
function textsOf(node: Element): string[] {
  if (node.tagName === 'text' || node.tagName === 'desc')
    return [textOf(node).replaceAll(/\s+/g, ' ').trim()].filter(Boolean)
  return elementsIn(node).flatMap(textsOf)
}
