import type { NotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { ReplaceableLighthouseScene } from './lighthouse-scene.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** What stands at every address that the site doesn't have. */
export function NotFoundArticle({ siteData, messages }: ArticleProps<NotFoundPage>): ReactElement {
  return (
    <div className="fyr-article fyr-not-found">
      <div>
        <h1 className="fyr-title">{messages.notFoundTitle}</h1>
        <p className="fyr-lead">{messages.notFoundText}</p>
        <p>{messages.notFoundAdvice}</p>
        <p>
          <a className="fyr-button fyr-button-primary" href={siteData.locale.basePath}>
            {messages.notFoundHome}
          </a>
        </p>
      </div>
      <ReplaceableLighthouseScene />
    </div>
  )
}

/** `NotFoundArticle`, or what a site puts in its place. */
export const ReplaceableNotFoundArticle: ComponentType<ArticleProps<NotFoundPage>> =
  /* @__PURE__ */ replaceable('NotFoundArticle', NotFoundArticle)
