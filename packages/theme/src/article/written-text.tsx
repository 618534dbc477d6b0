import type { DocPage, MarkdownPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import type { ArticleProps } from './article-props.ts'
import { ArticleTitle } from './article-title.tsx'
import { ReplaceableMobileToc } from './mobile-toc.tsx'
import { originalLanguage } from './original-language.ts'
import { RouteNotices } from './route-notices.tsx'

/** What a doc and a plain page have in common: the contents list of small screens, notices, title and text. */
export function WrittenText({
  page,
  siteData,
  messages,
}: ArticleProps<DocPage | MarkdownPage>): ReactElement {
  return (
    <>
      <ReplaceableMobileToc toc={page.toc} messages={messages} />
      <RouteNotices route={page.route} messages={messages} />
      <div {...originalLanguage(page.route, siteData)}>
        <ArticleTitle heading={page.heading} />
        <div className="fyr-text">{renderContent(page.body, messages)}</div>
      </div>
    </>
  )
}
