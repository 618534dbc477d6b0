import type { NotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { overridable } from '../customising/overridable.tsx'
import { useMessages } from '../messages/messages-context.ts'

/** The article for every unknown address. */
export function NotFoundArticle({ siteData }: ArticleProps<NotFoundPage>): ReactElement {
  const messages = useMessages()
  return (
    <div className="fyr-article fyr-not-found">
      <h1 className="fyr-title">{messages.notFoundTitle}</h1>
      <p className="fyr-lead">{messages.notFoundText}</p>
      <p>{messages.notFoundAdvice}</p>
      <p>
        <a className="fyr-button fyr-button-primary" href={siteData.locale.basePath}>
          {messages.notFoundHome}
        </a>
      </p>
    </div>
  )
}

/** `NotFoundArticle`, or what a site overrides it with. */
export const OverridableNotFoundArticle: ComponentType<ArticleProps<NotFoundPage>> =
  /* @__PURE__ */ overridable('NotFoundArticle', NotFoundArticle)
