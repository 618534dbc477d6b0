import type { ListPagination, PostExcerpt } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { AuthorList } from './author-list.tsx'
import { Pagination } from './pagination.tsx'
import { PostFacts } from './post-facts.tsx'
import { TagList } from './tag-list.tsx'

/** Posts of one page of a list, newest first, and where in the list the page lies. */
export interface PostListProps {
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
  readonly messages: Messages
}

/** Posts with their beginnings, and the way to newer and older ones. */
export function PostList({ posts, pagination, messages }: PostListProps): ReactElement {
  return (
    <>
      {posts.length === 0 && <p>{messages.noPosts}</p>}
      <ol className="fyr-post-list">
        {posts.map((post) => (
          <li key={post.href}>
            <PostPreview post={post} messages={messages} />
          </li>
        ))}
      </ol>
      <Pagination
        label={messages.blogPagination}
        before={{ relation: messages.newerPosts, link: unlabelled(pagination.newerHref) }}
        after={{ relation: messages.olderPosts, link: unlabelled(pagination.olderHref) }}
      />
    </>
  )
}

function PostPreview({
  post,
  messages,
}: {
  readonly post: PostExcerpt
  readonly messages: Messages
}): ReactElement {
  return (
    <article className="fyr-post-preview">
      <PostFacts post={post} messages={messages} />
      <div>
        <h2>
          <a href={post.href}>{post.title}</a>
        </h2>
        <div className="fyr-text">{renderContent(post.excerpt, messages)}</div>
        <AuthorList authors={post.authors} messages={messages} />
        <div className="fyr-post-preview-foot">
          <TagList tags={post.tags} messages={messages} />
          {post.isTruncated && (
            <a
              className="fyr-read-more"
              href={post.href}
              aria-label={formatMessage(messages.readMoreAbout, { title: post.title })}
            >
              {messages.readMore}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

function unlabelled(href: string | null): { readonly label: string; readonly href: string } | null {
  return href === null ? null : { label: '', href }
}
