import type { DocCategoryPage, DocTagPage, DocTagsPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { ReplaceableDocCards } from '../content/doc-cards.tsx'
import { formatPlural } from '../messages/format-message.ts'
import type { ArticleProps } from './article-props.ts'
import { ReplaceableBreadcrumbs } from './breadcrumbs.tsx'
import { pageTitle } from './page-title.ts'
import { ReplaceablePagination } from './pagination.tsx'
import { TagHeader } from './tag-header.tsx'
import { TagIndex } from './tag-index.tsx'
import { ReplaceableVersionBadge } from './version-badge.tsx'
import { ReplaceableVersionNotice } from './version-notice.tsx'

/** The page of a category that nobody wrote: what lies under it. */
export function DocCategoryArticle({ page, frame, messages }: ArticleProps<DocCategoryPage>): ReactElement {
  return (
    <div className="fyr-article">
      <ReplaceableBreadcrumbs
        breadcrumbs={page.breadcrumbs}
        homeHref={frame.locale.basePath}
        messages={messages}
      />
      <ReplaceableVersionBadge version={page.version} messages={messages} />
      <ReplaceableVersionNotice version={page.version} frame={frame} messages={messages} />
      <header className="fyr-list-header">
        <h1 className="fyr-title">{pageTitle(page, messages)}</h1>
        {page.route.description !== '' && <p className="fyr-lead">{page.route.description}</p>}
      </header>
      <ReplaceableDocCards cards={page.cards} messages={messages} />
      <footer className="fyr-article-foot">
        <ReplaceablePagination
          label={messages.docPagination}
          before={{ relation: messages.previousPage, link: page.previous }}
          after={{ relation: messages.nextPage, link: page.next }}
        />
      </footer>
    </div>
  )
}

/** Every tag of the docs, by first letter. */
export function DocTagsArticle({ page, frame, messages }: ArticleProps<DocTagsPage>): ReactElement {
  const groups = page.groups.map(({ letter, tags }) => ({
    letter,
    tags: tags.map(({ tag, docCount }) => ({ tag, count: formatPlural(messages.docCount, docCount) })),
  }))
  return (
    <div className="fyr-article">
      <ReplaceableVersionBadge version={page.version} messages={messages} />
      <ReplaceableVersionNotice version={page.version} frame={frame} messages={messages} />
      <header className="fyr-list-header">
        <h1 className="fyr-title">{pageTitle(page, messages)}</h1>
      </header>
      <TagIndex groups={groups} />
    </div>
  )
}

/** The docs that carry one tag. */
export function DocTagArticle({ page, frame, messages }: ArticleProps<DocTagPage>): ReactElement {
  return (
    <div className="fyr-article">
      <ReplaceableVersionBadge version={page.version} messages={messages} />
      <ReplaceableVersionNotice version={page.version} frame={frame} messages={messages} />
      <TagHeader
        title={pageTitle(page, messages)}
        tag={page.tag}
        allTagsHref={page.allTagsHref}
        messages={messages}
      />
      <ul className="fyr-doc-list">
        {page.docs.map(({ label, href, description }) => (
          <li key={href}>
            <h2>
              <a href={href}>{label}</a>
            </h2>
            {description !== '' && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
