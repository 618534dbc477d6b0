import type { PostSummary } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { formatDate } from '../messages/format-date.ts'
import { formatPlural } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** When a post was published and how long it takes to read. */
export interface PostFactsProps {
  readonly post: Pick<PostSummary, 'date' | 'readingMinutes'>
}

/** One line with the date and the reading time; a post without words has no reading time. */
export function PostFacts({ post }: PostFactsProps): ReactElement {
  const messages = useMessages()
  return (
    <p className="fyr-post-facts">
      <time dateTime={post.date}>{formatDate(messages, post.date)}</time>{' '}
      {post.readingMinutes > 0 && <span>{formatPlural(messages.readingTime, post.readingMinutes)}</span>}
    </p>
  )
}

/** `PostFacts`, or what a site overrides it with. */
export const OverridablePostFacts: ComponentType<PostFactsProps> = /* @__PURE__ */ overridable(
  'PostFacts',
  PostFacts,
)
