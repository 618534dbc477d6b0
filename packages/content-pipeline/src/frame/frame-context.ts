import type { LocaleInfo } from '../manifest/index.ts'
import type { LocaleContent } from '../routes/locale-content.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import type { Variables } from '../substitute-variables.ts'
import type { ConfigLinkContext } from '../links/resolve-config-link.ts'

/** What building the frame of a locale needs. */
export interface FrameContext extends ConfigLinkContext {
  readonly config: SiteConfig
  readonly content: LocaleContent
  readonly locales: readonly LocaleInfo[]
  readonly variables: Variables
}
