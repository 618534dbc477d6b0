import type { DocChangesPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { changeLabel } from '../content/changes.tsx'
import { renderContent } from '../content/render-content.tsx'
import { useMessages } from '../messages/messages-context.ts'
import type { ArticleProps } from './article-props.ts'
import { DocPlace } from './doc-place.tsx'
import { ListHeader } from './list-header.tsx'
import { pageTitle } from './page-title.ts'

/** What differs between two versions of the docs, page by page. */
export function DocChangesArticle({ page, siteData }: ArticleProps<DocChangesPage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={[]} version={page.version} siteData={siteData} />
      <ListHeader title={pageTitle(page, messages)} />
      <div className="fyr-text">
        {page.docs.length === 0 && <p>{messages.noChanges}</p>}
        {page.docs.map(({ type, label, href, changes }) => (
          <section key={`${type} ${href}`}>
            <h2>
              <a href={href}>{label}</a>
            </h2>
            <p>{changeLabel(type, messages)}</p>
            {changes !== null && changes.children.length > 0 && <ul>{renderContent(changes)}</ul>}
          </section>
        ))}
      </div>
    </div>
  )
}
