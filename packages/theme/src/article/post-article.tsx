import type { PostPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import type { ArticleProps } from './article-props.ts'
import { ArticleTitle } from './article-title.tsx'
import { ReplaceableAuthorList } from './author-list.tsx'
import { ReplaceableEditRow } from './edit-row.tsx'
import { ReplaceableMobileToc } from './mobile-toc.tsx'
import { originalLanguage } from './original-language.ts'
import { ReplaceablePagination } from './pagination.tsx'
import { ReplaceablePostFacts } from './post-facts.tsx'
import { RouteNotices } from './route-notices.tsx'
import { ReplaceableTagList } from './tag-list.tsx'

/** A post of the blog. */
export function PostArticle({ page, siteData, messages }: ArticleProps<PostPage>): ReactElement {
  return (
    <article className="fyr-article">
      <RouteNotices route={page.route} messages={messages} />
      <header className="fyr-post-header">
        <ReplaceablePostFacts post={page.post} messages={messages} />
        <ArticleTitle heading={page.heading} language={originalLanguage(page.route, siteData)} />
        <ReplaceableAuthorList authors={page.post.authors} messages={messages} />
      </header>
      <ReplaceableMobileToc toc={page.toc} messages={messages} />
      <div className="fyr-text" {...originalLanguage(page.route, siteData)}>
        {renderContent(page.body, messages)}
      </div>
      <footer className="fyr-article-foot">
        <ReplaceableTagList tags={page.post.tags} messages={messages} />
        <ReplaceableEditRow editUrl={page.editUrl} lastUpdated={page.lastUpdated} messages={messages} />
        <ReplaceablePagination
          label={messages.postPagination}
          before={{ relation: messages.newerPost, link: page.newer }}
          after={{ relation: messages.olderPost, link: page.older }}
        />
      </footer>
    </article>
  )
}
