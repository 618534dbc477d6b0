import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { DocPagination } from './doc-pagination.tsx'
import { DocPlace } from './doc-place.tsx'
import { ReplaceableEditRow } from './edit-row.tsx'
import { ReplaceableTagList } from './tag-list.tsx'
import { WrittenText } from './written-text.tsx'

/** A page of the documentation. */
export function DocArticle({ page, siteData, messages }: ArticleProps<DocPage>): ReactElement {
  return (
    <article className="fyr-article">
      <DocPlace
        breadcrumbs={page.breadcrumbs}
        version={page.version}
        siteData={siteData}
        messages={messages}
      />
      <WrittenText page={page} siteData={siteData} messages={messages} />
      <footer className="fyr-article-foot">
        <ReplaceableTagList tags={page.tags} messages={messages} />
        <ReplaceableEditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} messages={messages} />
        <DocPagination page={page} messages={messages} />
      </footer>
    </article>
  )
}
