import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'

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
    <header className="fyr-list-header">
      <h1 className="fyr-title">{title}</h1>
      {tag.description !== null && <p className="fyr-lead">{tag.description}</p>}
      <p>
        <a href={allTagsHref}>{messages.allTags}</a>
      </p>
    </header>
  )
}
