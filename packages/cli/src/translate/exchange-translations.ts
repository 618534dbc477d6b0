import { readFileSync } from 'node:fs'
import { writeInSite } from '../write-in-site.ts'
import type { Translation } from '@fyr/content-pipeline'
import { writeLedger } from './accept-translations.ts'
import { formatGettext, parseGettext } from './gettext.ts'
import { refusal, type SiteTranslations, withTranslations } from './read-translations.ts'
import { idsOf, readWritten, unitsOf, type WrittenBlock } from './translation-units.ts'
import { formatXliff, parseXliff, type ReturnedUnit } from './xliff.ts'

export interface ExportOptions {
  readonly root: string
  readonly locale: string
  readonly format: 'xliff' | 'po'
  /** Every block; by default those that are not current. */
  readonly isWhole: boolean
}

/** What translators get. */
export interface ExportedTranslations {
  readonly text: string
  readonly unitCount: number
  /** Blocks that have to be translated in the files themselves: `content/docs/intro.md:12`. */
  readonly skipped: readonly string[]
}

/** Writes the blocks of a locale's translations as XLIFF or as a gettext catalogue. */
export async function exportTranslations(options: ExportOptions): Promise<ExportedTranslations> {
  const { root, locale, format, isWhole } = options
  return withTranslations({ root, locale }, async (site) => {
    const documents = site.translations
      .map((one) => unitsOf(one, site, isWhole))
      .filter(({ units, skippedLines }) => units.length + skippedLines.length > 0)
    const languages = { source: site.defaultLocale, target: locale }
    return {
      text: format === 'po' ? formatGettext(documents, languages) : formatXliff(documents, languages),
      unitCount: documents.reduce((sum, { units }) => sum + units.length, 0),
      skipped: documents.flatMap(({ original, skippedLines }) =>
        skippedLines.map((line) => `${original}:${line}`),
      ),
    }
  })
}

export interface ImportOptions {
  readonly root: string
  readonly locale: string
  /** File from the translators, relative to the current folder or absolute. */
  readonly file: string
}

/** What an import has changed. */
export interface ImportedTranslations {
  /** Translations that have changed, relative to the root. */
  readonly written: readonly string[]
  /** Blocks that are current now and were not. */
  readonly acceptedCount: number
  /** Blocks that were not imported, with the reason. */
  readonly refused: readonly { readonly file: string; readonly id: string; readonly reason: string }[]
}

/** Writes what translators have returned into the translations, and records what they were made from. */
export async function importTranslations({
  root,
  locale,
  file,
}: ImportOptions): Promise<ImportedTranslations> {
  const units = readUnits(file)
  const byFile = new Map<string, ReturnedUnit[]>()
  for (const unit of units) {
    const returned = byFile.get(unit.file) ?? []
    returned.push(unit)
    byFile.set(unit.file, returned)
  }
  const written: string[] = []
  const refused: ImportedTranslations['refused'][number][] = []
  const accepted = new Map<string, ReadonlySet<string>>()
  await withTranslations({ root, locale }, async (site) => {
    for (const [name, returned] of byFile) {
      const translation = site.translations.find(({ target }) => target.file === name)
      if (translation === undefined || translation.state === null) {
        const reason = 'The site has no such translation with a ledger.'
        refused.push(...returned.map(({ id }) => ({ file: name, id, reason })))
        continue
      }
      const result = mergeUnits(translation, returned, site)
      refused.push(...result.refused.map((one) => ({ file: name, ...one })))
      if (result.text !== null) {
        writeInSite(site.root, name, result.text)
        written.push(name)
      }
      accepted.set(name, result.accepted)
    }
  })
  await withTranslations({ root, locale }, async (site) => {
    await Promise.all(
      site.translations.map(async (translation) => {
        const ids = accepted.get(translation.target.file) ?? new Set<string>()
        if (ids.size > 0) await writeLedger(translation, site, isAcceptedBy(translation, ids))
      }),
    )
  })
  const acceptedCount = [...accepted.values()].reduce((sum, ids) => sum + ids.size, 0)
  return { written, acceptedCount, refused }
}

/** Which blocks of a translation have their originals among the accepted ones, or are new. */
function isAcceptedBy(
  { source, state }: Translation,
  accepted: ReadonlySet<string>,
): (block: number) => boolean {
  const ids = idsOf(source.blocks)
  return (block) => {
    const from = state?.pairs[block] ?? null
    return from === null ? state?.entries[block] === null : accepted.has(ids[from] ?? '')
  }
}

