import type { SiteConfig } from '../schemas/site-config.ts'
import { listedPosts, type LocaleContent, postsBy } from './locale-content.ts'
import { blogAddress } from '../records/spell-address.ts'
import { postTags } from './used-tags.ts'
import { type PlannedRoute, planGenerated, planWritten } from './planned-route.ts'
import type { BlogIndexKind } from '../manifest/index.ts'

/** Name of the sidebar that blog pages share. */
export const BLOG_SIDEBAR = 'blog'

/** The texts of the generated blog pages in one locale. */
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
 * with a page, tags, and a list for each tag in use. All except the archive show the blog sidebar. Without posts there
 * is no blog.
 */
export function planBlogRoutes(content: LocaleContent, config: SiteConfig): PlannedRoute[] {
  const { blog } = config
  if (blog === false || content.posts.length === 0) return []
  const posts = listedPosts(content)
  const tags = [...postTags(content).values()]
  const texts = blogTexts(content, blog)
  const sidebar = blog.sidebarCount === 0 || posts.length === 0 ? null : BLOG_SIDEBAR
  return [
    ...content.posts.map(({ post }) => {
      const planned = planWritten(post, 'post', sidebar)
      return { ...planned, title: post.frontMatter.title_meta ?? planned.title }
    }),
    ...pageNumbers(posts.length, blog.postsPerPage).map((page) =>
      planGenerated('blog-list', listName('blog', page), blogAddress(config, listName('', page)), {
        ...texts,
        sidebar,
      }),
    ),
    ...blogIndexes(content).map((kind) =>
      planGenerated(`blog-${kind}`, `blog/${kind}`, blogAddress(config, kind), {
        sidebar: kind === 'archive' ? null : sidebar,
      }),
    ),
    ...[...content.authors.values()].flatMap((author) => {
      const { permalink, written } = author
      if (permalink === null) return []
      return pageNumbers(postsBy(author, content).length, blog.postsPerPage).map((page) => {
        const id = listName(authorRouteId(permalink), page)
        const address = blogAddress(config, listName(`authors/${permalink}`, page))
        return planGenerated('blog-author', id, address, {
          title: written.name,
          description: written.description ?? '',
          sidebar,
        })
      })
    }),
    ...tags.flatMap(({ tag, items: tagged }) =>
      pageNumbers(tagged.length, blog.postsPerPage).map((page) => {
        const name = listName(`tags/${tag.permalink}`, page)
        return planGenerated('blog-tag', `blog/${name}`, blogAddress(config, name), {
          description: tag.description ?? '',
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

/** Page numbers of a list, from 1; an empty list has one page. */
export function pageNumbers(items: number, perPage: number): number[] {
  const count = Math.max(1, Math.ceil(items / perPage))
  return Array.from({ length: count }, (_unused, index) => index + 1)
}

/** Name of a list page, in addresses and ids: the list's own, with a number for further pages. */
export function listName(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`
}

/** The indexes of a locale's blog: the archive with a listed post, tags in use, the authors of authors.yml. */
export function blogIndexes(content: LocaleContent): BlogIndexKind[] {
  return [
    ...(listedPosts(content).length > 0 ? (['archive'] as const) : []),
    ...(postTags(content).size > 0 ? (['tags'] as const) : []),
    ...(content.authors.size > 0 ? (['authors'] as const) : []),
  ]
}
