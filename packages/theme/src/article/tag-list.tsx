import type { TagLink } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** Tags of a page. */
export interface TagListProps {
  readonly tags: readonly TagLink[]
}

/** Tags as links to their lists. Renders nothing without tags. */
export function TagList({ tags }: TagListProps): ReactElement | null {
  const messages = useMessages()
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

/** `TagList`, or what a site overrides it with. */
export const OverridableTagList: ComponentType<TagListProps> = /* @__PURE__ */ overridable('TagList', TagList)
