import type { HomePage } from '@fyr/content-pipeline/manifest'
import type { Root, RootContent } from 'hast'
import type { ComponentType, ReactElement } from 'react'
import { renderContent } from '../content/render-content.tsx'
import { stringProperty } from '../content/string-property.ts'
import { Icon } from '../icon/icon.tsx'
import { DocumentLink } from '../link/document-link.tsx'
import type { ArticleProps } from './article-props.ts'
import { OverridableHeroImage } from './hero-image.tsx'
import { originalLanguage } from './original-language.ts'
import { RouteNotices } from './route-notices.tsx'
import { overridable } from '../customising/overridable.tsx'

/** The home page: what the site is about, where to begin, and what it contains. */
export function HomeArticle({ page, siteData }: ArticleProps<HomePage>): ReactElement {
  if (page.isReactPage) return <ReactHome page={page} siteData={siteData} />
  const { sample, text } = splitBody(page.body)
  const command = isCommand(sample) ? renderContent(sample) : null
  const hasSample = command === null && sample.children.length > 0
  return (
    <div className="fyr-home">
      <RouteNotices route={page.route} />
      <div {...originalLanguage(page.route, siteData)}>
        <header className="fyr-hero" data-sample={hasSample ? '' : undefined}>
          <div className="fyr-hero-text">
            <h1>{page.heading}</h1>
            {page.tagline !== '' && <p className="fyr-lead">{page.tagline}</p>}
            {page.text !== undefined && <p className="fyr-lead fyr-hero-more">{page.text}</p>}
            <Actions actions={page.actions} />
            {command !== null && <div className="fyr-text fyr-hero-command">{command}</div>}
          </div>
          <OverridableHeroImage image={page.image} />
          {hasSample && <div className="fyr-text fyr-hero-sample">{renderContent(sample)}</div>}
        </header>
        <Features title={page.featuresTitle} features={page.features} />
        {text.children.length > 0 && (
          <div className="fyr-text fyr-home-part fyr-home-text">{renderContent(text)}</div>
        )}
      </div>
    </div>
  )
}

/** A home page in React, which renders its own title and everything else. */
function ReactHome({ page, siteData }: ArticleProps<HomePage>): ReactElement {
  return (
    <div className="fyr-home">
      <RouteNotices route={page.route} />
      <div className="fyr-text" {...originalLanguage(page.route, siteData)}>
        {renderContent(page.body)}
      </div>
    </div>
  )
}

/** Splits a body into the code and tabs that it begins with, which are shown with the title, and the rest. */
function splitBody(body: Root): { readonly sample: Root; readonly text: Root } {
  const end = body.children.findIndex((node) => !isSample(node))
  const count = end === -1 ? body.children.length : end
  const hasSample = body.children.slice(0, count).some(({ type }) => type === 'element')
  return {
    sample: { type: 'root', children: hasSample ? body.children.slice(0, count) : [] },
    text: { type: 'root', children: hasSample ? body.children.slice(count) : body.children },
  }
}

/** Whether a sample is one block of code without a title: a command to copy, which belongs to the actions. */
function isCommand(sample: Root): boolean {
  const [only, ...others] = sample.children.filter((node) => node.type === 'element')
  return only?.tagName === 'fyr-code' && others.length === 0 && stringProperty(only, 'title') === null
}

const SAMPLES = new Set(['fyr-code', 'fyr-tabs'])

function isSample(node: RootContent): boolean {
  return node.type === 'element' ? SAMPLES.has(node.tagName) : node.type === 'text'
}

/** `HomeArticle`, or what a site overrides it with. */
export const OverridableHomeArticle: ComponentType<ArticleProps<HomePage>> = /* @__PURE__ */ overridable(
  'HomeArticle',
  HomeArticle,
)

function Actions({ actions }: Pick<HomePage, 'actions'>): ReactElement | null {
  if (actions.length === 0) return null
  return (
    <p className="fyr-hero-actions">
      {actions.map((action) => (
        <DocumentLink
          key={action.href}
          className={action.isPrimary ? 'fyr-button fyr-button-primary' : 'fyr-button'}
          href={action.href}
          isDocument={action.isDocument}
        >
          {action.label}
        </DocumentLink>
      ))}
    </p>
  )
}

interface FeaturesProps extends Pick<HomePage, 'features'> {
  readonly title: HomePage['featuresTitle']
}

function Features({ title, features }: FeaturesProps): ReactElement | null {
  if (features.length === 0) return null
  const Title = title === undefined ? 'h2' : 'h3'
  return (
    <div className="fyr-home-part">
      {title !== undefined && <h2 className="fyr-home-title">{title}</h2>}
      <ul className="fyr-features">
        {features.map((feature) => (
          <li key={feature.title} className="fyr-feature">
            {feature.icon && <img {...feature.icon} alt="" loading="lazy" />}
            <Title>
              {feature.href === null ? (
                feature.title
              ) : (
                <DocumentLink href={feature.href} isDocument={feature.isDocument}>
                  {feature.title}
                  <Icon name="arrow-right" />
                </DocumentLink>
              )}
            </Title>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
