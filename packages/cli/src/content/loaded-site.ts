import type { ContentBuild, SiteConfig } from '@fyr/content-pipeline'
import type { LoadedConfig } from '../config/load-config.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import type { Customising } from '../theme/load-customising.ts'

/** A site read from its folder. */
export interface LoadedSite {
  /** Absolute. */
  readonly root: string
  /** Null when the configuration is at fault. */
  readonly config: SiteConfig | null
  /** Null when the configuration is at fault. */
  readonly content: ContentBuild | null
  /** What the site changes about its theme; null when it takes the theme as it is. */
  readonly customising: Customising | null
  /** The configuration's and the theme folder's. */
  readonly setUpDiagnostics: readonly SiteDiagnostic[]
  /** The same and the content's, in this order. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** What was read of the configuration, for reading the content again without it. */
  readonly loadedConfig: LoadedConfig
}

/** A site whose files are good enough to make pages of. */
export interface ReadySite extends LoadedSite {
  readonly config: SiteConfig
  readonly content: ContentBuild
}

/** Whether pages can be made at all, be it with errors. */
export function isReady(site: LoadedSite): site is ReadySite {
  return site.config !== null && site.content !== null
}

/** Whether one of the diagnostics must stop a build. */
export function hasErrors(diagnostics: readonly SiteDiagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error')
}
