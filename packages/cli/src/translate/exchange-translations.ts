import { readFileSync, statSync } from 'node:fs'
import type { Translation } from '@fyr/content-pipeline'
import { writeLedger } from './accept-translations.ts'
import { ChangedFiles } from './changed-files.ts'
import { formatGettext, parseGettext } from './gettext.ts'
import { mergeUnits, type RefusedUnit } from './merge-units.ts'
import { refusal, withTranslations } from './read-translations.ts'
import { idsOf, unitsOf } from './translation-units.ts'
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
  /** Blocks that have to be translated in the files themselves: `content/docs/intro.md:12`, or the file alone. */
  readonly skipped: readonly string[]
}

/** Writes the blocks of a locale's translations as XLIFF or as a gettext catalogue. */
export async function exportTranslations(options: ExportOptions): Promise<ExportedTranslations> {
  const { root, locale, format, isWhole } = options
  return withTranslations({ root, locale }, async (site) => {
    const all = await Promise.all(site.translations.map((one) => unitsOf(one, site, isWhole)))
    const documents = all.filter(({ units, skippedLines }) => units.length + skippedLines.length > 0)
    const languages = { source: site.defaultLocale, target: locale }
    return {
      text: format === 'po' ? formatGettext(documents, languages) : formatXliff(documents, languages),
      unitCount: documents.reduce((sum, { units }) => sum + units.length, 0),
      skipped: documents.flatMap(({ original, skippedLines }) =>
        skippedLines.map((line) => (line === 0 ? original : `${original}:${line}`)),
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
  /** Blocks that were written and stay as they are in the ledger, as a translator says that they are not done. */
  readonly unfinishedCount: number
  /** Blocks that were not imported. */
  readonly refused: readonly RefusedUnit[]
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
  const refused: RefusedUnit[] = []
  const accepted = new Map<string, Set<string>>()
  const changed = new ChangedFiles()
  let unfinishedCount = 0
  const written = await withTranslations({ root, locale }, async (site) => {
    // Nothing is written while places in files are looked up.
    const merged = await Promise.all(
      [...byFile].map(async ([name, returned]) => {
        const translation = site.translations.find(({ target }) => target.file === name)
        const isKnown = translation !== undefined && translation.state !== null
        return { name, returned, result: isKnown ? await mergeUnits(translation, returned, site) : null }
      }),
    )
    for (const { name, returned, result } of merged) {
      if (result === null) {
        const reason = 'The site has no such translation with a ledger.'
        for (const { id } of returned) refused.push({ file: name, id, reason })
        continue
      }
      const second = changed.add(name, result)
      // One by one: a call with each of them as an argument fails where there are too many.
      for (const one of [...result.refused, ...second]) refused.push({ file: name, ...one })
      for (const { id } of second) result.accepted.delete(id)
      accepted.set(name, result.accepted)
      unfinishedCount += result.unfinishedCount
    }
    return changed.write(site.root)
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
  return { written, acceptedCount, unfinishedCount, refused }
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

const EXPORTED = 'Name a file that "fyr translate export" has written.'

function readUnits(file: string): readonly ReturnedUnit[] {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw refusal(file, 'There is no such file.', EXPORTED)
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    return text.trimStart().startsWith('<') ? parseXliff(text) : parseGettext(text)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw refusal(file, problem, EXPORTED)
  }
}
