import { Link } from '@fyr/router/react'
import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Messages } from '../messages/messages.ts'

/** A link of the shell, on this site or to another. */
export interface SiteLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  /** Address with base path, or an absolute URL when `isExternal`. */
  readonly href: string
  readonly isExternal: boolean
  readonly messages: Pick<Messages, 'externalLink'>
  readonly children: ReactNode
}

/** A link that the router takes when it stays on the site; one that leaves opens a tab of its own and says so. */
export function SiteLink({ href, isExternal, messages, children, ...rest }: SiteLinkProps): ReactElement {
  if (!isExternal) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="fyr-visually-hidden"> ({messages.externalLink})</span>
    </a>
  )
}
