import { hash } from 'node:crypto'
import { sketchOf } from '@fyr/comparison'
import type { TocSpan } from '../../manifest/index.ts'
import type { Variables } from '../../substitute-variables.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { spansToText } from '../metadata/spans-to-text.ts'
import type { Block } from './read-blocks.ts'

/** What a document knows of one of its blocks. */
export interface BlockFacts {
  /** As in `Block` and `HeadText`. */
  readonly kind: string
  /** Hash of its words: equal for blocks with the same meaning. */
  readonly prose: string
  /** Of its words and code: alike for blocks that are. */
  readonly sketch: string
  /** Hash of the code in it; empty without any. */
  readonly code: string
  /**
   * Hash of the code in its order, and of the admonition around it; empty where there is none, and the order is that of the alphabet.
   * What is the same in all languages has no place in a ledger.
   */
  readonly order: string
  /** Where it is written; null if that is unknown. */
  readonly range: BlockRange | null
}

/** From a point to another, all counted from 1. */
export interface BlockRange {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A text in front matter that readers see. */
export interface HeadText {
  /** Its keys after `@`, so that it is the kind of no block. */
  readonly kind: string
  readonly text: string
}

/** Keys of front matter whose values are written in the language of the page. */
const HEAD_KEYS = [
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
  'keywords',
  'hero',
  'actions',
  'featuresTitle',
  'features',
]
/** Keys inside them that lead somewhere. */
const ADDRESSES = new Set(['to', 'href', 'src', 'dark', 'image', 'icon', 'isPrimary'])

/**
 * The texts of a document's front matter and its title, each for itself; before all blocks. The kind of a text inside a value
 * has the names of its keys: `@features.title`.
 */
export function readHeadTexts(frontMatter: object, title: readonly TocSpan[] | null): readonly HeadText[] {
  const written = new Map<string, unknown>(Object.entries(frontMatter))
  return [
    ...textsIn(written.get('title'), '@title'),
    ...textsIn(title === null ? '' : spansToText(title), '@title'),
    ...HEAD_KEYS.flatMap((key) => textsIn(written.get(key), `@${key}`)),
  ]
}

function textsIn(value: unknown, kind: string): HeadText[] {
  if (typeof value === 'string') {
    const text = tidy(value)
    return text === '' ? [] : [{ kind, text }]
  }
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, kind))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ADDRESSES.has(key) ? [] : textsIn(inner, `${kind}.${key}`),
  )
}

const LENGTH = 10
/** Between the parts of a block, and between blocks. */
const [PART, BLOCK] = [' ', '\n']

/** Shorter values are part of too many words. */
const SHORTEST_VALUE = 3

/** Puts the names of variables in the place of their values. */
export type NameValues = (text: string) => string

/**
 * A change of a variable changes every language alike, so that blocks are read with the names of variables. What an author
 * writes as a value of a variable reads as its name too.
 */
export function nameValues(variables: Variables): NameValues {
  const names = new Map<string, string>()
  for (const [name, value] of variables) {
    if (value.length >= SHORTEST_VALUE && !names.has(value)) names.set(value, `{{ ${name} }}`)
  }
  if (names.size === 0) return (text) => text
  // The longest first: a value may be the beginning of another one.
  const values = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const any = new RegExp(
    values.map((value) => value.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&')).join('|'),
    'g',
  )
  return (text) => text.replace(any, (value) => names.get(value) ?? value)
}

/** The facts of a document's blocks as one string, a line a block: many documents are in memory at once. */
export function packBlocks(
  head: readonly HeadText[],
  blocks: readonly Block[],
  withNames: NameValues = (text) => text,
): string {
  const lines = [
    ...head.map(({ kind, text }) => [kind, hashOf(kind, withNames(text)), sketchOf(withNames(text))]),
    ...blocks.map(({ kind, prose, codes, admonition, position, text }) => {
      const [start, end] = [position?.start, position?.end]
      const range = start && end ? [start.line, start.column, end.line, end.column].join(':') : ''
      const named = codes.map(withNames)
      const code = codes.length === 0 ? '' : hashOf(...named.toSorted())
      const around = admonition === null ? [] : [`:::${admonition}`]
      const ordered = [...named, ...around]
      const inOrder = ordered.length === 0 ? '' : hashOf(...ordered)
      const sketch = sketchOf(withNames(text()))
      return [kind, hashOf(kind, withNames(prose)), sketch, code, range, inOrder === code ? '' : inOrder]
    }),
  ]
  return lines.map((parts) => parts.join(PART).trimEnd()).join(BLOCK)
}

/** The opposite of `packBlocks`. */
export function unpackBlocks(packed: string): readonly BlockFacts[] {
  return packed === '' ? [] : packed.split(BLOCK).map((written) => new PackedBlock(written))
}

/** A class, as an object with a getter of its own takes eight times as long, and a site has many blocks. */
class PackedBlock implements BlockFacts {
  readonly kind: string
  readonly prose: string
  readonly sketch: string
  readonly code: string
  readonly order: string
  readonly #place: string

  constructor(written: string) {
    const [kind = '', prose = '', sketch = '', code = '', place = '', order = ''] = written.split(PART)
    this.kind = kind
    this.prose = prose
    this.sketch = sketch
    this.code = code
    this.order = order
    this.#place = place
  }

  /** Comparisons read many blocks, and the places of few. */
  get range(): BlockRange | null {
    return unpackRange(this.#place)
  }
}

function unpackRange(place: string): BlockRange | null {
  if (place === '') return null
  const [line = 0, column = 0, endLine = 0, endColumn = 0] = place.split(':').map(Number)
  return { line, column, endLine, endColumn }
}

/** How many of a document's blocks are in its front matter. */
export function headCount(blocks: readonly BlockFacts[]): number {
  return blocks.filter(({ kind }) => kind.startsWith('@')).length
}

/** The hash of a block as ledgers write it: words, and after a dot code, in any order: languages order their words otherwise. */
export function blockHash({ prose, code }: Pick<BlockFacts, 'prose' | 'code'>): string {
  return code === '' ? prose : `${prose}.${code}`
}

/** The hash of a block among texts in one language, where another order of its code, and another admonition, says something else. */
export function orderedHash(block: Pick<BlockFacts, 'prose' | 'code' | 'order'>): string {
  return block.order === '' ? blockHash(block) : `${block.prose}.${block.order}`
}

/** The hash of texts: of a block, its kind and its words. */
function hashOf(...texts: readonly string[]): string {
  return hash('sha1', texts.join('\0'), 'base64url').slice(0, LENGTH)
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
