import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { ListHeader } from './list-header.tsx'

/** A tag, the title of its list, and the address of all tags. */
export interface TagHeaderProps {
  readonly title: string
  readonly tag: TagLink
  readonly allTagsHref: string
}

/** The part above everything with one tag. */
export function TagHeader({ title, tag, allTagsHref }: TagHeaderProps): ReactElement {
  const messages = useMessages()
  return (
    <ListHeader title={title} description={tag.description}>
      <p>
        <a href={allTagsHref}>{messages.allTags}</a>
      </p>
    </ListHeader>
  )
}
