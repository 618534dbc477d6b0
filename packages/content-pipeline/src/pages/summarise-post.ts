import type { Author, PostExcerpt, PostSummary, TagLink } from '../manifest/types.ts'
import { readingMinutes } from '../markdown/count-words.ts'
import type { TagRecord } from '../read/read-tags.ts'
import type { RelatedPost } from '../routes/relate-post.ts'
import { loadExcerpt } from './load-written.ts'
import type { PageContext } from './page-context.ts'

/** The facts of a post that lists show. */
export function summarisePost({ post, authors, tags }: RelatedPost, context: PageContext): PostSummary {
  return {
    title: post.title,
    href: context.content.locale.basePath + post.address,
    description: post.description,
    date: post.moment.slice(0, 10),
    readingMinutes: readingMinutes(post.facts.words),
    authors: authors.map((author) => resolveAuthor(author, context)),
    tags: tags.map((tag) => tagLink(tag, context)),
  }
}

/** A post as a list shows it. */
export async function excerptPost(related: RelatedPost, context: PageContext): Promise<PostExcerpt> {
  const summary = summarisePost(related, context)
  const { excerpt, isTruncated } = await loadExcerpt(related.post, summary.href, context)
  return { ...summary, excerpt, isTruncated }
}

/** A tag and the address of its list. */
export function tagLink(
  { label, permalink, description }: TagRecord,
  { config, content }: PageContext,
): TagLink {
  const path = config.blog === false ? '' : config.blog.path
  return { label, href: `${content.locale.basePath}${path}/tags/${permalink}`, description }
}

/** An author with the base path in the address of an image of the site. */
export function resolveAuthor(author: Author, { content }: PageContext): Author {
  const { imageUrl } = author
  if (imageUrl === null || !/^\/(?!\/)/.test(imageUrl)) return author
  return { ...author, imageUrl: content.locale.basePath + imageUrl.slice(1) }
}
