import type { HomePage } from '@fyr/content-pipeline/manifest'
import type { ComponentType, ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { Icon } from '../icon/icon.tsx'
import type { ArticleProps } from './article-props.ts'
import { ReplaceableLighthouseScene } from './lighthouse-scene.tsx'
import { originalLanguage } from './original-language.ts'
import { RouteNotices } from './route-notices.tsx'
import { replaceable } from '../customising/replaceable.tsx'

/** The front of the site: what it is, where to begin, and what is inside. */
export function HomeArticle({ page, frame, messages }: ArticleProps<HomePage>): ReactElement {
  return (
    <div className="fyr-home">
      <RouteNotices route={page.route} messages={messages} />
      <div {...originalLanguage(page.route, frame)}>
        <header className="fyr-hero">
          <div className="fyr-hero-text">
            <h1>{page.heading}</h1>
            {page.tagline !== '' && <p className="fyr-lead">{page.tagline}</p>}
            <Actions actions={page.actions} />
          </div>
          <ReplaceableLighthouseScene />
        </header>
        <Features features={page.features} />
        {page.body.children.length > 0 && (
          <div className="fyr-text fyr-home-text">{renderContent(page.body, messages)}</div>
        )}
      </div>
    </div>
  )
}

/** `HomeArticle`, or what a site puts in its place. */
export const ReplaceableHomeArticle: ComponentType<ArticleProps<HomePage>> = /* @__PURE__ */ replaceable(
  'HomeArticle',
  HomeArticle,
)

function Actions({ actions }: Pick<HomePage, 'actions'>): ReactElement | null {
  if (actions.length === 0) return null
  return (
    <p className="fyr-hero-actions">
      {actions.map((action) => (
        <a
          key={action.href}
          className={action.isPrimary ? 'fyr-button fyr-button-primary' : 'fyr-button'}
          href={action.href}
          data-fyr-document={action.isDocument ? '' : undefined}
        >
          {action.label}
        </a>
      ))}
    </p>
  )
}

function Features({ features }: Pick<HomePage, 'features'>): ReactElement | null {
  if (features.length === 0) return null
  return (
    <ul className="fyr-features">
      {features.map((feature) => (
        <li key={feature.title} className="fyr-feature">
          <h2>
            {feature.href === null ? (
              feature.title
            ) : (
              <a href={feature.href} data-fyr-document={feature.isDocument ? '' : undefined}>
                {feature.title}
                <Icon name="arrow-right" />
              </a>
            )}
          </h2>
          <p>{feature.text}</p>
        </li>
      ))}
    </ul>
  )
}
