import type { PostSummary } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { formatDate } from '../messages/format-date.ts'
import { formatPlural } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** When a post was published and how long it takes to read. */
export interface PostFactsProps {
  readonly post: Pick<PostSummary, 'date' | 'readingMinutes'>
  readonly messages: Messages
}

/** One line with the date and the reading time; a post without words has no reading time. */
export function PostFacts({ post, messages }: PostFactsProps): ReactElement {
  return (
    <p className="fyr-post-facts">
      <time dateTime={post.date}>{formatDate(messages, post.date)}</time>{' '}
      {post.readingMinutes > 0 && <span>{formatPlural(messages.readingTime, post.readingMinutes)}</span>}
    </p>
  )
}

/** `PostFacts`, or what a site puts in its place. */
export const ReplaceablePostFacts: ComponentType<PostFactsProps> = /* @__PURE__ */ replaceable(
  'PostFacts',
  PostFacts,
)
