import type { PostPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import type { ArticleProps } from './article-props.ts'
import { ArticleTitle } from './article-title.tsx'
import { OverridableAuthorList } from './author-list.tsx'
import { OverridableEditRow } from './edit-row.tsx'
import { OverridableMobileToc } from './mobile-toc.tsx'
import { originalLanguage } from './original-language.ts'
import { OverridablePagination } from './pagination.tsx'
import { OverridablePostFacts } from './post-facts.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { RouteNotices } from './route-notices.tsx'
import { OverridableTagList } from './tag-list.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** A post of the blog. */
export function PostArticle({ page, siteData }: ArticleProps<PostPage>): ReactElement {
  const messages = useMessages()
  return (
    <article className="fyr-article">
      <OverridableMobileToc toc={page.toc} />
      <RouteNotices route={page.route} />
      <OutdatedNotice count={page.outdatedBlocks} />
      <header className="fyr-post-header">
        <OverridablePostFacts post={page.post} />
        <ArticleTitle heading={page.heading} language={originalLanguage(page.route, siteData)} />
        <OverridableAuthorList authors={page.post.authors} />
      </header>
      <div className="fyr-text" {...originalLanguage(page.route, siteData)}>
        {renderContent(page.body)}
      </div>
      <footer className="fyr-article-foot">
        <OverridableTagList tags={page.post.tags} />
        <OverridableEditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
        <OverridablePagination
          label={messages.postPagination}
          before={{ relation: messages.newerPost, link: page.newer }}
          after={{ relation: messages.olderPost, link: page.older }}
        />
      </footer>
    </article>
  )
}
