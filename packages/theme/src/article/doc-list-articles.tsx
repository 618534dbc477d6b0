import type { DocCategoryPage, DocTagPage, DocTagsPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { ReplaceableDocCards } from '../content/doc-cards.tsx'
import { formatPlural } from '../messages/format-message.ts'
import type { ArticleProps } from './article-props.ts'
import { DocPagination } from './doc-pagination.tsx'
import { DocPlace } from './doc-place.tsx'
import { ListHeader } from './list-header.tsx'
import { pageTitle } from './page-title.ts'
import { TagHeader } from './tag-header.tsx'
import { TagIndex } from './tag-index.tsx'

/** The page of a category that nobody wrote: what lies under it. */
export function DocCategoryArticle({
  page,
  siteData,
  messages,
}: ArticleProps<DocCategoryPage>): ReactElement {
  return (
    <div className="fyr-article">
      <DocPlace
        breadcrumbs={page.breadcrumbs}
        version={page.version}
        siteData={siteData}
        messages={messages}
      />
      <ListHeader title={pageTitle(page, messages)} description={page.route.description} />
      <ReplaceableDocCards cards={page.cards} messages={messages} />
      <footer className="fyr-article-foot">
        <DocPagination page={page} messages={messages} />
      </footer>
    </div>
  )
}

/** Every tag of the docs, by first letter. */
export function DocTagsArticle({ page, siteData, messages }: ArticleProps<DocTagsPage>): ReactElement {
  const groups = page.groups.map(({ letter, tags }) => ({
    letter,
    tags: tags.map(({ tag, docCount }) => ({ tag, count: formatPlural(messages.docCount, docCount) })),
  }))
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={[]} version={page.version} siteData={siteData} messages={messages} />
      <ListHeader title={pageTitle(page, messages)} />
      <TagIndex groups={groups} />
    </div>
  )
}

/** The docs that carry one tag. */
export function DocTagArticle({ page, siteData, messages }: ArticleProps<DocTagPage>): ReactElement {
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={[]} version={page.version} siteData={siteData} messages={messages} />
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
