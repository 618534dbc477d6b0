import type { MarkdownPage, OwnNotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { OverridableEditRow } from './edit-row.tsx'
import { OverridableMobileToc } from './mobile-toc.tsx'
import { WrittenText } from './written-text.tsx'

/** A Markdown page that is neither doc nor post, or what a site has written for unknown addresses. */
export function MarkdownArticle({
  page,
  siteData,
}: ArticleProps<MarkdownPage | OwnNotFoundPage>): ReactElement {
  return (
    <article className="fyr-article">
      <OverridableMobileToc toc={page.toc} />
      <WrittenText page={page} siteData={siteData} />
      <footer className="fyr-article-foot">
        <OverridableEditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
      </footer>
    </article>
  )
}
