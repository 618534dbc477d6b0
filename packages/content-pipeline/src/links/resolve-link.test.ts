import { beforeAll, describe, expect, test } from 'vitest'
import { fixtureRoot } from '../fixtures/build-fixture.ts'
import type { LocaleInfo, Route } from '../manifest/index.ts'
import type { ContentFile } from '../read/read-collection.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import { createAssetStore } from './asset-store.ts'
import { type LinkOutcome, resolveLink } from './resolve-link.ts'
import { createSiteIndex, type SiteIndex } from './site-index.ts'

const PAGES = [
  ['', 'content/pages/index.md', []],
  ['docs/intro', 'content/docs/intro.md', ['units']],
  ['docs/integration/', 'content/docs/integration/index.md', ['start']],
  ['docs/integration/setup', 'content/docs/integration/setup.md', ['first-step']],
  ['docs/måling', 'content/docs/måling.md', []],
  ['docs/c-sharp', 'content/docs/c#.md', ['units']],
  ['docs/why', 'content/docs/why?.md', []],
  ['blog/release-3.0-to-3.6', 'content/blog/release.md', []],
] as const

const TITLES: Readonly<Record<string, string>> = {
  'docs/intro': 'Intro',
  'docs/integration/': 'Start',
  'docs/integration/setup': 'What’s new in måling 2?',
  'docs/why': '?!',
}

