import type { DocPage, MarkdownPage, OwnNotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement, ReactNode } from 'react'
import { renderContent } from '../content/render-content.tsx'
import type { ArticleProps } from './article-props.ts'
import { ArticleTitle } from './article-title.tsx'
import { originalLanguage } from './original-language.ts'
import { OutdatedNotice } from './outdated-notice.tsx'
import { RouteNotices } from './route-notices.tsx'

export interface WrittenTextProps extends ArticleProps<DocPage | MarkdownPage | OwnNotFoundPage> {
  /** Content beside the title. */
  readonly children?: ReactNode
}

/** The parts that docs and plain pages share: notices, title and content. */
export function WrittenText({ page, siteData, children }: WrittenTextProps): ReactElement {
  const language = originalLanguage(page.route, siteData)
  const title = <ArticleTitle heading={page.heading} language={language} />
  return (
    <>
      <RouteNotices route={page.route} />
      <OutdatedNotice count={page.outdatedBlocks} />
      {children === undefined ? (
        title
      ) : (
        <div className="fyr-title-row">
          {title}
          {children}
        </div>
      )}
      <div className="fyr-text" {...language}>
        {renderContent(page.body)}
      </div>
    </>
  )
}
