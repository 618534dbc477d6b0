import { useLocation } from '@fyr/router/react'
import type { ReactElement } from 'react'
import { isPageAt } from '../link/page-address.ts'
import { SiteLink } from '../link/site-link.tsx'
import { type VersionChoice, versionLinks } from './version-links.ts'

/** The versions, the page that the reader is at, and how the list looks. */
export interface VersionListProps extends VersionChoice {
  readonly className: string
  /** Id of the element that names the list, where one does. */
  readonly labelledBy?: string
}

/** Links to this doc in every version of the docs. Following one is remembered as the reader's choice. */
export function VersionList({ className, labelledBy, ...choice }: VersionListProps): ReactElement {
  const { pathname, search, hash } = useLocation()
  // While another page is loading, query and hash are those of its address.
  const carried = isPageAt(choice.meta.path, pathname) ? search + hash : ''
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {versionLinks(choice).map((link) => (
        <li key={link.name}>
          <SiteLink
            className="fyr-menu-link"
            href={link.isSamePage ? link.href + carried : link.href}
            isExternal={false}
            data-fyr-docs-version={link.name}
            data-fyr-carry={link.isSamePage ? '' : undefined}
            aria-current={link.isCurrent ? 'true' : undefined}
            // As those to other languages, it carries query and hash before React comes.
            suppressHydrationWarning={link.isSamePage}
          >
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
