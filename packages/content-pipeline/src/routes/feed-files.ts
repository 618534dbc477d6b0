import type { FeedLink } from '../manifest/index.ts'
import { joinAddress } from '../schemas/address.ts'
import { type LocaleContent, listedPosts } from './locale-content.ts'
import { blogTexts } from './plan-blog-routes.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import type { SiteConfig } from '../schemas/site-config.ts'

export type BlogConfig = Exclude<SiteConfig['blog'], false>

/** The feed formats, each with its file name below the address of the blog. */
export const FEED_FORMATS = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const

/** Whether the blog of a locale has feeds: it has listed posts, and the configuration enables feeds. */
export function hasFeeds(content: LocaleContent, { blog }: SiteConfig): boolean {
  return blog !== false && blog.feedCount > 0 && listedPosts(content).length > 0
}

/** The posts in the feeds of a locale, newest first. */
export function feedPosts(content: LocaleContent, { blog }: SiteConfig): readonly RelatedPost[] {
  return blog === false ? [] : listedPosts(content).slice(0, blog.feedCount)
}

/** Title of a locale's feeds: `Fjord Docs | Updates`. */
export function feedTitle(content: LocaleContent, config: SiteConfig): string {
  const site = content.messages.translate('site.title', config.title)
  return config.blog === false
    ? site
    : `${site} ${config.titleDelimiter} ${blogTexts(content, config.blog).title}`
}

/** Path of a feed below the folder of a locale, with `/`: `blog/rss.xml`. */
export function feedPlace({ path }: BlogConfig, file: string): string {
  return joinAddress(path, file)
}

/** Addresses of the feeds of a locale; empty without a blog. */
export function feedLinks(content: LocaleContent, config: SiteConfig): FeedLink[] {
  const { blog } = config
  if (blog === false || !hasFeeds(content, config)) return []
  return FEED_FORMATS.map(({ name, file, type }) => ({
    type,
    title: `${feedTitle(content, config)} (${name})`,
    href: content.locale.basePath + feedPlace(blog, file),
  }))
}
