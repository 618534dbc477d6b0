import type { SiteConfig } from '../schemas/site-config.ts'
import { blogIndexes } from './blog-indexes.ts'
import { listedPosts, type LocaleContent } from './locale-content.ts'
import { postsBy } from './posts-by.ts'
import { postTags } from './used-tags.ts'
import { type PlannedRoute, planGenerated, planWritten } from './planned-route.ts'

/** Name of the sidebar that the blog's pages share. */
export const BLOG_SIDEBAR = 'blog'

/** The texts of the blog's own pages in one locale. */
export interface BlogTexts {
  readonly title: string
  readonly description: string
  readonly sidebarTitle: string
}

/** The blog's configured texts, translated. */
export function blogTexts(content: LocaleContent, blog: BlogTexts): BlogTexts {
  const { translate } = content.messages
  return {
    title: translate('blog.title', blog.title),
    description: translate('blog.description', blog.description),
    sidebarTitle: translate('blog.sidebarTitle', blog.sidebarTitle),
  }
}

/**
 * The blog's routes: posts, the list and its further pages, archive, authors (with authors.yml), a list for each author
 * with a page, tags and a list for each tag in use. All but the archive show the blog's sidebar. Without a post there is
 * no blog.
 */
export function planBlogRoutes(content: LocaleContent, { blog }: SiteConfig): PlannedRoute[] {
  if (blog === false || content.posts.length === 0) return []
  const posts = listedPosts(content)
  const tags = [...postTags(content).values()]
  const texts = blogTexts(content, blog)
  const sidebar = blog.sidebarCount === 0 || posts.length === 0 ? null : BLOG_SIDEBAR
  const base = blog.path
  return [
    ...content.posts.map(({ post }) => {
      const planned = planWritten(post, 'post', sidebar)
      return { ...planned, title: post.frontMatter.title_meta ?? planned.title }
    }),
    ...pageNumbers(posts.length, blog.postsPerPage).map((page) =>
      planGenerated('blog-list', listAddress('blog', page), listAddress(base, page), { ...texts, sidebar }),
    ),
    ...blogIndexes(content).map((kind) =>
      planGenerated(`blog-${kind}`, `blog/${kind}`, `${base}/${kind}`, {
        sidebar: kind === 'archive' ? null : sidebar,
      }),
    ),
    ...[...content.authors.values()].flatMap((author) => {
      const { permalink, written } = author
      if (permalink === null) return []
      return pageNumbers(postsBy(author, content).length, blog.postsPerPage).map((page) => {
        const id = listAddress(authorRouteId(permalink), page)
        return planGenerated('blog-author', id, listAddress(`${base}/authors/${permalink}`, page), {
          title: written.name,
          description: written.description ?? '',
          sidebar,
        })
      })
    }),
    ...tags.flatMap(({ tag, items: tagged }) =>
      pageNumbers(tagged.length, blog.postsPerPage).map((page) => {
        const id = listAddress(`blog/tags/${tag.permalink}`, page)
        const description = tag.description ?? ''
        return planGenerated('blog-tag', id, listAddress(`${base}/tags/${tag.permalink}`, page), {
          description,
          sidebar,
        })
      }),
    ),
  ]
}

/** Id of the route of an author's page. */
export function authorRouteId(permalink: string): string {
  return `blog/authors/${permalink}`
}

/** Numbers of a list's pages, from 1; an empty list has one page. */
export function pageNumbers(items: number, perPage: number): number[] {
  const count = Math.max(1, Math.ceil(items / perPage))
  return Array.from({ length: count }, (_unused, index) => index + 1)
}

/** Address of a list's page, and equally its id. */
export function listAddress(base: string, page: number): string {
  return page === 1 ? base : `${base}/page/${page}`
}
