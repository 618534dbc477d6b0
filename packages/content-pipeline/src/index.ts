export { buildManifest } from './build-manifest.ts'
export type { BuildManifestOptions, ContentBuild } from './build-manifest.ts'
export type {
  ApiSettings,
  CompiledDocument,
  CompiledReport,
  CompiledText,
  CompileRequest,
  CompileSettings,
  DocumentCompiler,
  DocumentPlace,
  DocumentReport,
  RenderedReactPage,
} from './compile/document-compiler.ts'
export { DIAGNOSTIC_CODES } from './diagnostic.ts'
export type { Diagnostic, DiagnosticCode, Fix } from './diagnostic.ts'
export type { PictureUse, SitePicture } from './links/asset-store.ts'
export type { FeedFile } from './feeds/build-feeds.ts'
export type { TextPlan } from './markdown/finish/resolve-text.ts'
export type { PagePlan, TextSource } from './pages/page-plan.ts'
export type { SearchPage } from './pages/list-search-pages.ts'
export type { SitePlugin } from './schemas/markdown-plugins.ts'
export type { PageFrontMatterInput } from './schemas/front-matter.ts'
export type { RowValues } from './read/read-rows.ts'
export type { MissingTranslations } from './routes/missing-translations.ts'
export type {
  ContentSource,
  MarkdownTree,
  SourceCache,
  SourcedDocument,
  SourcedPart,
  SourceOrigin,
  SourceRequest,
  SourceTexts,
  SourceWarning,
  UntranslatedTexts,
} from './schemas/content-source.ts'
export type { DiagnosticSettings } from './schemas/diagnostic-settings.ts'
export type { FrontMatterSchemas } from './schemas/front-matter-schemas.ts'
export type { StandardSchema } from './schemas/standard-schema.ts'
export type { AddedFile, PlanHook, PublishedFile, PublishHook, RuleProblem } from './schemas/site-hooks.ts'
export type { CheckCache, CheckProblem, CheckReport, CheckRequest, SiteCheck } from './site-check.ts'
export { parseSiteConfig } from './schemas/parse-site-config.ts'
export type { ParsedSiteConfig } from './schemas/parse-site-config.ts'
export type { SidebarCategoryConfig, SidebarItemConfig } from './schemas/sidebars.ts'
export type { Translation } from './translation/list-translations.ts'
export type { Variables } from './substitute-variables.ts'
export type { GitVersion } from './schemas/git-version.ts'
export type { SiteConfig, SiteConfigInput } from './schemas/site-config.ts'
export type { ThemeNames } from './theme-names.ts'
export type { LockedUrl } from './urls-lock/urls-lock.ts'
