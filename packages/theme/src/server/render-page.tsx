import type { Page, Sidebar, SiteData } from '@fyr/content-pipeline/manifest'
import { createStaticLocation } from '@fyr/router/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Article } from '../article/article.tsx'
import { AS_IT_COMES, CustomisationContext } from '../customising/customisation.ts'
import type { Customisation } from '../overridable-components.ts'
import { prePaintScript } from '../browser/pre-paint.ts'
import { siteMessages } from '../messages/site-messages.ts'
import { MessagesContext } from '../messages/messages-context.ts'
import type { PagePayload } from '../page-payload.ts'
import { ArticleHost } from '../shell/article-host.tsx'
import type { ShellProps } from '../shell/shell-props.ts'
import { ShellRoot } from '../shell/shell-root.tsx'
import { IslandContext } from '../island/island-place.tsx'
import { DocumentHead, type PageAssets } from './document-head.tsx'
import { createIslandRenderer } from './render-islands.tsx'
import { pageMeta } from './page-meta.ts'

/** A page and everything needed to render it. */
export interface RenderPageInput {
  readonly page: Page
  readonly siteData: SiteData
  /** The sidebar that `page.route.sidebar` names, or null. */
  readonly sidebar: Sidebar | null
  readonly assets: PageAssets
  /** The site's slots, overrides and islands. */
  readonly customisation?: Customisation
  /** Identifies the build's scripts, styles and shell data; part of `PageMeta`. */
  readonly shell: string
}

/** A page as a document, and as the payload of a navigation. */
export interface RenderedPage {
  readonly html: string
  readonly payload: PagePayload
}

/** Keeps the generated ids of the article separate from those of the shell. */
const ARTICLE_ID_PREFIX = 'article-'

/** The state of the shell before it starts, which the server and the browser share. */
const NOT_STARTED: Pick<ShellProps, 'colorMode' | 'announcement' | 'activeHeadingId'> = {
  colorMode: { choice: null, isReady: false, choose: () => {} },
  announcement: { isVisible: true, dismiss: () => {} },
  activeHeadingId: null,
}

/** React asks for eager pictures before the article, whose first element they would be. Browsers find the pictures themselves. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/**
 * Renders a page as its document and its payload, both from one render of the article. The same input gives the same
 * bytes. The article is in the document once; the JSON beside it only contains its headings.
 */
export function renderPage({
  page,
  siteData,
  sidebar,
  assets,
  customisation = AS_IT_COMES,
  shell,
}: RenderPageInput): RenderedPage {
  const messages = siteMessages(siteData)
  const meta = pageMeta({ page, siteData, messages, sidebar, sidebarFiles: assets.sidebar, shell })
  const islands = createIslandRenderer(customisation, siteData)
  const markup = renderToStaticMarkup(
    <CustomisationContext value={customisation}>
      <IslandContext value={islands.note}>
        <MessagesContext value={messages}>
          <Article page={page} siteData={siteData} />
        </MessagesContext>
      </IslandContext>
    </CustomisationContext>,
    { identifierPrefix: ARTICLE_ID_PREFIX },
  )
  const article = islands.fill(markup.replace(PICTURE_PRELOADS, ''))
  const body = renderToString(
    <ShellRoot
      {...NOT_STARTED}
      customisation={customisation}
      location={createStaticLocation(page.route.path)}
      siteData={siteData}
      messages={messages}
      meta={meta}
      sidebar={sidebar}
      article={<ArticleHost html={{ __html: article }} />}
    />,
  )
  const { defaultMode, respectSystem } = siteData.colorMode
  const document = renderToStaticMarkup(
    <html
      lang={siteData.locale.lang}
      dir={siteData.locale.dir}
      className={meta.htmlClass}
      data-theme={defaultMode}
      data-theme-choice={respectSystem ? 'system' : defaultMode}
      data-hydrated="false"
    >
      <DocumentHead
        page={page}
        meta={meta}
        siteData={siteData}
        messages={messages}
        assets={assets}
        prePaint={prePaintScript(siteData, messages)}
      />
      <body className="fyr">
        <div id="fyr" dangerouslySetInnerHTML={{ __html: body }} />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${document}`, payload: { meta, html: article } }
}
