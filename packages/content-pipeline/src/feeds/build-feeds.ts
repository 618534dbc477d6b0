import { type Author as FeedAuthor, Feed, type Item } from 'feed'
import { describeAuthor } from '../pages/describe-author.ts'
import { createDiagnosticLog } from '../diagnostic.ts'
import { blogHref } from '../pages/list-hrefs.ts'
import { planText } from '../pages/load-written.ts'
import { loadPlannedText, type TextSource } from '../pages/page-plan.ts'
import { recordPreview } from '../pages/page-preview.ts'
import type { PageContext } from '../site-data/page-context.ts'
import type { AuthorRecord } from '../read/read-authors.ts'
import { descriptionOf } from '../records/make-record.ts'
import { blogTexts } from '../routes/plan-blog-routes.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import {
  type BlogConfig,
  FEED_FORMATS,
  feedLinks,
  feedPlace,
  feedPosts,
  feedTitle,
} from '../routes/feed-files.ts'
import { jsonFeed } from './json-feed.ts'
import { plainContent } from './plain-content.ts'

/** A feed, ready to be written. */
export interface FeedFile {
  /** Below the locale's folder, with `/`: `blog/rss.xml`. */
  readonly place: string
  readonly text: string
}

/**
 * The feeds of a locale, with its newest posts in full, newest first. The only times in them are those of the posts, so
 * the same content gives the same bytes.
 */
export async function buildFeeds(
  blog: BlogConfig,
  context: PageContext,
  source: TextSource,
): Promise<readonly FeedFile[]> {
  const posts = feedPosts(context.content, context.config)
  const bodies = await Promise.all(posts.map((related) => feedPost(related, context, source)))
  const feed = (toItem: (post: FeedPost) => Item) => {
    const made = emptyFeed(blog, bodies, context)
    for (const post of bodies) made.addItem(toItem(post))
    return made
  }
  const atom = withImageTypes(withLanguage(feed(atomItem).atom1(), context.content.locale.lang))
  const texts = [feed(rssItem).rss2(), atom, jsonFeed(feed(jsonItem))]
  return FEED_FORMATS.map(({ file }, index) => ({
    place: feedPlace(blog, file),
    text: `${withoutControls(texts[index] ?? '')}\n`,
  }))
}

/** The library writes the language in RSS and JSON only. A language code contains no XML characters. */
function withLanguage(atom: string, lang: string): string {
  return atom.replace('<feed ', `<feed xml:lang="${lang}" `)
}

/** The library takes the end of a file's name for its type. A text in a feed has no such quotes. */
function withImageTypes(atom: string): string {
  return atom.replaceAll(
    /(?<=<link rel="enclosure" href="[^"]*" type=")image\/(\w+)(?=")/g,
    (type, ending: string) => IMAGE_TYPES.get(ending.toLowerCase()) ?? type,
  )
}

/** Types of the pictures that a feed can name, by the end of their names. */
const IMAGE_TYPES = new Map([
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
])

/** The type of a picture at an absolute URL; null where its name does not say it, and XML feeds leave the picture out. */
function imageType(url: string): string | null {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? ''
  return IMAGE_TYPES.get(ending.toLowerCase()) ?? null
}

/** A post in the form that feeds need. */
interface FeedPost {
  readonly related: RelatedPost
  /** Absolute. */
  readonly address: string
  readonly html: string
  /** Absolute; null without a picture. */
  readonly image: string | null
  readonly authors: readonly FeedAuthor[]
}

async function feedPost(related: RelatedPost, context: PageContext, source: TextSource): Promise<FeedPost> {
  const path = context.content.locale.basePath + related.post.address
  const address = new URL(path, context.config.url).href
  const text = await loadPlannedText(planText(related.post, path, context), source)
  const authors = related.authors.map((author) => feedAuthor(author, context))
  // What is wrong with its picture is reported for its page.
  const preview = recordPreview(related.post, { ...context, log: createDiagnosticLog() })
  return { related, address, html: plainContent(text, address), image: preview?.image?.url ?? null, authors }
}

/** Feeds are read far from the site, so addresses must be absolute. */
function feedAuthor(record: AuthorRecord, context: PageContext): FeedAuthor {
  const { name, email, url, href } = describeAuthor(record, context)
  const link = url ?? (record.permalink === null ? null : href)
  return {
    name,
    ...(email !== null && { email }),
    ...(link !== null && { link: new URL(link, context.config.url).href }),
  }
}

function emptyFeed(blog: BlogConfig, posts: readonly FeedPost[], { content, config }: PageContext): Feed {
  const home = new URL(blogHref({ content, config }), config.url).href
  const [rss, atom, json] = feedLinks(content, config).map(({ href }) => new URL(href, config.url).href)
  const title = feedTitle(content, config)
  return new Feed({
    id: home,
    title,
    // RSS requires a description.
    description: blogTexts(content, blog).description || title,
    link: home,
    language: content.locale.lang,
    updated: new Date(posts[0]?.related.post.moment ?? 0),
    generator: 'Fyr',
    // Atom requires an author for posts without one.
    author: { name: title },
    feedLinks: { ...(rss && { rss }), ...(atom && { atom }), ...(json && { json }) },
  })
}

function plainItem({ related: { post, tags }, authors, address, html }: FeedPost): Item {
  const moment = new Date(post.moment)
  return {
    title: post.title,
    id: address,
    link: address,
    description: descriptionOf(post),
    content: html,
    date: moment,
    published: moment,
    ...(authors.length > 0 && { author: [...authors] }),
    category: tags.map(({ label, permalink }) => ({ name: label, term: permalink })),
  }
}

function jsonItem(post: FeedPost): Item {
  return { ...plainItem(post), ...(post.image !== null && { image: post.image }) }
}

/** Titles and descriptions are markup in XML feeds. Content must not be able to end the CDATA section. */
function xmlItem(post: FeedPost): Item {
  const item = plainItem(post)
  const type = post.image === null ? null : imageType(post.image)
  return {
    ...item,
    // Its size on the server is not known here, and RSS has 0 for that.
    ...(post.image !== null && type !== null && { image: { url: post.image, type, length: 0 } }),
    title: escapeHtml(item.title),
    description: escapeHtml(item.description ?? ''),
    content: post.html.replaceAll(']]>', ']]&gt;'),
  }
}

/** The library writes labels into attributes without escaping; this character would break the feed. */
function atomItem(post: FeedPost): Item {
  const { category = [], ...item } = xmlItem(post)
  return {
    ...item,
    category: category.map((tag) => ({ ...tag, name: (tag.name ?? '').replaceAll('<', '‹') })),
  }
}

/** An RSS author is an email address; names go into the Dublin Core element. */
function rssItem(post: FeedPost): Item {
  const { author = [], ...item } = xmlItem(post)
  const names = author.map(({ name }) => name).join(', ')
  return names === '' ? item : { ...item, extensions: [{ name: 'dc:creator', objects: { _text: names } }] }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** XML does not allow control characters, even escaped. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}
