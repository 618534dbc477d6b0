import type {
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  BlogTagsPage,
} from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { formatDate } from '../messages/format-date.ts'
import { formatMessage, formatPlural } from '../messages/format-message.ts'
import type { ArticleProps } from './article-props.ts'
import { AuthorLinks } from './author-links.tsx'
import { AuthorCard, AuthorPicture } from './author-list.tsx'
import { BlogIndexes } from './blog-indexes.tsx'
import { ListHeader } from './list-header.tsx'
import { originalLanguage } from './original-language.ts'
import { pageTitle } from './page-title.ts'
import { OverridablePostList } from './post-list.tsx'
import { tagSections } from '../content/tag-sections.ts'
import { TagHeader } from './tag-header.tsx'
import { TagIndex } from './tag-index.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** The blog's list of posts. */
export function BlogListArticle({ page, siteData }: ArticleProps<BlogListPage>): ReactElement {
  const messages = useMessages()
  const { page: number, pageCount } = page.pagination
  return (
    <div className="fyr-article">
      <ListHeader title={pageTitle(page, messages)} description={page.route.description}>
        {number > 1 && <p>{formatMessage(messages.pageOf, { page: number, pageCount })}</p>}
        <BlogIndexes indexes={page.indexes} currentPath={page.route.path} />
      </ListHeader>
      <ListedPosts page={page} siteData={siteData} />
    </div>
  )
}

/** Every post, by year. */
export function BlogArchiveArticle({ page, siteData }: ArticleProps<BlogArchivePage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article">
      <ListHeader title={pageTitle(page, messages)} description={messages.archiveText}>
        <BlogIndexes indexes={page.indexes} currentPath={page.route.path} />
      </ListHeader>
      {page.years.map(({ year, posts }) => (
        <section key={year} className="fyr-archive-year" aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {posts.map((post) => (
              <li key={post.href}>
                <time dateTime={post.date}>{formatDate(messages, post.date, 'without-year')}</time>
                <div {...originalLanguage(post, siteData)}>
                  <a href={post.href}>{post.title}</a>
                  {post.description !== '' && <p>{post.description}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Everyone who has written posts. */
export function BlogAuthorsArticle({ page }: ArticleProps<BlogAuthorsPage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article">
      <ListHeader title={pageTitle(page, messages)}>
        <BlogIndexes indexes={page.indexes} currentPath={page.route.path} />
      </ListHeader>
      <ul className="fyr-author-index">
        {page.authors.map(({ author, postCount }) => (
          <li key={author.key}>
            <AuthorCard author={author} />
            <span className="fyr-count">{formatPlural(messages.postCount, postCount)}</span>
            {author.description !== null && <p className="fyr-author-about">{author.description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An author and the author's posts. */
export function BlogAuthorArticle({ page, siteData }: ArticleProps<BlogAuthorPage>): ReactElement {
  const messages = useMessages()
  const { author } = page
  return (
    <div className="fyr-article">
      <header className="fyr-list-header fyr-author-header">
        <AuthorPicture author={author} sizes="4.5rem" />
        <h1 className="fyr-title">{pageTitle(page, messages)}</h1>
        {author.title !== null && <p className="fyr-author-title">{author.title}</p>}
        {author.description !== null && <p className="fyr-lead">{author.description}</p>}
        <AuthorLinks author={author} />
        <p className="fyr-count">{formatPlural(messages.postCount, page.postCount)}</p>
        <p>
          <a href={page.allAuthorsHref}>{messages.allAuthors}</a>
        </p>
      </header>
      <ListedPosts page={page} siteData={siteData} />
    </div>
  )
}

/** Every tag of the blog. */
export function BlogTagsArticle({ page }: ArticleProps<BlogTagsPage>): ReactElement {
  const messages = useMessages()
  const sections = tagSections(page.groups).map(({ letter, tags }) => ({
    letter,
    tags: tags.map(({ tag, postCount }) => ({ tag, count: formatPlural(messages.postCount, postCount) })),
  }))
  return (
    <div className="fyr-article">
      <ListHeader title={pageTitle(page, messages)}>
        <BlogIndexes indexes={page.indexes} currentPath={page.route.path} />
      </ListHeader>
      <TagIndex sections={sections} />
    </div>
  )
}

/** The posts with one tag. */
export function BlogTagArticle({ page, siteData }: ArticleProps<BlogTagPage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article">
      <TagHeader title={pageTitle(page, messages)} tag={page.tag} allTagsHref={page.allTagsHref} />
      <ListedPosts page={page} siteData={siteData} />
    </div>
  )
}

function ListedPosts({
  page: { posts, pagination },
  ...rest
}: ArticleProps<Pick<BlogListPage, 'posts' | 'pagination'>>): ReactElement {
  return <OverridablePostList posts={posts} pagination={pagination} {...rest} />
}
