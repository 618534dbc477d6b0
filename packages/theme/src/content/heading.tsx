import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { replaceable } from '../customising/replaceable.tsx'

/** A heading inside an article. */
export interface HeadingProps {
  readonly level: 2 | 3 | 4 | 5 | 6
  readonly id: string
  /** The heading's text, for the name of its link. */
  readonly text: string
  readonly messages: Pick<Messages, 'headingLink'>
  readonly children: ReactNode
}

/** A heading with a direct link beside it, not inside: the link's name is no part of the heading's. */
export function Heading({ level, id, text, messages, children }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const
  return (
    <div className="fyr-heading" data-level={level}>
      <Tag id={id}>{children}</Tag>
      <a
        className="fyr-heading-link"
        href={`#${encodeURIComponent(id)}`}
        aria-label={formatMessage(messages.headingLink, { heading: text })}
      >
        <Icon name="link" />
      </a>
    </div>
  )
}

/** `Heading`, or what a site puts in its place. */
export const ReplaceableHeading: ComponentType<HeadingProps> = /* @__PURE__ */ replaceable('Heading', Heading)
