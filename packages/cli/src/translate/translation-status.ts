import type { Translation, UntranslatedTexts } from '@fyr/content-pipeline'
import { readBlockTexts } from '@fyr/content-pipeline/internal'
import { type SiteTranslations, withTranslations } from './read-translations.ts'
import { readWritten } from './written-blocks.ts'

/** A block of a translation that is older than its original. */
export interface StaleBlockStatus {
  /** Line of the translation; 0 where it is unknown. */
  readonly line: number
  /** Line of the original; 0 where it is unknown. */
  readonly originalLine: number
  /** What the original said when it was translated. */
  readonly before: string
  /** What it says now. */
  readonly now: string
}

/** A block of the original that the translation does not have. */
export interface MissingBlockStatus {
  readonly originalLine: number
  readonly now: string
}

/** A block of the translation whose original is gone. */
export interface ExtraBlockStatus {
  readonly line: number
  readonly before: string
}

/** A translated document compared with its original. */
export interface TranslationStatus {
  readonly locale: string
  /** Relative to the root. */
  readonly file: string
  readonly original: string
  /** `unknown` for a translation without a ledger: nothing says what it was made from. */
  readonly state: 'current' | 'outdated' | 'unknown'
  readonly blockCount: number
  readonly stale: readonly StaleBlockStatus[]
  readonly missing: readonly MissingBlockStatus[]
  readonly extra: readonly ExtraBlockStatus[]
}

/** The report of `fyr translate status`. */
export interface TranslationReport {
  readonly documents: readonly TranslationStatus[]
  /** Originals without a translation, by locale. */
  readonly untranslated: readonly { readonly locale: string; readonly files: readonly string[] }[]
  /** Texts of content sources without a translation, such as those of an API, by the file where it belongs. */
  readonly untranslatedTexts: readonly (UntranslatedTexts & { readonly locale: string })[]
}

/** Compares the translations of a locale, or of all, with their originals. */
export async function translationStatus(options: {
  readonly root: string
  readonly locale: string | null
}): Promise<TranslationReport> {
  return withTranslations(options, async (site) => ({
    documents: await Promise.all(site.translations.map((one) => statusOf(one, site))),
    untranslated: site.locales.map((locale) => ({ locale, files: site.untranslated.get(locale) ?? [] })),
    untranslatedTexts: (
      await Promise.all(
        site.locales.map(async (locale) =>
          (await site.untranslatedTexts(locale)).map((one) => ({ locale, ...one })),
        ),
      )
    ).flat(),
  }))
}

async function statusOf(
  { locale, source, target, state }: Translation,
  site: SiteTranslations,
): Promise<TranslationStatus> {
  const place = { locale, file: target.file, original: source.file, blockCount: target.blocks.length }
  if (state === null) return { ...place, state: 'unknown', stale: [], missing: [], extra: [] }
  const isCurrent = state.stale.length + state.missing.length + state.extra.length === 0
  if (isCurrent) return { ...place, state: 'current', stale: [], missing: [], extra: [] }
  const words = await readBlockTexts(source, site.texts)
  const [lines, originalLines] = await Promise.all([linesOf(target, site), linesOf(source, site)])
  return {
    ...place,
    state: 'outdated',
    stale: state.stale.map((one) => ({
      line: lines[one.target] ?? 0,
      originalLine: originalLines[one.source] ?? 0,
      before: one.entry.text,
      now: words[one.source]?.text ?? '',
    })),
    missing: state.missing.map((one) => ({
      originalLine: originalLines[one.source] ?? 0,
      now: words[one.source]?.text ?? '',
    })),
    extra: state.extra.map((one) => ({ line: lines[one.target] ?? 0, before: one.entry.text })),
  }
}

/** The line of each block in the document; for an included one that of the include. */
async function linesOf(document: Translation['source'], site: SiteTranslations): Promise<readonly number[]> {
  const { texts, blocks } = await readWritten(document, site)
  const text = texts.get(document.file) ?? ''
  return document.blocks.map(({ range }, index) => {
    const written = range === null ? blocks[index] : null
    return written ? text.slice(0, written.start).split('\n').length : (range?.line ?? 0)
  })
}
