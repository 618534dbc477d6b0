import type { Translation } from '@fyr/content-pipeline'
import { withoutUnseenIn } from '@fyr/content-pipeline/internal'
import type { SiteTranslations } from './read-translations.ts'
import { idsOf } from './translation-units.ts'
import { readWritten, type WrittenBlock, type WrittenDocument } from './written-blocks.ts'
import { headOf, yamlText } from './written-head.ts'
import type { ReturnedUnit } from './xliff.ts'

/** A block that was not imported. */
export interface RefusedUnit {
  /** The translation, relative to the root. */
  readonly file: string
  readonly id: string
  readonly reason: string
}

/** A change of a file. */
export interface Replacement {
  /** Id of the block. */
  readonly id: string
  /** The translation, or a file that it includes. */
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What an import makes of a translation. */
export interface MergedUnits {
  readonly replacements: readonly Replacement[]
  /** The files to change, as they are. */
  readonly texts: WrittenDocument['texts']
  /** Ids of the blocks of the original that are translated now and were not. */
  readonly accepted: Set<string>
  readonly refused: readonly Omit<RefusedUnit, 'file'>[]
}

/** Compares what translators have returned with a translation. Nothing is written. */
export async function mergeUnits(
  { source, target, state }: Translation,
  returned: readonly ReturnedUnit[],
  site: SiteTranslations,
): Promise<MergedUnits> {
  const [original, translated] = await Promise.all([readWritten(source, site), readWritten(target, site)])
  const { texts } = translated
  const ids = idsOf(source.blocks)
  const waiting = new Set([...(state?.stale ?? []), ...(state?.missing ?? [])].map((one) => one.source))
  const replacements: Replacement[] = []
  const accepted = new Set<string>()
  const refused: { id: string; reason: string }[] = []
  const seen = new Set<string>()
  for (const unit of returned) {
    const { id } = unit
    if (seen.has(id)) {
      refused.push({ id, reason: 'The file contains this block twice: the first one counts.' })
      continue
    }
    seen.add(id)
    const from = ids.indexOf(id)
    const at = state?.pairs.indexOf(from) ?? -1
    const written = original.blocks[from]
    if (from === -1 || !written || !isSameText(written.text, unit.source)) {
      refused.push({ id, reason: 'The original has changed since the export.' })
      continue
    }
    if (unit.target.trim() === '') continue
    const made = at === -1 ? undefined : translated.blocks[at]
    const text = asBlock(unit, source.blocks[from]?.kind)
    if (text === null) {
      refused.push({ id, reason: 'It is code: write the lines of the fence around its translation, too.' })
      continue
    }
    const isSame = made?.text === unit.target || made?.text === text
    if (made && !isSame) replacements.push({ id, ...replacementOf(made, text, texts) })
    else if (!made) {
      const after = state?.missing.find((one) => one.source === from)?.after ?? null
      const neighbour = after === null ? null : translated.blocks[after]
      const before = original.blocks[state?.pairs[after ?? -1] ?? -1]
      const kind = source.blocks[from]?.kind ?? ''
      const whole = texts.get(target.file) ?? ''
      const isBeside = kind === target.blocks[after ?? -1]?.kind
      // What follows an include in the original is not written into the included file.
      const inText = (): Insertion | null =>
        neighbour && before?.file === written.file
          ? insertionAfter(neighbour, kind, textOf(neighbour, texts))
          : null
      const ofNote = (): Insertion | null =>
        written.file === source.file
          ? insertionOfNote(written, textOf(written, original.texts), { file: target.file, text: whole })
          : null
      const place = kind.startsWith('@')
        ? insertionInHead(kind.slice(1), {
            file: target.file,
            text: whole,
            beside: isBeside ? neighbour : null,
          })
        : (ofNote() ?? inText())
      if (place === null) {
        refused.push({ id, reason: 'Its place in the translation is unknown: add it there.' })
        continue
      }
      const { file, start, prefix, inHead } = place
      const shown = inHead
        ? yamlText(text, inHead.isBetweenBrackets)
        : indented(text, prefix, texts.get(file) ?? '')
      const added = place.before + shown + (inHead?.after ?? '')
      replacements.push({ id, file, start, end: start, text: added })
    }
    if (waiting.has(from) && (!isSame || unit.isDone)) accepted.add(id)
  }
  return { replacements, texts, accepted, refused }
}

/**
 * What a translator has written, so that it stays one block: spaces around it would make code of a paragraph, an empty line would end
 * a table, a further line is no part of a heading, and a heading without its mark is none. Null for code without its fences.
 */
function asBlock({ source, target }: ReturnedUnit, kind: string | undefined): string | null {
  if (kind === 'code') return /^[`~]/.test(source) && !/^[`~]/.test(target) ? null : target.trimEnd()
  const text = target.trim()
  const isOneLine = (kind === 'heading' || kind === 'row') && !source.includes('\n')
  const line = isOneLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text
  return kind === 'heading' && isOneLine ? withMarks(line, source) : line
}

/** A heading with its number signs and its id, which links lead to. */
function withMarks(heading: string, source: string): string {
  const [mark = ''] = /^#+[ \t]+/.exec(source) ?? []
  const [id = ''] = /[ \t]+\{#[^\s}]+\}$/.exec(source) ?? []
  return (/^#+[ \t]/.test(heading) ? '' : mark) + heading + (heading.endsWith('}') ? '' : id)
}

/** XLIFF has no unseen characters. */
function isSameText(written: string, returned: string): boolean {
  return withoutUnseenIn(written) === withoutUnseenIn(returned)
}

function textOf({ file }: WrittenBlock, texts: WrittenDocument['texts']): string {
  return texts.get(file) ?? ''
}

function replacementOf(
  block: WrittenBlock,
  text: string,
  texts: WrittenDocument['texts'],
): Omit<Replacement, 'id'> {
  const { file, start, end, prefix, head } = block
  if (head !== null) return { file, start, end, text: yamlText(text, head.isBetweenBrackets) }
  return { file, start, end, text: indented(text, prefix, textOf(block, texts)) }
}

function indented(text: string, prefix: string, file: string): string {
  const lineEnd = file.includes('\r\n') ? '\r\n' : '\n'
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : prefix + line))
    .join(lineEnd)
}

/** Where a new block goes, and what is written before it. */
interface Insertion {
  readonly file: string
  readonly start: number
  readonly before: string
  readonly prefix: string
  /** For a text of front matter, which is written as YAML. */
  readonly inHead?: { readonly isBetweenBrackets: boolean; readonly after: string }
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
