import type { DocPage, MarkdownPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import type { ArticleProps } from './article-props.ts'
import { ArticleTitle } from './article-title.tsx'
import { originalLanguage } from './original-language.ts'
import { RouteNotices } from './route-notices.tsx'

/** What a doc and a plain page share: notices, title and content. */
export function WrittenText({ page, siteData }: ArticleProps<DocPage | MarkdownPage>): ReactElement {
  return (
    <>
      <RouteNotices route={page.route} />
      <div {...originalLanguage(page.route, siteData)}>
        <ArticleTitle heading={page.heading} />
        <div className="fyr-text">{renderContent(page.body)}</div>
      </div>
    </>
  )
}
