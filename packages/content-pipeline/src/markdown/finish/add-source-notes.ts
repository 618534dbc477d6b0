import type { ElementContent, Root } from 'hast'
import { element } from '@fyr/markdown-parser/tree'
import { type Block, readBlocks } from './read-blocks.ts'

/** Element with what a block of the original says now, beside the block of the translation that is older. */
const SOURCE_NOTE_TAG = 'fyr-source-note'

/** The notes of a translated text: plain data. */
export interface SourceNotes {
  /** Key of the compiled text of the original. */
  readonly textKey: string
  /** Language of the original, as in HTML. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** In the order of the translation. Places are among the blocks of the compiled texts. */
  readonly notes: readonly SourceNote[]
}

export interface SourceNote {
  /** Place of the block of the original. */
  readonly source: number
  /** Place of the block of the translation that it is shown beside; null for the beginning of the text. */
  readonly target: number | null
  /** Whether the original has only got this block since it was translated. */
  readonly isNew: boolean
  /** What the original said when it was translated: for those who translate, while a site is written. */
  readonly before?: string
}

/** Shows what a block says now and said before. */
export type ShowDifference = (before: string, now: Block) => readonly ElementContent[]

/** Adds notes to a compiled text. Neither text is resolved yet; `original` is taken apart. */
export function addSourceNotes(
  tree: Root,
  original: Root,
  { notes, lang, dir }: SourceNotes,
  showDifference: ShowDifference,
): void {
  const [blocks, sources] = [readBlocks(tree), readBlocks(original)]
  // The last first: notes beside the same block stay in their order.
  for (const { source, target, isNew, before } of notes.toReversed()) {
    const now = sources[source]
    if (now === undefined) continue
    const difference = before === undefined ? [] : showDifference(before, now)
    const content = [...now.quote(), ...difference]
    const note = element(SOURCE_NOTE_TAG, { lang, dir, ...(isNew && { isNew }) }, content)
    if (target === null) tree.children.unshift(note)
    else blocks[target]?.addNote(note)
  }
}
