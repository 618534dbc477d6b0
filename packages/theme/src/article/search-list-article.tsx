import type { SearchListPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { ListHeader } from './list-header.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** The page of the search: a list of all pages, for readers without scripts. The shell opens the dialog above it. */
export function SearchListArticle({ page }: ArticleProps<SearchListPage>): ReactElement {
  const messages = useMessages()
  const names = { doc: messages.searchDocs, post: messages.searchPosts, page: messages.searchOtherPages }
  return (
    <div className="fyr-article fyr-page-list">
      <ListHeader title={messages.search} description={messages.searchPageText} />
      {page.groups.map(({ kind, label, links }) => (
        <section key={`${kind} ${label}`}>
          <h2>{label ?? names[kind]}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
