import type { PostExcerpt, PostSummary } from '../manifest/index.ts'
import { readingMinutes } from '../markdown/metadata/count-words.ts'
import { descriptionOf } from '../records/make-record.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import { postTags } from '../routes/used-tags.ts'
import { describeAuthor } from './describe-author.ts'
import { tagLinks } from './group-tags.ts'
import { postTagHref } from './list-hrefs.ts'
import { postPicture } from './post-picture.ts'
import { planExcerpt, type PlanContext } from './load-written.ts'
import type { PageContext } from '../site-data/page-context.ts'

/** The facts about a post that lists show. */
export function summarisePost({ post, authors, tags }: RelatedPost, context: PageContext): PostSummary {
  return {
    title: post.title,
    href: context.content.locale.basePath + post.address,
    description: descriptionOf(post),
    date: post.moment.slice(0, 10),
    readingMinutes: readingMinutes(post.document.facts.words),
    isFallback: post.file.isFallback,
    authors: authors.map((author) => describeAuthor(author, context)),
    tags: tagLinks(tags, postTags(context.content), postTagHref(context)),
  }
}

/** A post as a list shows it. */
export function excerptPost(related: RelatedPost, context: PlanContext): PostExcerpt {
  const summary = summarisePost(related, context)
  const picture = postPicture(related.post, context)
  return {
    ...summary,
    excerpt: context.placeText(planExcerpt(related.post, summary.href, context)),
    ...(picture !== null && { picture }),
    isTruncated: related.post.document.facts.excerpt !== null,
  }
}
