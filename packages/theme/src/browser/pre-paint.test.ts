// @vitest-environment jsdom
import type { Announcement, ColorModeSettings, SiteData } from '@fyr/content-pipeline/manifest'
import { JSDOM } from 'jsdom'
import { describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { prePaintScript } from './pre-paint.ts'

const COLOR_MODE: ColorModeSettings = { defaultMode: 'light', disableSwitch: false, respectSystem: false }

function siteDataWith(
  colorMode: Partial<ColorModeSettings> = {},
  announcement: Announcement | null = null,
  basePath = '/no/',
): SiteData {
  const locale = { code: 'no', label: 'Norsk', lang: 'no', dir: 'ltr' as const, basePath, isDefault: false }
  return {
    contract: 1,
    title: 'Docs',
    tagline: '',
    origin: 'https://docs.example.com',
    titleDelimiter: '|',
    locale,
    locales: [locale],
    logo: null,
    favicon: null,
    navbar: [],
    footer: { columns: [], copyright: '' },
    colorMode: { ...COLOR_MODE, ...colorMode },
    announcement,
    baseUrlBanner: true,
    versions: [],
    feeds: [],
    texts: {},
  }
}

interface Visit {
  readonly query?: string
  readonly path?: string
  readonly stored?: Readonly<Record<string, string>>
  readonly isSystemDark?: boolean
  readonly isStorageBlocked?: boolean
  readonly htmlClass?: string
  readonly hasBooted?: boolean
  readonly hasStyle?: boolean
  readonly head?: string
  readonly body?: string
  /** Takes the place of the browser's timers. */
  readonly setTimeout?: (action: () => void, delay: number) => void
}

/** Loads a document with the script in its head, as a browser would, and gives its window. */
function visit(
  siteData: SiteData,
  { query = '', path = '/wrong/place', stored = {}, ...facts }: Visit = {},
): JSDOM['window'] {
  const script = prePaintScript(siteData, en)
  const html = `<!doctype html><html class="${facts.htmlClass ?? ''}"><head><script>${script}</script><link data-fyr-style href="x.css">${facts.head ?? ''}</head><body><div id="fyr">${facts.body ?? 'Page'}</div></body></html>`
  const { window } = new JSDOM(html, {
    url: `https://docs.example.com${path}${query}`,
    runScripts: 'dangerously',
    beforeParse(opened) {
      for (const [key, value] of Object.entries(stored)) opened.localStorage.setItem(key, value)
      const matchMedia = (media: string) => ({
        matches: facts.isSystemDark === true && media.includes('dark'),
      })
      Object.defineProperty(opened, 'matchMedia', { value: matchMedia })
      if (facts.setTimeout) Object.defineProperty(opened, 'setTimeout', { value: facts.setTimeout })
      if (facts.hasBooted) Object.defineProperty(opened, 'fyr', { value: { contract: 1 } })
      if (facts.isStorageBlocked) {
        Object.defineProperty(opened, 'localStorage', {
          get() {
            throw new Error('blocked')
          },
        })
      }
    },
  })
  if (!facts.hasStyle) window.document.querySelector('link')?.dispatchEvent(new window.Event('error'))
  return window
}

const SYSTEM = { respectSystem: true }

test.each<[string, Partial<ColorModeSettings>, Visit, string, string]>([
  ['nothing is known', {}, {}, 'light', 'light'],
  ['the site is dark by default', { defaultMode: 'dark' }, {}, 'dark', 'dark'],
  ['a choice is stored', {}, { stored: { 'fyr.theme': 'dark' } }, 'dark', 'dark'],
  ['the stored choice is not a mode', {}, { stored: { 'fyr.theme': 'pink' } }, 'light', 'light'],
  ['storage is blocked', {}, { isStorageBlocked: true }, 'light', 'light'],
  ['the query says so', {}, { query: '?fyr-theme=dark' }, 'dark', 'dark'],
  ['the query is not a mode', {}, { query: '?a=1&fyr-theme=pink' }, 'light', 'light'],
  ['another parameter looks like it', {}, { query: '?not-fyr-theme=dark' }, 'light', 'light'],
  [
    'query and storage disagree',
    {},
    { query: '?fyr-theme=light', stored: { 'fyr.theme': 'dark' } },
    'light',
    'light',
  ],
  [
    'the query is not a mode but a choice is stored',
    {},
    { query: '?fyr-theme=x', stored: { 'fyr.theme': 'dark' } },
    'dark',
    'dark',
  ],
  ['a dark system is not followed', {}, { isSystemDark: true }, 'light', 'light'],
  ['a dark system is followed', SYSTEM, { isSystemDark: true }, 'dark', 'system'],
  ['a light system is followed over the default', { ...SYSTEM, defaultMode: 'dark' }, {}, 'light', 'system'],
  [
    'a choice is stored over a followed system',
    SYSTEM,
    { isSystemDark: true, stored: { 'fyr.theme': 'light' } },
    'light',
    'light',
  ],
  [
    'there is no switch and an old choice',
    { disableSwitch: true },
    { stored: { 'fyr.theme': 'dark' } },
    'light',
    'light',
  ],
])('when %s the colours are right before paint', (_, settings, facts, theme, choice) => {
  const { documentElement } = visit(siteDataWith(settings), facts).document
  expect([documentElement.dataset['theme'], documentElement.dataset['themeChoice']]).toEqual([theme, choice])
  expect(documentElement.hasAttribute('data-js')).toBe(true)
})

test('a colour mode of the query is not stored', () => {
  expect(visit(siteDataWith(), { query: '?fyr-theme=dark' }).localStorage).toHaveLength(0)
})

test.each([
  ['was never put away', {}, false],
  ['was put away', { 'fyr.announcement.id': 'a"</b>', 'fyr.announcement.dismissed': 'true' }, true],
  [
    'is newer than the one dismissed',
    { 'fyr.announcement.id': 'old', 'fyr.announcement.dismissed': 'true' },
    false,
  ],
  ['was seen and left', { 'fyr.announcement.id': 'a"</b>', 'fyr.announcement.dismissed': 'false' }, false],
])('an announcement that %s is hidden: see the last column', (_, stored, isHidden) => {
  const announcement = { id: 'a"</b>', body: { type: 'root' as const, children: [] }, isCloseable: true }
  const { documentElement } = visit(siteDataWith({}, announcement), { stored }).document
  expect(documentElement.hasAttribute('data-announcement-dismissed')).toBe(isHidden)
})

test('without an announcement nothing is hidden', () => {
  const stored = { 'fyr.announcement.id': '', 'fyr.announcement.dismissed': 'true' }
  expect(
    visit(siteDataWith(), { stored }).document.documentElement.dataset['announcementDismissed'],
  ).toBeUndefined()
})

/** Gives the banner, or null, once the page has loaded. */
async function bannerOf(window: JSDOM['window']): Promise<HTMLElement | null> {
  await new Promise((resolve) => window.addEventListener('load', resolve))
  await new Promise((resolve) => window.setTimeout(resolve, 0))
  return window.document.getElementById('fyr-base-url')
}

test.each([
  ['module', false],
  ['text/javascript', true],
])('a failed script of the type %s leaves the controls that need scripts: %s', (type, isLeft) => {
  const { document, Event } = visit(siteDataWith())
  const script = document.body.appendChild(document.createElement('script'))
  script.type = type
  script.dispatchEvent(new Event('error'))
  expect(document.documentElement.hasAttribute('data-js')).toBe(isLeft)
})

describe('a page without its boot script', () => {
  const failed = '<link data-fyr-failed="Noe mangler.">'

  test('hides the controls that need it, and says so in the language of the page', async () => {
    const window = visit(siteDataWith(), { head: failed, hasStyle: true })
    await new Promise((resolve) => window.addEventListener('load', resolve))
    const { document } = window
    expect(document.documentElement.hasAttribute('data-js')).toBe(false)
    expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      'Noe mangler.',
    ])
  })

  test('gives the script up after a while when it hangs, which keeps the page from loading', () => {
    const timers = vi.fn<(action: () => void, delay: number) => void>()
    const { document } = visit(siteDataWith(), { head: failed, hasStyle: true, setTimeout: timers })
    expect(document.documentElement.hasAttribute('data-js')).toBe(true)
    const [[giveUp, delay]] = timers.mock.calls as [Parameters<typeof timers>]
    expect(delay).toBe(15_000)
    giveUp()
    expect(document.documentElement.hasAttribute('data-js')).toBe(false)
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Noe mangler.')
  })

  test('is not changed when the script has loaded', async () => {
    const window = visit(siteDataWith(), { head: failed, hasBooted: true, hasStyle: true })
    await new Promise((resolve) => window.addEventListener('load', resolve))
    expect(window.document.documentElement.hasAttribute('data-js')).toBe(true)
    expect(window.document.querySelector('[role=alert]')).toBeNull()
  })
})