describe('a link', () => {
  let index: SiteIndex
  let tabsRead = 0
  const assets = createAssetStore(fixtureRoot('two-languages'), ['content'])

  beforeAll(() => {
    const { config } = parseSiteConfig(
      {
        product: { name: 'Fjord', slug: 'fjord' },
        title: 'Fjord',
        url: 'https://docs.example.com',
        locales: [
          { code: 'en', label: 'English' },
          { code: 'no', label: 'Norsk' },
        ],
        defaultLocale: 'en',
        linkCheck: { exclude: ['/storybook/*'] },
      },
      { file: 'site.config.ts' },
    )
    if (config === null) throw new Error('The configuration is sound.')
    const targets = ['/', '/no/'].flatMap((base) =>
      PAGES.map(([address, originalFile, ids]) => ({
        route: route(base + address, base === '/' ? 'en' : 'no'),
        originalFile,
        isOriginalGenerated: false,
        doc: null,
        isGenerated: false,
        ids,
        get tabs() {
          tabsRead += 1
          return []
        },
        title: TITLES[address] ?? '',
        hasId: (id: string) => new Set<string>(ids).has(id),
        aliases: address === 'docs/intro' ? [`${base}docs/welcome`] : [],
      })),
    )
    index = createSiteIndex(targets, {
      root: fixtureRoot('two-languages'),
      config,
      locales: [locale('en', '/'), locale('no', '/no/')],
      published: new Set(['/robots.txt', '/blog/rss.xml', '/no/blog/rss.xml']),
      usualAddress: () => null,
      versionAt: () => null,
      drafts: [],
    })
  })

  test.each([
    ['./intro.md', '/no/docs/intro'],
    ['intro.md', '/no/docs/intro'],
    ['intro', '/no/docs/intro'],
    ['./intro.md?x=1#units', '/no/docs/intro?x=1#units'],
    ['integration', '/no/docs/integration/'],
    ['integration/', '/no/docs/integration/'],
    ['integration/index.md', '/no/docs/integration/'],
    ['integration/setup.md#first-step', '/no/docs/integration/setup#first-step'],
    ['../blog/release.md', '/no/blog/release-3.0-to-3.6'],
    ['/docs/intro', '/no/docs/intro'],
    ['/docs/intro/', '/no/docs/intro'],
    ['/docs/welcome', '/no/docs/intro'],
    ['/docs/integration', '/no/docs/integration/'],
    ['/no/docs/intro', '/no/docs/intro'],
    ['/integration/setup.md', '/no/docs/integration/setup'],
    ['måling.md', '/no/docs/måling'],
    ['ma\u030Aling.md', '/no/docs/måling'],
    ['/docs/ma\u030Aling', '/no/docs/måling'],
    ['m%C3%A5ling.md', '/no/docs/måling'],
    ['c%23.md', '/no/docs/c-sharp'],
    ['./c%23#units', '/no/docs/c-sharp#units'],
    ['why%3F.md', '/no/docs/why'],
    ['#units', '#units'],
    ['#units:~:text=kg', '#units:~:text=kg'],
    ['#:~:text=kg', '#:~:text=kg'],
    ['#top', '#top'],
    ['integration/setup.md?x=1#whats-new-in-måling-2', '/no/docs/integration/setup?x=1'],
    ['integration/setup.md#what-s-new-in-maling-2', '/no/docs/integration/setup'],
    ['integration/#start', '/no/docs/integration/#start'],
    ['#intro', '#'],
    ['#intro:~:text=kg', '#:~:text=kg'],
    ['https://docs.example.com/docs/intro?x=1#intro', 'https://docs.example.com/docs/intro?x=1'],
    ['./integration/setup.md#:~:text=Hello', '/no/docs/integration/setup#:~:text=Hello'],
    ['integration/setup.md#first-step:~:text=Do', '/no/docs/integration/setup#first-step:~:text=Do'],
    ['./integration/setup.md#Top', '/no/docs/integration/setup#Top'],
    ['/blog/rss.xml', '/no/blog/rss.xml'],
    ['/no/blog/rss.xml', '/no/blog/rss.xml'],
    ['../blog/rss.xml', '/no/blog/rss.xml'],
    ['/robots.txt', '/robots.txt'],
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/docs/intro#units', 'https://docs.example.com/docs/intro#units'],
    ['https://docs.example.com/no/docs/intro', 'https://docs.example.com/no/docs/intro'],
    ['//docs.example.com/img/logo.svg', '//docs.example.com/img/logo.svg'],
    ['https://docs.example.com/robots.txt', 'https://docs.example.com/robots.txt'],
    ['http://docs.example.com/gone', 'http://docs.example.com/gone'],
    ['https://docs.example.com:8443/gone', 'https://docs.example.com:8443/gone'],
    ['?x=1', '/no/docs/intro?x=1'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
    ['mailto:drift@example.com', 'mailto:drift@example.com'],
    ['/img/logo.svg', '/no/img/logo.svg'],
    ['/img/logo.svg?v=2#mark', '/no/img/logo.svg?v=2#mark'],
    ['/storybook/?path=/docs/tabs#props', '/storybook/?path=/docs/tabs#props'],
    ['https://docs.example.com/storybook/', 'https://docs.example.com/storybook/'],
  ])('%s on a Norwegian page leads to %s', (url, href) => {
    expect(resolve(url)).toMatchObject({ type: 'resolved', href })
  })

  test.each([
    ['./intro.md', false],
    ['/img/logo.svg', true],
    ['/blog/rss.xml', true],
    ['/robots.txt', true],
    ['/storybook/', true],
    ['/docs/intro', false],
  ])('%s loads a document: %s', (url, isDocument) => {
    expect(resolve(url)).toMatchObject({ isDocument })
  })

  test.each([
    ['./setup.md', 'broken-link', 'Did you mean "integration/setup.md"?'],
    ['/docs/integraton', 'broken-link', 'Did you mean "/docs/integration/"?'],
    // The page with the link is not suggested.
    ['/docs/intr', 'broken-link', 'Link to a file'],
    ['old/intro.md', 'broken-link', 'Link to a file'],
    ['https://docs.example.com/no/docs/intr', 'broken-link', 'Link to a file'],
    ['/img/../site.json', 'broken-link', ''],
    ['../../../../etc/passwd', 'broken-link', ''],
    ['./intro.md#unit', 'broken-anchor', 'Did you mean "units"?'],
    ['#unit', 'broken-anchor', 'Did you mean "units"?'],
    ['./why%3F.md#-', 'broken-anchor', ''],
    ['./intro.md#unit:~:text=kg', 'broken-anchor', 'Did you mean "units"?'],
    ['https:foo', 'broken-link', 'Write "https://foo", or a path without "https:".'],
    ['HTTP:/foo', 'broken-link', 'Write "HTTP://foo"'],
    ['https:///foo', 'broken-link', 'Write "https://foo"'],
    [String.raw`https:\\foo`, 'broken-link', 'Write "https://foo"'],
    ['https:javascript:x', 'broken-link', 'Check the spelling of the host'],
    ['https:', 'broken-link', 'Check the spelling of the host'],
    ['https://', 'broken-link', 'Check the spelling of the host'],
    ['https://?a', 'broken-link', 'Check the spelling of the host'],
    ['https://[', 'broken-link', 'Check the spelling of the host'],
    ['//', 'broken-link', 'Check the spelling of the host'],
    ['///foo', 'broken-link', 'Check the spelling of the host'],
    [String.raw`//\foo`, 'broken-link', 'Check the spelling of the host'],
    ['/blog/rrs.xml', 'broken-link', ''],
    ['/storybooks', 'broken-link', ''],
    [
      'https://docs.example.com/docs/intr',
      'broken-link',
      'Did you mean "https://docs.example.com/docs/intro"?',
    ],
    ['https://DOCS.example.com/docs/intro#unit', 'broken-anchor', 'Did you mean "units"?'],
    ['c#.md', 'broken-link', 'Did you mean "c%23.md"?'],
    ['ida@example.com', 'broken-link', 'Write "mailto:ida@example.com".'],
    ['www.example.com/a', 'broken-link', 'Write "https://www.example.com/a".'],
    ['why%253F.md', 'broken-link', 'Did you mean "why%3F.md"?'],
    ['integration%2Fsetup.md', 'broken-link', ''],
    ['javascript:alert(1)', 'broken-link', ''],
    ['data:text/html,x', 'broken-link', ''],
    ['https://[example.com', 'broken-link', 'spelling'],
    ['//a:99999999/', 'broken-link', 'spelling'],
  ])('%s is broken', (url, code, hint) => {
    const outcome = resolve(url)
    expect(outcome).toMatchObject({ type: 'broken', code })
    expect(outcome.type === 'broken' ? outcome.hint : '').toContain(hint)
  })

  test.each([
    ['./intro.md#unit', '/no/docs/intro#unit'],
    ['/docs/intro?x=1#unit', '/no/docs/intro?x=1#unit'],
    ['integration/setup#other', '/no/docs/integration/setup#other'],
  ])('%s has an unknown id, and still leads to its page if it is shown', (url, href) => {
    expect(resolve(url)).toMatchObject({ type: 'broken', shown: { href, isDocument: false } })
  })

  test('asks for the tabs of a page only where it may name one', () => {
    tabsRead = 0
    for (const url of ['intro.md', '/docs/intro#units', '#units', 'https://docs.example.com/docs/intro'])
      resolve(url)
    expect(tabsRead).toBe(0)
    resolve('intro.md?unit=metric')
    expect(tabsRead).toBe(1)
  })

  test('on untranslated text an anchor of the original is dropped, not reported', () => {
    expect(resolve('integration/setup.md#other', true)).toMatchObject({
      type: 'resolved',
      href: '/no/docs/integration/setup',
    })
  })

  test.each([
    ['./integration/', '/no/docs/integration/'],
    // From the original's address up to the root and down again.
    ['../../docs/integration/', '/no/docs/integration/'],
    ['../no/docs/integration/', '/no/docs/integration/'],
  ])('on a text that stands in for a translation %s leads to %s', (url, href) => {
    expect(resolve(url, true)).toMatchObject({ type: 'resolved', href, isDocument: false })
  })

  function resolve(url: string, isFallback = false): LinkOutcome {
    const file: ContentFile = {
      collection: { name: 'docs', base: '', folder: 'content/docs', translated: 'docs' },
      locale: 'no',
      path: 'intro.md',
      source: { file: 'i18n/no/docs/intro.md', text: '' },
      readFrom: 'content/docs/intro.md',
      origin: null,
      below: null,
      originalFile: 'content/docs/intro.md',
      originalOrigin: null,
      isFallback,
      hasOriginal: true,
    }
    return resolveLink(url, { locale: 'no', path: '/no/docs/intro', file }, { index, assets })
  }
})

function locale(code: string, basePath: string): LocaleInfo {
  return { code, label: code, lang: code, dir: 'ltr', basePath, isDefault: basePath === '/' }
}

function route(path: string, code: string): Route {
  return {
    path,
    kind: 'doc',
    locale: code,
    title: '',
    description: '',
    id: path,
    source: null,
    sidebar: null,
    isUnlisted: false,
    isIndexed: true,
    canonical: path,
    isFallback: false,
    alternates: [],
  }
}
