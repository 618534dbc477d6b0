import type { Page } from '@fyr/content-pipeline/manifest'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { sampleSiteData, sampleVersionedSiteData } from '../fixtures/sample-site-data.ts'
import { sampleDoc, sampleRoute } from '../fixtures/sample-pages.ts'
import { sampleSidebar } from '../fixtures/sample-sidebars.ts'
import { el, tree } from '../fixtures/tree.ts'
import { Footer } from '../footer/footer.tsx'
import { Navbar } from '../navbar/navbar.tsx'
import { SidebarNav } from '../sidebar/sidebar-nav.tsx'
import { renderPage, shellData } from '../server/index.ts'
import { carryLocation } from '../link/carry-location.ts'
import { startShell } from './start-shell.tsx'

const ASSETS = {
  bootScript: '/assets/boot.js',
  styleSheet: '/assets/style.css',
  shellData: '/assets/shell-data.json',
  sidebar: { url: '/assets/sidebar.json', branches: [] },
}

function render(page: Page, siteData = sampleSiteData) {
  return renderPage({ page, siteData, sidebar: sampleSidebar, assets: ASSETS, shell: 'sample' })
}

const FEEDING = '/docs/resources/feeding'
const OLD = '/docs/1.0/intro'

const feeding = render({
  ...sampleDoc,
  route: sampleRoute(FEEDING, 'doc', 'Feeding', { sidebar: sampleSidebar.name }),
  heading: ['Feeding'],
  toc: [],
  body: tree(el('p', {}, el('a', { href: '/docs/intro' }, 'Back'))),
})

const versionedSiteData = { ...sampleSiteData, versions: sampleVersionedSiteData.versions }

const old = render(
  {
    ...sampleDoc,
    route: sampleRoute(OLD, 'doc', 'Intro', { sidebar: sampleSidebar.name }),
    body: tree(el('p', {}, el('a', { href: '#limits' }, 'Limits'))),
    version: {
      ...sampleDoc.version,
      name: '1.0',
      banner: 'unmaintained',
      alternates: [{ version: '2.0', href: '/docs/feeding' }],
    },
  },
  versionedSiteData,
)

const first = render({
  ...sampleDoc,
  route: sampleRoute('/docs/intro', 'doc', 'Intro', { sidebar: sampleSidebar.name }),
  heading: ['Intro'],
})

/** What the page's document fetches, by address. */
const FILES: Readonly<Record<string, unknown>> = {
  [`${FEEDING}/page.json`]: feeding.payload,
  [`${OLD}/page.json`]: old.payload,
}

/** Replaces the document of the test by that of a page. */
function openDocument({ html }: Pick<typeof first, 'html'> = first): void {
  history.replaceState(null, '', '/docs/intro')
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  document.head.innerHTML = parsed.head.innerHTML
  document.body.innerHTML = parsed.body.innerHTML
  document.documentElement.className = parsed.documentElement.className
}

function resources(over: object = {}) {
  return {
    meta: first.payload.meta,
    shellData: JSON.parse(JSON.stringify(shellData(sampleSiteData))),
    sidebar: [sampleSidebar],
    ...over,
  }
}

function link(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} does not exist.`)
  return found
}

/** Follows a link and waits until its page is shown. */
async function follow(selector: string): Promise<void> {
  const arrived = new Promise((resolve) =>
    document.addEventListener('fyr:navigated', resolve, { once: true }),
  )
  link(selector).click()
  await arrived
}

let errors: MockInstance<typeof console.error>

/**
 * An article as the build writes it: the shell leaves the panels of its tabs that do not show to find in page, and names
 * the current heading in the bar of small screens.
 */
function withoutHidden(html: string | undefined): string | undefined {
  return html
    ?.replaceAll(' hidden="until-found" aria-hidden="true"', '')
    .replaceAll(' aria-current="location"', '')
    .replace(/ data-id="[^"]*">[^<]*/, '>')
}

beforeEach(() => {
  // React runs here as in a browser, without act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  errors = vi.spyOn(console, 'error')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal('scrollTo', () => {})
  HTMLElement.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', async (address: string) => {
    const body = FILES[address]
    const headers = { 'content-type': 'application/json' }
    return body === undefined
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify(body), { headers })
  })
  openDocument()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a page hydrates as it is, and navigates to the next and back without a React warning', async () => {
  const article = document.getElementById('main')
  const before = article?.innerHTML
  await startShell(resources())
  expect(document.documentElement.dataset['hydrated']).toBe('true')
  expect(document.getElementById('main')).toBe(article)
  expect(withoutHidden(article?.innerHTML)).toBe(before)

  await follow(`.fyr-layout-sidebar a[href="${FEEDING}"]`)
  expect([location.pathname, document.title, link('main h1').textContent]).toEqual([
    FEEDING,
    feeding.payload.meta.documentTitle,
    'Feeding',
  ])
  expect(link('[aria-live]').textContent).toContain(feeding.payload.meta.documentTitle)
  expect(link(`.fyr-layout-sidebar a[href="${FEEDING}"]`).getAttribute('aria-current')).toBe('page')

  await follow('main a[href="/docs/intro"]')
  expect([location.pathname, link('main h1').textContent]).toEqual(['/docs/intro', 'Intro'])
  expect(withoutHidden(document.getElementById('main')?.innerHTML)).toBe(before)
  expect(errors).not.toHaveBeenCalled()
})

test('a text that a translator has put into other elements is no error, and the shell runs', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue()
  const reported = vi.fn<(event: ErrorEvent) => void>()
  window.addEventListener('error', reported)
  const item = link(`.fyr-layout-sidebar a[href="${FEEDING}"]`)
  const translated = document.createElement('font')
  translated.textContent = `«${item.textContent}»`
  item.replaceChildren(translated)
  await startShell(resources())
  window.removeEventListener('error', reported)
  expect(debug).toHaveBeenCalled()
  expect([errors.mock.calls, reported.mock.calls]).toEqual([[], []])
  await follow(`.fyr-layout-sidebar a[href="${FEEDING}"]`)
  expect(link('main h1').textContent).toBe('Feeding')
})

test('language links carry query and hash while React takes the document over, and after', async () => {
  history.replaceState(null, '', '/docs/intro?unit=3#fields')
  const leave = carryLocation()
  const links = [...document.querySelectorAll('a[data-fyr-locale]')]
  const seen = new Set<string>()
  const look = (): void => {
    for (const other of links) seen.add(new URL(other.getAttribute('href') ?? '', location.href).search)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, attributes: true })
  await startShell(resources())
  leave()
  look()
  observer.disconnect()
  expect(links.length).toBeGreaterThan(1)
  expect([...seen]).toEqual(['?unit=3'])
  expect(errors).not.toHaveBeenCalled()
})

function toLatest(): string | null {
  return document.querySelector('main a[data-fyr-carry]')?.getAttribute('href') ?? null
}

test('the link above an older doc carries query and hash, on the first page and after', async () => {
  // Shells of the tests above answer navigations too, so that the first to arrive need not be this one.
  const leadsTo = (href: string | null) => vi.waitFor(() => expect(toLatest()).toBe(href))
  openDocument(old)
  history.replaceState(null, '', `${OLD}?unit=3#fields`)
  const leave = carryLocation()
  expect(toLatest()).toBe('/docs/feeding?unit=3#fields')
  await startShell(resources({ meta: old.payload.meta, shellData: shellData(versionedSiteData) }))
  leave()
  link('main a[href="#limits"]').click()
  await leadsTo('/docs/feeding?unit=3#limits')
  link(`.fyr-layout-sidebar a[href="${FEEDING}"]`).click()
  await leadsTo(null)
  history.back()
  await leadsTo('/docs/feeding?unit=3#limits')
})

