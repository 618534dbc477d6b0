import { type BlockFacts, blockHash, type DocumentBlocks } from '@fyr/content-pipeline/internal'
import { readTextInSite } from '../write-in-site.ts'
import type { SiteTranslations } from './read-translations.ts'
import { headOf, writtenTexts } from './written-head.ts'

/** Where a block is written. */
export interface WrittenBlock {
  /** The document, or a file that it includes; relative to the root. */
  readonly file: string
  readonly start: number
  readonly end: number
  /** As translators get it. */
  readonly text: string
  /** What is written before each further line. */
  readonly prefix: string
  /** How front matter has it; null for a block of the text. */
  readonly head: { readonly isBetweenBrackets: boolean } | null
}

/** A document and where its blocks are. */
export interface WrittenDocument {
  /** The texts of the files that its blocks are in, by their paths. */
  readonly texts: ReadonlyMap<string, string>
  /** By the place of the block; null for one that is not written in a file as a whole. */
  readonly blocks: readonly (WrittenBlock | null)[]
}

/** Finds the blocks of a document in its file, and in those that it includes. */
export async function readWritten(
  document: DocumentBlocks,
  site: SiteTranslations,
): Promise<WrittenDocument> {
  const { file, blocks } = document
  const text = readTextInSite(site.root, file)
  const texts = new Map([[file, text]])
  const isIncluded = (block: BlockFacts, index: number): boolean =>
    !block.kind.startsWith('@') && own[index] === null
  const own = [...findHead(document, text), ...findBlocks(file, text, blocks)]
  if (!blocks.some(isIncluded)) return { texts, blocks: own }
  const included = await readIncluded(document, site)
  for (const one of included.texts) texts.set(...one)
  return {
    texts,
    blocks: blocks.map((block, index) =>
      isIncluded(block, index) ? included.take(blockHash(block)) : (own[index] ?? null),
    ),
  }
}

/** The blocks of the files that a document includes. */
interface IncludedBlocks {
  readonly texts: ReadonlyMap<string, string>
  /** The next block with a hash; null for none, and where several files have one. */
  readonly take: (hash: string) => WrittenBlock | null
}

async function readIncluded(
  { file, dependencies }: DocumentBlocks,
  { root, includedBlocks }: SiteTranslations,
): Promise<IncludedBlocks> {
  const names = dependencies.filter(
    (name) => name !== file && /\.mdx?$/i.test(name) && !name.startsWith('../'),
  )
  const read = await Promise.all(names.map(async (name) => ({ name, blocks: await includedBlocks(name) })))
  const texts = new Map<string, string>()
  const byHash = new Map<string, (WrittenBlock | null)[]>()
  for (const { name, blocks } of read) {
    if (blocks === null) continue
    const text = readTextInSite(root, name)
    texts.set(name, text)
    const inText = blocks.filter(({ kind }) => !kind.startsWith('@'))
    for (const [index, written] of findBlocks(name, text, inText).entries()) {
      const hash = blockHash(inText[index] as BlockFacts)
      const known = byHash.get(hash)
      if (known === undefined) byHash.set(hash, [written])
      else known.push(written)
    }
  }
  const taken = new Map<string, number>()
  const take = (hash: string): WrittenBlock | null => {
    const found = byHash.get(hash) ?? []
    if (new Set(found.map((one) => one?.file)).size !== 1) return null
    const place = taken.get(hash) ?? 0
    taken.set(hash, place + 1)
    return found[place] ?? null
  }
  return { texts, take }
}

/** Finds blocks of a text in the file that they are in. */
function findBlocks(
  file: string,
  text: string,
  blocks: readonly BlockFacts[],
): readonly (WrittenBlock | null)[] {
  const starts = lineStarts(text)
  const found = blocks
    .filter(({ kind }) => !kind.startsWith('@'))
    .map(({ kind, range }): WrittenBlock | null => {
      if (range === null) return null
      const first = (starts[range.line - 1] ?? 0) + range.column - 1
      const last = (starts[range.endLine - 1] ?? 0) + range.endColumn - 1
      const whole = text.slice(first, last)
      // An include and what a component makes have the place of what the author wrote for them.
      if (whole.trim() === '' || /^\s*(?:::|<)/.test(whole)) return null
      const before = text.slice(starts[range.line - 1] ?? 0, first)
      const prefix = before.replaceAll(/[^>\s]/g, ' ')
      const [start, end] = withoutMarks(kind, whole, first)
      return {
        file,
        start,
        end,
        text: withoutPrefix(text.slice(start, end), prefix, kind),
        prefix,
        head: null,
      }
    })
  return withoutOverlaps(found)
}

/** Where the words of a block are: a translator who loses the mark of an alert, or the brackets of a title, loses the admonition. */
function withoutMarks(kind: string, written: string, start: number): readonly [number, number] {
  const end = start + written.length
  if (kind === 'fyr-admonition-title' && /^\[.*\]$/.test(written)) return [start + 1, end - 1]
  const [mark = ''] = /^\[![a-z]+\][ \t]*\r?\n[ \t>]*/i.exec(written) ?? []
  return [start + (kind === 'p' ? mark.length : 0), end]
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

/** Finds the texts of front matter, by their keys and what they say, and the title above the text. */
function findHead(
  { file, blocks, headTexts, withNames }: DocumentBlocks,
  text: string,
): readonly (WrittenBlock | null)[] {
  const head = headOf(text)
  const left = [...writtenTexts(head)]
  const titleCount = blocks.filter(({ kind }) => kind === '@title').length
  const hasTitleInHead = left.some(({ path }) => path === 'title')
  return headTexts.map((words, index): WrittenBlock | null => {
    const path = blocks[index]?.kind.slice(1) ?? ''
    // The one above the text comes last.
    if (path === 'title' && index === titleCount - 1 && (titleCount > 1 || !hasTitleInHead))
      return writtenTitle(file, text, head.length)
    const place = left.findIndex((one) => one.path === path && withNames(tidy(one.value)) === words)
    const [found] = place === -1 ? [] : left.splice(place, 1)
    if (found === undefined) return null
    const { start, end, isBetweenBrackets } = found
    return { file, start, end, text: words, prefix: '', head: { isBetweenBrackets } }
  })
}

/** The heading that is the title of a text, if nothing stands before it. */
function writtenTitle(file: string, text: string, from: number): WrittenBlock | null {
  const [before, line] = /^\s*# +(\S[^\r\n]*)/.exec(text.slice(from)) ?? []
  if (before === undefined || line === undefined) return null
  const written = line.trimEnd()
  const start = from + before.length - line.length
  return { file, start, end: start + written.length, text: written, prefix: '', head: null }
}

/** A text with its spaces and the names of variables as those of a block are. */
function tidy(text: string): string {
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return line.replaceAll(/\{\{ ?([\w.]+) ?\}\}/g, '{{ $1 }}')
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
