import { Link } from '@fyr/router/react'
import type { ReactElement, ReactNode } from 'react'
import { ShellIcon } from '../icon/shell-icon.tsx'
import { DocumentLink, type DocumentLinkProps } from './document-link.tsx'
import { leavesSite } from './leaves-site.ts'

/** A link of the shell, on this site or to another. */
export interface SiteLinkProps extends DocumentLinkProps {
  readonly href: string
  /** The address is an absolute URL: of another site, for mail, for a telephone. By default decided by how it begins. */
  readonly isExternal?: boolean | undefined
  readonly children: ReactNode
}

/** The start of an absolute URL: a scheme, or a host. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/**
 * A link that the router takes when it leads to a page of this site. One that leaves the site opens a tab of its own and
 * says so; files, mail and telephone are left to the browser.
 */
export function SiteLink({
  href,
  isExternal = ABSOLUTE.test(href),
  isDocument,
  children,
  ...rest
}: SiteLinkProps): ReactElement {
  if (!isExternal && !isDocument) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <DocumentLink {...rest} href={href} isDocument={isDocument}>
      {children}
      {leavesSite(href) && <ShellIcon name="external" />}
    </DocumentLink>
  )
}
