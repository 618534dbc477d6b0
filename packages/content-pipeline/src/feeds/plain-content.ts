import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { element } from '@fyr/markdown-parser/tree'
import { ADMONITION_TYPES, type AdmonitionType } from '../manifest/index.ts'
import { decodeLetters } from '../markdown/document/decode-letters.ts'
import { EMBED_TAG } from '../markdown/directives/find-embeds.ts'
import { ISLAND_TAG } from '../markdown/directives/find-islands.ts'

/** Symbols for admonitions without a title; unlike words they need no translation. */
const ADMONITION_SIGNS: Readonly<Record<AdmonitionType, string>> = {
  note: '📝',
  tip: '💡',
  info: 'ℹ️',
  warning: '⚠️',
  danger: '🚨',
}

/** Properties that only our styles and scripts use. */
const OURS = new Set(['className', 'dataFyrDocument', 'ariaLabel', 'ariaDescribedBy'])

/**
 * A sanitised tree as HTML for places without our styles and scripts, such as feed readers: special elements become
 * plain HTML, and every address is absolute. `page` is the absolute address of the page.
 */
export function plainContent(tree: Root, page: string): string {
  const children = tree.children.flatMap((node) => (node.type === 'doctype' ? [] : plain(node)))
  const simple: Root = { type: 'root', children }
  visit(simple, 'element', (node) => makeAbsolute(node, page))
  return toHtml(simple)
}

function plain(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  const { tagName, properties } = node
  if (tagName === 'fyr-code') return [plainCode(node)]
  // The theme translates this heading and the names of the back-links; here a rule works in any language.
  if (properties.id === 'footnote-label') return [element('hr', {})]
  const children = node.children.flatMap(plain)
  if (tagName === 'fyr-admonition') return [plainAdmonition(node, children)]
  if (tagName === 'fyr-admonition-title') return [labelOf(children)]
  // The component belongs to the site and may render nothing without scripts.
  if (WRAPPERS.has(tagName) || tagName === ISLAND_TAG) return children
  if (tagName === 'fyr-card-title') return [labelOf(children)]
  if (tagName === 'fyr-endpoint') {
    const { method, address } = properties
    const line = `${String(method ?? '').toUpperCase()} ${String(address ?? '')}`
    return [element('p', {}, [element('code', {}, [text(line)])]), ...children]
  }
  if (REFERENCE_PARTS.has(tagName)) {
    const title = String(properties['title'] ?? '')
    return title === '' ? children : [labelOf([text(title)]), ...children]
  }
  if (tagName === 'fyr-badge') return [element('strong', {}, children)]
  if (tagName === 'fyr-term') return [text(toString(node))]
  if (tagName === 'fyr-cards') return plainCards(node)
  if (tagName === EMBED_TAG) return [element('p', {}, children)]
  if (tagName === 'fyr-tab') return [labelOf([text(String(properties['label'] ?? ''))]), ...children]
  if (tagName === 'input') return [text(properties.checked === true ? '☑' : '☐')]
  if (tagName === 'img') return plainImage(node)
  if (tagName === 'video' || tagName === 'audio') return plainFilm(node)
  const kept = Object.entries(properties).filter(([name]) => !OURS.has(name))
  return [{ ...node, properties: Object.fromEntries(kept), children }]
}

/** Parts of a reference that may have a title. */
const REFERENCE_PARTS = new Set(['fyr-fields', 'fyr-request', 'fyr-response'])

/** Elements that are nothing without our styles: feeds get their content alone. */
const WRAPPERS = new Set([
  'fyr-tabs',
  'fyr-field',
  'fyr-card-grid',
  'fyr-content-card',
  'fyr-steps',
  'fyr-file-tree',
  'fyr-link-button',
  'fyr-sort',
  'fyr-quantity',
  'fyr-glossary',
])

function plainCards({ children }: Element): ElementContent[] {
  const items = children.flatMap((card) => {
    if (card.type !== 'element') return []
    const { label, href, description } = card.properties
    const link = element('a', { href: String(href ?? '') }, [text(String(label ?? ''))])
    return [element('li', {}, [link, ...(description ? [text(`: ${String(description)}`)] : [])])]
  })
  return items.length === 0 ? [] : [element('ul', {}, items)]
}

/** Feed readers get one variant of an image: the light one. */
function plainImage(node: Element): ElementContent[] {
  const src = String(node.properties.src ?? '')
  if (src.endsWith('#only-dark')) return []
  return [element('img', { ...node.properties, src: src.replace(/#only-light$/, '') })]
}

/** A link to the first file of a film or a sound: feeds show none. */
function plainFilm({ children, properties }: Element): ElementContent[] {
  const source = children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'source',
  )
  const src = String(source?.properties.src ?? '')
  const name = String(properties['ariaLabel'] ?? decodeLetters(src.replace(/^.*\//, '')))
  return src === '' ? [] : [element('p', {}, [element('a', { href: src }, [text(name)])])]
}

function plainCode(node: Element): Element {
  const code = element('pre', {}, [element('code', {}, [text(toString(node))])])
  const title = node.properties['title']
  if (title === undefined || title === null) return code
  return element('figure', {}, [element('figcaption', {}, [text(String(title))]), code])
}

function plainAdmonition(node: Element, children: ElementContent[]): Element {
  const hasTitle = node.children.some(
    (child) => child.type === 'element' && child.tagName === 'fyr-admonition-title',
  )
  const type = ADMONITION_TYPES.find((one) => one === node.properties['type'])
  const sign = type ? ADMONITION_SIGNS[type] : ''
  return element('blockquote', {}, hasTitle ? children : [labelOf([text(sign)]), ...children])
}

function labelOf(children: ElementContent[]): Element {
  return element('p', {}, [element('strong', {}, children)])
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}

function makeAbsolute({ properties }: Element, page: string): void {
  for (const name of ['href', 'src'] as const) {
    const address = properties[name]
    if (typeof address === 'string' && URL.canParse(address, page)) {
      properties[name] = new URL(address, page).href
    }
  }
}
