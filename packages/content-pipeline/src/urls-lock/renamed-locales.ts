import type { Issue, MissingRedirect } from '../diagnostic.ts'
import { ACCEPT_HINT, isBelow, type PlannedUrls } from './planned-urls.ts'
import type { LockedUrl } from './urls-lock.ts'

/** Addresses of a locale that has another code now, and one issue for all of them. */
export interface RenamedLocale {
  readonly urls: readonly LockedUrl[]
  readonly issue: Issue
}

/**
 * Locales of the lock that the site no longer has, where one that the lock does not know has most of their pages. An
 * alias is below the base path of its locale, so only a redirect keeps the old addresses.
 */
export function renamedLocales(
  urls: readonly LockedUrl[],
  isRedirected: (address: string) => boolean,
  { locales, index }: PlannedUrls,
): RenamedLocale[] {
  const base = index.config.basePath
  const codes = new Set(urls.map(({ locale }) => locale))
  const known = locales.map(({ siteData }) => siteData.locale)
  const added = known.filter(({ code, isDefault }) => !isDefault && !codes.has(code))
  const gone = [...codes].filter((code) => known.every((locale) => locale.code !== code))
  return gone.flatMap((code) => {
    const former = `${base}${code}/`
    const own = urls.filter(
      ({ address, locale }) => locale === code && isBelow(address, former) && !isRedirected(address),
    )
    const [heir, ...others] = added.filter(({ basePath }) => {
      const kept = own.filter(
        ({ address }) => index.findByPath(basePath + address.slice(former.length)) !== null,
      )
      return kept.length > own.length / 2
    })
    if (heir === undefined || others.length > 0) return []
    const redirect = { from: `/${code}/*`, to: `/${heir.basePath.slice(base.length)}*` }
    return [{ urls: own, issue: renamedLocale(code, own.length, heir.code, redirect) }]
  })
}

function renamedLocale(code: string, count: number, heir: string, redirect: MissingRedirect): Issue {
  const entry = `'${redirect.from}': '${redirect.to}'`
  return {
    code: 'lost-address',
    problem: `${count} published ${count === 1 ? 'address' : 'addresses'} of the locale "${code}" ${count === 1 ? 'is' : 'are'} gone.`,
    hint: `Is it called "${heir}" now? Add "${entry}" to "redirects". ${ACCEPT_HINT}`,
    redirect,
  }
}
