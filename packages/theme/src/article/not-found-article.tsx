import type { ThemeNotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { overridable } from '../customising/overridable.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** The article for every unknown address. */
export function NotFoundArticle({ siteData }: ArticleProps<ThemeNotFoundPage>): ReactElement {
  const messages = useMessages()
  const { locale, search } = siteData
  return (
    <div className="fyr-article fyr-not-found">
      <h1 className="fyr-title">{messages.notFoundTitle}</h1>
      <p className="fyr-lead">{messages.notFoundText}</p>
      <p>{messages.notFoundAdvice}</p>
      <p className="fyr-not-found-links">
        <a className="fyr-button fyr-button-primary" href={locale.basePath}>
          {messages.notFoundHome}
        </a>
        {search && (
          <a className="fyr-button" href={search.page}>
            {messages.searchAllPages}
          </a>
        )}
        {search?.ask !== undefined && (
          <a className="fyr-button" href={search.ask}>
            {messages.searchAsk}
          </a>
        )}
      </p>
    </div>
  )
}

/** `NotFoundArticle`, or what a site overrides it with. */
export const OverridableNotFoundArticle: ComponentType<ArticleProps<ThemeNotFoundPage>> =
  /* @__PURE__ */ overridable('NotFoundArticle', NotFoundArticle)
