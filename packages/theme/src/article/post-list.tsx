import type { ListPagination, PostExcerpt, SiteData } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { formatMessage } from '../messages/format-message.ts'
import type { Messages } from '../messages/messages.ts'
import { ReplaceableAuthorList } from './author-list.tsx'
import { originalLanguage } from './original-language.ts'
import { ReplaceablePagination } from './pagination.tsx'
import { ReplaceablePostFacts } from './post-facts.tsx'
import { ReplaceableTagList } from './tag-list.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** Posts of one page of a list, newest first, where in the list the page lies, and the site's languages. */
export interface PostListProps {
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
  readonly siteData: Pick<SiteData, 'locales'>
  readonly messages: Messages
}

/** Posts with their beginnings, and the way to newer and older ones. */
export function PostList({ posts, pagination, siteData, messages }: PostListProps): ReactElement {
  return (
    <>
      {posts.length === 0 && <p>{messages.noPosts}</p>}
      <ol className="fyr-post-list">
        {posts.map((post) => (
          <li key={post.href}>
            <PostPreview post={post} siteData={siteData} messages={messages} />
          </li>
        ))}
      </ol>
      <ReplaceablePagination
        label={messages.blogPagination}
        before={{ relation: messages.newerPosts, link: unlabelled(pagination.newerHref) }}
        after={{ relation: messages.olderPosts, link: unlabelled(pagination.olderHref) }}
      />
    </>
  )
}

/** `PostList`, or what a site puts in its place. */
export const ReplaceablePostList: ComponentType<PostListProps> = /* @__PURE__ */ replaceable(
  'PostList',
  PostList,
)

function PostPreview({
  post,
  siteData,
  messages,
}: Pick<PostListProps, 'siteData' | 'messages'> & { readonly post: PostExcerpt }): ReactElement {
  const language = originalLanguage(post, siteData)
  return (
    <article className="fyr-post-preview">
      <ReplaceablePostFacts post={post} messages={messages} />
      <div>
        <h2>
          <a href={post.href} {...language}>
            {post.title}
          </a>
        </h2>
        <div className="fyr-text" {...language}>
          {renderContent(post.excerpt, messages)}
        </div>
        <ReplaceableAuthorList authors={post.authors} messages={messages} />
        <div className="fyr-post-preview-foot">
          <ReplaceableTagList tags={post.tags} messages={messages} />
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
