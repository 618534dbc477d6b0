import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { DocPagination } from './doc-pagination.tsx'
import { DocPlace } from './doc-place.tsx'
import { OverridableEditRow } from './edit-row.tsx'
import { OverridableMobileToc } from './mobile-toc.tsx'
import { pageActionsOf } from './page-actions-of.ts'
import { OverridablePageActions } from './page-actions.tsx'
import { OverridablePageFeedback } from './page-feedback.tsx'
import { OverridableTagList } from './tag-list.tsx'
import { WrittenText } from './written-text.tsx'

/** A page of the documentation: the buttons to copy it are beside its title, and the question is below its text. */
export function DocArticle({ page, siteData }: ArticleProps<DocPage>): ReactElement {
  return (
    <article className="fyr-article">
      <OverridableMobileToc toc={page.toc} />
      <DocPlace breadcrumbs={page.breadcrumbs} version={page.version} siteData={siteData} />
      <WrittenText page={page} siteData={siteData}>
        <OverridablePageActions {...pageActionsOf(page, siteData)} />
      </WrittenText>
      <footer className="fyr-article-foot">
        <OverridableTagList tags={page.tags} />
        {siteData.pageActions?.hasFeedback === true && <OverridablePageFeedback />}
        <OverridableEditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
        <DocPagination page={page} />
      </footer>
    </article>
  )
}
