import type { ContentBuild, SiteConfig } from '@fyr/content-pipeline'
import type { LoadedConfig } from '../config/load-config.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import type { Customising } from '../theme/load-customising.ts'

/** A site read from its folder. */
export interface LoadedSite {
  /** Absolute. */
  readonly root: string
  /** Null when the configuration has errors. */
  readonly config: SiteConfig | null
  /** Null when the configuration has errors. */
  readonly content: ContentBuild | null
  /** The site's customisation of the theme; null without any. */
  readonly customising: Customising | null
  /** Diagnostics of the configuration and the theme folder, with the site's settings applied. */
  readonly setUpDiagnostics: readonly SiteDiagnostic[]
  /** The same and those of the content, in this order. These are what counts, not the ones of `content`. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** The loaded configuration, for reading the content again without it. */
  readonly loadedConfig: LoadedConfig
}

/** A site whose files are good enough to render pages. */
export interface ReadySite extends LoadedSite {
  readonly config: SiteConfig
  readonly content: ContentBuild
}

/** Whether pages can be rendered at all, even with errors. */
export function isReady(site: LoadedSite): site is ReadySite {
  return site.config !== null && site.content !== null
}

/** Whether one of the diagnostics must stop a build. */
export function hasErrors(diagnostics: readonly SiteDiagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error')
}
