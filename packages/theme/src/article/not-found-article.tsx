import type { NotFoundPage } from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import type { ArticleProps } from './article-props.ts'
import { LighthouseScene } from './lighthouse-scene.tsx'

/** What stands at every address that the site doesn't have. */
export function NotFoundArticle({ frame, messages }: ArticleProps<NotFoundPage>): ReactElement {
  return (
    <div className="fyr-article fyr-not-found">
      <div>
        <h1 className="fyr-title">{messages.notFoundTitle}</h1>
        <p className="fyr-lead">{messages.notFoundText}</p>
        <p>{messages.notFoundAdvice}</p>
        <p>
          <a className="fyr-button fyr-button-primary" href={frame.locale.basePath}>
            {messages.notFoundHome}
          </a>
        </p>
      </div>
      <LighthouseScene />
    </div>
  )
}
