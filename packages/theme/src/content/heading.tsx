import type { ComponentPropsWithRef, ComponentType, ReactElement, ReactNode } from 'react'
import { overridable } from '../customising/overridable.tsx'
import { Icon } from '../icon/icon.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { classNames } from './class-names.ts'

/** A heading inside an article. `className` and what an element can be given besides go to its outermost element. */
export interface HeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'children'> {
  readonly level: 2 | 3 | 4 | 5 | 6
  /** Without one the heading has no link. */
  readonly id?: string | undefined
  /** The heading's text, for the name of its link. Needed where `children` are more than words. */
  readonly text?: string | undefined
  readonly children?: ReactNode
}

/** A heading with a direct link beside it, not inside, so that the link's name is not part of the heading's. */
export function Heading({ level, id, text, children, className, ...rest }: HeadingProps): ReactElement {
  const messages = useMessages()
  const Tag = `h${level}` as const
  return (
    <div {...rest} className={classNames('fyr-heading', className)} data-level={level}>
      <Tag id={id}>{children}</Tag>
      {id !== undefined && (
        <a
          className="fyr-heading-link"
          href={`#${encodeURIComponent(id)}`}
          aria-label={formatMessage(messages.headingLink, {
            heading: text ?? (typeof children === 'string' ? children : id),
          })}
        >
          <Icon name="link" />
        </a>
      )}
    </div>
  )
}

/** `Heading`, or what a site overrides it with. */
export const OverridableHeading: ComponentType<HeadingProps> = /* @__PURE__ */ overridable('Heading', Heading)
