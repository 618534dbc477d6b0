import type { DocPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { TocLabel } from '../table-of-contents/toc-label.tsx'
import type { ArticleProps } from './article-props.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { EditRow } from './edit-row.tsx'
import { MobileToc } from './mobile-toc.tsx'
import { originalLanguage } from './original-language.ts'
import { Pagination } from './pagination.tsx'
import { RouteNotices } from './route-notices.tsx'
import { TagList } from './tag-list.tsx'

/** A page of the documentation. */
export function DocArticle({ page, frame, messages }: ArticleProps<DocPage>): ReactElement {
  return (
    <article className="fyr-article">
      <Breadcrumbs breadcrumbs={page.breadcrumbs} homeHref={frame.locale.basePath} messages={messages} />
      <MobileToc toc={page.toc} messages={messages} />
      <RouteNotices route={page.route} messages={messages} />
      <div {...originalLanguage(page.route, frame)}>
        <h1 className="fyr-title">
          <TocLabel spans={page.heading} />
        </h1>
        <div className="fyr-text">{renderContent(page.body, messages)}</div>
      </div>
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
