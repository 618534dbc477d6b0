import type { Root } from 'hast'
import type { TextPlan } from '../markdown/finish/resolve-text.ts'
import type { Page, Route } from '../manifest/index.ts'
import type { AuthorRecord } from '../read/read-authors.ts'
import { isHome } from '../records/read-page-records.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import { contentById, type LocaleContent } from '../routes/locale-content.ts'
import { authorRouteId } from '../routes/plan-blog-routes.ts'
import { postTags, type UsedTag } from '../routes/used-tags.ts'
import {
  loadBlogArchive,
  loadBlogAuthor,
  loadBlogAuthors,
  loadBlogList,
  loadBlogTag,
  loadBlogTags,
} from './load-blog-lists.ts'
import { loadDoc } from './load-doc.ts'
import { loadDocChanges } from './load-doc-changes.ts'
import { loadDocCategory, loadDocTag, loadDocTags } from './load-doc-lists.ts'
import { loadHome, loadMarkdownPage, loadNotFound } from './load-page.ts'
import { loadSearch } from './load-search.ts'
import { loadPost } from './load-post.ts'
import type { PageContext } from '../site-data/page-context.ts'
import type { PagePlan } from './page-plan.ts'
import { planPictures } from './plan-pictures.ts'
import type { PlanContext } from './load-written.ts'

/** Plans the page of a route. Throws a RangeError for a route that is not in this manifest. */
export function planRoutePage(route: Route, context: PageContext): PagePlan {
  const texts: TextPlan[] = []
  const placeText = (plan: TextPlan): Root => {
    texts.push(plan)
    return { type: 'root', children: [] }
  }
  const page = loadPage(route, { ...context, placeText })
  return { page, texts: planPictures(texts, context.config) }
}

function loadPage(route: Route, context: PlanContext): Page {
  const { content } = context
  const { base, page } = splitPageNumber(route.id)
  if (route.kind === 'not-found') return loadNotFound(route, context)
  if (route.kind === 'blog-list') return loadBlogList(route, page, context)
  if (route.kind === 'blog-archive') return loadBlogArchive(route, context)
  if (route.kind === 'blog-authors') return loadBlogAuthors(route, context)
  if (route.kind === 'blog-author')
    return loadBlogAuthor(route, page, found(authorOfList(base, content), route), context)
  if (route.kind === 'blog-tags') return loadBlogTags(route, context)
  if (route.kind === 'blog-tag')
    return loadBlogTag(route, page, found(tagOfList(base, content), route), context)
  if (route.kind === 'doc-category') return loadDocCategory(route, context)
  if (route.kind === 'doc-tags') return loadDocTags(route, context)
  if (route.kind === 'doc-tag') return loadDocTag(route, context)
  if (route.kind === 'doc-changes') return loadDocChanges(route, context)
  if (route.kind === 'search') return loadSearch(route, context)
  const { docs, posts, pages } = contentById(content)
  if (route.kind === 'doc') return loadDoc(route, found(docs.get(route.id), route), context)
  if (route.kind === 'post') return loadPost(route, found(posts.get(route.id), route), context)
  const record = found(pages.get(route.id), route)
  return isHome(record) ? loadHome(route, record, context) : loadMarkdownPage(route, record, context)
}

/** The author of the list whose pages have this id, apart from their numbers. */
export function authorOfList(base: string, { authors }: LocaleContent): AuthorRecord | undefined {
  return [...authors.values()].find(
    ({ permalink }) => permalink !== null && authorRouteId(permalink) === base,
  )
}

/** The tag of the list whose pages have this id, apart from their numbers. */
export function tagOfList(base: string, content: LocaleContent): UsedTag<RelatedPost> | undefined {
  return postTags(content).get(base.slice('blog/tags/'.length))
}

/** The id of a list and the number of one of its pages. */
export function splitPageNumber(id: string): { base: string; page: number } {
  const match = /^(.*)\/page\/(\d+)$/.exec(id)
  return { base: match?.[1] ?? id, page: Number(match?.[2] ?? 1) }
}

function found<Item>(item: Item | undefined, { path }: Route): Item {
  if (item === undefined) throw new RangeError(`No page of this manifest has the address ${path}.`)
  return item
}
