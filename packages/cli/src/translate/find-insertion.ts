import type { Translation } from '@fyr/content-pipeline'
import type { WrittenBlock, WrittenDocument } from './written-blocks.ts'
import { headOf } from './written-head.ts'

/** Where a new block goes, and what is written before it. */
export interface Insertion {
  readonly file: string
  readonly start: number
  readonly before: string
  readonly prefix: string
  /** For a text of front matter, which is written as YAML. */
  readonly inHead?: { readonly isBetweenBrackets: boolean; readonly after: string }
}

/** A block of the original that the translation lacks, and both documents as they are written. */
interface NewBlock {
  readonly translation: Translation
  readonly original: WrittenDocument
  readonly translated: WrittenDocument
  /** Place among the blocks of the original. */
  readonly from: number
}

/** Where a block that a translation lacks belongs in it; null where that is unknown. */
export function findInsertion({
  translation: { source, target, state },
  original,
  translated,
  from,
}: NewBlock): Insertion | null {
  const written = original.blocks[from]
  if (!written) return null
  const after = state?.missing.find((one) => one.source === from)?.after ?? null
  const neighbour = after === null ? null : translated.blocks[after]
  const before = original.blocks[state?.pairs[after ?? -1] ?? -1]
  const kind = source.blocks[from]?.kind ?? ''
  const whole = { file: target.file, text: translated.texts.get(target.file) ?? '' }
  if (kind.startsWith('@')) {
    const isBeside = kind === target.blocks[after ?? -1]?.kind
    return insertionInHead(kind.slice(1), { ...whole, beside: isBeside ? neighbour : null })
  }
  const ofNote =
    written.file === source.file
      ? insertionOfNote(written, original.texts.get(written.file) ?? '', whole)
      : null
  if (ofNote !== null) return ofNote
  // What follows an include in the original is not written into the included file.
  if (!neighbour || before?.file !== written.file) return null
  return insertionAfter(neighbour, kind, translated.texts.get(neighbour.file) ?? '')
}

/** A file to insert into. */
interface InsertedInto {
  readonly file: string
  readonly text: string
}

/** Keys of front matter with one text each. */
const KEYS_OF_ONE_TEXT = new Set(['title_meta', 'description', 'sidebar_label', 'pagination_label'])

/**
 * Where a text goes that front matter lacks: on a line of its own at the end, or in the same list.
 *
 * @param beside The text of the same key that it belongs after; null for none.
 */
function insertionInHead(
  key: string,
  { file, text, beside }: InsertedInto & { readonly beside: WrittenBlock | null | undefined },
): Insertion | null {
  const head = headOf(text)
  const lineEnd = head.includes('\r\n') ? '\r\n' : '\n'
  const place = { file, prefix: '' }
  if (KEYS_OF_ONE_TEXT.has(key)) {
    // A mapping between braces has no lines of its own.
    if (!/^[\w-]+[ \t]*:/m.test(head) || new RegExp(`^${key}[ \\t]*:`, 'm').test(head)) return null
    const start = head.lastIndexOf('\n') + 1
    return { ...place, start, before: `${key}: `, inHead: { isBetweenBrackets: false, after: lineEnd } }
  }
  if (!beside?.head || key !== 'keywords') return null
  const { isBetweenBrackets } = beside.head
  const inHead = { isBetweenBrackets, after: '' }
  if (isBetweenBrackets) return { ...place, start: beside.end, before: ', ', inHead }
  const mark = text.slice(text.lastIndexOf('\n', beside.start - 1) + 1, beside.start)
  return /^ *-[ \t]+$/.test(mark) ? { ...place, start: beside.end, before: lineEnd + mark, inHead } : null
}

/** A footnote that a translation lacks goes to its end: its place is free. Null if the block is no footnote, or if the translation has it. */
function insertionOfNote(
  { start }: WrittenBlock,
  original: string,
  { file, text }: InsertedInto,
): Insertion | null {
  const before = original.slice(original.lastIndexOf('\n', start - 1) + 1, start)
  const [mark] = /^\[\^[^\]\s]+\]:[ \t]+$/.exec(before) ?? []
  if (mark === undefined || text.includes(mark.trimEnd())) return null
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  return { file, start: text.trimEnd().length, before: lineEnd + lineEnd + mark, prefix: '    ' }
}

function insertionAfter(
  { file, start, end, text: made, prefix, head }: WrittenBlock,
  kind: string | undefined,
  text: string,
): Insertion | null {
  if (head !== null) return null
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const written = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const isItem = kind === 'li' && /^[\s>]*(?:[-*+]|\d+[.)])\s+$/.test(written)
  if (isItem || (kind === 'row' && made.startsWith('|')))
    return { file, start: end, before: lineEnd + written, prefix }
  if (['p', 'heading', 'code'].includes(kind ?? '') && written.trim() === '')
    return { file, start: end, before: `${lineEnd}${lineEnd}${prefix}`, prefix }
  return null
}
