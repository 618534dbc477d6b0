import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import {
  sampleAnnouncedSiteData,
  sampleSiteData,
  sampleNorwegianSiteData,
} from '../fixtures/sample-site-data.ts'
import {
  sampleBlogList,
  sampleDoc,
  sampleHome,
  sampleNotFound,
  samplePages,
  samplePost,
  sampleTag,
} from '../fixtures/sample-pages.ts'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { el, tree } from '../fixtures/tree.ts'
import { en } from '../messages/en.ts'
import { contentSecurityPolicy, metaPolicy } from './content-security-policy.ts'
import { renderPage, type RenderPageInput } from './render-page.tsx'
import { shellData } from './shell-data.ts'

const assets = {
  bootScript: '/assets/boot-1.js',
  styleSheet: '/assets/style-1.css',
  shellData: '/assets/shell-data-1.json',
  sidebar: { url: '/assets/sidebar-guide-1.json', branches: [] },
}

function renderSample(over: Partial<RenderPageInput> = {}) {
  const input = {
    page: sampleDoc,
    siteData: sampleSiteData,
    sidebar: sampleSidebar,
    assets,
    shell: 's1',
    ...over,
  }
  const rendered = renderPage(input)
  return { ...rendered, document: new JSDOM(rendered.html).window.document }
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1
}

test('the article is in the document once, equal to the payload', () => {
  const { html, payload, document } = renderSample()
  expect(document.querySelector('main')?.innerHTML).toBe(
    new JSDOM(`<main>${payload.html}</main>`).window.document.querySelector('main')?.innerHTML,
  )
  expect(html).toContain(`>${payload.html}</main>`)
  expect(occurrences(html, 'Amounts are in kilograms.')).toBe(1)
})

test('the article is the first of its place, also with a picture that is loaded at once', () => {
  const image = el('img', {
    src: '/plan.svg',
    alt: 'Plan',
    width: '480',
    height: '300',
    fetchPriority: 'high',
  })
  const { payload, document } = renderSample({ page: { ...sampleDoc, body: tree(el('p', {}, image)) } })
  expect(document.querySelector('main')?.firstElementChild?.tagName).toBe('ARTICLE')
  expect(document.querySelector('main img')?.getAttribute('loading')).toBeNull()
  expect(payload.html).toMatch(/^<article/)
})

test('the same page gives the same bytes', () => {
  expect(renderSample().html).toBe(renderSample().html)
})

test('the JSON beside the article is the payload without its text', () => {
  const { payload, document } = renderSample()
  const json = document.head.querySelector('#fyr-page')?.textContent ?? ''
  expect(JSON.parse(json)).toEqual(payload.meta)
  expect(payload.meta).toMatchObject({
    shell: 's1',
    path: '/docs/resources/feeding',
    kind: 'doc',
    locale: 'en',
    documentTitle: 'Feeding | Sample Docs',
    canonical: 'https://sample.example/docs/resources/feeding',
    htmlClass: 'fyr-kind-doc fyr-doc-resources-feeding fyr-docs-version-current',
    sidebar: { name: 'guide', url: '/assets/sidebar-guide-1.json', branches: [] },
  })
})

/** What the head of a document says, apart from its scripts; only what is marked as of its page, or only the rest. */
function headOf(page: RenderPageInput['page'], isOfPage: boolean): readonly string[] {
  const { document } = renderSample({ page, sidebar: null })
  const elements = [...document.head.querySelectorAll('meta, link, script[type="application/ld+json"]')]
  return elements
    .filter((element) => element.hasAttribute('data-fyr-page') === isOfPage)
    .map(({ outerHTML }) => outerHTML)
}

test('what a head says that differs from page to page is marked', () => {
  expect(headOf(samplePost, true).join('')).toMatch(
    /canonical.*description.*article:published_time.*ld\+json/,
  )
  for (const page of samplePages) expect(headOf(page, false)).toEqual(headOf(sampleDoc, false))
})

test('a wide page has no column of contents, and the shell knows its headings all the same', () => {
  const { document, payload } = renderSample({ page: { ...sampleDoc, isWide: true } })
  expect(document.querySelector('.fyr-toc')).toBeNull()
  expect(payload.meta.toc).toEqual(sampleDoc.toc)
  expect(renderSample().document.querySelector('.fyr-toc')).not.toBeNull()
})

test('a page may have classes of its own on the root element', () => {
  const { document, payload } = renderSample({
    page: { ...sampleHome, wrapperClassName: 'is-wide is-calm' },
    sidebar: null,
  })
  expect(payload.meta.htmlClass).toBe('fyr-kind-home is-wide is-calm')
  expect(document.documentElement.className).toBe('fyr-kind-home is-wide is-calm')
})

