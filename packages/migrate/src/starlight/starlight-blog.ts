import { githubSlug, kebabCase } from '@fyr/content-pipeline/internal'
import { posix } from 'node:path'
import { stringify } from 'yaml'
import type { OldPage } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { plainDate } from '../old-site/old-date.ts'
import type { OldLocale } from './starlight-site.ts'
import { compact, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'

/** The new folder of the posts: in the old site they are among the docs. */
export const BLOG = 'content/blog'

/** The blog of a Starlight site, which the plug-in `starlight-blog` makes of a folder of its docs. */
export interface OldBlog {
  readonly options: Settings
  /** The folder in the docs of a language, and what its addresses begin with. */
  readonly prefix: string
}

/** The first blog of a site; null without one. */
export function blogOf(options: Settings): OldBlog | null {
  const plugIn = listOf(options['plugins'])
    .map(recordOf)
    .find(({ $package }) => $package === 'starlight-blog')
  if (plugIn === undefined) return null
  const [written] = [listOf(plugIn['$arguments'])[0]].flat()
  const own = recordOf(written)
  return { options: own, prefix: (textOf(own['prefix']) ?? 'blog').replaceAll(/^\/|\/$/g, '') }
}

/** Whether a file in the folder of the docs of a language is a post, by its id there. */
export function isPost(blog: OldBlog | null, file: string, id: string): boolean {
  if (blog === null) return false
  const start = `${blog.prefix}/`
  return file.startsWith(start) && id.startsWith(start) && !/^index\.mdx?$/.test(file.slice(start.length))
}

/** Settings of the new blog; false without one. */
export function blogSettings(blog: OldBlog | null): object | false {
  if (blog === null) return false
  const { options, prefix } = blog
  const count = (key: string, usual: number) => {
    const written = options[key]
    return typeof written === 'number' && Number.isInteger(written) ? written : usual
  }
  return compact({
    path: prefix === 'blog' ? null : prefix,
    title: titleOf(blog),
    postsPerPage: count('postCount', 5),
    sidebarCount: count('recentPostCount', 10),
    feedCount: options['rss'] === false ? 0 : null,
  })
}

function titleOf({ options }: OldBlog): string | null {
  return textOf(options['title']) ?? textOf(Object.values(recordOf(options['title']))[0])
}

/** The link to the blog in the navbar, where the plug-in shows one. */
export function blogLink(blog: OldBlog | null): object[] {
  if (blog === null || blog.options['navigation'] === 'none') return []
  return [{ type: 'link', label: titleOf(blog) ?? 'Blog', to: `/${blog.prefix}` }]
}

/** The file of the authors that the options list, and of those that posts name alone (their front matter): each has a page. */
export function authorsFile(blog: OldBlog | null, posts: readonly Settings[]): Record<string, string> {
  if (blog === null) return {}
  const listed = Object.entries(recordOf(blog.options['authors']))
  const inline = posts
    .flatMap(({ authors }) => [authors].flat())
    .flatMap((author): [string, unknown][] => {
      const key = keyOfInline(author, blog)
      return key === null ? [] : [[key, author]]
    })
  // The options say who an author is before the posts do.
  const authors = new Map(
    [...inline.toReversed(), ...listed].map(([key, author]) => {
      const written = authorOf(author)
      return [key, { ...written, page: { permalink: githubSlug(textOf(written['name']) ?? key) } }]
    }),
  )
  return authors.size === 0 ? {} : { [`${BLOG}/authors.yml`]: stringify(authors, { lineWidth: 0 }) }
}

/** The key of an author that a post describes itself: that of the same name in the options, or the name; null for a key. */
function keyOfInline(author: unknown, { options }: OldBlog): string | null {
  const slug = githubSlug(textOf(recordOf(author)['name']) ?? '')
  const same = Object.entries(recordOf(options['authors'])).find(
    ([, known]) => githubSlug(textOf(recordOf(known)['name']) ?? '') === slug,
  )
  return slug === '' ? null : (same?.[0] ?? slug)
}

function authorOf(author: unknown): Settings {
  const { name, title, url, picture } = recordOf(author)
  const [link, image] = [textOf(url), textOf(picture)]
  return compact({
    name: textOf(name),
    title: textOf(title),
    url: link !== null && URL.canParse(link) ? link : null,
    image_url: image !== null && /^(?:https:\/\/|\/(?!\/))/.test(image) ? image : null,
  })
}

/** Keys that the plug-in reads and Fyr does not have. */
const UNREAD = ['cover', 'excerpt', 'featured', 'metrics']

/** The keys of the front matter of a post that Fyr spells in another way. */
export function postKeys(old: Settings, blog: OldBlog): Record<string, unknown> {
  const date = plainDate(old['date'])
  const cover = coverOf(old)
  const summary = textOf(old['description']) ?? textOf(old['excerpt'])
  return {
    ...(date === null ? {} : { date }),
    ...(summary === null ? {} : { description: summary }),
    ...(cover === null ? {} : { image: cover.src }),
    ...authorsOf(old['authors'], blog),
    ...(Array.isArray(old['tags']) ? { tags: old['tags'].map(tagOf) } : {}),
    ...Object.fromEntries(UNREAD.flatMap((key) => (old[key] === undefined ? [] : [[key, undefined]]))),
  }
}

/** The keys of the authors of a post. One that names no authors is by all of the options. */
function authorsOf(written: unknown, blog: OldBlog): Record<string, unknown> {
  const everyone = Object.keys(recordOf(blog.options['authors']))
  if (written === undefined) return everyone.length === 0 ? {} : { authors: everyone }
  const keys = [written].flat().map((one) => keyOfInline(one, blog))
  return keys.every((key) => key === null)
    ? {}
    : { authors: [written].flat().map((one, index) => keys[index] ?? one) }
}

/** A tag keeps its address. */
function tagOf(tag: unknown): unknown {
  if (typeof tag !== 'string') return tag
  const permalink = githubSlug(tag)
  return permalink === kebabCase(tag) ? tag : { label: tag, permalink }
}

/** The picture above the text of a post, as Markdown; empty without one. */
export function coverMarkdown(old: Settings): string {
  const cover = coverOf(old)
  if (cover === null) return ''
  const alt = cover.alt.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, String.raw`\$&`)
  return `![${alt}](<${cover.src}>)\n\n`
}