test('what the shell learns about its reader only renders the parts concerned again', async () => {
  const renders = { Navbar: 0, SidebarNav: 0, Footer: 0 }
  function counted<Props extends object>(name: keyof typeof renders, Original: ComponentType<Props>) {
    return function Counted(props: Props) {
      renders[name] += 1
      return <Original {...props} />
    }
  }
  const components = {
    Navbar: counted('Navbar', Navbar),
    SidebarNav: counted('SidebarNav', SidebarNav),
    Footer: counted('Footer', Footer),
  }
  await startShell(resources(), { components })
  // The navbar is rendered without the choice of colours, as in the document, and then with it.
  expect(renders).toEqual({ Navbar: 2, SidebarNav: 1, Footer: 1 })
})

test.each<[string, object]>([
  ['metadata of another contract', { meta: { ...first.payload.meta, contract: 2 } }],
  ['shell data that is none', { shellData: [] }],
  ['a missing sidebar', { sidebar: [] }],
  ['a branch of the sidebar that is none', { sidebar: [sampleSidebar, { items: [] }] }],
])('with %s nothing is started and the document is left as it is', async (_, over) => {
  const before = document.body.innerHTML
  await expect(startShell(resources(over))).rejects.toThrow('from another build')
  expect(document.body.innerHTML).toBe(before)
})

function isNoticeShown(): boolean {
  return document.querySelector('#fyr-load-notice[role="alert"]') !== null
}

describe('a server that cannot be reached', () => {
  test('leaves the page with its address and a notice, which disappears when it answers again', async () => {
    await startShell(resources())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(navigator.onLine).toBe(true)
    link('.fyr-layout-sidebar a[href="/docs/glossary"]').click()
    expect(location.pathname).toBe('/docs/glossary')
    await vi.waitFor(() => expect(isNoticeShown()).toBe(true))
    expect([location.pathname, link('main h1').textContent]).toEqual(['/docs/intro', 'Intro'])
    expect(link('.fyr-layout-sidebar [aria-current="page"]').getAttribute('href')).toBe('/docs/intro')
    expect(sessionStorage.getItem('fyr.reload')).toBeNull()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(isNoticeShown()).toBe(true)
    vi.stubGlobal('fetch', answer)
    await vi.advanceTimersByTimeAsync(6000)
    expect(isNoticeShown()).toBe(false)
  })

  test('is forgotten when the reader navigates', async () => {
    await startShell(resources())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    link('.fyr-layout-sidebar a[href="/docs/glossary"]').click()
    await vi.waitFor(() => expect(isNoticeShown()).toBe(true))
    const asked = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', asked)
    await follow(`.fyr-layout-sidebar a[href="${FEEDING}"]`)
    expect([isNoticeShown(), location.pathname]).toEqual([false, FEEDING])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked.mock.calls.filter(([, options]) => options?.method === 'HEAD')).toEqual([])
  })
})

test('a page that still fails after loading its document shows a notice', async () => {
  await startShell(resources())
  sessionStorage.setItem('fyr.reload', new URL('/docs/glossary', location.href).href)
  link('.fyr-layout-sidebar a[href="/docs/glossary"]').click()
  await vi.waitFor(() => expect(isNoticeShown()).toBe(true))
  expect([link('main h1').textContent, location.pathname]).toEqual(['Intro', '/docs/intro'])
  await follow(`.fyr-layout-sidebar a[href="${FEEDING}"]`)
  expect(document.querySelector('#fyr-load-notice')).toBeNull()
  expect(sessionStorage.getItem('fyr.reload')).toBeNull()
})
