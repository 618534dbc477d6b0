import { resolve } from 'node:path'
import type { ExplainedHit } from '@fyr/search'
import pMap from 'p-map'
import { hasErrors, isReady } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import { addressOf } from './address-of.ts'
import { openLocaleEngine, withoutSearch } from './open-locale-engine.ts'

/** A hit and why it is where it is. */
export interface ExplainedAddress extends Omit<ExplainedHit, 'path' | 'headingId'> {
  /** As links of the site write it. */
  readonly address: string
}

/** What a locale answers to a query, and why. */
export interface LocaleExplanation {
  readonly locale: string
  /** Words of the query that the site has in no form. */
  readonly leftOut: readonly string[]
  readonly hits: readonly ExplainedAddress[]
}

export interface SearchExplanation {
  readonly explanations: readonly LocaleExplanation[]
  /** Errors keep it from searching. */
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** Sections that are explained for each locale. */
const SHOWN_HITS = 5

/** Explains the ranks of the best answers to a query on the site in a folder. */
export async function explainSearch({
  query,
  ...options
}: {
  readonly root: string
  readonly query: string
}): Promise<SearchExplanation> {
  const reader = openSiteReader({ root: resolve(options.root) })
  try {
    const site = await reader.read()
    if (!isReady(site) || hasErrors(site.diagnostics))
      return { explanations: [], diagnostics: site.diagnostics }
    const { content, config } = site
    if (config.search === false) throw withoutSearch()
    const explanations = await pMap(
      content.manifest.locales,
      async ({ siteData }): Promise<LocaleExplanation> => {
        const { engine } = await openLocaleEngine(content, siteData)
        const request = { query, kind: null, limit: SHOWN_HITS }
        const hits = engine.explain(request).map(({ path, headingId, ...rest }): ExplainedAddress => ({
          address: addressOf(path, headingId, config),
          ...rest,
        }))
        return { locale: siteData.locale.code, leftOut: engine.search(request).leftOut, hits }
      },
      { concurrency: 1 },
    )
    return { explanations, diagnostics: [] }
  } finally {
    await reader.close()
  }
}
