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
export { textKeyOf } from './compile/document-compiler.ts'
export { refuseDocument } from './compile/refuse-document.ts'
export { DIAGNOSTIC_CODES, quoteLine } from './content-error.ts'
export type { Diagnostic, DiagnosticCode, Fix } from './content-error.ts'
export type { ContentPicture } from './links/asset-store.ts'
export { cleaningOf } from './links/without-camera-data.ts'
export type { FeedFile } from './feeds/build-feeds.ts'
export { openSourceDocuments } from './source-documents/open-source-documents.ts'
export type {
  SourceDocuments,
  SourceDocumentsOptions,
  SourcePlan,
} from './source-documents/open-source-documents.ts'
export { createHeadingIds, githubSlug, headingId } from './markdown/metadata/heading-id.ts'
export { groupBy } from './group-by.ts'
export { kebabCase } from './kebab-case.ts'
export { splitNumberPrefix } from './records/split-number-prefix.ts'
export { listDocuments, listReactPages } from './records/content-documents.ts'
export type { TextPlan } from './markdown/finish/resolve-text.ts'
export type { PagePlan, TextSource } from './pages/page-plan.ts'
export type { SearchPage } from './pages/list-search-pages.ts'
export type { SitePlugin } from './schemas/markdown-plugins.ts'
export { suggestName } from './nearest-name.ts'
export { withoutUnseenIn } from './unseen-characters.ts'
export {
  generatedDocuments,
  type GeneratedDocument,
  type GeneratedDocuments,
  isWebAddress,
  NO_GENERATED_DOCUMENTS,
  reportAtOrigins,
} from './read/generated-documents.ts'
export { openWithOperation, withoutOperation } from './read/generated-operation.ts'
export { apiPartPath, type ApiPartKind, type ApiParts, releasedPartsFolder } from './read/api-parts.ts'
export { fileStamp, isLasting } from './read/file-stamp.ts'
export { isInSite, placeInSite, readInSite } from './read/inside-site.ts'
export { openFolders } from './read/open-folders.ts'
export { isHidden, LEADS_AWAY, leadsAway } from './read/is-publishable.ts'
export type { PageFrontMatterInput } from './schemas/front-matter.ts'
export { isReactPage, localeOfFile } from './read/read-collection.ts'
export { parseData } from './read/parse-data.ts'
export { extendedCollections } from './read/extended-collections.ts'
export { sourceOf } from './read/source-of.ts'
export type { MissingTranslations } from './routes/missing-translations.ts'
export type {
  ContentSource,
  MarkdownTree,
  SourceCache,
  SourcedDocument,
  SourcedPart,
  SourceOrigin,
  SourceRequest,
} from './schemas/content-source.ts'
export { type DiagnosticSettings, TOLERABLE_ERRORS } from './schemas/diagnostic-settings.ts'
export { parseMoment } from './schemas/parse-moment.ts'
export { hasPlugins } from './schemas/markdown-plugins.ts'
export type { FrontMatterSchemas } from './schemas/front-matter-schemas.ts'
export { isStandardSchema, type StandardSchema, validateBy } from './schemas/standard-schema.ts'
export type { AddedFile, PlanHook, PublishedFile, PublishHook, RuleProblem } from './schemas/site-hooks.ts'
export type { CheckCache, CheckProblem, CheckReport, CheckRequest, SiteCheck } from './site-check.ts'
export { isExcluded } from './schemas/link-check.ts'
export { locate } from './schemas/locate.ts'
export { translationFolders } from './read/read-collection.ts'
export { isRecord } from './schemas/is-record.ts'
export { parseSiteConfig } from './schemas/parse-site-config.ts'
export { versionNameIssue } from './schemas/versions.ts'
export { variablesOf } from './schemas/variables-of.ts'
export type { ParsedSiteConfig } from './schemas/parse-site-config.ts'
export type { SidebarCategoryConfig, SidebarItemConfig } from './schemas/sidebars.ts'
export { blockHash } from './markdown/finish/block-facts.ts'
export type { BlockFacts, BlockRange } from './markdown/finish/block-facts.ts'
export { acceptTranslation } from './translation/accept-translation.ts'
export { readBlockTexts } from './translation/list-translations.ts'
export type { BlockText, DocumentBlocks, Translation } from './translation/list-translations.ts'
export { formatLedger } from './translation/ledger.ts'
export type { Variables } from './substitute-variables.ts'
export type { SiteConfig, SiteConfigInput } from './schemas/site-config.ts'
export type { ThemeNames } from './theme-names.ts'
export { formatUrlsLock, parseUrlsLock, URLS_LOCK_FILE } from './urls-lock/urls-lock.ts'
export type { LockedUrl, UrlsLock } from './urls-lock/urls-lock.ts'
