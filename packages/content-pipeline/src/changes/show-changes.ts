import type { Element, ElementContent, Root } from 'hast'
import {
  type BlockChange,
  compareBlocks,
  countWords,
  findSplits,
  isJoined,
  joinWords,
  sharedWords,
  splitWords,
  type WordCounts,
  wordDifferences,
  type Split,
  type WordRun,
} from '@fyr/comparison'
import { element } from '@fyr/markdown-parser/tree'
import { orderedHash, packBlocks, unpackBlocks } from '../markdown/finish/block-facts.ts'
import { type Block, readBlocks } from '../markdown/finish/read-blocks.ts'
import type { TextChanges } from '../markdown/finish/resolve-text.ts'

/** Above a text: its differences from that of another version. */
const CHANGES_TAG = 'fyr-changes'
/** A difference, in a list of them. */
const CHANGE_TAG = 'fyr-change'
/** Beside a block that differs, with the words that were removed behind it; shown with the list. */
const MARK_TAG = 'fyr-change-mark'

/** What an admonition is called, in the language of the page. */
const ADMONITION_TAG = 'fyr-admonition-name'

/** Longest rows of words, and of lines of code, that a list shows whole, and what it shows of longer ones. */
const LIMITS = { words: { longest: 40, around: 6 }, lines: { longest: 12, around: 2 } }

/** A compiled text, and the one of the other version; null for a page that the other version does not have. */
export interface TextVersions {
  readonly older: Root | null
  readonly newer: Root
}

/** Marks the blocks of a text that differ, and returns the list to show above it; null without any. Neither text is resolved yet. */
export function markChanges({ older, newer }: TextVersions, changes: TextChanges): Element | null {
  const { since, href } = changes
  if (older === null) return element(CHANGES_TAG, { since, href, isNew: true })
  const compared = compareTexts(older, newer)
  const listed = listOf(compared, changes, (_, index) => `#${idOf(index)}`)
  if (listed.length === 0) return null
  // The last first: marks beside the same block stay in their order.
  for (const [index, { type, place, older: from }] of [...compared.changes.entries()].toReversed()) {
    // The mark stands beside a block that is still there, so it says what is gone.
    const gone = type === 'removed' ? compared.older[from ?? -1] : undefined
    const words = gone && writeRun({ type: 'removed', words: wordsOf(gone) }, isCode(gone), true)
    const mark = element(MARK_TAG, { type, id: idOf(index) }, words)
    if (place === null) newer.children.unshift(mark)
    else compared.newer[place]?.addNote(mark)
  }
  return element(CHANGES_TAG, { since, href }, listed)
}

function idOf(index: number): string {
  return `${CHANGE_TAG}-${index + 1}`
}

/** The list of the differences alone, in place of the text. Each leads to its section of the page. */
export function listChanges({ older, newer }: TextVersions, changes: TextChanges): Root {
  const compared = older === null ? NOTHING : compareTexts(older, newer)
  let section: string | null = null
  const sections = compared.newer.map(({ headingId }) => (section = headingId ?? section))
  const sectionOf = ({ place }: BlockChange): string => {
    const heading = sections[place ?? -1] ?? null
    return heading === null ? (changes.listFor ?? '') : `${changes.listFor}#${heading}`
  }
  return { type: 'root', children: listOf(compared, changes, sectionOf) }
}

/** A block with the words that it has and those that it had; `before` is written as the ledgers of translations write it. */
export function showDifference(before: string, now: Block): readonly Element[] {
  const ofCode = isCode(now)
  const words = ofCode ? before.split('\n') : splitWords(before)
  const type = 'changed'
  return [element('ul', {}, [element(CHANGE_TAG, { type }, runsOf(words, wordsOf(now), ofCode))])]
}

interface ComparedTexts {
  readonly older: readonly Block[]
  readonly newer: readonly Block[]
  readonly changes: readonly BlockChange[]
}

const NOTHING: ComparedTexts = { older: [], newer: [], changes: [] }

function compareTexts(older: Root, newer: Root): ComparedTexts {
  const blocks = withSplitsJoined({ older: readBlocks(older), newer: readBlocks(newer) })
  const counts = { older: countsOnce(blocks.older), newer: countsOnce(blocks.newer) }
  const changes = compareBlocks(withKeys(blocks.older), withKeys(blocks.newer), (from, at) =>
    sharedWords(counts.older(from), counts.newer(at)),
  )
  return { ...blocks, changes: changes.filter((change) => !isOfAdmonition(change, { ...blocks, changes })) }
}

/** Whether only the admonition around a block has changed, and the block before it says so. */
function isOfAdmonition(
  { older: from, newer: at }: BlockChange,
  { older, newer, changes }: ComparedTexts,
): boolean {
  const [before, now] = [older[from ?? -1], newer[at ?? -1]]
  if (before === undefined || now === undefined || before.admonition === now.admonition) return false
  const [beforeIt, nowIt] = [(from ?? 0) - 1, (at ?? 0) - 1]
  return (
    before.text() === now.text() &&
    older[beforeIt]?.admonition === before.admonition &&
    newer[nowIt]?.admonition === now.admonition &&
    changes.some((change) => change.older === beforeIt && change.newer === nowIt)
  )
}

/** Lines of text, which an author splits and joins. */
const SPLIT_KINDS = new Set(['p', 'li', 'dd'])

/** Where a text was split or joined, its parts stand as one block. */
function withSplitsJoined({ older, newer }: Pick<ComparedTexts, 'older' | 'newer'>) {
  const words = { older: wordsOfOwn(older, newer), newer: wordsOfOwn(newer, older) }
  return {
    older: joinParts(older, newer, findSplits(words.newer, words.older)),
    newer: joinParts(newer, older, findSplits(words.older, words.newer)),
  }
}

