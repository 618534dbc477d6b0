import type { Element, ElementContent, Root } from 'hast'
import {
  type BlockChange,
  compareBlocks,
  countWords,
  isJoined,
  joinSplits,
  joinWords,
  sharedWords,
  splitWords,
  type WordCounts,
  wordDifferences,
  type WordRun,
} from '@fyr/comparison'
import { element } from '@fyr/markdown-parser/tree'
import { orderedHash, packBlocks, unpackBlocks } from '../markdown/finish/block-facts.ts'
import { type Block, readBlocks } from '../markdown/finish/read-blocks.ts'
import type { BlockMove, TextChanges } from '../markdown/finish/resolve-text.ts'

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

const NO_TEXT: Root = { type: 'root', children: [] }

/** Marks the blocks of a text that differ, and returns the list to show above it; null without any. Neither text is resolved yet. */
export function markChanges({ older, newer }: TextVersions, changes: TextChanges): Element | null {
  const { since, href } = changes
  const compared = compareTexts({ older, newer }, changes)
  const listed = listOf(compared, changes, (_, index) => `#${idOf(index)}`)
  if (listed.length === 0 && older !== null) return null
  // The last first: marks beside the same block stay in their order.
  for (const [index, { type, place, older: from, move }] of [...compared.changes.entries()].toReversed()) {
    // The mark stands beside a block that is still there, so it says what is gone.
    const gone = type === 'removed' || type === 'moved-to' ? compared.older[from ?? -1] : undefined
    const words = gone ? writeRun({ type: 'removed', words: wordsOf(gone) }, isCode(gone), true) : []
    const mark = element(MARK_TAG, { type, id: idOf(index) }, [...words, ...linkTo(move, words.length > 0)])
    if (place === null) newer.children.unshift(mark)
    else compared.newer[place]?.addNote(mark)
  }
  return element(CHANGES_TAG, { since, href, ...(older === null && { isNew: true }) }, listed)
}

function idOf(index: number): string {
  return `${CHANGE_TAG}-${index + 1}`
}

/** The list of the differences alone, in place of the text. Each leads to its section of the page. */
export function listChanges({ older, newer }: TextVersions, changes: TextChanges): Root {
  const compared = compareTexts({ older, newer }, changes)
  let section: string | null = null
  const sections = compared.newer.map(({ headingId }) => (section = headingId ?? section))
  const sectionOf = ({ place }: TextChange): string => {
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
  readonly changes: readonly TextChange[]
}

interface TextChange extends Omit<BlockChange, 'type'> {
  readonly type: BlockChange['type'] | 'moved-to' | 'moved-from'
  /** The doc that has or had the block, where that is another one. */
  readonly move?: BlockMove
}

/** Of a text that only one of the versions has, only what the other version has elsewhere. */
function compareTexts({ older, newer }: TextVersions, { moves, isRemoved }: TextChanges): ComparedTexts {
  const read = { older: readBlocks(older ?? NO_TEXT), newer: readBlocks(isRemoved ? NO_TEXT : newer) }
  const compared = compareAll(read, {
    to: byKey(read.older, moves?.to ?? []),
    from: byKey(read.newer, moves?.from ?? []),
  })
  if (older !== null && !isRemoved) return compared
  return { ...compared, changes: compared.changes.filter(({ move }) => move !== undefined) }
}

/** Moves by the keys of their blocks. */
type Moves = ReadonlyMap<string, BlockMove>

function byKey(blocks: readonly Block[], moves: readonly BlockMove[]): Moves {
  const keys = moves.length === 0 ? [] : withKeys(blocks)
  return new Map(moves.map((move) => [keys[move.place]?.key ?? '', move]))
}

function compareAll(
  read: Pick<ComparedTexts, 'older' | 'newer'>,
  moves: Readonly<Record<'to' | 'from', Moves>>,
): ComparedTexts {
  const blocks = joinSplits(read.older, read.newer)
  const older = withMoves(blocks.older, moves.to, 'moved-to')
  const newer = withMoves(blocks.newer, moves.from, 'moved-from')
  const counts = { older: countsOnce(blocks.older), newer: countsOnce(blocks.newer) }
  const compared = compareBlocks(older, newer, (from, at) =>
    // A block of another doc has not become one of this doc.
    (older[from]?.move ?? newer[at]?.move) ? 0 : sharedWords(counts.older(from), counts.newer(at)),
  )
  const changes: TextChange[] = []
  let last: TextChange | null = null
  for (const change of compared) {
    const [from, at] = [change.older ?? -1, change.newer ?? -1]
    const isGone = change.type === 'removed'
    const move = isGone ? older[from]?.move : change.type === 'added' ? newer[at]?.move : undefined
    const shown: TextChange =
      move === undefined ? change : { ...change, type: isGone ? 'moved-to' : 'moved-from', move }
    // Of blocks that were moved together the first stands for all.
    const follows = isGone ? last?.older === from - 1 : last?.newer === at - 1
    if (move === undefined || !follows || last?.move?.href !== move.href) changes.push(shown)
    last = shown
  }
  return { ...blocks, changes: changes.filter((change) => !isOfAdmonition(change, { ...blocks, changes })) }
}

/** Blocks that come from or go to another doc have a kind of their own, so that they are compared with no other. */
function withMoves(blocks: readonly Block[], moves: Moves, kind: string) {
  return withKeys(blocks).map((block) => {
    const move = moves.get(block.key)
    return move === undefined ? { ...block, move } : { ...block, kind, move }
  })
}

/** Whether only the admonition around a block has changed, and the block before it says so. */
function isOfAdmonition(
  { older: from, newer: at }: TextChange,
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
  hrefOf: (change: TextChange, index: number) => string,
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
      return element(CHANGE_TAG, properties, [...shown, ...linkTo(change.move, true)])
    }
    const words = runsOf(wordsOf(before), wordsOf(now), isCode(now))
    return element(CHANGE_TAG, properties, [...admonitions(before, now), ...words])
  })
  return [...ofTitle, ...ofBlocks]
}

/** The doc that a block went to or came from; behind words in parentheses. */
function linkTo(move: BlockMove | undefined, isBehind: boolean): ElementContent[] {
  if (move === undefined) return []
  const link = element('a', { href: move.href + move.hash }, [{ type: 'text', value: move.label }])
  return isBehind ? [{ type: 'text', value: ' (' }, link, { type: 'text', value: ')' }] : [link]
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
