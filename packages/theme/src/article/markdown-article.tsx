import type { MarkdownPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { TocLabel } from '../table-of-contents/toc-label.tsx'
import type { ArticleProps } from './article-props.ts'
import { EditRow } from './edit-row.tsx'
import { MobileToc } from './mobile-toc.tsx'
import { originalLanguage } from './original-language.ts'
import { RouteNotices } from './route-notices.tsx'

/** A page written in Markdown that is neither doc nor post. */
export function MarkdownArticle({ page, frame, messages }: ArticleProps<MarkdownPage>): ReactElement {
  return (
    <article className="fyr-article">
      <MobileToc toc={page.toc} messages={messages} />
      <RouteNotices route={page.route} messages={messages} />
      <div {...originalLanguage(page.route, frame)}>
        <h1 className="fyr-title">
          <TocLabel spans={page.heading} />
        </h1>
        <div className="fyr-text">{renderContent(page.body, messages)}</div>
      </div>
      <footer className="fyr-article-foot">
        <EditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} messages={messages} />
      </footer>
    </article>
  )
}
