import { isRecord } from '@fyr/content-pipeline/internal'
import { htmlToText } from '../old-site/plain-value.ts'
import { nodesOf, StillElement, type StillNode } from './still-values.ts'

/** What lists and objects call their texts, and what they lead to. */
const NAMES = ['title', 'heading', 'name', 'label']
const TEXTS = ['subtitle', 'tagline', 'description', 'text', 'details', 'summary']
const TARGETS = ['ctaHref', 'href', 'url', 'link', 'to']
const LABELS = ['ctaText', 'cta', 'buttonText', 'linkText']

/** How deep data may be. */
const DEEPEST = 4

/**
 * What an unknown component is given as objects and lists, which its package shows in a way of its own: titles with their texts,
 * and lists of links. Single texts are settings as often as words, and are left out.
 */
export function dataNodes(props: Readonly<Record<string, unknown>>): readonly StillNode[] {
  return Object.entries(props).flatMap(([name, value]) =>
    name !== 'children' && isData(value) ? nodesIn(value, /hero|banner/i.test(name) ? 1 : 2) : [],
  )
}

function isData(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isData) : isPlain(value)
}

/** Whether a value is an object that code writes, and neither an element nor a function. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
}

/** `level` is that of a heading. */
function nodesIn(value: unknown, level: number): readonly StillNode[] {
  if (level > DEEPEST) return []
  if (Array.isArray(value)) {
    const items: readonly (readonly StillNode[])[] = value.map((item: unknown) =>
      nodesIn(item, Math.max(3, level)),
    )
    const links = items.flatMap(([only, ...more]) =>
      only instanceof StillElement && only.tag === 'a' && more.length === 0 ? [only] : [],
    )
    if (links.length === items.length && links.length > 0)
      return [
        new StillElement(
          'ul',
          {},
          links.map((link) => new StillElement('li', {}, [link])),
        ),
      ]
    return items.map((item) => new StillElement('div', {}, item))
  }
  if (!isPlain(value)) return []
  const name = firstOf(value, NAMES)
  const texts = TEXTS.map((key) => plainNodes(value[key])).filter((nodes) => nodes.length > 0)
  const href = TARGETS.map((key) => value[key]).find((one) => typeof one === 'string')
  const target = href === undefined ? {} : { href }
  const inner = Object.values(value).filter(isData)
  if (texts.length === 0 && inner.length === 0)
    return name.length === 0 || href === undefined ? [] : [new StillElement('a', target, name)]
  const label = firstOf(value, LABELS)
  return [
    ...(name.length === 0 ? [] : [new StillElement(`h${level}`, {}, name)]),
    ...texts.map((nodes) => new StillElement('p', {}, nodes)),
    ...(label.length === 0 || href === undefined ? [] : [new StillElement('a', target, label)]),
    ...inner.flatMap((one) => nodesIn(one, level + 1)),
  ]
}

function firstOf(value: Readonly<Record<string, unknown>>, keys: readonly string[]): readonly StillNode[] {
  return keys.map((key) => plainNodes(value[key])).find((nodes) => nodes.length > 0) ?? []
}

/** What data shows, whose texts may be HTML. */
function plainNodes(value: unknown): readonly StillNode[] {
  return nodesOf(value).map((node) =>
    typeof node === 'string' && node.includes('<')
      ? htmlToText(node.replaceAll(/<br\b[^<>]*>/gi, ' '))
      : node,
  )
}
