// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageSource, MAX_CACHED_PAGES } from './page-source.ts'
import { createSidebarSource } from './sidebar-source.ts'

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: unknown
}

function payload(path: string, { shell = 'v1', contract = 1, hasSidebar = false } = {}): unknown {
  const meta = {
    contract,
    shell,
    path,
    kind: 'doc',
    locale: 'en',
    documentTitle: path,
    canonical: '',
    htmlClass: '',
    sidebar: hasSidebar ? { name: 'docs', url: '/assets/sidebar.json', branches: [] } : null,
    toc: [],
    alternates: [],
  }
  return { meta, html: `<h1>${path}</h1>` }
}

let answers: Map<string, Answer>
let requested: string[]

beforeEach(() => {
  answers = new Map()
  requested = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    requested.push(address)
    const missing = { status: 404, body: '' }
    const { status = 200, type = 'application/json', body }: Answer = answers.get(address) ?? missing
    await Promise.resolve()
    signal?.throwIfAborted()
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page is fetched once and then cached, whatever the spelling of its address', async () => {
  answers.set('/docs/a/page.json', { body: payload('/docs/a/') })
  const source = createPageSource('v1', createSidebarSource(new Map()))
  const page = await source.load('/docs/a/')
  expect(page.article).toEqual({ __html: '<h1>/docs/a/</h1>' })
  expect(await source.load('/docs/a')).toBe(page)
  expect(source.cached('/docs/a/index.html')).toBe(page)
  expect(requested).toEqual(['/docs/a/page.json'])
})

test.each<[string, Answer, string]>([
  ['is missing', { status: 404, body: payload('/a') }, 'answered 404'],
  ['fails on the server', { status: 500, body: '' }, 'answered 500'],
  ['is HTML', { type: 'text/html', body: '<!doctype html>' }, 'not JSON'],
  ['is JSON that calls itself HTML', { type: 'text/html', body: payload('/a') }, 'not JSON'],
  ['is cut off', { body: '{"meta":' }, 'JSON'],
  ['is not a payload', { body: [] }, 'from another build'],
  ['is of another contract', { body: payload('/a', { contract: 2 }) }, 'from another build'],
  ['is from another build', { body: payload('/a', { shell: 'v2' }) }, 'from another build'],
])('a payload that %s is refused', async (_, answer, reason) => {
  answers.set('/a/page.json', answer)
  const source = createPageSource('v1', createSidebarSource(new Map()))
  await expect(source.load('/a')).rejects.toThrow(reason)
  expect(source.cached('/a')).toBeNull()
})

test('a sidebar that pages share is fetched once', async () => {
  answers.set('/a/page.json', { body: payload('/a', { hasSidebar: true }) })
  answers.set('/b/page.json', { body: payload('/b', { hasSidebar: true }) })
  answers.set('/assets/sidebar.json', { body: { name: 'docs', kind: 'docs', title: '', items: [] } })
  const source = createPageSource('v1', createSidebarSource(new Map()))
  const pages = [await source.load('/a'), await source.load('/b')]
  expect(pages.map(({ sidebar }) => sidebar?.name)).toEqual(['docs', 'docs'])
  expect(requested.filter((address) => address.includes('sidebar'))).toHaveLength(1)
})

test('a page without its sidebar is refused, and requested again the next time', async () => {
  answers.set('/a/page.json', { body: payload('/a', { hasSidebar: true }) })
  const source = createPageSource('v1', createSidebarSource(new Map()))
  await expect(source.load('/a')).rejects.toThrow('answered 404')
  answers.set('/assets/sidebar.json', { body: { name: 'docs', kind: 'docs', title: '', items: [] } })
  await expect(source.load('/a')).resolves.toBeDefined()
})

test('a request for a page that is being prefetched waits for it', async () => {
  answers.set('/a/page.json', { body: payload('/a') })
  const source = createPageSource('v1', createSidebarSource(new Map()))
  const early = source.prefetch('/a')
  expect(await source.load('/a')).toBe(await early)
  expect(requested).toHaveLength(1)
})

test('a failed prefetch does not fail the request', async () => {
  const source = createPageSource('v1', createSidebarSource(new Map()))
  const early = source.prefetch('/a')
  answers.set('/a/page.json', { body: payload('/a') })
  const asked = source.load('/a')
  await expect(early).rejects.toThrow('answered 404')
  await expect(asked).resolves.toBeDefined()
})

test('an aborted request ends', async () => {
  answers.set('/a/page.json', { body: payload('/a') })
  const controller = new AbortController()
  const asked = createPageSource('v1', createSidebarSource(new Map())).load('/a', controller.signal)
  controller.abort()
  await expect(asked).rejects.toThrow('aborted')
})

test('a limited number of pages is cached, and the least recently used one is removed', async () => {
  const source = createPageSource('v1', createSidebarSource(new Map()))
  const paths = Array.from({ length: MAX_CACHED_PAGES }, (_, index) => `/p${index}`)
  for (const path of [...paths, '/last']) answers.set(`${path}/page.json`, { body: payload(path) })
  await Promise.all(paths.map((path) => source.load(path)))
  source.cached('/p0')
  await source.load('/last')
  expect([source.cached('/p0') !== null, source.cached('/p1'), source.cached('/last') !== null]).toEqual([
    true,
    null,
    true,
  ])
})

test('a changed site is fetched again, and a response from before the change is not cached', async () => {
  answers.set('/docs/page.json', { body: payload('/docs') })
  const source = createPageSource('v1', createSidebarSource(new Map()))
  await source.load('/docs')
  source.clear()
  expect(source.cached('/docs')).toBeNull()
  const early = source.prefetch('/docs')
  source.clear()
  await early
  expect(source.cached('/docs')).toBeNull()
  await source.load('/docs')
  expect(requested).toEqual(['/docs/page.json', '/docs/page.json', '/docs/page.json'])
})
