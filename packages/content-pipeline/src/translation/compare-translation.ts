import {
  type Alikeness,
  matchAlike,
  matchBetween,
  matchEqual,
  sketchAlikeness,
  sketchOf,
} from '@fyr/comparison'
import { type BlockFacts, blockHash } from '../markdown/finish/block-facts.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'

/** The blocks of a document in two languages, and what is known about the translation. */
export interface TranslationBlocks {
  /** Of the original. */
  readonly source: readonly BlockFacts[]
  /** Of the translation. */
  readonly target: readonly BlockFacts[]
  readonly ledger: Ledger
}

/** A block of a translation that is older than its original. */
export interface StaleBlock {
  /** Place among the blocks of the translation. */
  readonly target: number
  /** Place among the blocks of the original. */
  readonly source: number
  /** What it was made from. */
  readonly entry: LedgerEntry
}

/** A block of the original that has come since it was translated. */
export interface MissingBlock {
  readonly source: number
  /** The block of the translation after which it belongs; null for the beginning. */
  readonly after: number | null
}

/** A block of a translation whose original is gone. */
export interface ExtraBlock {
  readonly target: number
  /** What it was made from. */
  readonly entry: LedgerEntry
}

/** A translation compared with its original, each in the order of the document. */
export interface TranslationState {
  /** For each block of the translation the block of the original that it was made from; null for none that is known. */
  readonly pairs: readonly (number | null)[]
  /** For each block of the translation what the ledger says about it; null for nothing. */
  readonly entries: readonly (LedgerEntry | null)[]
  /** Blocks of the original that have no counterpart on purpose, by their place. */
  readonly untranslated: ReadonlyMap<number, LedgerEntry>
  readonly stale: readonly StaleBlock[]
  readonly missing: readonly MissingBlock[]
  readonly extra: readonly ExtraBlock[]
}

/** Compares a translation with its original, by the hashes of their blocks and what the ledger says. */
export function compareTranslation({ source, target, ledger }: TranslationBlocks): TranslationState {
  const { blocks: entries } = ledger
  const kinds = entries.map(({ kind }) => kind)
  const targets = entries.map((entry) => entry.target ?? '')
  const sameTarget = matchEqual(targets, target.map(blockHash))
  const inTranslation = matchBetween(
    sameTarget,
    // A block that was never translated has no place in the translation.
    entries.map(({ kind, target: made }) => (made === null ? '' : kind)),
    target.map(({ kind }) => kind),
  )
  const same = matchEqual(
    entries.map((entry) => entry.source),
    source.map(blockHash),
  )
  const inOriginal = matchAlike(same, {
    olderKinds: kinds,
    newerKinds: source.map(({ kind }) => kind),
    alikeness: alikenessOf(entries, source),
  })
  const pairs: (number | null)[] = target.map(() => null)
  const known: (LedgerEntry | null)[] = target.map(() => null)
  const untranslated = new Map<number, LedgerEntry>()
  const stale: StaleBlock[] = []
  const extra: ExtraBlock[] = []
  const used = new Set<number>()
  for (const [index, entry] of entries.entries()) {
    const [at, from] = [inTranslation[index] ?? null, inOriginal[index] ?? null]
    if (entry.target === null) {
      if (from !== null) untranslated.set(from, entry)
      continue
    }
    if (at === null) continue
    known[at] = entry
    if (from === null) {
      extra.push({ target: at, entry })
      continue
    }
    used.add(from)
    pairs[at] = from
    const isCurrent = same[index] !== null || isOnlyEqualCode(entry, source[from], target[at])
    if (!isCurrent) stale.push({ target: at, source: from, entry })
  }
  return {
    pairs,
    entries: known,
    untranslated,
    stale: stale.toSorted((one, other) => one.target - other.target),
    missing: source.flatMap((_, index) =>
      used.has(index) || untranslated.has(index) ? [] : [{ source: index, after: placeAfter(index, pairs) }],
    ),
    extra: extra.toSorted((one, other) => one.target - other.target),
  }
}

/** How much a block of the original is like what it was when it was translated, by the words of both. */
function alikenessOf(entries: readonly LedgerEntry[], source: readonly BlockFacts[]): Alikeness {
  const sketches = new Map<number, string>()
  return (index, from) => {
    const [entry, block] = [entries[index], source[from]]
    if (entry === undefined || block === undefined) return 0
    // Code and texts of front matter stay what they are.
    const isMovable = entry.target !== null && isText(entry.kind) && isText(block.kind)
    if (entry.kind !== block.kind && !isMovable) return 0
    const sketch = sketches.get(index) ?? sketchOf(entry.text)
    sketches.set(index, sketch)
    return sketchAlikeness(sketch, block.sketch)
  }
}

function isText(kind: string): boolean {
  return kind !== 'code' && !kind.startsWith('@')
}

/** Whether only code has changed, and the translation has the same. */
function isOnlyEqualCode(
  entry: LedgerEntry,
  source: BlockFacts | undefined,
  target: BlockFacts | undefined,
): boolean {
  const [prose] = entry.source.split('.')
  return source !== undefined && source.prose === prose && source.code === target?.code
}

/**
 * The block of the translation that a block of the original belongs after: the one whose original is the nearest before it;
 * null for the beginning.
 */
export function placeAfter(source: number, pairs: readonly (number | null)[]): number | null {
  let [after, nearest] = [null as number | null, -1]
  for (const [target, from] of pairs.entries()) {
    if (from === null || from >= source || from <= nearest) continue
    after = target
    nearest = from
  }
  return after
}