function coverOf({ cover }: Settings): { readonly src: string; readonly alt: string } | null {
  const { image, light, alt } = recordOf(cover)
  const src = textOf(image) ?? textOf(light)
  return src === null ? null : { src, alt: textOf(alt)?.trim() ?? '' }
}

/** What the lists of a blog are made of: the posts of a language by their front matter. */
interface ListedPosts {
  readonly blog: OldBlog
  readonly posts: readonly Settings[]
  /** What addresses of the language begin with. */
  readonly base: string
  readonly locale: string
}

/** The lists that the plug-in generates: of posts, of the posts of an author, and of a tag. */
export function blogLists({ blog, posts, base, locale }: ListedPosts): OldPage[] {
  const { options, prefix } = blog
  const known = recordOf(options['authors'])
  const perPage = typeof options['postCount'] === 'number' ? options['postCount'] : 5
  const amount = Math.max(1, Math.ceil(posts.length / perPage))
  const names = posts.flatMap(({ authors }) => {
    const written = authors === undefined ? Object.keys(known) : [authors].flat()
    return written.flatMap(
      (one) => textOf(recordOf(typeof one === 'string' ? known[one] : one)['name']) ?? [],
    )
  })
  const tags = posts.flatMap((post) => listOf(post['tags']).flatMap((tag) => textOf(tag) ?? []))
  const lists = [
    ...Array.from({ length: amount }, (_unused, index) => (index === 0 ? '' : String(index + 1))),
    ...new Set(names.map((name) => posix.join('authors', githubSlug(name)))),
    ...new Set(tags.map((tag) => posix.join('tags', githubSlug(tag)))),
  ]
  return lists.map((list) => ({ file: null, address: joinAddress(base, prefix, list, '/'), locale }))
}

/**
 * Redirects of the further pages of the list in each language, the default one first, as many as that has posts for; and those of
 * all lists of a default language whose addresses began with its code.
 */
export function listRedirects(
  blog: OldBlog | null,
  posts: number,
  locales: readonly Pick<OldLocale, 'key' | 'code'>[],
): Record<string, string> {
  if (blog === null) return {}
  const perPage = typeof blog.options['postCount'] === 'number' ? blog.options['postCount'] : 5
  const further = Array.from(
    { length: Math.max(0, Math.ceil(posts / perPage) - 1) },
    (_unused, index) => index + 2,
  )
  const [first] = locales
  const ofFirst = first === undefined || first.key === '' || posts === 0 ? [] : ['', '/tags/*', '/authors/*']
  return Object.fromEntries([
    ...ofFirst.map((list) => [
      joinAddress(first?.key ?? '', blog.prefix) + list,
      joinAddress(blog.prefix) + list,
    ]),
    ...locales.flatMap(({ key, code }, index) =>
      further.map((page) => [
        joinAddress(key, blog.prefix, String(page)),
        joinAddress(index === 0 ? '' : code, blog.prefix, 'page', String(page)),
      ]),
    ),
  ])
}
