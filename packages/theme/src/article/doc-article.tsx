import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { EditRow } from './edit-row.tsx'
import { Pagination } from './pagination.tsx'
import { TagList } from './tag-list.tsx'
import { VersionBadge } from './version-badge.tsx'
import { VersionNotice } from './version-notice.tsx'
import { WrittenText } from './written-text.tsx'

/** A page of the documentation. */
export function DocArticle({ page, frame, messages }: ArticleProps<DocPage>): ReactElement {
  return (
    <article className="fyr-article">
      <Breadcrumbs breadcrumbs={page.breadcrumbs} homeHref={frame.locale.basePath} messages={messages} />
      <VersionBadge version={page.version} messages={messages} />
      <VersionNotice version={page.version} frame={frame} messages={messages} />
      <WrittenText page={page} frame={frame} messages={messages} />
      <footer className="fyr-article-foot">
        <TagList tags={page.tags} messages={messages} />
        <EditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} messages={messages} />
        <Pagination
          label={messages.docPagination}
          before={{ relation: messages.previousPage, link: page.previous }}
          after={{ relation: messages.nextPage, link: page.next }}
        />
      </footer>
    </article>
  )
}
