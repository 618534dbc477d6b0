import type { RootContent } from 'mdast'
import { INCLUDE } from '../document/include-name.ts'
import { ADMONITION_NAMES } from '../parse/admonition-names.ts'
import { plainText } from '../document/plain-text.ts'
import { TOC_TAG } from '../metadata/insert-toc.ts'
import { type Component, hasFlag, textOf } from './component.ts'
import {
  blockElement,
  container,
  imageNode,
  inlineElement,
  leaf,
  lineElement,
  linkNode,
  textNode,
} from './make-nodes.ts'
import { asBlocks, asPhrasing } from './phrasing.ts'
import type { Literal } from '../document/literal.ts'
import { sourceFile } from './read-modules.ts'
import { tabOf, tabsOf } from './tab-components.ts'

/** What an attribute may be: a text, true or false, a number, anything, or something that has no meaning here. */
export type AttributeKind = 'text' | 'flag' | 'number' | 'any' | 'ignored'

/** A component that Markdown may use by name. */
export interface KnownComponent {
  readonly attributes: Readonly<Record<string, AttributeKind>>
  /** Attributes of which one must be there, each group by its names. */
  readonly required?: readonly (readonly string[])[]
  /** What it becomes; its own position is set afterwards. */
  readonly toNodes: (component: Component) => readonly RootContent[]
}

/** Looks and behaviour that the theme decides. */
const LOOKS = {
  className: 'ignored',
  class: 'ignored',
  style: 'ignored',
  icon: 'ignored',
  slot: 'ignored',
} as const

const TABS: KnownComponent = {
  attributes: {
    ...LOOKS,
    groupId: 'text',
    syncKey: 'text',
    group: 'text',
    defaultValue: 'text',
    values: 'any',
    lazy: 'ignored',
    block: 'ignored',
    queryString: 'ignored',
    items: 'any',
  },
  toNodes: tabsOf,
}

