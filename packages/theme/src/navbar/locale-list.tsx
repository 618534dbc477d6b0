import type { SiteData } from '@fyr/content-pipeline/manifest'
import { useLocation } from '@fyr/router/react'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'
import type { PageMeta } from '../page-payload.ts'
import { localeLinks } from './locale-links.ts'

/** The locales and the page that the reader is at. */
export interface LocaleListProps {
  readonly siteData: SiteData
  readonly meta: PageMeta
  readonly className: string
}

/** Links to this page in every language. They load a document: another language is another build of the site. */
export function LocaleList({ siteData, meta, className }: LocaleListProps): ReactElement {
  const messages = useMessages()
  const location = useLocation()
  return (
    <ul className={className} aria-label={messages.languages}>
      {localeLinks(siteData, meta, location).map((link) => (
        <li key={link.lang}>
          <a
            className="fyr-menu-link"
            href={link.href}
            lang={link.lang}
            hrefLang={link.lang}
            data-fyr-locale=""
            aria-current={link.isCurrent ? 'true' : undefined}
            // The boot script has them carry query and hash before React comes.
            suppressHydrationWarning
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
