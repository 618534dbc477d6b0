import { groupBy } from '../group-by.ts'
import type {
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogIndexLink,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
  ListPagination,
  PostExcerpt,
  Route,
} from '../manifest/index.ts'
import { listedPosts, postsBy } from '../routes/locale-content.ts'
import { listName, pageNumbers, blogIndexes } from '../routes/plan-blog-routes.ts'
import type { AuthorRecord } from '../read/read-authors.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import { postTags, type UsedTag } from '../routes/used-tags.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { describeAuthor } from './describe-author.ts'
import { groupTags, tagLink } from './group-tags.ts'
import { blogHref, postTagHref } from './list-hrefs.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { excerptPost, summarisePost } from './summarise-post.ts'
import type { PlanContext } from './load-written.ts'

/** A page of the list of posts. */
export function loadBlogList(route: Route, page: number, context: PlanContext): BlogListPage {
  const slice = listSlice(listedPosts(context.content), page, '', context)
  return { kind: 'blog-list', route, indexes: indexLinks(context), ...slice }
}

/** A page of a tag's list. */
export function loadBlogTag(
  route: Route,
  page: number,
  used: UsedTag<RelatedPost>,
  context: PlanContext,
): BlogTagPage {
  const slice = listSlice(used.items, page, `tags/${used.tag.permalink}`, context)
  return {
    kind: 'blog-tag',
    route,
    tag: tagLink(used.tag, postTagHref(context)),
    postCount: used.items.length,
    allTagsHref: blogHref(context, 'tags'),
    ...slice,
  }
}

/** All listed posts by year of publication in UTC, newest first. */
export function loadBlogArchive(route: Route, context: PageContext): BlogArchivePage {
  const years = groupBy(listedPosts(context.content), ({ post }) => post.moment.slice(0, 4))
  return {
    kind: 'blog-archive',
    route,
    indexes: indexLinks(context),
    years: [...years].map(([year, posts]) => ({
      year,
      posts: posts.map((post) => summarisePost(post, context)),
    })),
  }
}

/** All authors of authors.yml, in its order, with the number of their listed posts. */
export function loadBlogAuthors(route: Route, context: PageContext): BlogAuthorsPage {
  return {
    kind: 'blog-authors',
    route,
    indexes: indexLinks(context),
    authors: [...context.content.authors.values()].map((author) => ({
      author: describeAuthor(author, context),
      postCount: postsBy(author, context.content).length,
    })),
  }
}

/** A page of an author's list. */
export function loadBlogAuthor(
  route: Route,
  page: number,
  author: AuthorRecord,
  context: PlanContext,
): BlogAuthorPage {
  const posts = postsBy(author, context.content)
  return {
    kind: 'blog-author',
    route,
    author: describeAuthor(author, context),
    postCount: posts.length,
    allAuthorsHref: blogHref(context, 'authors'),
    ...listSlice(posts, page, `authors/${author.permalink}`, context),
  }
}

/** All tags in use by first letter, both in the alphabetical order of the locale. */
export function loadBlogTags(route: Route, context: PageContext): BlogTagsPage {
  const { content } = context
  const groups = groupTags(postTags(content), { lang: content.locale.lang, hrefOf: postTagHref(context) })
  return {
    kind: 'blog-tags',
    route,
    indexes: indexLinks(context),
    groups: groups.map(({ letter, tags }) => ({
      letter,
      tags: tags.map(({ tag, count }) => ({ tag, postCount: count })),
    })),
  }
}

function indexLinks(context: PageContext): BlogIndexLink[] {
  return blogIndexes(context.content).map((kind) => ({ kind, href: blogHref(context, kind) }))
}

/** The posts that a page of a list shows. */
export function postsOnPage(
  posts: readonly RelatedPost[],
  page: number,
  config: SiteConfig,
): readonly RelatedPost[] {
  const perPage = postsPerPage(posts, config)
  return posts.slice((page - 1) * perPage, page * perPage)
}

function postsPerPage(posts: readonly RelatedPost[], { blog }: SiteConfig): number {
  return blog === false ? posts.length : blog.postsPerPage
}

function listSlice(
  posts: readonly RelatedPost[],
  page: number,
  list: string,
  context: PlanContext,
): { posts: PostExcerpt[]; pagination: ListPagination } {
  const pageCount = pageNumbers(posts.length, postsPerPage(posts, context.config)).length
  const href = (number: number) => blogHref(context, listName(list, number))
  return {
    posts: postsOnPage(posts, page, context.config).map((post) => excerptPost(post, context)),
    pagination: {
      page,
      pageCount,
      newerHref: page > 1 ? href(page - 1) : null,
      olderHref: page < pageCount ? href(page + 1) : null,
    },
  }
}
