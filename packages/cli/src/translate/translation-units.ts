import { parse } from 'yaml'
import { readTextInSite } from '../write-in-site.ts'
import type { Translation } from '@fyr/content-pipeline'
import { type BlockFacts, blockHash, type DocumentBlocks } from '@fyr/content-pipeline/internal'
import type { SiteTranslations } from './read-translations.ts'

/** A block as translators get it: Markdown of the original and of the translation. */
export interface TranslationUnit {
  /** Hash of the block of the original, with a number where a document has several like it. */
  readonly id: string
  readonly source: string
  /** Empty for a block that is not translated. */
  readonly target: string
  readonly state: 'current' | 'stale' | 'missing'
  /** What the original said when it was translated, in words; absent for a block that is current. */
  readonly before?: string
  /** Line of the original. */
  readonly line: number
}

/** The units of a document. */
export interface UnitsOfDocument {
  /** The translation and its original, relative to the root. */
  readonly file: string
  readonly original: string
  readonly units: readonly TranslationUnit[]
  /** Lines of the original whose blocks are no Markdown of the file itself, such as those of an include. */
  readonly skippedLines: readonly number[]
}

/** Where a block is written in its file. */
export interface WrittenBlock {
  readonly start: number
  readonly end: number
  /** As translators get it. */
  readonly text: string
  /** What is written before each further line. */
  readonly prefix: string
  /** Key of front matter whose value it is; null for a block of the text. */
  readonly key: string | null
}

/** A file and where its blocks are in it. */
export interface WrittenDocument {
  readonly text: string
  /** By the place of the block; null for one that is not written in the file as a whole. */
  readonly blocks: readonly (WrittenBlock | null)[]
}

/** What a block of front matter says. */
interface HeadWords extends Pick<DocumentBlocks, 'withNames'> {
  readonly words: string
}

/** The blocks of a translation as units: those that are not current, or all. */
export function unitsOf(
  translation: Translation,
  { root }: Pick<SiteTranslations, 'root'>,
  isWhole: boolean,
): UnitsOfDocument {
  const { source, target, state } = translation
  const [original, translated] = [readWritten(source, root), readWritten(target, root)]
  const units: TranslationUnit[] = []
  const skippedLines: number[] = []
  const ids = idsOf(source.blocks)
  const add = (from: number, at: number | null, unit: Pick<TranslationUnit, 'state' | 'before'>): void => {
    const written = original.blocks[from]
    const made = at === null ? null : translated.blocks[at]
    const line = source.blocks[from]?.range?.line ?? 1
    const isEqual = at !== null && isSame(source.blocks[from], target.blocks[at])
    if (!written || (at !== null && !made)) skippedLines.push(...(isEqual ? [] : [line]))
    else units.push({ id: ids[from] ?? '', source: written.text, target: made?.text ?? '', line, ...unit })
  }
  const stale = new Map(state?.stale.map((one) => [one.target, one]))
  for (const [at, from] of (state?.pairs ?? []).entries()) {
    const old = stale.get(at)
    if (from === null || (!isWhole && old === undefined)) continue
    add(from, at, old === undefined ? { state: 'current' } : { state: 'stale', before: old.entry.text })
  }
  for (const { source: from } of state?.missing ?? []) add(from, null, { state: 'missing' })
  return { file: target.file, original: source.file, units, skippedLines: [...new Set(skippedLines)] }
}

function isSame(source: BlockFacts | undefined, target: BlockFacts | undefined): boolean {
  return source !== undefined && target !== undefined && blockHash(source) === blockHash(target)
}

/** The id of each block: its hash, and a number where an earlier block has the same. */
export function idsOf(blocks: readonly BlockFacts[]): readonly string[] {
  const counts = new Map<string, number>()
  return blocks.map((block) => {
    const hash = blockHash(block)
    const count = (counts.get(hash) ?? 0) + 1
    counts.set(hash, count)
    return count === 1 ? hash : `${hash}~${count}`
  })
}

