import type { DiagnosticLog } from '../content-error.ts'
import type { AssetStore } from '../links/asset-store.ts'
import type { SiteIndex } from '../links/site-index.ts'
import type { SitePlugins } from '../markdown/site-plugins.ts'
import type { LocaleContent } from '../routes/locale-content.ts'
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
  readonly plugins: SitePlugins | null
  /** Takes what was reported before, when the manifest was built. */
  readonly log: DiagnosticLog
}