function joinParts(parts: readonly Block[], wholes: readonly Block[], splits: readonly Split[]): Block[] {
  const result: (Block | null)[] = [...parts]
  for (const { whole, first, end } of splits)
    result.fill(null, first, end)[first] = joinBlocks(parts.slice(first, end), wholes[whole])
  return result.filter((block) => block !== null)
}

/** The words of the lines that the other text lacks; none for the other blocks. */
function wordsOfOwn(blocks: readonly Block[], others: readonly Block[]): (readonly string[])[] {
  const known = new Set(others.map(({ kind, prose, codes }) => [kind, prose, ...codes].join('\n')))
  return blocks.map((block) => {
    const isKnown = known.has([block.kind, block.prose, ...block.codes].join('\n'))
    return isKnown || !SPLIT_KINDS.has(block.kind) ? [] : wordsOf(block)
  })
}

/** The parts of a text as one block, which is equal to the whole where only the breaks between them differ. */
function joinBlocks(parts: readonly Block[], whole: Block | undefined): Block {
  const [first] = parts as [Block]
  const all = parts.map(({ prose }) => prose).join(' ')
  const isEqual = whole !== undefined && bare(whole.prose) === bare(all)
  const text = (): string => (isEqual ? whole.text() : parts.map((part) => part.text()).join(' '))
  return { ...first, prose: isEqual ? whole.prose : all, codes: parts.flatMap(({ codes }) => codes), text }
}

function bare(text: string): string {
  return text.replaceAll(' ', '')
}

function withKeys(blocks: readonly Block[]) {
  return unpackBlocks(packBlocks([], blocks)).map((facts) => ({ kind: facts.kind, key: orderedHash(facts) }))
}

function countsOnce(blocks: readonly Block[]): (place: number) => WordCounts {
  const known = new Map<number, WordCounts>()
  return (place) => {
    const counts = known.get(place) ?? countWords(wordsOf(blocks[place]))
    known.set(place, counts)
    return counts
  }
}

/** Words with code as one word each; lines of a block of code. */
function wordsOf(block: Block | undefined): readonly string[] {
  if (block === undefined) return []
  return block.kind === 'code' ? block.text().split('\n') : splitWords(block.text())
}

function listOf(
  { older, newer, changes }: ComparedTexts,
  { titles }: TextChanges,
  hrefOf: (change: BlockChange, index: number) => string,
): Element[] {
  const ofTitle =
    titles === null
      ? []
      : [element(CHANGE_TAG, { type: 'changed' }, runsOf(splitWords(titles[0]), splitWords(titles[1])))]
  const ofBlocks = changes.map((change, index) => {
    const [before, now] = [older[change.older ?? -1], newer[change.newer ?? -1]]
    const properties = { type: change.type, href: hrefOf(change, index) }
    if (change.type !== 'changed') {
      const block = now ?? before
      const shown = writeRun({ type: 'same', words: wordsOf(block) }, isCode(block), true)
      return element(CHANGE_TAG, properties, shown)
    }
    const words = runsOf(wordsOf(before), wordsOf(now), isCode(now))
    return element(CHANGE_TAG, properties, [...admonitions(before, now), ...words])
  })
  return [...ofTitle, ...ofBlocks]
}

/** What the admonitions around a block were and are called, where that differs. */
function admonitions(before: Block | undefined, now: Block | undefined): ElementContent[] {
  const [was, is] = [before?.admonition ?? null, now?.admonition ?? null]
  if (was === is) return []
  return [['del', was] as const, ['ins', is] as const].flatMap(([tag, type]) =>
    type === null ? [] : [element(tag, {}, [element(ADMONITION_TAG, { type })]), between(false)],
  )
}

function isCode(block: Block | undefined): boolean {
  return block?.kind === 'code'
}

function runsOf(older: readonly string[], newer: readonly string[], ofCode = false): ElementContent[] {
  return wordDifferences(older, newer).flatMap((run, index) => [
    ...(index === 0 || isJoined(run.words[0]) ? [] : [between(ofCode)]),
    ...writeRun(run, ofCode, index === 0),
  ])
}

function between(ofCode: boolean): ElementContent {
  return ofCode ? element('br', {}) : { type: 'text', value: ' ' }
}

/** @param isFirst The beginning of a text says what it is about; of the middle, the words beside a change are enough. */
function writeRun({ type, words }: WordRun, ofCode: boolean, isFirst: boolean): ElementContent[] {
  const { longest, around } = ofCode ? LIMITS.lines : LIMITS.words
  const start = isFirst || type !== 'same' ? longest - around : around
  const shown =
    words.length <= (type === 'same' && !isFirst ? 2 * around : longest)
      ? words
      : [...words.slice(0, start), '…', ...words.slice(-around)]
  const content = ofCode
    ? shown.flatMap((line, index) => [
        ...(index === 0 ? [] : [element('br', {})]),
        element('code', {}, [{ type: 'text', value: line }]),
      ])
    : withCode(joinWords(shown))
  if (type === 'same') return content
  return [element(type === 'added' ? 'ins' : 'del', {}, content)]
}

/** What is between backticks as code. */
function withCode(text: string): ElementContent[] {
  return text.split(/`([^`]*)`/).flatMap((part, index): ElementContent[] => {
    if (part === '') return []
    const value: ElementContent = { type: 'text', value: part }
    return [index % 2 === 0 ? value : element('code', {}, [value])]
  })
}