test('no text can end the script around it', () => {
  const title = '</script><script>alert(1)</script>'
  const { html, document } = renderSample({ page: { ...sampleDoc, route: { ...sampleDoc.route, title } } })
  expect(document.title).toBe(`${title} | Sample Docs`)
  expect(html).not.toContain('<script>alert')
})

test('text of a page is text and no markup', () => {
  const { document } = renderSample({ page: { ...sampleDoc, body: tree(el('p', {}, '<b>x</b> {y}')) } })
  expect(document.querySelector('main .fyr-text')?.textContent).toBe('<b>x</b> {y}')
})

describe.each(samplePages.map((page) => [page.kind, page] as const))(
  'a document of the kind %s',
  (kind, page) => {
    test('has no inline style, no handler and one inline script', () => {
      const { document } = renderSample({ page })
      expect(document.querySelectorAll('[style], style')).toHaveLength(0)
      const handlers = [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(({ name }) => name.startsWith('on')),
      )
      expect(handlers).toEqual([])
      expect(document.querySelectorAll('script:not([src]):not([type])')).toHaveLength(1)
    })

    test('marks its kind, its state and the address of the shell data', () => {
      const { document } = renderSample({ page })
      const { classList, dataset, lang } = document.documentElement
      expect(classList.contains(`fyr-kind-${kind}`)).toBe(true)
      expect([dataset['hydrated'], dataset['theme'], lang]).toEqual(['false', 'light', 'en'])
      expect(document.querySelector('link[data-fyr-shell-data]')?.getAttribute('href')).toBe(assets.shellData)
      expect(document.querySelector<HTMLElement>('link[data-fyr-shell-data]')?.dataset).toMatchObject({
        fyrFailed: en.shellFailed,
        fyrClose: en.closeNotice,
      })
      expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe(assets.bootScript)
      expect(document.querySelectorAll('#fyr > a.fyr-skip-link[href="#main"]')).toHaveLength(1)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
    })
  },
)

test('only the skip link and the announcement come before the header', () => {
  const { document } = renderSample({ siteData: sampleAnnouncedSiteData })
  expect([...(document.querySelector('#fyr')?.children ?? [])].map((child) => child.tagName)).toEqual([
    'A',
    'ASIDE',
    'HEADER',
    'DIV',
    'FOOTER',
  ])
})

test('names the page and its translations by absolute addresses', () => {
  const { document } = renderSample({ siteData: sampleNorwegianSiteData })
  const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['en', 'https://sample.example/docs/resources/feeding'],
    ['no', 'https://sample.example/no/docs/resources/feeding'],
    ['x-default', 'https://sample.example/docs/resources/feeding'],
  ])
  expect(document.documentElement.lang).toBe('no')
})

function ogLocales(over: Partial<RenderPageInput>): (string | null)[] {
  const metas = renderSample(over).document.querySelectorAll('meta[property^="og:locale"]')
  return [...metas].map((meta) => meta.getAttribute('content'))
}

test('lists its own language first, and then the others', () => {
  const alternates = ['en', 'no', 'pt-BR', 'zh-Hant-TW'].map((lang) => ({
    locale: lang.toLowerCase(),
    lang,
    path: `/${lang}`,
  }))
  const page = { ...sampleDoc, route: { ...sampleDoc.route, alternates } }
  expect(ogLocales({ page })).toEqual(['en', 'no', 'pt_BR', 'zh_Hant_TW'])
  expect(ogLocales({ page, siteData: sampleNorwegianSiteData })).toEqual(['no', 'en', 'pt_BR', 'zh_Hant_TW'])
  expect(ogLocales({ page: sampleNotFound })).toEqual(['en'])
})

test('a page that search engines should list elsewhere names that address, and no translations of its own', () => {
  const route = { ...sampleDoc.route, path: '/docs/1.0/feeding', canonical: '/docs/feeding' }
  const { document, payload } = renderSample({ page: { ...sampleDoc, route } })
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  expect([canonical, payload.meta.canonical]).toEqual(Array(2).fill('https://sample.example/docs/feeding'))
  expect(
    document.querySelectorAll('link[rel=alternate][hreflang], meta[property="og:locale:alternate"]'),
  ).toHaveLength(0)
})

test('an absolute address is spelt in one way, as sitemap and feeds have it', () => {
  const path = '/docs/Første side'
  const route = {
    ...sampleDoc.route,
    path,
    canonical: path,
    alternates: [{ locale: 'en', lang: 'en', path }],
  }
  const { document } = renderSample({ page: { ...sampleDoc, route } })
  const address = 'https://sample.example/docs/F%C3%B8rste%20side'
  const addresses = [
    document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    document.querySelector('link[rel=alternate][hreflang=en]')?.getAttribute('href'),
  ]
  expect(addresses).toEqual([address, address, address])
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(`"${address}"`)
})

