import type { AnchorHTMLAttributes, ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import { leavesSite } from './leaves-site.ts'

/** A link. */
export interface DocumentLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  /** Address with base path, or an absolute URL; a text may hold a link without one. */
  readonly href: string | undefined
  /** Not a page that the shell can show, although on the same site. */
  readonly isDocument?: boolean | undefined
  /** Its text is its address. */
  readonly 'data-bare'?: '' | undefined
}

/** A link outside the router: one that leaves the site opens a new tab and says so, one to a file has its mark. */
export function DocumentLink({ href, isDocument, children, ...rest }: DocumentLinkProps): ReactElement {
  const messages = useMessages()
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
