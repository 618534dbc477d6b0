import type { DocChangesPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { changeLabel } from '../content/changes.tsx'
import { groupDocChanges } from '../content/group-doc-changes.ts'
import { renderContent } from '../content/render-content.tsx'
import { useMessages } from '../messages/messages-context.ts'
import type { ArticleProps } from './article-props.ts'
import { DocPlace } from './doc-place.tsx'
import { ListHeader } from './list-header.tsx'
import { pageTitle } from './page-title.ts'

/** What differs between two versions of the docs, page by page. */
export function DocChangesArticle({ page, siteData }: ArticleProps<DocChangesPage>): ReactElement {
  const messages = useMessages()
  const { changed, whole } = groupDocChanges(page.docs)
  return (
    <div className="fyr-article">
      <DocPlace breadcrumbs={[]} version={page.version} siteData={siteData} />
      <ListHeader title={pageTitle(page, messages)} />
      <div className="fyr-text">
        {page.docs.length === 0 && <p>{messages.noChanges}</p>}
        {changed.map(({ type, label, href, changes }) => (
          <section key={`${type} ${href}`}>
            <h2>
              <a href={href}>{label}</a>
            </h2>
            {type !== 'changed' && <p>{changeLabel(type, messages)}</p>}
            {changes !== null && <ul>{renderContent(changes)}</ul>}
          </section>
        ))}
        {whole.map(({ type, docs }) => (
          <section key={type}>
            <h2>{changeLabel(type, messages)}</h2>
            <ul>
              {docs.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
