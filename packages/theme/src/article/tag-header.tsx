import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { ListHeader } from './list-header.tsx'

/** A tag, the title of its list, and the way to all tags. */
export interface TagHeaderProps {
  readonly title: string
  readonly tag: TagLink
  readonly allTagsHref: string
  readonly messages: Pick<Messages, 'allTags'>
}

/** What stands above everything that carries one tag. */
export function TagHeader({ title, tag, allTagsHref, messages }: TagHeaderProps): ReactElement {
  return (
    <ListHeader title={title} description={tag.description}>
      <p>
        <a href={allTagsHref}>{messages.allTags}</a>
      </p>
    </ListHeader>
  )
}
