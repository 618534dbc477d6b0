import { readAuthors } from '../read/read-authors.ts'
import { readCategories } from '../read/read-categories.ts'
import { configuredKeys, readMessages } from '../read/read-messages.ts'
import { readTags } from '../read/read-tags.ts'
import { buildSidebars } from '../sidebar/build-sidebar.ts'
import type { SidebarNode } from '../sidebar/sidebar-tree.ts'
import { readDocRecords } from './read-doc-records.ts'
import type { LocaleContent } from './locale-content.ts'
import { localeInfos } from './locale-infos.ts'
import { readPageRecords } from './read-page-records.ts'
import { readPostRecords } from './read-post-records.ts'
import { relatePost } from './relate-post.ts'
import type { CollectionRecords, RecordContext } from './read-records.ts'
import type { DocRecord, PostRecord } from './records.ts'

/** Reads everything a site is made of, locale by locale, the default one's texts standing in where one is missing. */
export function readContent(context: RecordContext): LocaleContent[] {
  const { config, log } = context
  const docs = config.docs === false ? noRecords<DocRecord>() : readDocRecords(context)
  const posts = config.blog === false ? noRecords<PostRecord>() : readPostRecords(context)
  const pages = readPageRecords(context)
  const categories = readCategories(context)
  const contents = localeInfos(config).map((locale): LocaleContent => {
    const { code } = locale
    const messages = readMessages(context, code)
    const authors = readAuthors(context, code)
    const tags = readTags(context, code)
    const localDocs = docs.byLocale.get(code) ?? []
    const heldBack = docs.heldBack.get(code) ?? []
    return {
      locale,
      messages,
      authors,
      docs: localDocs,
      pages: pages.byLocale.get(code) ?? [],
      posts: (posts.byLocale.get(code) ?? []).map((post) => relatePost(post, authors, tags, log)),
      sidebars:
        config.docs === false
          ? new Map()
          : buildSidebars({ config, docs: localDocs, heldBack, categories, messages, log }),
    }
  })
  reportUnknownMessages(contents, context)
  return contents
}

function noRecords<Item>(): CollectionRecords<Item> {
  return { byLocale: new Map(), heldBack: new Map() }
}

/** Sidebar labels may be translated by the label that the default locale shows, whether configured or a doc's own. */
function reportUnknownMessages(contents: readonly LocaleContent[], { config }: RecordContext): void {
  const original = contents.find(({ locale }) => locale.isDefault)
  const labels = [...(original?.sidebars ?? [])].flatMap(([name, nodes]) =>
    labelsOf(nodes).map((label) => `sidebar.${name}.${label}`),
  )
  for (const { messages } of contents) messages.reportUnknown([...configuredKeys(config), ...labels])
}

function labelsOf(nodes: readonly SidebarNode[]): string[] {
  return nodes.flatMap((node) => [node.label, ...(node.type === 'category' ? labelsOf(node.items) : [])])
}
