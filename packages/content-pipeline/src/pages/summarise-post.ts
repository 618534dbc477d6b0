import type { Author, PostExcerpt, PostSummary } from '../manifest/types.ts'
import { readingMinutes } from '../markdown/count-words.ts'
import type { RelatedPost } from '../routes/relate-post.ts'
import { tagLink } from './group-tags.ts'
import { planExcerpt } from './load-written.ts'
import type { PageContext, PlanContext } from './page-context.ts'

/** The facts of a post that lists show. */
export function summarisePost({ post, authors, tags }: RelatedPost, context: PageContext): PostSummary {
  return {
    title: post.title,
    href: context.content.locale.basePath + post.address,
    description: post.description,
    date: post.moment.slice(0, 10),
    readingMinutes: readingMinutes(post.facts.words),
    isFallback: post.file.isFallback,
    authors: authors.map((author) => resolveAuthor(author, context)),
    tags: tags.map((tag) => tagLink(tag, blogBase(context))),
  }
}

/** A post as a list shows it. */
export function excerptPost(related: RelatedPost, context: PlanContext): PostExcerpt {
  const summary = summarisePost(related, context)
  return {
    ...summary,
    excerpt: context.placeText(planExcerpt(related.post, summary.href, context)),
    isTruncated: related.post.facts.excerptLength !== null,
  }
}

/** Address of the blog, with base path. */
export function blogBase({ config, content }: Pick<PageContext, 'config' | 'content'>): string {
  return content.locale.basePath + (config.blog === false ? '' : config.blog.path)
}

/** An author with the base path in the address of an image of the site. */
export function resolveAuthor(author: Author, { content }: PageContext): Author {
  const { imageUrl } = author
  if (imageUrl === null || !/^\/(?!\/)/.test(imageUrl)) return author
  return { ...author, imageUrl: content.locale.basePath + imageUrl.slice(1) }
}
