import { findSplits, type Split } from './find-splits.ts'
import { splitWords } from './split-words.ts'

/** A block as far as joining it needs it. */
export interface SplitBlock {
  readonly kind: string
  /** Its words, without the code in it. */
  readonly prose: string
  readonly codes: readonly string[]
  /** Its words and code. */
  readonly text: () => string
}

/** Lines of text, which an author splits and joins. */
const KINDS = new Set(['p', 'li', 'dd'])

/** Both texts, in which the parts of a block that was split or joined stand as one block. */
export function joinSplits<Block extends SplitBlock>(older: readonly Block[], newer: readonly Block[]) {
  const words = { older: wordsOfOwn(older, newer), newer: wordsOfOwn(newer, older) }
  return {
    older: joinParts(older, newer, findSplits(words.newer, words.older)),
    newer: joinParts(newer, older, findSplits(words.older, words.newer)),
  }
}

/** The words of the lines that the other text lacks; none for the other blocks. */
function wordsOfOwn(blocks: readonly SplitBlock[], others: readonly SplitBlock[]): (readonly string[])[] {
  const known = new Set(others.map(nameOf))
  return blocks.map((block) =>
    known.has(nameOf(block)) || !KINDS.has(block.kind) ? [] : splitWords(block.text()),
  )
}

function nameOf({ kind, prose, codes }: SplitBlock): string {
  return [kind, prose, ...codes].join('\n')
}

function joinParts<Block extends SplitBlock>(
  parts: readonly Block[],
  wholes: readonly Block[],
  splits: readonly Split[],
): Block[] {
  const result: (Block | null)[] = [...parts]
  for (const { whole, first, end } of splits)
    result.fill(null, first, end)[first] = joinBlocks(parts.slice(first, end), wholes[whole])
  return result.filter((block) => block !== null)
}

/** The parts of a text as one block, which is equal to the whole where only the breaks between them differ. */
function joinBlocks<Block extends SplitBlock>(parts: readonly Block[], whole: Block | undefined): Block {
  const [first] = parts as readonly [Block]
  const all = parts.map(({ prose }) => prose).join(' ')
  const codes = parts.flatMap((part) => part.codes)
  const isEqual =
    whole !== undefined && bare(whole.prose) === bare(all) && whole.codes.join('\n') === codes.join('\n')
  const text = (): string => (isEqual ? whole.text() : parts.map((part) => part.text()).join(' '))
  return { ...first, prose: isEqual ? whole.prose : all, codes, text }
}

function bare(text: string): string {
  return text.replaceAll(' ', '')
}