function readUnits(file: string): readonly ReturnedUnit[] {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    return text.trimStart().startsWith('<') ? parseXliff(text) : parseGettext(text)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw refusal(file, problem, 'Name a file that "fyr translate export" has written.')
  }
}

/** A change of a file. */
interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface MergedUnits {
  /** The translation with what was returned; null if that is what it says already. */
  readonly text: string | null
  /** Ids of the blocks of the original that are translated now and were not. */
  readonly accepted: ReadonlySet<string>
  readonly refused: readonly { readonly id: string; readonly reason: string }[]
}

function mergeUnits(
  { source, target, state }: Translation,
  returned: readonly ReturnedUnit[],
  { root }: SiteTranslations,
): MergedUnits {
  const [original, translated] = [readWritten(source, root), readWritten(target, root)]
  const ids = idsOf(source.blocks)
  const waiting = new Set([...(state?.stale ?? []), ...(state?.missing ?? [])].map((one) => one.source))
  const replacements: Replacement[] = []
  const accepted = new Set<string>()
  const refused: { id: string; reason: string }[] = []
  const seen = new Set<string>()
  for (const unit of returned) {
    if (seen.has(unit.id)) {
      refused.push({ id: unit.id, reason: 'The file contains this block twice: the first one counts.' })
      continue
    }
    seen.add(unit.id)
    const from = ids.indexOf(unit.id)
    const at = state?.pairs.indexOf(from) ?? -1
    if (from === -1 || original.blocks[from]?.text !== unit.source) {
      refused.push({ id: unit.id, reason: 'The original has changed since the export.' })
      continue
    }
    if (unit.target.trim() === '') continue
    const made = at === -1 ? undefined : translated.blocks[at]
    const isSame = made?.text === unit.target
    if (made && !isSame) replacements.push(replacementOf(made, unit.target, translated.text))
    else if (!made) {
      const missing = state?.missing.find((one) => one.source === from)
      const place = missing && insertionAfter(missing.after, source.blocks[from]?.kind, translated)
      if (!place) {
        refused.push({ id: unit.id, reason: 'Its place in the translation is unknown: add it there.' })
        continue
      }
      replacements.push({
        start: place.at,
        end: place.at,
        text: place.before + indented(unit.target, place.prefix, translated.text),
      })
    }
    if (waiting.has(from) && (!isSame || unit.isDone)) accepted.add(unit.id)
  }
  return {
    text: replacements.length === 0 ? null : replaceAll(translated.text, replacements),
    accepted,
    refused,
  }
}

function replacementOf({ start, end, prefix, key }: WrittenBlock, text: string, file: string): Replacement {
  if (key !== null) return { start, end, text: yamlText(text.replaceAll('\n', ' ')) }
  return { start, end, text: indented(text, prefix, file) }
}

/** Quoted, unless YAML reads it as the same text without quotes. */
function yamlText(text: string): string {
  return /^[\p{L}][\p{L}\p{N} ,.()/-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text)
}

function indented(text: string, prefix: string, file: string): string {
  const lineEnd = file.includes('\r\n') ? '\r\n' : '\n'
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : prefix + line))
    .join(lineEnd)
}

/** Where a new block goes, and what is written before it. */
function insertionAfter(
  after: number | null,
  kind: string | undefined,
  { blocks, text }: { readonly blocks: readonly (WrittenBlock | null)[]; readonly text: string },
): { readonly at: number; readonly before: string; readonly prefix: string } | null {
  const neighbour = after === null ? null : blocks[after]
  if (!neighbour || neighbour.key !== null) return null
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const start = text.lastIndexOf('\n', neighbour.start - 1) + 1
  const written = text.slice(start, neighbour.start)
  if (kind === 'li' && /^[\s>]*(?:[-*+]|\d+[.)])\s+$/.test(written))
    return { at: neighbour.end, before: lineEnd + written, prefix: neighbour.prefix }
  if (kind === 'row' && neighbour.text.startsWith('|'))
    return { at: neighbour.end, before: lineEnd + written, prefix: neighbour.prefix }
  if (['p', 'heading', 'code'].includes(kind ?? '') && written.trim() === '')
    return { at: neighbour.end, before: `${lineEnd}${lineEnd}${neighbour.prefix}`, prefix: neighbour.prefix }
  return null
}

function replaceAll(text: string, replacements: readonly Replacement[]): string {
  let result = text
  // From the end, so that the places before stay; of those at one place the first is written last.
  const ordered = replacements.map((one, index) => ({ ...one, index }))
  for (const one of ordered.toSorted((left, right) => right.start - left.start || right.index - left.index))
    result = result.slice(0, one.start) + one.text + result.slice(one.end)
  return result
}
