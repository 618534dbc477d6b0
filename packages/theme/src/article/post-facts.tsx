import type { Author, PostSummary } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { formatDate } from '../messages/format-date.ts'
import { formatPlural } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** When a post was published, how long it takes to read, and who wrote it. */
export interface PostFactsProps {
  readonly post: Pick<PostSummary, 'date' | 'readingMinutes'>
  /** Authors to name, if they are not shown elsewhere. Default: none. */
  readonly authors?: readonly Pick<Author, 'key' | 'name'>[] | undefined
}

/** One line with the date, the reading time and names; a post without words has no reading time. */
export function PostFacts({ post, authors }: PostFactsProps): ReactElement {
  const messages = useMessages()
  const names = authors?.map(({ name }) => name).join(', ') ?? ''
  return (
    <p className="fyr-post-facts">
      <time dateTime={post.date}>{formatDate(messages, post.date)}</time>{' '}
      {post.readingMinutes > 0 && <span>{formatPlural(messages.readingTime, post.readingMinutes)}</span>}
      {names !== '' && (
        <>
          {' '}
          <span>{names}</span>
        </>
      )}
    </p>
  )
}

/** `PostFacts`, or what a site overrides it with. */
export const OverridablePostFacts: ComponentType<PostFactsProps> = /* @__PURE__ */ overridable(
  'PostFacts',
  PostFacts,
)
