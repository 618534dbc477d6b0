import type { SiteData } from '../manifest/index.ts'
import { resolveConfigLink } from '../links/resolve-target.ts'
import { SEARCH_PAGE, searchAddress } from '../records/spell-address.ts'
import { type PageContext, shownTitle } from './page-context.ts'
import { termSynonyms } from './term-synonyms.ts'

/** The search of a locale; nothing for a site without one. */
export function buildSearch(context: PageContext): Pick<SiteData, 'search'> {
  const { config, content, index, terms } = context
  if (config.search === false) return {}
  const { basePath, code: locale } = content.locale
  const popular = config.search.popular.map((to) => {
    const { href } = resolveConfigLink({ to }, context)
    const page = index.findByPath(href.replace(/[?#].*$/, ''))
    return { label: page === null ? to : shownTitle(page.route, context), href }
  })
  const { ask } = config.search
  return {
    search: {
      page: basePath + searchAddress(config),
      manifest: `${basePath}${SEARCH_PAGE}/index.json`,
      synonyms: [
        ...config.search.synonyms,
        ...termSynonyms(terms, { locale, defaultLocale: config.defaultLocale }),
      ],
      popular,
      ...(ask === undefined ? {} : { ask: resolveConfigLink({ to: ask }, context).href }),
    },
  }
}
