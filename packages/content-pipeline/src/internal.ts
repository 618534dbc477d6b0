/**
 * What the packages above this one share with it. It promises nothing: any of it may change or go in any version, so use it in no
 * other package. What is promised, for programs that build sites, is in `index.ts`.
 */
export { documentTerms, speechKey } from './compile/document-terms.ts'
export { textKeyOf } from './compile/document-compiler.ts'
export { refuseDocument } from './compile/refuse-document.ts'
export { quoteLine } from './diagnostic.ts'
export { measureImage, MOST_PIXELS } from '@fyr/picture-files'
export { logoSize } from './site-data/logo-size.ts'
export { cleaningOf } from './links/cleaning-of.ts'
export { openSourceDocuments } from './source-documents/open-source-documents.ts'
export type {
  SourceDocuments,
  SourceDocumentsOptions,
  SourcePlan,
} from './source-documents/open-source-documents.ts'
export { createHeadingIds, githubSlug, GithubSlugger, headingId } from './markdown/metadata/heading-id.ts'
export { groupBy } from './group-by.ts'
export { kebabCase } from './kebab-case.ts'
export { splitNumberPrefix } from './records/split-number-prefix.ts'
export { listDocuments, listReactPages } from './records/content-documents.ts'
export { suggestName } from './nearest-name.ts'
export { shellWord } from './shell-word.ts'
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
export { documentLanguages } from './read/document-languages.ts'
export { contentFolders, writtenPlaces } from './read/content-folders.ts'
export { openFolders } from './read/open-folders.ts'
export { PICTURE_TYPES, REMOTE_IMAGES, remoteImagePath } from './read/remote-images.ts'
export { reportAtCommits } from './read/report-at-commits.ts'
export { isOfCommit } from './read/is-of-commit.ts'
export { namesIn } from './read/names-in.ts'
export { listFiles, MAX_LINKS } from './read/list-files.ts'
export { createDiagnosticLog } from './diagnostic.ts'
export { isHidden, LEADS_AWAY, leadsAway } from './read/is-publishable.ts'
export { isReactPage, localeOfFile, translationFolders } from './read/read-collection.ts'
export { readInterfaceTexts } from './read/read-messages.ts'
export { parseData } from './read/parse-data.ts'
export { type DataRow, readRows, textOfValue } from './read/read-rows.ts'
export { extendedCollections } from './read/extended-collections.ts'
export { servingLanguage } from '@fyr/search/language'
export { sourceOf } from './read/source-of.ts'
export { TOLERABLE_ERRORS } from './schemas/diagnostic-settings.ts'
export { parseMoment } from './schemas/parse-moment.ts'
export { hasPlugins } from './schemas/markdown-plugins.ts'
export { isStandardSchema, validateBy } from './schemas/standard-schema.ts'
export { isExcluded } from './schemas/link-check.ts'
export { locate } from './schemas/locate.ts'
export { isRecord } from './schemas/is-record.ts'
export { versionNameIssue } from './schemas/versions.ts'
export { variablesOf } from './schemas/variables-of.ts'
export { blockHash, type BlockFacts, type BlockRange, unpackBlocks } from './markdown/finish/block-facts.ts'
export { acceptTranslation } from './translation/accept-translation.ts'
export { readBlockTexts, type BlockText, type DocumentBlocks } from './translation/list-translations.ts'
export { formatLedger } from './translation/ledger.ts'
export { formatUrlsLock, parseUrlsLock, URLS_LOCK_FILE, type UrlsLock } from './urls-lock/urls-lock.ts'
