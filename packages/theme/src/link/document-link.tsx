import type { AnchorHTMLAttributes, ReactElement } from 'react'
import type { Messages } from '../messages/messages.ts'
import { leavesSite } from './leaves-site.ts'

/** A link and the interface texts. */
export interface DocumentLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  /** Address with base path, or an absolute URL; a text may hold a link without one. */
  readonly href: string | undefined
  /** It leads to no page that the shell can show, though to the same site. */
  readonly isDocument?: boolean | undefined
  /** Its text is its address. */
  readonly 'data-bare'?: '' | undefined
  readonly messages: Pick<Messages, 'externalLink'>
}

/** A link outside the router: one that leaves the site opens a tab of its own and says so, one to a file has its mark. */
export function DocumentLink({
  href,
  isDocument,
  messages,
  children,
  ...rest
}: DocumentLinkProps): ReactElement {
  if (href === undefined || !leavesSite(href)) {
    return (
      <a {...rest} href={href} data-fyr-document={isDocument ? '' : undefined}>
        {children}
      </a>
    )
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="fyr-visually-hidden"> ({messages.externalLink})</span>
    </a>
  )
}
