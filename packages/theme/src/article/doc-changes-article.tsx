import type { DocChangesPage } from '@fyr/content-pipeline/manifest'
import type { Element, Root } from 'hast'
import type { ReactElement } from 'react'
import { changeLabel } from '../content/change-type.ts'
import { elements } from '../content/content-children.ts'
import { groupDocChanges } from '../content/group-doc-changes.ts'
import { renderContent } from '../content/render-content.tsx'
import { useMessages } from '../messages/messages-context.ts'
import type { ArticleProps } from './article-props.ts'
import { DocPlace } from './doc-place.tsx'
import { ListHeader } from './list-header.tsx'
import { type LanguageAttributes, originalLanguage } from './original-language.ts'
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
        {changed.map((doc) => (
          <section key={`${doc.type} ${doc.href}`}>
            <h2>
              <a href={doc.href} {...originalLanguage(doc, siteData)}>
                {doc.label}
              </a>
            </h2>
            {doc.type !== 'changed' && <p>{changeLabel(doc.type, messages)}</p>}
            <ul>{renderContent(inLanguage(doc.changes, originalLanguage(doc, siteData)))}</ul>
          </section>
        ))}
        {whole.map(({ type, docs }) => (
          <section key={type}>
            <h2>{changeLabel(type, messages)}</h2>
            <ul>
              {docs.map((doc) => (
                <li key={doc.href}>
                  <a href={doc.href} {...originalLanguage(doc, siteData)}>
                    {doc.label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Marks the language of the words of each difference; what kind it is stays in the language of the page. */
function inLanguage(changes: Root, { lang, dir }: LanguageAttributes): Root {
  if (lang === undefined) return changes
  const inOriginal = (change: Element): Element => {
    const words = { type: 'element', tagName: 'span', properties: { lang, dir }, children: change.children }
    return { ...change, children: [words as Element] }
  }
  return { ...changes, children: elements(changes).map(inOriginal) }
}