/** Finds the blocks of a document in its file. */
export function readWritten(document: DocumentBlocks, root: string): WrittenDocument {
  const { file, blocks, headTexts, withNames } = document
  const text = readTextInSite(root, file)
  const starts = lineStarts(text)
  const found = blocks.map(({ kind, range }, index): WrittenBlock | null => {
    if (kind.startsWith('@'))
      return writtenHead(kind.slice(1), { words: headTexts[index] ?? '', withNames }, text)
    if (range === null) return null
    const start = (starts[range.line - 1] ?? 0) + range.column - 1
    const end = (starts[range.endLine - 1] ?? 0) + range.endColumn - 1
    const written = text.slice(start, end)
    // An include and what a component makes have the place of what the author wrote for them.
    if (written.trim() === '' || /^\s*(?:::|<)/.test(written)) return null
    const before = text.slice(starts[range.line - 1] ?? 0, start)
    const prefix = before.replaceAll(/[^>\s]/g, ' ')
    return { start, end, text: withoutPrefix(written, prefix, kind), prefix, key: null }
  })
  return { text, blocks: withoutOverlaps(found) }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

function withoutPrefix(written: string, prefix: string, kind: string): string {
  const [first = '', ...rest] = written.split(/\r?\n/)
  const further = rest.map((line) => {
    if (line.startsWith(prefix)) return line.slice(prefix.length)
    if (kind === 'code') return line.startsWith(prefix.trimEnd()) ? line.slice(prefix.trimEnd().length) : line
    return line.replace(prefix.includes('>') ? /^[ \t>]*/ : /^[ \t]*/, '')
  })
  return [first, ...further].join('\n')
}

/** A text of front matter on one line, or the title above the text. Null for one in another form. */
function writtenHead(key: string, { words, withNames }: HeadWords, text: string): WrittenBlock | null {
  const [head = ''] = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/.exec(text) ?? []
  const title = key === 'title' ? writtenTitle(text, head.length) : null
  if (!new RegExp(`^${key}[ \\t]*:`, 'm').test(head)) return title
  const value = new RegExp(`^${key}:[ \\t]+(?![|>&*!{\\[])([^\\r\\n]*[^\\s])[ \\t]*$`, 'm').exec(head)
  // A title in both places would be replaced in one of them alone.
  if (value === null || title !== null) return null
  const [line, written = ''] = value
  // A value that goes on in the next line says more than this one.
  const read = parseText(written)
  if (read === null || withNames(read) !== words) return null
  const start = value.index + line.indexOf(written, key.length + 1)
  return { start, end: start + written.length, text: words, prefix: '', key }
}

/** The heading that is the title of a text, if nothing stands before it. */
function writtenTitle(text: string, from: number): WrittenBlock | null {
  const title = /^\s*# +([^\r\n]*\S)[ \t]*$/m.exec(text.slice(from))
  if (title === null || text.slice(from, from + title.index).trim() !== '') return null
  const written = title[1] ?? ''
  const start = from + title.index + title[0].lastIndexOf(written)
  return { start, end: start + written.length, text: written, prefix: '', key: null }
}

/** A text of YAML, with its spaces as those of a block are; null for anything else. */
function parseText(yaml: string): string | null {
  try {
    const value: unknown = parse(yaml)
    return typeof value === 'string' ? value.normalize('NFC').replaceAll(/\s+/g, ' ').trim() : null
  } catch {
    return null
  }
}

/** Blocks that share characters cannot be replaced one by one. */
function withoutOverlaps(blocks: readonly (WrittenBlock | null)[]): readonly (WrittenBlock | null)[] {
  const placed = blocks.flatMap((block) => block ?? []).toSorted((one, other) => one.start - other.start)
  const shared = new Set<WrittenBlock>()
  for (const [index, block] of placed.entries()) {
    const next = placed[index + 1]
    if (next === undefined || next.start >= block.end) continue
    shared.add(block).add(next)
  }
  return blocks.map((block) => (block !== null && shared.has(block) ? null : block))
}