test('a page without its style sheet keeps what its scripts do, and says what is missing', async () => {
  const head = '<link data-fyr-failed="Noe mangler.">'
  const window = visit(siteDataWith(), { head, hasBooted: true })
  await new Promise((resolve) => window.addEventListener('load', resolve))
  expect(window.document.documentElement.hasAttribute('data-js')).toBe(true)
  expect(window.document.querySelector('[role=alert]')?.textContent).toBe('Noe mangler.')
  // The boot script removes this one, because it has come; the style sheet has not.
  expect(window.document.getElementById('fyr-load-notice')).toBeNull()
})

describe('the banner about a wrong base path', () => {
  test('comes first on a home page without style sheet and script', async () => {
    const window = visit(siteDataWith(), { htmlClass: 'fyr-kind-home' })
    const banner = await bannerOf(window)
    expect(window.document.body.firstElementChild).toBe(banner)
    expect(banner?.textContent).toContain(en.baseUrlTitle)
    expect([...(banner?.querySelectorAll('strong') ?? [])].map((part) => part.textContent)).toEqual([
      '/no/',
      '/wrong/place/',
    ])
  })

  test('says when the configured path is the default', async () => {
    const banner = await bannerOf(visit(siteDataWith({}, null, '/'), { htmlClass: 'fyr-kind-home' }))
    expect(banner?.querySelector('strong')?.textContent).toBe(`/ ${en.baseUrlDefault}`)
  })

  test.each<[string, Visit]>([
    ['on another page', { htmlClass: 'fyr-kind-doc' }],
    ['on a page whose class begins alike', { htmlClass: 'fyr-kind-homely' }],
    ['when the boot script has come', { htmlClass: 'fyr-kind-home', hasBooted: true }],
    ['where the base path is right', { htmlClass: 'fyr-kind-home', path: '/no/' }],
    [
      'where the base path is right, by the name of the file',
      { htmlClass: 'fyr-kind-home', path: '/no/index.html' },
    ],
    ['when the style sheet has come', { htmlClass: 'fyr-kind-home', hasStyle: true }],
  ])('is not shown %s', async (_, facts) => {
    expect(await bannerOf(visit(siteDataWith(), facts))).toBeNull()
  })

  test('is not in the script of a site that turned it off', () => {
    expect(prePaintScript({ ...siteDataWith(), baseUrlBanner: false }, en)).not.toContain(en.baseUrlTitle)
  })
})

