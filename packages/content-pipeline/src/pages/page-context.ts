import type { Root } from 'hast'
import type { DiagnosticLog } from '../content-error.ts'
import type { AssetStore } from '../links/asset-store.ts'
import type { SiteIndex } from '../links/site-index.ts'
import type { TextPlan } from '../markdown/finish/resolve-text.ts'
import type { History } from '../read/read-history.ts'
import type { LocaleContent } from '../routes/locale-content.ts'
import type { ThemeNames } from '../theme-names.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { Variables } from '../substitute-variables.ts'

/** What turning a route into a page needs. */
export interface PageContext {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  readonly content: LocaleContent
  readonly index: SiteIndex
  readonly assets: AssetStore
  readonly variables: Variables
  readonly history: History
  /** Names of the site's own components; null takes any. */
  readonly islands: ThemeNames['islands']
  /** Takes what was reported before, when the manifest was built. */
  readonly log: DiagnosticLog
}

/** What planning one page needs: also a place to put its texts. */
export interface PlanContext extends PageContext {
  /** Notes what belongs in a text of the page and gives the empty text that stands there until then. */
  readonly placeText: (plan: TextPlan) => Root
}
