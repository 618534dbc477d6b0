import type { PageLink, PostPage, Route } from '../manifest/index.ts'
import { oncePer } from '../once-per.ts'
import { listedPosts } from '../routes/locale-content.ts'
import type { RelatedPost } from '../records/relate-post.ts'
import { loadWritten, type PlanContext } from './load-written.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { summarisePost } from './summarise-post.ts'

/** A post with its newer and older neighbour. An unlisted post has none and is not the neighbour of any. */
export function loadPost(route: Route, related: RelatedPost, context: PlanContext): PostPage {
  const posts = listedPosts(context.content)
  const index = placesOf(posts).get(related) ?? -1
  return {
    ...loadWritten(route, related.post, context),
    kind: 'post',
    post: summarisePost(related, context),
    newer: index < 1 ? null : toLink(posts[index - 1], context),
    older: index === -1 ? null : toLink(posts[index + 1], context),
  }
}

const placesOf: (posts: readonly RelatedPost[]) => ReadonlyMap<RelatedPost, number> = oncePer(
  (posts) => new Map(posts.map((post, place) => [post, place])),
)

function toLink(related: RelatedPost | undefined, { content }: PageContext): PageLink | null {
  if (related === undefined) return null
  return { label: related.post.title, href: content.locale.basePath + related.post.address }
}
