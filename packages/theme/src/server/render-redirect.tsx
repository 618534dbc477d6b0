import type { SiteData } from '@fyr/content-pipeline/manifest'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageAssets } from './document-head.tsx'
import { siteMessages } from '../messages/site-messages.ts'
import { MetaPolicy } from './meta-policy.tsx'

/** A former address of a page, and what its document needs. */
export interface RenderRedirectInput {
  /** The new location of the page: an address with base path, or a URL on another host. */
  readonly to: string
  readonly siteData: SiteData
  /** Addresses of the style sheet and the boot script. */
  readonly assets: Pick<PageAssets, 'styleSheet' | 'bootScript' | 'integrity'>
}

/**
 * The document at a former address. It redirects browsers at once, tells search engines where the page is now, and has
 * a link for everyone else. The script adds the place in the page (`#`) to the new address, which is lost without it. A query is
 * lost in any case: pages of a site read none.
 */
export function renderRedirect({
  to,
  siteData,
  assets: { styleSheet, bootScript, integrity },
}: RenderRedirectInput): string {
  const { lang, dir } = siteData.locale
  const messages = siteMessages(siteData)
  const address = new URL(to, siteData.origin)
  const isHere = address.origin === siteData.origin
  const { pathname, search, hash } = address
  const canonical = address.href.slice(0, address.href.length - hash.length)
  const document = renderToStaticMarkup(
    <html lang={lang} dir={dir} data-theme={siteData.colorMode.defaultMode}>
      <head>
        <meta charSet="utf-8" />
        <MetaPolicy siteData={siteData} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${messages.movedTitle} ${siteData.titleDelimiter} ${siteData.title}`}</title>
        <meta httpEquiv="refresh" content={`0; url=${isHere ? pathname + search + hash : address.href}`} />
        <link rel="canonical" href={canonical} />
        <link rel="x-fyr-moved" href={to} data-fyr-moved="" />
        {siteData.favicon !== null && <link rel="icon" href={siteData.favicon} />}
        <link rel="stylesheet" href={styleSheet} integrity={integrity?.[styleSheet]} />
        <script type="module" src={bootScript} integrity={integrity?.[bootScript]} />
      </head>
      <body className="fyr">
        <main className="fyr-layout">
          <div className="fyr-article">
            <h1 className="fyr-title">{messages.movedTitle}</h1>
            <p>
              <a href={to}>{messages.movedLink}</a>
            </p>
          </div>
        </main>
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
