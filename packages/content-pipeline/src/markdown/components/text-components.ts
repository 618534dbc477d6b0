import { asBlocks, splitLine } from '@fyr/markdown-parser/tree'
import type { PhrasingContent, RootContent } from 'mdast'
import { ADMONITION_NAMES } from '../parse/admonition-names.ts'
import { type Component, hasFlag, textOf } from './component.ts'
import { type KnownComponent, LOOKS } from './known-component.ts'
import { blockElement, container, inlineElement, linkNode, textNode } from './make-nodes.ts'

/** Types that only components have. */
const OTHER_TYPES: ReadonlyMap<string, string> = new Map([
  ['default', 'note'],
  ['error', 'danger'],
  ['warn', 'warning'],
  ['idea', 'tip'],
  ['check', 'tip'],
])

/** The meaning of a remark or a badge, by the names that tools have for it. */
const MEANINGS: ReadonlyMap<string, string> = new Map([...ADMONITION_NAMES, ...OTHER_TYPES])

function meaningOf(component: Component, ...names: string[]): string {
  return MEANINGS.get(textOf(component, ...names)?.toLowerCase() ?? '') ?? 'note'
}

export const ADMONITION: KnownComponent = {
  attributes: { ...LOOKS, type: 'text', title: 'text', id: 'ignored', emoji: 'ignored' },
  choices: { type: [...MEANINGS.keys()] },
  toNodes: (component) => [
    container(directiveOf(component), {}, component.children, textOf(component, 'title')),
  ],
}

/** The directive that says the same: an admonition keeps its name. */
function directiveOf(component: Component): string {
  const name = textOf(component, 'type')?.toLowerCase() ?? ''
  return ADMONITION_NAMES.has(name) ? name : (OTHER_TYPES.get(name) ?? 'note')
}

export const DETAILS: KnownComponent = {
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

export const BADGE: KnownComponent = {
  attributes: { ...LOOKS, text: 'text', variant: 'text', type: 'text', size: 'ignored', outline: 'ignored' },
  choices: { variant: [...MEANINGS.keys()], type: [...MEANINGS.keys()] },
  toNodes: (component) => {
    const text = textOf(component, 'text')
    const properties = { variant: meaningOf(component, 'variant', 'type') }
    const { line, blocks } = splitLine(component.children)
    if (text === null) return [inlineElement('fyr-badge', properties, line), ...blocks]
    const badge = inlineElement('fyr-badge', properties, [textNode(text)])
    return [{ ...badge, data: { ...badge.data, isNamedByAttribute: true } }, ...component.children]
  },
}

export const LINK_BUTTON: KnownComponent = {
  attributes: {
    ...LOOKS,
    href: 'address',
    to: 'address',
    variant: 'text',
    iconPlacement: 'ignored',
    target: 'ignored',
    rel: 'ignored',
  },
  required: [['href', 'to']],
  toNodes: (component) => {
    const { link, blocks } = linkOf(component)
    const isQuiet = textOf(component, 'variant') !== null && textOf(component, 'variant') !== 'primary'
    return [inlineElement('fyr-link-button', isQuiet ? { variant: 'secondary' } : {}, [link]), ...blocks]
  },
}

export const LINK: KnownComponent = {
  attributes: {
    ...LOOKS,
    to: 'address',
    href: 'address',
    target: 'ignored',
    rel: 'ignored',
    activeClassName: 'ignored',
    isNavLink: 'ignored',
    autoAddBaseUrl: 'ignored',
  },
  required: [['to', 'href']],
  toNodes: (component) => {
    const { link, blocks } = linkOf(component)
    return [link, ...blocks]
  },
}

/**
 * A link around the text of a component, followed by the blocks that a link cannot contain. A link without text shows
 * its address.
 */
function linkOf(component: Component): { link: PhrasingContent; blocks: readonly RootContent[] } {
  const address = textOf(component, 'href', 'to') ?? ''
  const { line, blocks } = splitLine(component.children)
  return { link: linkNode(address, line.length === 0 ? [textNode(address)] : line), blocks }
}

/** A wrapper that other tools need and readers do not see. */
export const TRANSPARENT: KnownComponent = {
  attributes: { ...LOOKS, slot: 'ignored', fallback: 'ignored', id: 'ignored', description: 'ignored' },
  toNodes: ({ children }) => children,
}

export const ICON: KnownComponent = {
  attributes: { ...LOOKS, name: 'text', label: 'text', size: 'ignored', color: 'ignored' },
  isEmpty: true,
  toNodes: (component) => {
    const label = textOf(component, 'label')
    return label === null ? [] : [textNode(label)]
  },
}

/** A component that is an element of the theme around its content. */
export function wrapper(tagName: string, ignored: readonly string[] = []): KnownComponent {
  return {
    attributes: { ...LOOKS, ...Object.fromEntries(ignored.map((name) => [name, 'ignored' as const])) },
    toNodes: ({ children }) => [blockElement(tagName, {}, children)],
  }
}

function html(value: string): RootContent {
  return { type: 'html', value }
}