test('names the feeds of the blog on every page', () => {
  const feeds = [
    ...renderSample({ page: sampleNotFound }).document.querySelectorAll('link[rel=alternate][type]'),
  ]
  expect(
    feeds.map((link) => [link.getAttribute('type'), link.getAttribute('title'), link.getAttribute('href')]),
  ).toEqual([['application/rss+xml', 'Sample Docs | Updates (RSS)', '/blog/rss.xml']])
})

test('has the author’s preview image and keywords', () => {
  const image = { url: 'https://sample.example/assets/a.png', size: { width: 1200, height: 630 } }
  const { document } = renderSample({
    page: { ...sampleDoc, preview: { keywords: ['feed', 'fish'], image } },
  })
  const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute('content')
  expect(contentOf('meta[name=keywords]')).toBe('feed, fish')
  expect(contentOf('meta[property="og:image"]')).toBe(image.url)
  expect(contentOf('meta[property="og:image:width"]')).toBe('1200')
  expect(contentOf('meta[name="twitter:card"]')).toBe('summary_large_image')
  expect(renderSample().document.querySelector('meta[name=keywords], meta[property="og:image"]')).toBeNull()
})

test('the home page has only the title of the site', () => {
  expect(renderSample({ page: sampleHome, sidebar: null }).document.title).toBe('Sample Docs')
})

test.each([
  [sampleNotFound, 'noindex, nofollow', null],
  [
    { ...sampleDoc, route: { ...sampleDoc.route, isUnlisted: true, isIndexed: false } },
    'noindex, nofollow',
    sampleDoc.route.path,
  ],
  [sampleDoc, undefined, sampleDoc.route.path],
])('robots meta tags say what search engines leave alone (%#)', (page, robots, canonical) => {
  const { document } = renderSample({ page })
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots)
  const href = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null
  expect(href).toBe(canonical === null ? null : `https://sample.example${canonical}`)
})

test.each([
  [sampleDoc, { '@type': 'BreadcrumbList' }],
  [
    samplePost,
    { '@type': 'BlogPosting', headline: 'Welcome', datePublished: '2024-09-01', inLanguage: 'en' },
  ],
])('structured data says what the page is (%#)', (page, expected) => {
  const json =
    renderSample({ page }).document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(json)).toMatchObject(expected)
})

test('a post names the addresses of its authors, and no mail', () => {
  const [author] = samplePost.post.authors
  if (!author) throw new TypeError('a post without authors')
  const authors = [
    author,
    { ...author, key: 'ola', url: null, href: '/blog/authors/ola' },
    { ...author, key: 'eva', url: null, href: 'mailto:eva@sample.example' },
  ]
  const { document } = renderSample({ page: { ...samplePost, post: { ...samplePost.post, authors } } })
  const metas = [...document.querySelectorAll('meta[property="article:author"]')]
  expect(metas.map((meta) => meta.getAttribute('content'))).toEqual([
    'https://kari.example/',
    'https://sample.example/blog/authors/ola',
  ])
})

test('the policy allows the pre-paint script by its hash, and no other inline script', () => {
  const policy = contentSecurityPolicy(sampleSiteData)
  const script = renderSample().document.querySelector('script:not([src]):not([type])')?.textContent ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test.each([sampleDoc, sampleHome, sampleNotFound])(
  'the policy comes before everything that loads or runs, where the site asks for it (%#)',
  (page) => {
    const siteData = { ...sampleSiteData, hasMetaPolicy: true } as const
    const { document, html } = renderSample({
      page,
      siteData,
      assets: { ...assets, fonts: ['/assets/a.woff2'] },
    })
    const element = document.querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(element?.getAttribute('content')).toBe(metaPolicy(siteData))
    const before = html.slice(0, html.indexOf('Content-Security-Policy'))
    expect(before).not.toMatch(/<(?:link|script|img|base)\b/)
    expect(before).toContain('charSet="utf-8"')
    expect(renderSample({ page }).html).not.toContain('Content-Security-Policy')
  },
)

test('shell data survives being written as JSON', () => {
  const data = shellData(sampleNorwegianSiteData)
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  expect(data.messages.nextPage).toBe('Neste')
})

test.each([
  [sampleBlogList, sampleSiteData, 'Updates | Page 2 of 2 | Sample Docs'],
  [sampleTag, sampleNorwegianSiteData, '2 innlegg merket med «Insights» | Side 2 av 2 | Sample Docs'],
] as const)('the title of a later page of a list says which page it is (%#)', (page, siteData, expected) => {
  const pagination = { ...page.pagination, page: 2, pageCount: 2 }
  const { document } = renderSample({ page: { ...page, pagination }, siteData, sidebar: null })
  expect(document.title).toBe(expected)
})
