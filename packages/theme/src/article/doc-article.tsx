import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { ReplaceableBreadcrumbs } from './breadcrumbs.tsx'
import { ReplaceableEditRow } from './edit-row.tsx'
import { ReplaceablePagination } from './pagination.tsx'
import { ReplaceableTagList } from './tag-list.tsx'
import { ReplaceableVersionBadge } from './version-badge.tsx'
import { ReplaceableVersionNotice } from './version-notice.tsx'
import { WrittenText } from './written-text.tsx'

/** A page of the documentation. */
export function DocArticle({ page, frame, messages }: ArticleProps<DocPage>): ReactElement {
  return (
    <article className="fyr-article">
      <ReplaceableBreadcrumbs
        breadcrumbs={page.breadcrumbs}
        homeHref={frame.locale.basePath}
        messages={messages}
      />
      <ReplaceableVersionBadge version={page.version} messages={messages} />
      <ReplaceableVersionNotice version={page.version} frame={frame} messages={messages} />
      <WrittenText page={page} frame={frame} messages={messages} />
      <footer className="fyr-article-foot">
        <ReplaceableTagList tags={page.tags} messages={messages} />
        <ReplaceableEditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} messages={messages} />
        <ReplaceablePagination
          label={messages.docPagination}
          before={{ relation: messages.previousPage, link: page.previous }}
          after={{ relation: messages.nextPage, link: page.next }}
        />
      </footer>
    </article>
  )
}
