import type { Translation } from '@fyr/content-pipeline'
import { type BlockFacts, blockHash } from '@fyr/content-pipeline/internal'
import type { SiteTranslations } from './read-translations.ts'
import { readWritten, type WrittenBlock, type WrittenDocument } from './written-blocks.ts'

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
  /** Lines of the original whose blocks are no text of a file, such as those of a component; 0 for an unknown one. */
  readonly skippedLines: readonly number[]
}

/** The blocks of a translation as units: those that are not current, or all. */
export async function unitsOf(
  translation: Translation,
  site: SiteTranslations,
  isWhole: boolean,
): Promise<UnitsOfDocument> {
  const { source, target, state } = translation
  const [original, translated] = await Promise.all([readWritten(source, site), readWritten(target, site)])
  const units: TranslationUnit[] = []
  const skippedLines: number[] = []
  const ids = idsOf(source.blocks)
  const add = (from: number, at: number | null, unit: Pick<TranslationUnit, 'state' | 'before'>): void => {
    const written = original.blocks[from]
    const made = at === null ? null : translated.blocks[at]
    const line = source.blocks[from]?.range?.line ?? lineOf(written, original)
    const isEqual = at !== null && isSame(source.blocks[from], target.blocks[at])
    // A file that both languages include is of neither.
    if (!written || (at !== null && !made) || made?.file === written.file)
      skippedLines.push(...(isEqual ? [] : [line]))
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

/** The line of a text of front matter; 0 for one that is not written as a whole, or that a content source gives. */
function lineOf(block: WrittenBlock | null | undefined, { texts }: WrittenDocument): number {
  return block ? (texts.get(block.file) ?? '').slice(0, block.start).split('\n').length : 0
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
