export { changelogSource, type ChangelogSourceOptions } from './content-sources/changelog-source.ts'
export type { RowDocument, RowTemplate, RowValues } from './content-sources/data-row.ts'
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
  RuleProblem,
  SiteCheck,
  SourceCache,
  SourcedDocument,
  SourceOrigin,
  SourceRequest,
} from '@fyr/content-pipeline'
export { build } from './site-build/build.ts'
export { buildShard } from './shards/build-shard.ts'
export { check } from './check/check.ts'
export type { PageFrontMatterInput as PageFrontMatter, SiteConfigInput } from '@fyr/content-pipeline'
export type { BuildOptions } from './site-build/build.ts'
export type { BuildResult } from './site-build/build-result.ts'
export type { BuildPhase, BuildProgress } from './site-build/progress.ts'
export type { OutputSizes } from './publish/site-output.ts'
export type { PrunedStore } from './store/prune-store.ts'
export type { BuildShardOptions, BuildShardResult } from './shards/build-shard.ts'
export type { Shard } from './shards/shard-folder.ts'
export type { RebuiltPage } from './site-build/last-build.ts'
export type { CheckOptions, CheckResult } from './check/check.ts'
export type { SiteDiagnostic, SiteErrorCode } from './site-error.ts'
export { SITE_ERROR_CODES } from './site-error-codes.ts'
