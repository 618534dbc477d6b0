import type { DiagnosticLog } from '../diagnostic.ts'
import type { AssetStore } from '../links/asset-store.ts'
import type { SiteIndex } from '../links/site-index.ts'
import type { Redirect, Route } from '../manifest/index.ts'
import type { SiteTerms } from '../read/read-terms.ts'
import type { History } from '../read/read-history.ts'
import type { LocaleContent } from '../routes/locale-content.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { StandardSchema } from '../schemas/standard-schema.ts'
import type { Variables } from '../substitute-variables.ts'
import type { ThemeNames } from '../theme-names.ts'

/** A site whose routes are planned. */
export interface PlannedSite {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  readonly mode: 'production' | 'development'
  readonly contents: readonly LocaleContent[]
  /** By locale code. */
  readonly redirects: ReadonlyMap<string, readonly Redirect[]>
  readonly history: History
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly variables: Variables
  /** Names of the site's islands; null accepts any. */
  readonly islands: ThemeNames['islands']
  /** Schemas of their attributes by name. */
  readonly islandSchemas: ReadonlyMap<string, StandardSchema>
  /** Names of the site's layouts; null accepts any. */
  readonly layouts: ThemeNames['layouts']
  /** The terms of the site; null without any. */
  readonly terms: SiteTerms | null
  readonly log: DiagnosticLog
}

/** The context in which the pages of one locale and their shared data are made. */
export interface PageContext extends PlannedSite {
  /** The locale's own among `contents`. */
  readonly content: LocaleContent
}

/** The context of a locale, by its code. Throws a RangeError for a locale that the site does not have. */
export function pageContext(locale: string, site: PlannedSite): PageContext {
  const content = site.contents.find((candidate) => candidate.locale.code === locale)
  if (content === undefined) throw new RangeError(`No locale of this manifest is called "${locale}".`)
  return { ...site, content }
}

/** The title of a page in a list of pages: the home page is called like the site. */
export function shownTitle({ title }: Route, { content, config }: PageContext): string {
  return title === '' ? content.messages.translate('site.title', config.title) : title
}
