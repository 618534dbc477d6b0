import type { Translation } from '@fyr/content-pipeline'
import { readBlockTexts } from '@fyr/content-pipeline/internal'
import { type SiteTranslations, withTranslations } from './read-translations.ts'

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
}

/** Compares the translations of a locale, or of all, with their originals. */
export async function translationStatus(options: {
  readonly root: string
  readonly locale: string | null
}): Promise<TranslationReport> {
  return withTranslations(options, async (site) => ({
    documents: await Promise.all(site.translations.map((one) => statusOf(one, site))),
    untranslated: site.locales.map((locale) => ({ locale, files: site.untranslated.get(locale) ?? [] })),
  }))
}

async function statusOf(
  { locale, source, target, state }: Translation,
  { texts }: Pick<SiteTranslations, 'texts'>,
): Promise<TranslationStatus> {
  const place = { locale, file: target.file, original: source.file, blockCount: target.blocks.length }
  if (state === null) return { ...place, state: 'unknown', stale: [], missing: [], extra: [] }
  const isCurrent = state.stale.length + state.missing.length + state.extra.length === 0
  if (isCurrent) return { ...place, state: 'current', stale: [], missing: [], extra: [] }
  const words = await readBlockTexts(source, texts)
  return {
    ...place,
    state: 'outdated',
    stale: state.stale.map((one) => ({
      line: lineOf(target, one.target),
      originalLine: lineOf(source, one.source),
      before: one.entry.text,
      now: words[one.source]?.text ?? '',
    })),
    missing: state.missing.map((one) => ({
      originalLine: lineOf(source, one.source),
      now: words[one.source]?.text ?? '',
    })),
    extra: state.extra.map((one) => ({ line: lineOf(target, one.target), before: one.entry.text })),
  }
}

function lineOf({ blocks }: Translation['source'], index: number): number {
  return blocks[index]?.range?.line ?? 0
}
