import type { BuildOptions } from './site-build/build.ts'
import type { BuildResult } from './site-build/build-result.ts'
import type { BuildShardOptions, BuildShardResult } from './shards/build-shard.ts'
import type { CheckOptions, CheckResult } from './check/check.ts'

// Every configuration imports this file, so what commands need is loaded when it is called.

/**
 * Builds a site, as `fyr build` does. Issues of the site are returned as diagnostics; anything else that goes wrong is thrown.
 * Sets `NODE_ENV` to `production`, which decides which React renders: nothing may have imported React before.
 */
export async function build(options?: BuildOptions): Promise<BuildResult> {
  return (await import('./site-build/build.ts')).build(options)
}

/**
 * Compiles one part of a site's documents and writes the result to `<out>.shards/<index>-of-<count>`, for `build({
 * merge: true })`. Every document belongs to exactly one shard.
 */
export async function buildShard(options: BuildShardOptions): Promise<BuildShardResult> {
  return (await import('./shards/build-shard.ts')).buildShard(options)
}

/** Reads a site's configuration and content and returns every diagnostic, without rendering pages. */
export async function check(options?: CheckOptions): Promise<CheckResult> {
  return (await import('./check/check.ts')).check(options)
}

export { changelogSource, type ChangelogSourceOptions } from './content-sources/changelog-source.ts'
export type { RowDocument, RowTemplate } from './content-sources/data-row.ts'
export { dataSource, type DataSourceOptions } from './content-sources/data-source.ts'
export { defineConfig } from './define-config.ts'
export type {
  AddedFile,
  CheckCache,
  CheckProblem,
  CheckReport,
  CheckRequest,
  ContentSource,
  MarkdownTree,
  PlanHook,
  PublishedFile,
  PublishHook,
  RowValues,
  RuleProblem,
  SiteCheck,
  SourceCache,
  SourcedDocument,
  SourceOrigin,
  SourceRequest,
  SourceTexts,
  SourceWarning,
  UntranslatedTexts,
} from '@fyr/content-pipeline'
export type { PageFrontMatterInput as PageFrontMatter, SiteConfigInput } from '@fyr/content-pipeline'
export type { BuildOptions }
export type { BuildResult }
export type { BuildPhase, BuildProgress } from './site-build/progress.ts'
export type { OutputSizes } from './publish/site-output.ts'
export type { PrunedStore } from './store/prune-store.ts'
export type { BuildShardOptions, BuildShardResult }
export type { Shard } from './shards/shard-folder.ts'
export type { RebuiltPage } from './site-build/last-build.ts'
export type { CheckOptions, CheckResult }
export type { SiteDiagnostic, SiteErrorCode } from './site-error.ts'
export { SITE_ERROR_CODES } from './site-error-codes.ts'
