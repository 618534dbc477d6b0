import type { DocPage, MarkdownPage, PostPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderContent } from '../content/render-content.tsx'
import type { LayoutProps } from '../customising/layout-props.ts'
import { useMessages } from '../messages/messages-context.ts'
import { OverridableTableOfContents } from '../table-of-contents/table-of-contents.tsx'
import type { ArticleProps } from './article-props.ts'
import { ArticleTitle } from './article-title.tsx'
import { DocPagination } from './doc-pagination.tsx'
import { DocPlace } from './doc-place.tsx'
import { originalLanguage } from './original-language.ts'
import { OverridablePagination } from './pagination.tsx'
import { RouteNotices } from './route-notices.tsx'

/** A page and the layout of the site that places its parts. */
export interface LayoutArticleProps extends ArticleProps<DocPage | MarkdownPage | PostPage> {
  readonly Layout: ComponentType<LayoutProps>
}

/** A page in a layout of the site. The notices about its language and its state are above it. */
export function LayoutArticle({ page, siteData, Layout }: LayoutArticleProps): ReactElement {
  const messages = useMessages()
  const language = originalLanguage(page.route, siteData)
  return (
    <article className="fyr-article">
      <RouteNotices route={page.route} />
      <Layout
        title={page.heading.length === 0 ? null : <ArticleTitle heading={page.heading} language={language} />}
        description={page.route.description}
        article={
          <div className="fyr-text" {...language}>
            {renderContent(page.body)}
          </div>
        }
        toc={
          page.toc.length === 0 ? null : <OverridableTableOfContents toc={page.toc} activeHeadingId={null} />
        }
        breadcrumbs={
          page.kind === 'doc' ? (
            <DocPlace breadcrumbs={page.breadcrumbs} version={page.version} siteData={siteData} />
          ) : null
        }
        pagination={<Neighbours page={page} />}
        frontMatter={page.frontMatter ?? {}}
        page={page}
        siteData={siteData}
        messages={messages}
      />
    </article>
  )
}

function Neighbours({ page }: Pick<LayoutArticleProps, 'page'>): ReactNode {
  const messages = useMessages()
  if (page.kind === 'doc') return <DocPagination page={page} />
  if (page.kind !== 'post') return null
  return (
    <OverridablePagination
      label={messages.postPagination}
      before={{ relation: messages.newerPost, link: page.newer }}
      after={{ relation: messages.olderPost, link: page.older }}
    />
  )
}
