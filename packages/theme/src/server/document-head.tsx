import {
  isWrittenAsMarkdown,
  languageLinks,
  type LanguageLink,
  markdownAddress,
  type Page,
  type PostPage,
  type PreviewImage,
  type SiteData,
} from '@fyr/content-pipeline/manifest'
import type { ReactElement } from 'react'
import { textLanguage } from '../article/original-language.ts'
import { pageDescription } from '../article/page-description.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageMeta, SidebarFiles } from '../page-payload.ts'
import { embedJson } from './embed-json.ts'
import { MetaPolicy } from './meta-policy.tsx'
import { ConfiguredHead } from './configured-head.tsx'
import { authorAddress, structuredData } from './structured-data.ts'
import { absoluteAddress } from '../link/absolute-address.ts'

/** Addresses of what a page loads, with base path. */
export interface PageAssets {
  /** The boot script, a module of a few kB. */
  readonly bootScript: string
  readonly styleSheet: string
  /** Fonts that every page shows text in, to be loaded at once; by default none. */
  readonly fonts?: readonly string[] | undefined
  /** Scripts that the boot script imports, or that some readers need; by default none. */
  readonly modules?: readonly ListedModule[] | undefined
  /** Values of `integrity` attributes, by address. Default: none. */
  readonly integrity?: Readonly<Record<string, string>> | undefined
  /** JSON file with the locale's `ShellData`. */
  readonly shellData: string
  /** JSON files with the page's sidebar, or null for a page without one. */
  readonly sidebar: SidebarFiles | null
}

/** A script other than the boot script. */
export interface ListedModule {
  readonly address: string
  /** Names, as scripts import them, of the scripts on request that need it; none for what the boot script itself needs. */
  readonly neededBy: readonly string[]
}

/** Input of the head of a document. */
export interface DocumentHeadProps {
  readonly page: Page
  readonly meta: PageMeta
  readonly siteData: SiteData
  readonly messages: Pick<Messages, 'shellFailed' | 'closeNotice' | 'archiveText'>
  readonly assets: PageAssets
  /** Text of the script that runs before the first paint. */
  readonly prePaint: string
}