test('the script is safe inside an element: it contains no less-than sign from its data', () => {
  const announcement = {
    id: '</script><script>alert(1)</script>',
    body: { type: 'root' as const, children: [] },
    isCloseable: true,
  }
  const script = prePaintScript(siteDataWith({}, announcement), {
    ...en,
    baseUrlTitle: '<!-- </script>\u2028',
  })
  expect(script).not.toMatch(/<[/!a-z]|\u2028/i)
})

test('the script is the same for every page of a locale and small', () => {
  const script = prePaintScript(siteDataWith(), en)
  expect(prePaintScript(siteDataWith(), en)).toBe(script)
  expect(script.length).toBeLessThan(3000)
})

function tabSet(values: readonly string[], group: string): string {
  const tabs = values.map(
    (value, index) => `<button role="tab" data-value="${value}" aria-selected="${index === 0}"></button>`,
  )
  const panels = values.map(
    (value, index) =>
      `<div role="tabpanel" data-value="${value}"${index === 0 ? ' data-selected=""' : ''}></div>`,
  )
  return `<div data-fyr-tabs data-fyr-tabs-group="${group}">${tabs.join('')}${panels.join('')}</div>`
}

async function selected(facts: Visit, ...sets: readonly string[]): Promise<unknown[]> {
  const { document } = visit(siteDataWith(), { ...facts, body: sets.join('') })
  await Promise.resolve()
  const values = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map((part) => part.dataset['value'])
  return [values('[aria-selected="true"]'), values('[data-selected]')]
}

describe('a tab that was chosen before', () => {
  test('is selected when the document has been read, in every set of its group that has it', async () => {
    const sets = [
      tabSet(['curl', 'ts'], 'lang'),
      tabSet(['curl', 'py'], 'lang'),
      tabSet(['curl', 'ts'], 'os'),
    ]
    expect(await selected({ stored: { 'fyr.tab.lang': 'ts' } }, ...sets)).toEqual([
      ['ts', 'curl', 'curl'],
      ['ts', 'curl', 'curl'],
    ])
  })

  test('leaves the tabs of a reader who has chosen none', async () => {
    expect(await selected({}, tabSet(['curl', 'ts'], 'lang'))).toEqual([['curl'], ['curl']])
  })
})

describe('a tab that the address names by group and value', () => {
  const sets = [tabSet(['curl', 'ts'], 'lang'), tabSet(['curl', 'py'], 'lang'), tabSet(['curl', 'ts'], 'os')]

  test.each<[string, Visit, string[]]>([
    ['in every set of its group that has it', { query: '?lang=ts' }, ['ts', 'curl', 'curl']],
    ['beside what else the address says', { query: '?x=1&lang=py#ts' }, ['curl', 'py', 'curl']],
    ['of two groups', { query: '?lang=ts&os=ts' }, ['ts', 'curl', 'ts']],
    ['before what was chosen', { query: '?lang=py', stored: { 'fyr.tab.lang': 'ts' } }, ['ts', 'py', 'curl']],
    ['not if there is no such value', { query: '?lang=go&other=ts' }, ['curl', 'curl', 'curl']],
  ])('is selected %s', async (_case, facts, expected) => {
    expect(await selected(facts, ...sets)).toEqual([expected, expected])
  })
})
