import type { DocCategoryPage, DocTagPage, DocTagsPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { OverridableDocCards } from '../content/doc-cards.tsx'
import { formatPlural } from '../messages/format-message.ts'
import type { ArticleProps } from './article-props.ts'
import { DocPagination } from './doc-pagination.tsx'
import { DocPlace } from './doc-place.tsx'
import { ListHeader } from './list-header.tsx'
import { pageTitle } from './page-title.ts'
import { tagSections } from '../content/tag-sections.ts'
import { TagHeader } from './tag-header.tsx'
import { TagIndex } from './tag-index.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** A generated category page: what is in the category. */
export function DocCategoryArticle({ page, siteData }: ArticleProps<DocCategoryPage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={page.breadcrumbs} version={page.version} siteData={siteData} />
      <ListHeader title={pageTitle(page, messages)} description={page.route.description} />
      <OverridableDocCards cards={page.cards} />
      <footer className="fyr-article-foot">
        <DocPagination page={page} />
      </footer>
    </div>
  )
}

/** Every tag of the docs. */
export function DocTagsArticle({ page, siteData }: ArticleProps<DocTagsPage>): ReactElement {
  const messages = useMessages()
  const sections = tagSections(page.groups).map(({ letter, tags }) => ({
    letter,
    tags: tags.map(({ tag, docCount }) => ({ tag, count: formatPlural(messages.docCount, docCount) })),
  }))
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={[]} version={page.version} siteData={siteData} />
      <ListHeader title={pageTitle(page, messages)} />
      <TagIndex sections={sections} />
    </div>
  )
}

/** The docs with one tag. */
export function DocTagArticle({ page, siteData }: ArticleProps<DocTagPage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={[]} version={page.version} siteData={siteData} />
      <TagHeader title={pageTitle(page, messages)} tag={page.tag} allTagsHref={page.allTagsHref} />
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
