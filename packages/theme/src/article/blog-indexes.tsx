import type { BlogIndexLink } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { useMessages } from '../messages/messages-context.ts'

/** The indexes of a blog and the page that the reader is at. */
export interface BlogIndexesProps {
  readonly indexes: readonly BlogIndexLink[]
  readonly currentPath: string
}

/** Links to the other views of the blog: by year, by tag, by author. Renders nothing without any. */
export function BlogIndexes({ indexes, currentPath }: BlogIndexesProps): ReactElement | null {
  const messages = useMessages()
  if (indexes.every(({ href }) => href === currentPath)) return null
  return (
    <nav className="fyr-blog-indexes" aria-label={messages.blogIndexes}>
      <ul>
        {indexes.map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} aria-current={href === currentPath ? 'page' : undefined}>
              {messages[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
