import type { Translation } from '@fyr/content-pipeline'
import { withoutUnseenIn } from '@fyr/content-pipeline/internal'
import { findInsertion } from './find-insertion.ts'
import type { SiteTranslations } from './read-translations.ts'
import { textOfUnit } from './text-of-unit.ts'
import { idsOf } from './translation-units.ts'
import { readWritten, type WrittenBlock, type WrittenDocument } from './written-blocks.ts'
import { yamlText } from './written-head.ts'
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
  /** How many changed texts are not done, as a translator says. */
  readonly unfinishedCount: number
  readonly refused: readonly Omit<RefusedUnit, 'file'>[]
}

/** Compares what translators have returned with a translation. Nothing is written. */
export async function mergeUnits(
  translation: Translation,
  returned: readonly ReturnedUnit[],
  site: SiteTranslations,
): Promise<MergedUnits> {
  const { source, target, state } = translation
  const [original, translated] = await Promise.all([readWritten(source, site), readWritten(target, site)])
  const { texts } = translated
  const ids = idsOf(source.blocks)
  const waiting = new Set([...(state?.stale ?? []), ...(state?.missing ?? [])].map((one) => one.source))
  const replacements: Replacement[] = []
  const accepted = new Set<string>()
  const refused: { id: string; reason: string }[] = []
  const seen = new Set<string>()
  let unfinishedCount = 0
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
    const text = textOfUnit(unit, source.blocks[from]?.kind)
    if (text === null) {
      refused.push({ id, reason: 'It is code: write the lines of the fence around its translation, too.' })
      continue
    }
    const isSame = made?.text === unit.target || made?.text === text
    if (made && !isSame) replacements.push({ id, ...replacementOf(made, text, texts) })
    else if (!made && unit.isDone !== false) {
      const place = findInsertion({ translation, original, translated, from })
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
    if (waiting.has(from) && (unit.isDone ?? !isSame)) accepted.add(id)
    else if (waiting.has(from) && !isSame) unfinishedCount += 1
  }
  return { replacements, texts, accepted, unfinishedCount, refused }
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
