import type { ListPagination, PostExcerpt, SiteData, SizedImage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { formatMessage } from '../messages/format-message.ts'
import { useMessages } from '../messages/messages-context.ts'
import { originalLanguage } from './original-language.ts'
import { OverridablePagination } from './pagination.tsx'
import { OverridablePostFacts } from './post-facts.tsx'
import { overridable } from '../customising/overridable.tsx'

/** Posts of one list page, newest first, the position of the page in the list, and the site's languages. */
export interface PostListProps {
  readonly posts: readonly PostExcerpt[]
  readonly pagination: ListPagination
  readonly siteData: Pick<SiteData, 'locales'>
}

/** Posts with their excerpts, and links to newer and older ones. */
export function PostList({ posts, pagination, siteData }: PostListProps): ReactElement {
  const messages = useMessages()
  return (
    <>
      {posts.length === 0 && <p>{messages.noPosts}</p>}
      <ol className="fyr-post-list">
        {posts.map((post, index) => (
          <li key={post.href} className={index === 0 && pagination.page === 1 ? 'fyr-lead-post' : undefined}>
            <PostPreview post={post} siteData={siteData} />
          </li>
        ))}
      </ol>
      <OverridablePagination
        label={messages.blogPagination}
        before={{ relation: messages.newerPosts, link: unlabelled(pagination.newerHref) }}
        after={{ relation: messages.olderPosts, link: unlabelled(pagination.olderHref) }}
      />
    </>
  )
}

/** `PostList`, or what a site overrides it with. */
export const OverridablePostList: ComponentType<PostListProps> = /* @__PURE__ */ overridable(
  'PostList',
  PostList,
)

function PostPreview({
  post,
  siteData,
}: Pick<PostListProps, 'siteData'> & { readonly post: PostExcerpt }): ReactElement {
  const messages = useMessages()
  const language = originalLanguage(post, siteData)
  return (
    <article className="fyr-post-preview">
      {post.picture && <PostPicture {...post.picture} />}
      <h2>
        <a href={post.href} {...language}>
          {post.title}
        </a>
      </h2>
      <OverridablePostFacts post={post} authors={post.authors} />
      <div className="fyr-text" {...language}>
        {renderContent(post.excerpt)}
      </div>
      {post.isTruncated && (
        <a className="fyr-read-more" href={post.href}>
          <span aria-hidden="true">{messages.readMore}</span>
          {/* As text: search engines do not read a label. */}
          <span className="fyr-visually-hidden">
            {formatMessage(messages.readMoreAbout, { title: post.title })}
          </span>
        </a>
      )}
    </article>
  )
}

/** Decorates the link below it, which says more than it. Networks show it in the same proportions (`image` in the front matter). */
function PostPicture({ srcSet, ...image }: SizedImage): ReactElement {
  const files = srcSet === undefined ? {} : { srcSet, sizes: 'min(94vw,43rem)' }
  return <img className="fyr-post-picture" loading="lazy" {...files} {...image} alt="" />
}

function unlabelled(href: string | null): { readonly label: string; readonly href: string } | null {
  return href === null ? null : { label: '', href }
}
