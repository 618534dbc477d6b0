import type { Author } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { DocumentLink } from '../link/document-link.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'

/** An author. */
export interface AuthorLinksProps {
  readonly author: Author
}

/**
 * The profiles of an author: website, email and the services of `socials`. Renders nothing for an author without any.
 */
export function AuthorLinks({ author }: AuthorLinksProps): ReactElement | null {
  const messages = useMessages()
  const { url, email, socials } = author
  const links = [
    ...(url === null ? [] : [{ label: messages.authorWebsite, href: url }]),
    ...(email === null ? [] : [{ label: messages.authorEmail, href: `mailto:${email}` }]),
    ...socials,
  ]
  if (links.length === 0) return null
  return (
    <ul className="fyr-author-links" aria-label={formatMessage(messages.authorLinks, { name: author.name })}>
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <DocumentLink href={href}>{label}</DocumentLink>
        </li>
      ))}
    </ul>
  )
}
