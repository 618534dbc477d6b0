export {
  ADMONITION_TYPES,
  ADMONITION_WORDS,
  type AdmonitionName,
  type AdmonitionType,
} from './admonition-types.ts'
export { methodType } from './method-type.ts'
export { AGENT_INDEX_VERSION } from './agent-index.ts'
export type { AgentIndex, AgentIndexHeading, AgentIndexPage } from './agent-index.ts'
export {
  CODE_TOKENS,
  CODE_TOKENS_FORM,
  type CodeClass,
  type CodeToken,
  renderCodeTokens,
  formatCodeTokens,
  readCodeTokens,
} from '@fyr/code-blocks/tokens'
export { idOfHash, isTopOfPage } from './id-of-hash.ts'
export { isListedByEngines, languageLinks, type LanguageLink } from './indexed-pages.ts'
export { areDocumentsNamed, type TrailingSlash } from './document-names.ts'
export { isWrittenAsMarkdown, markdownAddress } from './markdown-address.ts'
export * from './site-data.ts'
export type * from './blog-pages.ts'
export type * from './doc-pages.ts'
export type { HeadElement, SiteScript } from './scripts-and-head.ts'
export type * from './page.ts'
export type {
  Breadcrumb,
  ListPagination,
  PageLink,
  PagePreview,
  PreviewImage,
  SizedImage,
  TagLink,
  TocEntry,
  TocSpan,
} from './page-parts.ts'
export type * from './route-manifest.ts'
export type * from './sidebar.ts'
export type { FrontMatterOf, Register, SiteFrontMatter } from './register.ts'
export type { Section } from '@fyr/search'
export { compareCodePoints } from './compare-code-points.ts'
