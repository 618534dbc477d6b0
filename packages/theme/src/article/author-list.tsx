import type { Author } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { DocumentLink } from '../link/document-link.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** Side of an author's picture, in CSS pixels. */
const PICTURE_PX = 40

/** Authors of a post. */
export interface AuthorListProps {
  readonly authors: readonly Author[]
}

/** The authors of a post. Renders nothing for a post without authors. */
export function AuthorList({ authors }: AuthorListProps): ReactElement | null {
  const messages = useMessages()
  if (authors.length === 0) return null
  return (
    <ul className="fyr-authors" aria-label={messages.authors}>
      {authors.map((author) => (
        <li key={author.key}>
          <AuthorCard author={author} />
        </li>
      ))}
    </ul>
  )
}

/** `AuthorList`, or what a site overrides it with. */
export const OverridableAuthorList: ComponentType<AuthorListProps> = /* @__PURE__ */ overridable(
  'AuthorList',
  AuthorList,
)

/** One author. */
export interface AuthorCardProps {
  readonly author: Author
}

/** One author: picture, name and title. */
export function AuthorCard({ author }: AuthorCardProps): ReactElement {
  return (
    <span className="fyr-author">
      <AuthorPicture author={author} />
      <span>
        {author.href === null ? (
          <span className="fyr-author-name">{author.name}</span>
        ) : (
          <DocumentLink className="fyr-author-name" href={author.href}>
            {author.name}
          </DocumentLink>
        )}
        {author.title !== null && <span className="fyr-author-title">{author.title}</span>}
      </span>
    </span>
  )
}

/** The picture of an author, or initials. The name is beside it, so it has no alternative text. */
export function AuthorPicture({ author }: { readonly author: Author }): ReactElement {
  return author.imageUrl === null ? (
    <span className="fyr-author-picture" aria-hidden="true">
      {initials(author.name)}
    </span>
  ) : (
    <img
      className="fyr-author-picture"
      src={author.imageUrl}
      alt=""
      width={PICTURE_PX}
      height={PICTURE_PX}
      loading="lazy"
    />
  )
}

/** First letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const picked = words.length > 1 ? [...words.slice(0, 1), ...words.slice(-1)] : words
  return picked.flatMap((word) => Array.from(word).slice(0, 1)).join('')
}
