import { createDiagnosticLog } from '../diagnostic.ts'
import { readAuthors } from '../read/read-authors.ts'
import { readCategories } from '../read/read-categories.ts'
import { collectionOf } from '../read/read-collection.ts'
import { configuredKeys, type Messages, readMessages } from '../read/read-messages.ts'
import { readTags } from '../read/read-tags.ts'
import { reportMissingFolders } from '../read/report-missing-folders.ts'
import { reportUnreadData } from '../read/report-unread-data.ts'
import { reportUnreadTranslations } from '../read/report-unread-translations.ts'
import { readSidebars, type WrittenSidebars } from '../read/read-sidebars.ts'
import { type DocsVersion, versionLabelKey } from '../read/read-versions.ts'
import type { CategoryFiles } from '../sidebar/autogenerate.ts'
import { buildSidebars } from '../sidebar/build-sidebar.ts'
import type { SidebarNode } from '../sidebar/sidebar-tree.ts'
import { findTags, reportIn, reportUnclearTags } from '../records/find-tags.ts'
import { readDocRecords } from '../records/read-doc-records.ts'
import type { LocaleContent, VersionContent } from './locale-content.ts'
import { localeInfos } from './locale-infos.ts'
import { isNotFoundPage, readPageRecords } from '../records/read-page-records.ts'
import { readPostRecords } from '../records/read-post-records.ts'
import { relatePost } from '../records/relate-post.ts'
import type { CollectionRecords, RecordContext } from '../records/read-records.ts'
import type { DocRecord, PostRecord } from '../records/records.ts'
import type { ThemeNames } from '../theme-names.ts'

type ThemeTexts = Pick<ThemeNames, 'interfaceTexts' | 'originalTexts'>

/** Reads everything of a site, locale by locale; the default locale replaces what is missing in others. */
export function readContent(
  docsVersions: readonly DocsVersion[],
  context: RecordContext,
  theme: ThemeTexts,
): LocaleContent[] {
  const { config, log } = context
  reportUnreadTranslations(context)
  reportUnreadData(context)
  reportMissingFolders(context)
  const read = docsVersions.map((version) => readVersion(version, context))
  const posts = config.blog === false ? noRecords<PostRecord>() : readPostRecords(context)
  const pages = readPageRecords(context)
  const contents = localeInfos(config).map((locale): LocaleContent => {
    const { code } = locale
    const messages = readMessages(context, code)
    const authors = readAuthors(context, code)
    const tags = readTags(collectionOf('blog', config), context, code)
    const ownPages = pages.byLocale.get(code) ?? []
    const ownPosts = posts.byLocale.get(code) ?? []
    reportUnclearTags(ownPosts, tags, log)
    const docs = read.map((version) => inLocale(version, code, messages, context))
    return {
      locale,
      messages,
      authors: authors ?? new Map(),
      docs,
      versions: docs.filter(({ version }) => !version.isFurther),
      pages: ownPages.filter((page) => !isNotFoundPage(page)),
      notFound: ownPages.find(isNotFoundPage) ?? null,
      posts: ownPosts.map((post) => relatePost(post, authors, tags, log)),
      drafts: [
        ...read.flatMap(({ records }) => records.heldBack.get(code) ?? []),
        ...(pages.heldBack.get(code) ?? []),
        ...(posts.heldBack.get(code) ?? []),
      ],
    }
  })
  const original = contents.find(({ locale }) => locale.isDefault)
  const sidebars = [...(original?.docs ?? []), ...withHeldBack(read, context)]
  reportUnknownMessages(contents, sidebars, context, theme)
  return contents
}

/** Prefixes of keys of versions, some of which may be left out. */
const TEXTS_OF_VERSIONS = ['sidebar.', 'docs.versionLabel']

/** A version of the docs as it was read, for all locales. */
interface ReadVersion {
  readonly version: DocsVersion
  readonly records: CollectionRecords<DocRecord>
  readonly categories: CategoryFiles
  readonly sidebars: WrittenSidebars
}

function readVersion(version: DocsVersion, context: RecordContext): ReadVersion {
  return {
    version,
    records: readDocRecords(version, context),
    categories: readCategories(version.collection.folder, context),
    sidebars: readSidebars(version, context),
  }
}

function inLocale(
  { version, records, categories, sidebars }: ReadVersion,
  locale: string,
  messages: Messages,
  context: RecordContext,
): VersionContent {
  const { config, variables, log } = context
  const docs = records.byLocale.get(locale) ?? []
  const heldBack = records.heldBack.get(locale) ?? []
  const elsewhere = [...records.byLocale.values()].flat().filter(({ file }) => !file.hasOriginal)
  const declared = readTags(version.collection, context, locale)
  reportUnclearTags(docs, declared, log)
  return {
    version,
    docs,
    tags: new Map(docs.map((doc) => [doc, findTags(doc, declared, reportIn(doc, log))])),
    sidebars: buildSidebars({
      config,
      version,
      written: sidebars,
      docs,
      absent: [...heldBack, ...elsewhere],
      categories,
      messages,
      variables,
      log,
    }),
  }
}

/** The versions of the default locale with their drafts: labels that only drafts have may be translated already. */
function withHeldBack(versions: readonly ReadVersion[], context: RecordContext): VersionContent[] {
  const { defaultLocale } = context.config
  // Only problems of what is published are reported.
  const silent = { ...context, log: createDiagnosticLog() }
  const messages = readMessages(silent, defaultLocale)
  return versions.flatMap((version) => {
    const { byLocale, heldBack } = version.records
    const drafts = heldBack.get(defaultLocale) ?? []
    if (drafts.length === 0) return []
    const docs = [...(byLocale.get(defaultLocale) ?? []), ...drafts]
    const records = { byLocale: new Map([[defaultLocale, docs]]), heldBack: new Map() }
    return [inLocale({ ...version, records }, defaultLocale, messages, silent)]
  })
}

function noRecords<Item>(): CollectionRecords<Item> {
  return { byLocale: new Map(), heldBack: new Map() }
}

/** Sidebar labels may be translated by the label in the default locale, whether it is configured or a doc's own. */
function reportUnknownMessages(
  contents: readonly LocaleContent[],
  versions: readonly VersionContent[],
  { config }: RecordContext,
  { interfaceTexts, originalTexts }: ThemeTexts,
): void {
  const labels = versions.flatMap(({ sidebars }) =>
    [...sidebars].flatMap(([name, nodes]) => labelsOf(nodes).map((label) => `sidebar.${name}.${label}`)),
  )
  const configured = [
    ...configuredKeys(config),
    ...versions.flatMap(({ version }) => (version.isFurther ? [] : [versionLabelKey(version)])),
    ...labels,
  ]
  const unread = config.docs !== false && config.docs.onlyVersions !== undefined ? TEXTS_OF_VERSIONS : []
  for (const { messages } of contents)
    messages.reportUnknown({ configured, interfaceTexts, originalTexts, unread })
}

function labelsOf(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html') return [node.written]
    if (node.type !== 'category') return [node.label]
    return [node.label, `${node.label}.title`, `${node.label}.description`, ...labelsOf(node.items)]
  })
}
