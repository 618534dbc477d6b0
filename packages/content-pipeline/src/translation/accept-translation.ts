import { alignByKind, matchBetween } from '@fyr/comparison'
import { type BlockFacts, blockHash } from '../markdown/finish/block-facts.ts'
import { compareTranslation, placeAfter } from './compare-translation.ts'
import type { Ledger, LedgerEntry } from './ledger.ts'
import type { BlockText } from './list-translations.ts'

/** A document in two languages. */
export interface AcceptedDocument {
  readonly source: readonly BlockFacts[]
  readonly target: readonly BlockFacts[]
  /** The blocks in words. */
  readonly sourceTexts: readonly BlockText[]
  readonly targetTexts: readonly BlockText[]
  /** What is known so far; null before the first acceptance. */
  readonly ledger: Ledger | null
  /** Which blocks of the translation are accepted; the others keep what the ledger says. Absent for all. */
  readonly isAccepted?: ((target: number) => boolean) | undefined
}

/** The ledger of a translation after its blocks, or some of them, have been accepted as they are. */
export function acceptTranslation({
  source,
  target,
  sourceTexts,
  targetTexts,
  ledger,
  isAccepted = () => true,
}: AcceptedDocument): Ledger {
  const entryOf = (from: number, at: number | null): LedgerEntry => ({
    source: blockHash(source[from] as BlockFacts),
    target: at === null ? null : blockHash(target[at] as BlockFacts),
    text: sourceTexts[from]?.text ?? '',
    kind: source[from]?.kind ?? '',
  })
  if (ledger === null) {
    const [original, translation] = [
      { blocks: source, headingIds: sourceTexts.map(({ headingId }) => headingId) },
      { blocks: target, headingIds: targetTexts.map(({ headingId }) => headingId) },
    ]
    return { blocks: inOrder(alignByKind(original, translation), source.length, entryOf) }
  }
  const state = compareTranslation({ source, target, ledger })
  const pairs = matchBetween(
    state.pairs,
    target.map(({ kind }, at) => (state.entries[at] === null || isAccepted(at) ? kind : '')),
    source.map(({ kind }, from) => (state.untranslated.has(from) ? '' : kind)),
  )
  const blocks = inOrder(pairs, source.length, (from, at) => {
    // A block without a counterpart belongs to the block before it.
    if (isAccepted(at ?? placeAfter(from, pairs) ?? 0)) return entryOf(from, at)
    return (at === null ? state.untranslated.get(from) : state.entries[at]) ?? null
  })
  const kept = state.extra.flatMap(({ target: at, entry }) => (isAccepted(at) ? [] : [entry]))
  return { blocks: [...blocks, ...kept] }
}

/** Entries in the order of the translation; those without a counterpart after the block that they follow in the original. */
function inOrder(
  pairs: readonly (number | null)[],
  sourceCount: number,
  entryOf: (source: number, target: number | null) => LedgerEntry | null,
): LedgerEntry[] {
  const paired = new Set(pairs)
  const lone = new Map<number | null, number[]>()
  for (let from = 0; from < sourceCount; from += 1) {
    if (paired.has(from)) continue
    const place = placeAfter(from, pairs)
    lone.set(place, [...(lone.get(place) ?? []), from])
  }
  const write = (from: number, at: number | null): LedgerEntry[] => {
    const entry = entryOf(from, at)
    return entry === null ? [] : [entry]
  }
  const alone = (place: number | null) => (lone.get(place) ?? []).flatMap((from) => write(from, null))
  return [
    ...alone(null),
    ...pairs.flatMap((from, at) => [...(from === null ? [] : write(from, at)), ...alone(at)]),
  ]
}
