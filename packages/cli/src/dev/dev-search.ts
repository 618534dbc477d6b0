import type { ContentBuild } from '@fyr/content-pipeline'
import type { LocaleManifest } from '@fyr/content-pipeline/manifest'
import type { ReadySite } from '../content/loaded-site.ts'
import { ownFile } from '../own-package.ts'
import { makeSearchFiles, type SearchFile } from '../search/search-files.ts'
import type { Store } from '../store/open-store.ts'
import { packageFingerprint } from '../store/package-fingerprint.ts'
import { findSearchScript } from './dev-pages.ts'
import type { LazyVite } from './lazy-vite.ts'

const SEARCH_FILE =
  /^(?:search\/index\.json|assets\/(?:search-(?:heads|body|texts)|stemmer)-[\da-f]+\.js(?:on)?)$/
const LIST = 'search/index.json'

export interface DevSearchContext {
  readonly site: ReadySite
  readonly locale: LocaleManifest
  readonly store: Store
}

/** The files of the search by content: indexes of older content are garbage-collected with it. */
const made = new WeakMap<ContentBuild, Map<string, readonly SearchFile[]>>()

/** A file of the search by its path below the locale's base path; null for any other. */
export async function findSearchFile(
  vite: LazyVite,
  context: DevSearchContext,
  place: string,
): Promise<string | null> {
  if (!SEARCH_FILE.test(place)) return null
  const files = await filesOf(vite, context, place === LIST)
  const file = files.find((one) => one.place === place)
  return file === undefined ? null : Buffer.from(file.read()).toString('utf8')
}

/**
 * The files of a locale. A request for the list of files makes them again if documents have changed; requests for the
 * files in the list get those of the list.
 */
async function filesOf(
  vite: LazyVite,
  { site, locale, store }: DevSearchContext,
  isNew: boolean,
): Promise<readonly SearchFile[]> {
  const byLocale = made.get(site.content) ?? new Map<string, readonly SearchFile[]>()
  made.set(site.content, byLocale)
  const { code } = locale.siteData.locale
  const known = byLocale.get(code)
  if (known !== undefined && !isNew) return known
  const script = await findSearchScript(vite, site)
  if (script === null) return []
  const options = { content: site.content, locale, script, store, code: packageFingerprint([ownFile('.')]) }
  const files = await makeSearchFiles(options)
  byLocale.set(code, files)
  return files
}
