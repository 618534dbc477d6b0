import { resolve } from 'node:path'
import type { DocumentCompiler, TextSource, Translation, UntranslatedTexts } from '@fyr/content-pipeline'
import { type BlockFacts, readInSite, suggestName, unpackBlocks } from '@fyr/content-pipeline/internal'
import { listUntranslated } from '../content-sources/list-untranslated.ts'
import { isReady } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { SiteError } from '../site-error.ts'

/** The translations of a site, and what is needed to show and to accept them. */
export interface SiteTranslations {
  /** Absolute. */
  readonly root: string
  /** Codes of the locales that were asked for. */
  readonly locales: readonly string[]
  readonly defaultLocale: string
  readonly translations: readonly Translation[]
  /** Files of the original without a translation, by locale. */
  readonly untranslated: ReadonlyMap<string, readonly string[]>
  /** Texts of content sources without a translation in a locale. */
  readonly untranslatedTexts: (locale: string) => Promise<readonly UntranslatedTexts[]>
  readonly texts: TextSource
  /** The blocks of a file that documents include, with their places in it; null for one that cannot be read. */
  readonly includedBlocks: (file: string) => Promise<readonly BlockFacts[] | null>
}

/**
 * Reads the translations of a site in one locale, or in all, and hands them to `use`. Throws `SiteError` for an unknown locale
 * and for a site that cannot be read.
 */
export async function withTranslations<Result>(
  { root, locale }: { readonly root: string; readonly locale: string | null },
  use: (site: SiteTranslations) => Promise<Result>,
): Promise<Result> {
  const reader = openSiteReader({ root: resolve(root) })
  try {
    const { compiler } = await reader.openCompiler()
    const site = await reader.readContent()
    if (!isReady(site) || compiler === null) throw new SiteError(site.diagnostics)
    const { content, config } = site
    const known = content.missingTranslations
    const locales = known.map((one) => one.locale).filter((code) => locale === null || code === locale)
    if (locale !== null && locales.length === 0) {
      const codes = known.map((one) => one.locale)
      const hint = suggestName(locale, codes, `Languages with translations: ${codes.join(', ')}.`)
      const problem = `There are no translations to "${locale}".`
      throw new SiteError([{ code: 'unknown-locale', file: config.source.file, problem, hint }])
    }
    return await use({
      root: reader.root,
      locales,
      defaultLocale: config.defaultLocale,
      translations: locales.flatMap((code) => content.listTranslations?.(code) ?? []),
      untranslated: new Map(known.map((one) => [one.locale, one.files])),
      untranslatedTexts: (code) => listUntranslated({ root: reader.root, config }, code),
      texts: content.texts,
      includedBlocks: readerOfIncluded(reader.root, compiler),
    })
  } finally {
    await reader.close()
  }
}

/** Reads each included file once, as a document of its own. */
function readerOfIncluded(root: string, compiler: DocumentCompiler): SiteTranslations['includedBlocks'] {
  const known = new Map<string, Promise<readonly BlockFacts[] | null>>()
  const read = async (file: string): Promise<readonly BlockFacts[] | null> => {
    const bytes = readInSite(root, file)
    if (bytes === null) return null
    const text = bytes.toString('utf8').replaceAll('\r\n', '\n')
    const place = { collection: 'docs', file, readFrom: file, originalFile: file } as const
    const { report } = await compiler.compile({ ...place, text })
    return unpackBlocks(report.facts.blocks)
  }
  return (file) => {
    const reading = known.get(file) ?? read(file)
    known.set(file, reading)
    return reading
  }
}

/** The translation that a path means: that of the translated file, of the original, or the last parts of either. */
export function translationOf(path: string, { translations }: SiteTranslations): Translation {
  const isMeant = (file: string): boolean => file === path || file.endsWith(`/${path}`)
  const exact = translations.filter(({ source, target }) => [source.file, target.file].includes(path))
  const near = translations.filter(({ source, target }) => isMeant(source.file) || isMeant(target.file))
  const [found, second] = exact.length > 0 ? exact : near
  const files = translations.map(({ target }) => target.file)
  if (found === undefined) {
    const hint = suggestName(path, files, 'Write the path of a translated file, such as "docs/intro.md".')
    throw refusal(path, 'No translation has this path.', hint)
  }
  if (second !== undefined) {
    const names = [found, second].map(({ target }) => `"${target.file}"`).join(' and ')
    throw refusal(path, `Several translations have this path: ${names}.`, 'Write the whole path.')
  }
  return found
}

/** An error about what was asked for. */
export function refusal(file: string, problem: string, hint: string): SiteError {
  return new SiteError([{ code: 'unknown-translation', file, problem, hint }])
}
