import { inSameOrder } from './align-blocks.ts'
import { filledSlots } from './word-sketch.ts'

/**
 * How much a pair of blocks of two languages is worth: headings hold a text together, code is the same in both, and of several blocks
 * of a kind those are more likely a pair that are about as long.
 */
const WORTH = { heading: 8, code: 4, other: 2, sameWords: 8, sameCode: 4, sameLength: 0.5 }

/** A block as far as another language needs it. */
export interface AlignedBlock {
  readonly kind: string
  /** Hashes of its words and of the code in it; empty without any code. */
  readonly prose: string
  readonly code: string
  /** Of its words and code: alike for blocks that are. */
  readonly sketch: string
}

/** The blocks of a document in one language. */
export interface LanguageBlocks {
  readonly blocks: readonly AlignedBlock[]
  /** For each block the id of the heading that it is; null for another block. */
  readonly headingIds: readonly (string | null)[]
}

/**
 * Pairs the blocks of two languages, when nothing else is known about them: sections whose headings have one id belong together,
 * wherever they are, and in them blocks are paired by their kinds and order. For each block of the translation the place of its original.
 */
export function alignByKind(source: LanguageBlocks, target: LanguageBlocks): (number | null)[] {
  const pairs: (number | null)[] = target.blocks.map(() => null)
  const others = sectionsOf(source, target)
  for (const [id, start] of sectionsOf(target, source)) {
    const from = others.get(id) ?? []
    for (const [one, other] of inSameOrder(
      from.map(({ block }) => block),
      start.map(({ block }) => block),
      worth,
    ))
      pairs[start[other]?.place ?? -1] = from[one]?.place ?? null
  }
  return pairs
}

/** A block and its place in its document. */
interface PlacedBlock {
  readonly block: AlignedBlock
  readonly place: number
}

/** The blocks from each heading whose id the other language has, too, to the next one; those before the first have no name. */
function sectionsOf(
  { blocks, headingIds }: LanguageBlocks,
  other: Pick<LanguageBlocks, 'headingIds'>,
): ReadonlyMap<string, readonly PlacedBlock[]> {
  const shared = new Set(other.headingIds)
  const sections = new Map<string, PlacedBlock[]>()
  let section: PlacedBlock[] = []
  sections.set('', section)
  for (const [place, block] of blocks.entries()) {
    const id = headingIds[place] ?? null
    if (id !== null && shared.has(id)) {
      section = []
      sections.set(id, section)
    }
    section.push({ block, place })
  }
  return sections
}

function worth(source: AlignedBlock, target: AlignedBlock): number {
  if (source.kind !== target.kind) return 0
  const { kind } = source
  const usual = kind === 'heading' ? WORTH.heading : kind === 'code' ? WORTH.code : WORTH.other
  const sameWords = kind !== 'code' && source.prose === target.prose ? WORTH.sameWords : 0
  const sameCode = source.code !== '' && source.code === target.code ? WORTH.sameCode : 0
  const [one, other] = [filledSlots(source.sketch), filledSlots(target.sketch)]
  const sameLength = WORTH.sameLength * (Math.min(one, other) / Math.max(one, other, 1))
  return usual + sameWords + sameCode + sameLength
}
