import type { SiteConfig, UntranslatedTexts } from '@fyr/content-pipeline'
import { SiteError } from '../site-error.ts'
import { explainFailure, placeInConfig } from './source-failure.ts'

/**
 * The texts that the sources of a site show in the default language in a locale, by the file where their translations belong.
 * Throws `SiteError` for a source that fails.
 */
export async function listUntranslated(
  { root, config }: { readonly root: string; readonly config: SiteConfig },
  locale: string,
): Promise<readonly UntranslatedTexts[]> {
  const lists = config.sources.map(async (source, index) => {
    try {
      return [...((await source.listUntranslated?.({ root, locale })) ?? [])]
    } catch (error) {
      const place = placeInConfig(root, config, index)
      const hint = 'Correct how the source lists texts without a translation.'
      throw new SiteError(explainFailure(error, { name: source.name, place, hint }))
    }
  })
  return (await Promise.all(lists)).flat().filter(({ texts }) => texts.length > 0)
}
