import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** Tags of a page and the interface texts. */
export interface TagListProps {
  readonly tags: readonly TagLink[]
  readonly messages: Pick<Messages, 'tags'>
}

/** Tags as links to what else carries them. Renders nothing without tags. */
export function TagList({ tags, messages }: TagListProps): ReactElement | null {
  if (tags.length === 0) return null
  return (
    <ul className="fyr-tags" aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className="fyr-tag" href={tag.href} title={tag.description ?? undefined}>
            {tag.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `TagList`, or what a site puts in its place. */
export const ReplaceableTagList: ComponentType<TagListProps> = /* @__PURE__ */ replaceable('TagList', TagList)
