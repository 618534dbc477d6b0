import type { Author } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { DocumentLink } from '../link/document-link.tsx'
import { useMessages } from '../messages/messages-context.ts'
import { overridable } from '../customising/overridable.tsx'

/** Side of an author's picture in a list, in CSS pixels. */
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

/** One author: name and title, and the picture if there is one. */
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

/**
 * The picture of an author, if there is one. The name is beside it, so it has no alternative text. `sizes` is its width where that is not
 * the one in lists.
 */
export function AuthorPicture({
  author,
  sizes = '2.5rem',
}: {
  readonly author: Author
  readonly sizes?: string
}): ReactElement | null {
  if (author.imageUrl === null) return null
  return (
    <img
      className="fyr-author-picture"
      srcSet={author.imageSrcSet}
      sizes={author.imageSrcSet?.includes(' ') === true ? sizes : undefined}
      src={author.imageUrl}
      alt=""
      width={PICTURE_PX}
      height={PICTURE_PX}
      loading="lazy"
    />
  )
}