/** The `<head>` of a document. */
export function DocumentHead({
  page,
  meta,
  siteData,
  messages,
  assets,
  prePaint,
}: DocumentHeadProps): ReactElement {
  const { route, preview } = page
  const isFound = page.kind !== 'not-found'
  // A page that search engines should list elsewhere names no translations.
  const links =
    isFound && route.canonical === route.path ? languageLinks(route, siteData.locales) : NO_LANGUAGES
  const data = structuredData(page, siteData)
  const description = pageDescription(page, messages)
  return (
    <head>
      <meta charSet="utf-8" />
      <MetaPolicy siteData={siteData} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{meta.documentTitle}</title>
      {description !== '' && <meta name="description" content={description} {...OF_PAGE} />}
      {preview && preview.keywords.length > 0 && (
        <meta name="keywords" content={preview.keywords.join(', ')} {...OF_PAGE} />
      )}
      {(!route.isIndexed || !isFound) && <meta name="robots" content="noindex, nofollow" {...OF_PAGE} />}
      <meta name="generator" content="Fyr" />
      <PageLinks page={page} meta={meta} links={links} siteData={siteData} />
      {siteData.feeds.map(({ type, title, href }) => (
        <link key={type} rel="alternate" type={type} title={title} href={href} />
      ))}
      <SocialMeta page={page} meta={meta} description={description} links={links} siteData={siteData} />
      {siteData.favicon !== null && <link rel="icon" href={siteData.favicon} />}
      <script dangerouslySetInnerHTML={{ __html: prePaint }} />
      {assets.fonts?.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <link
        rel="stylesheet"
        href={assets.styleSheet}
        integrity={assets.integrity?.[assets.styleSheet]}
        data-fyr-style=""
      />
      <link
        rel="x-fyr-shell"
        href={assets.shellData}
        integrity={assets.integrity?.[assets.shellData]}
        data-fyr-shell-data=""
        data-fyr-failed={messages.shellFailed}
        data-fyr-close={messages.closeNotice}
      />
      {assets.modules?.map(({ address, neededBy }) => (
        <link
          key={address}
          rel={neededBy.length > 0 ? 'x-fyr-module' : 'modulepreload'}
          href={address}
          integrity={assets.integrity?.[address]}
          data-fyr-for={neededBy.join(' ')}
        />
      ))}
      <script type="module" src={assets.bootScript} integrity={assets.integrity?.[assets.bootScript]} />
      <ConfiguredHead siteData={siteData} />
      <script id="fyr-page" type="application/json" dangerouslySetInnerHTML={{ __html: embedJson(meta) }} />
      {data !== null && (
        <script
          type="application/ld+json"
          {...OF_PAGE}
          dangerouslySetInnerHTML={{ __html: embedJson(data) }}
        />
      )}
    </head>
  )
}

const NO_LANGUAGES: readonly LanguageLink[] = []

/** Marks what describes this page alone, so that the shell can take it away when it shows another. */
const OF_PAGE = { 'data-fyr-page': '' }

/** The page, and its `hreflang` links. */
interface PageLinksProps extends Pick<DocumentHeadProps, 'page' | 'meta' | 'siteData'> {
  readonly links: readonly LanguageLink[]
}

/** Where the page is, in this language and in others, and its Markdown. */
function PageLinks({ page: { kind, route }, meta, links, siteData }: PageLinksProps): ReactElement {
  return (
    <>
      {kind !== 'not-found' && <link rel="canonical" href={meta.canonical} {...OF_PAGE} />}
      {links.map(({ lang, path }) => (
        <link
          key={lang}
          rel="alternate"
          hrefLang={lang}
          href={absoluteAddress(path, siteData.origin)}
          {...OF_PAGE}
        />
      ))}
      {siteData.hasMarkdown && isWrittenAsMarkdown(route.kind) && (
        <link
          rel="alternate"
          type="text/markdown"
          href={markdownAddress(route.path, siteData.locale.basePath)}
          data-fyr-markdown=""
          {...OF_PAGE}
        />
      )}
    </>
  )
}

interface SocialMetaProps extends PageLinksProps {
  readonly description: string
}

function SocialMeta({ page, meta, description, links, siteData }: SocialMetaProps): ReactElement {
  const { lang: language } = textLanguage(page.route, siteData)
  const others = links.filter(({ lang }) => lang !== language && lang !== 'x-default')
  return (
    <>
      <meta property="og:title" content={meta.documentTitle} {...OF_PAGE} />
      {description !== '' && <meta property="og:description" content={description} {...OF_PAGE} />}
      <meta property="og:type" content={page.kind === 'post' ? 'article' : 'website'} {...OF_PAGE} />
      {page.kind !== 'not-found' && <meta property="og:url" content={meta.canonical} {...OF_PAGE} />}
      <meta property="og:site_name" content={siteData.title} />
      <meta property="og:locale" content={ogLocale(language)} {...OF_PAGE} />
      {others.map(({ lang }) => (
        <meta key={lang} property="og:locale:alternate" content={ogLocale(lang)} {...OF_PAGE} />
      ))}
      {page.kind === 'post' && <PostMeta post={page.post} siteData={siteData} />}
      {page.preview?.image ? (
        <ImageMeta image={page.preview.image} />
      ) : (
        <meta name="twitter:card" content="summary" {...OF_PAGE} />
      )}
    </>
  )
}

/** A language tag in the form of the Open Graph protocol: `en_GB`. */
function ogLocale(lang: string): string {
  return lang.replaceAll('-', '_')
}

function ImageMeta({ image: { url, size } }: { readonly image: PreviewImage }): ReactElement {
  return (
    <>
      <meta property="og:image" content={url} {...OF_PAGE} />
      {size && <meta property="og:image:width" content={String(size.width)} {...OF_PAGE} />}
      {size && <meta property="og:image:height" content={String(size.height)} {...OF_PAGE} />}
      <meta name="twitter:card" content="summary_large_image" {...OF_PAGE} />
    </>
  )
}

function PostMeta({
  post,
  siteData,
}: Pick<PostPage, 'post'> & { readonly siteData: SiteData }): ReactElement {
  const authors = post.authors.flatMap((author) => authorAddress(author, siteData) ?? [])
  return (
    <>
      <meta property="article:published_time" content={post.date} {...OF_PAGE} />
      {authors.map((address) => (
        <meta key={address} property="article:author" content={address} {...OF_PAGE} />
      ))}
      {post.tags.map((tag) => (
        <meta key={tag.href} property="article:tag" content={tag.label} {...OF_PAGE} />
      ))}
    </>
  )
}