const TAB: KnownComponent = {
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

const ADMONITION: KnownComponent = {
  attributes: { ...LOOKS, type: 'text', title: 'text', id: 'ignored' },
  toNodes: (component) => {
    const type = textOf(component, 'type') ?? 'note'
    const name = ADMONITION_NAMES.has(type) ? type : 'note'
    return [container(name, {}, component.children, textOf(component, 'title'))]
  },
}

const DETAILS: KnownComponent = {
  attributes: { ...LOOKS, summary: 'text', open: 'flag' },
  toNodes: (component) => {
    const summary = textOf(component, 'summary')
    const open = hasFlag(component, 'open')
    // A `<summary>` inside is HTML, which is put together after Markdown.
    if (summary === null) {
      return [
        html(open ? '<details open>' : '<details>'),
        ...asBlocks(component.children),
        html('</details>'),
      ]
    }
    return [container('details', open ? { open: '' } : {}, component.children, summary)]
  },
}

const CODE: KnownComponent = {
  attributes: {
    ...LOOKS,
    language: 'text',
    lang: 'text',
    code: 'any',
    title: 'text',
    metastring: 'text',
    meta: 'text',
    showLineNumbers: 'flag',
    mark: 'any',
    wrap: 'ignored',
    frame: 'ignored',
  },
  toNodes: (component) => {
    const file = sourceFile(component.attributes.get('code')) ?? includedFile(component.children)
    const language = textOf(component, 'language', 'lang')
    if (file !== null) return [leaf(INCLUDE, { file, language, title: textOf(component, 'title') })]
    const written = component.children.map((node) => plainText(node, '\n')).join('\n')
    // In `.md`, braces around a text are text themselves.
    const value = textOf(component, 'code') ?? written.trim().replace(/^\{([^]*)\}$/, '$1')
    const title = textOf(component, 'title')
    const meta = [
      textOf(component, 'metastring', 'meta'),
      title === null ? null : `title="${title.replaceAll('"', "'")}"`,
      hasFlag(component, 'showLineNumbers') ? 'showLineNumbers' : null,
    ]
    return [
      {
        type: 'code',
        lang: language ?? 'text',
        meta: meta.filter((part) => part !== null).join(' ') || null,
        value: value.replace(/^\n|\n$/g, ''),
      },
    ]
  },
}

function includedFile(children: readonly RootContent[]): string | null {
  const directive = children.find((node) => node.type === 'leafDirective')
  return directive?.attributes?.['file'] ?? null
}

const CARD: KnownComponent = {
  attributes: { ...LOOKS, title: 'text', href: 'text', to: 'text', description: 'text', target: 'ignored' },
  required: [['title']],
  toNodes: (component) => {
    const title = textNode(textOf(component, 'title') ?? '')
    const href = textOf(component, 'href', 'to')
    const description = textOf(component, 'description')
    const heading = lineElement('fyr-card-title', [href === null ? title : linkNode(href, [title])])
    const text = description === null ? [] : [textNode(description)]
    return [blockElement('fyr-content-card', {}, [heading, ...asBlocks([...text, ...component.children])])]
  },
}

const LINK_CARD: KnownComponent = { ...CARD, required: [['title'], ['href', 'to']] }

const BADGE: KnownComponent = {
  attributes: { ...LOOKS, text: 'text', variant: 'text', type: 'text', size: 'ignored', outline: 'ignored' },
  toNodes: (component) => {
    const text = textOf(component, 'text')
    const variant = VARIANTS.get(textOf(component, 'variant', 'type') ?? '') ?? 'note'
    if (text === null) return [inlineElement('fyr-badge', { variant }, component.children)]
    const badge = inlineElement('fyr-badge', { variant }, [textNode(text)])
    return [{ ...badge, data: { ...badge.data, isNamedByAttribute: true } }]
  },
}

/** What a badge may mean, by the names that tools have for it. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ...ADMONITION_NAMES,
  ['default', 'note'],
  ['error', 'danger'],
])

const LINK_BUTTON: KnownComponent = {
  attributes: {
    ...LOOKS,
    href: 'text',
    to: 'text',
    variant: 'text',
    iconPlacement: 'ignored',
    target: 'ignored',
    rel: 'ignored',
  },
  required: [['href', 'to']],
  toNodes: (component) => {
    const link = linkNode(textOf(component, 'href', 'to') ?? '', asPhrasing(component.children))
    const isQuiet = textOf(component, 'variant') !== null && textOf(component, 'variant') !== 'primary'
    return [inlineElement('fyr-link-button', isQuiet ? { variant: 'secondary' } : {}, [link])]
  },
}

const LINK: KnownComponent = {
  attributes: {
    ...LOOKS,
    to: 'text',
    href: 'text',
    target: 'ignored',
    rel: 'ignored',
    activeClassName: 'ignored',
    isNavLink: 'ignored',
    autoAddBaseUrl: 'ignored',
  },
  required: [['to', 'href']],
  toNodes: (component) => [linkNode(textOf(component, 'to', 'href') ?? '', asPhrasing(component.children))],
}

const IMAGE: KnownComponent = {
  attributes: {
    ...LOOKS,
    src: 'any',
    alt: 'text',
    title: 'text',
    width: 'number',
    height: 'number',
    loading: 'ignored',
    decoding: 'ignored',
    format: 'ignored',
    quality: 'ignored',
    inferSize: 'ignored',
    widths: 'ignored',
    sizes: 'ignored',
    img: 'any',
  },
  required: [['src', 'img']],
  toNodes: (component) => [
    imageNode(addressOf(component, 'src', 'img'), textOf(component, 'alt') ?? '', sizeOf(component)),
  ],
}

const THEMED_IMAGE: KnownComponent = {
  attributes: { ...IMAGE.attributes, sources: 'any', src: 'any' },
  required: [['sources', 'src']],
  toNodes: (component) => {
    const sources = component.attributes.get('sources')
    const alt = textOf(component, 'alt') ?? ''
    return (['light', 'dark'] as const).flatMap((mode) => {
      const url = memberText(sources, mode)
      return url === null ? [] : [imageNode(`${url}#only-${mode}`, alt, sizeOf(component))]
    })
  },
}

function addressOf(component: Component, ...names: string[]): string {
  for (const name of names) {
    const value = component.attributes.get(name)
    if (typeof value === 'string') return value
    const inner = memberText(value, 'src') ?? memberText(value, 'default')
    if (inner !== null) return inner
  }
  return ''
}

function memberText(value: Literal, name: string): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
  const member = (value as Readonly<Record<string, Literal>>)[name]
  return typeof member === 'string' ? member : null
}

function sizeOf({ attributes }: Component): Record<string, number> {
  return Object.fromEntries(
    ['width', 'height'].flatMap((name) => {
      const size = Number(attributes.get(name) ?? Number.NaN)
      return size > 0 && size < Infinity ? [[name, size]] : []
    }),
  )
}

const VIDEO: KnownComponent = {
  attributes: {
    ...LOOKS,
    id: 'text',
    videoId: 'text',
    title: 'text',
    url: 'text',
    href: 'text',
    playlabel: 'ignored',
    params: 'ignored',
    poster: 'ignored',
  },
  required: [['id', 'videoId', 'url', 'href']],
  toNodes: (component) => {
    const id = textOf(component, 'id', 'videoId', 'url', 'href') ?? ''
    const title = textOf(component, 'title')
    const youtube = /(?:v=|youtu\.be\/|embed\/|^)([\w-]{11})(?:[?&#].*)?$/.exec(id)?.[1]
    // A frame needs a name for readers who cannot see it; without one there is a link.
    if (title !== null && youtube !== undefined) return [leaf('video', { youtube, title })]
    const url = /^https?:/i.test(id) ? id : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
    return asBlocks([linkNode(url, [textNode(title ?? url)])])
  },
}

const COMMANDS: KnownComponent = {
  attributes: { ...LOOKS, command: 'text', pkg: 'text', type: 'text', args: 'text', dev: 'flag' },
  required: [['command', 'pkg']],
  toNodes: (component) => {
    const command = textOf(component, 'command')
    const flag = hasFlag(component, 'dev') ? '-D ' : ''
    const value = command ?? `npm install ${flag}${textOf(component, 'pkg') ?? ''}`
    return [{ type: 'code', lang: 'npm', value: value.startsWith('npm') ? value : `npm ${value}` }]
  },
}

/** What holds other content together for a tool, and is nothing for readers. */
const TRANSPARENT: KnownComponent = {
  attributes: { ...LOOKS, slot: 'ignored', fallback: 'ignored', id: 'ignored', description: 'ignored' },
  toNodes: ({ children }) => children,
}

const ICON: KnownComponent = {
  attributes: { ...LOOKS, name: 'text', label: 'text', size: 'ignored', color: 'ignored' },
  toNodes: (component) => {
    const label = textOf(component, 'label')
    return label === null ? [] : [textNode(label)]
  },
}

function wrapper(tagName: string, ignored: readonly string[] = []): KnownComponent {
  return {
    attributes: { ...LOOKS, ...Object.fromEntries(ignored.map((name) => [name, 'ignored' as const])) },
    toNodes: ({ children }) => [blockElement(tagName, {}, children)],
  }
}

function html(value: string): RootContent {
  return { type: 'html', value }
}

/** Every component that Markdown may use by name, whichever tool it comes from. */
export const KNOWN_COMPONENTS: ReadonlyMap<string, KnownComponent> = new Map([
  ['Tabs', TABS],
  ['TabItem', TAB],
  ['Tab', TAB],
  ['Admonition', ADMONITION],
  ['Aside', ADMONITION],
  ['Callout', ADMONITION],
  ['Details', DETAILS],
  ['CodeBlock', CODE],
  ['Code', CODE],
  ['Card', CARD],
  ['LinkCard', LINK_CARD],
  ['CardGrid', wrapper('fyr-card-grid', ['stagger'])],
  ['Steps', wrapper('fyr-steps')],
  ['FileTree', wrapper('fyr-file-tree')],
  ['Badge', BADGE],
  ['Icon', ICON],
  ['LinkButton', LINK_BUTTON],
  ['Link', LINK],
  ['Image', IMAGE],
  ['ThemedImage', THEMED_IMAGE],
  [
    'TOCInline',
    {
      attributes: { ...LOOKS, toc: 'ignored', minHeadingLevel: 'ignored', maxHeadingLevel: 'ignored' },
      toNodes: () => [blockElement(TOC_TAG, {}, [])],
    },
  ],
  ['DocCardList', { attributes: { ...LOOKS, items: 'ignored' }, toNodes: () => [leaf('cards')] }],
  ['PackageManagerTabs', COMMANDS],
  ['PackageManagers', COMMANDS],
  ['YouTube', VIDEO],
  ['LiteYouTubeEmbed', VIDEO],
  ['Fragment', TRANSPARENT],
  ['React.Fragment', TRANSPARENT],
  ['BrowserOnly', TRANSPARENT],
  ['ClientOnly', TRANSPARENT],
  ['Translate', TRANSPARENT],
])
