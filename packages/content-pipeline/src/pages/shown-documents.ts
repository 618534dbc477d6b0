import { docBefore, versionBefore } from '../changes/version-changes.ts'
import type { PageContext } from '../site-data/page-context.ts'
import type { Route } from '../manifest/index.ts'
import type { DocRecord, WrittenRecord } from '../records/records.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import type { SiteDocument } from '../records/content-documents.ts'
import { contentById, listedPosts, postsBy, versionOf } from '../routes/locale-content.ts'
import { categoryOf, type SidebarNode } from '../sidebar/sidebar-tree.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import { originalOf } from '../translation/translation-state.ts'
import { shownSidebar } from './doc-surroundings.ts'
import { postsOnPage } from './load-blog-lists.ts'
import { docsOfChanges } from './load-doc-changes.ts'
import { categoryOfRoute, tagOfRoute } from './load-doc-lists.ts'
import { authorOfList, splitPageNumber, tagOfList } from './plan-route-page.ts'

/**
 * The documents whose content or metadata the page of a route shows: those to compile before the page is made. Which
 * cards a doc shows is known once the doc itself is compiled. Throws a RangeError for a route that is not of this manifest.
 */
export function shownDocuments(route: Route, context: PageContext): readonly SiteDocument[] {
  const { docs, posts, pages } = contentById(context.content)
  if (route.kind === 'doc') {
    const doc = docs.get(route.id)
    const before =
      doc && versionBefore(versionOf(context.content, doc.version), context) && docBefore(doc, context)
    return [doc, originalIn(doc, context), before ?? undefined, ...docsInCards(route, doc, context)].flatMap(
      documentOf,
    )
  }
  if (route.kind === 'doc-changes') return docsOfChanges(route, context).flatMap(documentOf)
  if (route.kind === 'doc-category')
    return docsAmong(categoryOfRoute(route, context).category.items).flatMap(documentOf)
  if (route.kind === 'doc-tag') return tagOfRoute(route, context).used.items.flatMap(documentOf)
  if (route.kind === 'post') {
    const post = posts.get(route.id)?.post
    return [post, originalIn(post, context)].flatMap(documentOf)
  }
  if (route.kind === 'page' || route.kind === 'home') {
    const page = pages.get(route.id)
    return [page, originalIn(page, context)].flatMap(documentOf)
  }
  if (route.kind === 'not-found') return documentOf(context.content.notFound ?? undefined)
  return postsShown(route, context).flatMap(({ post }) => documentOf(post))
}

/** The original of a translation, which notes quote. */
function originalIn(
  record: WrittenRecord<FrontMatter> | undefined,
  context: PageContext,
): WrittenRecord<FrontMatter> | undefined {
  return record === undefined ? undefined : (originalOf(record, context) ?? undefined)
}

function docsInCards(
  route: Route,
  doc: DocRecord | undefined,
  { content }: PageContext,
): readonly DocRecord[] {
  if (doc === undefined || doc.document.facts.cards.length === 0) return []
  return docsAmong(categoryOf(doc, shownSidebar(route, versionOf(content, doc.version)))?.items ?? [])
}

function docsAmong(nodes: readonly SidebarNode[]): readonly DocRecord[] {
  return nodes.flatMap((node) => (node.type === 'doc' ? [node.doc] : []))
}

/** The posts whose excerpts or summaries a page of the blog shows; none for other pages. */
function postsShown(route: Route, { content, config }: PageContext): readonly RelatedPost[] {
  if (route.kind === 'blog-archive') return listedPosts(content)
  const { base, page } = splitPageNumber(route.id)
  if (route.kind === 'blog-list') return postsOnPage(listedPosts(content), page, config)
  if (route.kind === 'blog-tag') return postsOnPage(tagOfList(base, content)?.items ?? [], page, config)
  const author = route.kind === 'blog-author' ? authorOfList(base, content) : undefined
  return author === undefined ? [] : postsOnPage(postsBy(author, content), page, config)
}

function documentOf(record: { readonly document: SiteDocument } | undefined): SiteDocument[] {
  return record === undefined ? [] : [record.document]
}
