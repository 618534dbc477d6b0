import { isRecord } from '@fyr/content-pipeline/internal'
import type { Settings } from '../old-site/plain-value.ts'

/** The old site, as the code of a page needs it. */
export interface StillSite {
  /** The module that an import means, by the file that imports it; null for a package and for anything else. */
  readonly findModule: (request: string, from: string) => string | null
  /** The text of a module of React; null where it cannot be read. */
  readonly readModule: (file: string) => string | null
  /** What `useDocusaurusContext` gives as `siteConfig`. */
  readonly settings: Settings
  /** A text in the language that is read, by its id. */
  readonly translate: (id: string, text: string) => string
}

/** Writes what a component of the old tool shows, from what it is given. */
export type StandIn = (props: Settings, site: Pick<StillSite, 'translate'>) => StillElement

/** An element of a page, or a text in it, as code says it. */
export type StillNode = string | StillElement

/** An element with attributes that are texts. Without a name it only holds others. */
export class StillElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly StillNode[]
  /** Of what is in it, counted as often as it is there: one element may be in many places. */
  readonly #inner: Extent
  constructor(tag: string, attributes: Readonly<Record<string, string>>, children: readonly StillNode[]) {
    this.tag = tag
    this.attributes = attributes
    this.children = children
    this.#inner = extentOf(children)
  }

  extent(): Extent {
    return { size: this.#inner.size + 1, height: this.#inner.height + 1 }
  }
}

/** How many elements there are, with texts by their length, and how far inside each other. */
interface Extent {
  readonly size: number
  readonly height: number
}

/** Characters of a text that count as much as an element. */
const AS_ELEMENT = 10

/** What is known of lists and objects, so that each is counted once, however often it is in others. */
const extents = new WeakMap<object, Extent>()

/** The extent of a text, an element, a list or an object; of any other value nothing. */
export function extentOf(value: unknown): Extent {
  if (typeof value === 'string') return { size: value.length / AS_ELEMENT, height: 0 }
  if (value instanceof StillElement) return value.extent()
  const isPlain = isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
  if (!Array.isArray(value) && !isPlain) return NOTHING
  const known = extents.get(value)
  if (known !== undefined) return known
  extents.set(value, NOTHING)
  let [size, height] = [0, 0]
  for (const item of Object.values(value)) {
    const inner = extentOf(item)
    size += inner.size + 1
    height = Math.max(height, inner.height)
  }
  const extent = { size, height: height + 1 }
  extents.set(value, extent)
  return extent
}

const NOTHING: Extent = { size: 0, height: 0 }

/** Elements and texts after which a page is not read: none of a real site has so many. */
export const MOST_PARTS = 50_000

/** Lists one after the other, as far as a page could show them. */
export function listOfAll<Item>(lists: Iterable<readonly Item[]>): readonly Item[] {
  const all: Item[] = []
  for (const list of lists) {
    if (all.length + list.length > MOST_PARTS) break
    for (const item of list) all.push(item)
  }
  return all
}

/** The value of an expression that only running code can tell. */
export const UNREAD: unique symbol = Symbol('unread')

/** What a component shows, as children of an element; texts, numbers and elements show, everything else does not. */
export function nodesOf(value: unknown): readonly StillNode[] {
  if (value instanceof StillElement) return [value]
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  return Array.isArray(value) ? value.flatMap(nodesOf) : []
}

/** The attributes of an element that are texts or numbers. */
export function textsIn(props: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

/** A member of a value by its name; `UNREAD` where only running code can tell. */
export function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    if (name === 'length') return value.length
    return /^\d+$/.test(name) ? (value as unknown[])[Number(name)] : UNREAD
  }
  if (!isRecord(value) || value instanceof StillElement) return UNREAD
  return Object.hasOwn(value, name) ? value[name] : undefined
}
