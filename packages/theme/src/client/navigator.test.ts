// @vitest-environment jsdom
import { createMemoryLocation } from '@fyr/router/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNavigator, PAYLOAD_TIMEOUT_MS, type Arrival } from './navigator.ts'
import type { LoadedPage } from './page-source.ts'

const ORIGIN = 'https://docs.example.com'

function pageAt(path: string): LoadedPage {
  const meta = {
    contract: 1,
    shell: 'a',
    path,
    kind: 'doc' as const,
    locale: 'en',
    documentTitle: path,
    canonical: ORIGIN + path,
    htmlClass: '',
    sidebar: null,
    toc: [],
    alternates: [],
    version: null,
  }
  return { meta, article: { __html: path }, sidebar: null }
}

/** A navigator at `/a` whose pages load when the test says so; `done` lists in order what it did. */
function setUp() {
  const location = createMemoryLocation(`${ORIGIN}/a`)
  const done: string[] = []
  const passing = { isSo: false }
  const arrivals: Arrival[] = []
  const cached = new Map<string, LoadedPage>()
  const reloads = { end: (_isLoading: boolean): void => {} }
  const requests = new Map<
    string,
    { resolve: () => void; reject: () => void; signal: AbortSignal | undefined }
  >()
  const navigator = createNavigator({
    location,
    source: {
      cached: (path) => cached.get(path) ?? null,
      load: (path, signal) =>
        new Promise((resolve, reject) => {
          done.push(`fetch ${path}`)
          requests.set(path, {
            resolve: () => resolve(pageAt(path)),
            reject: () => reject(new Error(path)),
            signal,
          })
        }),
    },
    resolve: (href) => new URL(href, ORIGIN + location.get().pathname),
    isPassing: () => passing.isSo,
    isOwn: (url) => url.origin === ORIGIN && !url.pathname.startsWith('/no/'),
    onDepart: (from, to) => done.push(`depart ${from.pathname} ${to.pathname}${to.search}${to.hash}`),
    onPending: (isPending) => done.push(isPending ? 'pending' : 'settled'),
    show: (page) => done.push(`show ${page.meta.path}`),
    onArrive: (arrival) => {
      arrivals.push(arrival)
      done.push(`arrive ${arrival.reason} ${arrival.to.pathname}${arrival.to.search}${arrival.to.hash}`)
    },
    reload: () => {
      done.push(`reload ${location.get().pathname}`)
      return new Promise((resolve) => (reloads.end = resolve))
    },
    stay: (shown) => done.push(`stay ${shown.pathname}${shown.hash}`),
    leave: (href) => done.push(`leave ${href}`),
  })
  const settle = async (path: string, how: 'resolve' | 'reject'): Promise<void> => {
    requests.get(path)?.[how]()
    await vi.advanceTimersByTimeAsync(0)
  }
  const go = (href: string, replace = false): void => navigator.navigate(href, { replace })
  /** The document at the current address is on its way, or cannot be loaded either. */
  const endReload = async (isLoading: boolean): Promise<void> => {
    reloads.end(isLoading)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { navigator, location, passing, done, arrivals, cached, requests, settle, endReload, go }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('the address changes first, then the page is shown', async () => {
  const { go, done, settle, location } = setUp()
  go('/b')
  expect(location.get().pathname).toBe('/b')
  expect(done).toEqual(['depart /a /b', 'pending', 'fetch /b'])
  await settle('/b', 'resolve')
  expect(done.slice(3)).toEqual(['settled', 'show /b', 'arrive push /b'])
})

test('a page that is cached is shown at once', () => {
  const { go, done, cached } = setUp()
  cached.set('/b', pageAt('/b'))
  go('/b#x')
  expect(done).toEqual(['depart /a /b#x', 'show /b', 'arrive push /b#x'])
})

test('the latest of two clicks wins, whichever page loads first', async () => {
  const { go, done, settle, requests } = setUp()
  go('/b')
  go('/c')
  expect(requests.get('/b')?.signal?.aborted).toBe(true)
  await settle('/b', 'resolve')
  await settle('/c', 'resolve')
  expect(done.filter((entry) => entry.startsWith('show'))).toEqual(['show /c'])
})

test('a superseded navigation that fails loads nothing', async () => {
  const { go, done, settle } = setUp()
  go('/b')
  go('/c')
  await settle('/b', 'reject')
  expect(done.filter((entry) => entry.startsWith('reload'))).toEqual([])
  await settle('/c', 'resolve')
  expect(done.at(-1)).toBe('arrive push /c')
})

test('going back to the current page cancels the one that is loading', async () => {
  const { go, done, settle, location } = setUp()
  go('/b')
  location.replace('/a')
  expect(done.slice(3)).toEqual(['depart /b /a', 'settled', 'arrive pop /a'])
  await settle('/b', 'resolve')
  expect(done).not.toContain('show /b')
})

test('a page that cannot be loaded loads its document once', async () => {
  const { go, done, settle } = setUp()
  go('/b')
  await settle('/b', 'reject')
  expect(done.slice(3)).toEqual(['settled', 'reload /b'])
})

test('a page whose document cannot be loaded either leaves the one that is shown, at its address', async () => {
  const { go, done, settle, endReload } = setUp()
  go('/a#x')
  go('/b')
  go('/c')
  await settle('/c', 'reject')
  await endReload(false)
  expect(done.at(-1)).toBe('stay /a#x')
})

test.each([
  ['is on its way', true, '/b'],
  ['cannot be loaded while the reader goes on', false, '/c'],
])('a page whose document %s puts no address back', async (_what, isLoading, next) => {
  const { go, done, settle, endReload } = setUp()
  go('/b')
  await settle('/b', 'reject')
  go(next)
  await endReload(isLoading)
  expect(done.filter((entry) => entry.startsWith('stay'))).toEqual([])
})

test('an address that is put back is that of the shown page, also after a place on it under another address', async () => {
  const { go, done, settle, endReload, location } = setUp()
  go('/b')
  await settle('/b', 'reject')
  location.push('/b#x')
  await endReload(false)
  expect(done.at(-1)).toBe('stay /a')
})

test('anchors on a page shown instead of another fetch nothing, and its link tries again', async () => {
  const { go, done, settle, location, arrivals } = setUp()
  go('/b')
  await settle('/b', 'reject')
  done.length = 0
  location.push('/b#x')
  location.replace('/b')
  expect(done).toEqual(['depart /b /b#x', 'arrive pop /b#x', 'depart /b /b', 'arrive pop /b'])
  expect(arrivals.map(({ isNewPage }) => isNewPage)).toEqual([false, false])
  go('/b')
  expect(done.at(-1)).toBe('fetch /b')
  await settle('/b', 'resolve')
  expect(done.slice(-2)).toEqual(['show /b', 'arrive again /b'])
})

test('going back from a page that could not be loaded fetches nothing', async () => {
  const { go, done, settle, location } = setUp()
  go('/b')
  await settle('/b', 'reject')
  location.push('/b#x')
  location.push('/a')
  expect(done.slice(-2)).toEqual(['depart /b /a', 'arrive pop /a'])
})

test('a page that does not arrive loads its document after a while, and is not shown if it arrives later', async () => {
  const { go, done, settle } = setUp()
  go('/b')
  await vi.advanceTimersByTimeAsync(PAYLOAD_TIMEOUT_MS)
  expect(done.at(-1)).toBe('reload /b')
  await settle('/b', 'resolve')
  expect(done).not.toContain('show /b')
})

test('a second click on the link of a loading page does not request it again', async () => {
  const { go, done, settle } = setUp()
  go('/b')
  go('/b#x')
  expect(done.filter((entry) => entry === 'fetch /b')).toHaveLength(1)
  await settle('/b', 'resolve')
  expect(done.at(-1)).toBe('arrive push /b#x')
})

test.each([
  ['/a?q=1', 'arrive push /a?q=1'],
  ['/a#x', 'arrive push /a#x'],
  ['/a/', 'arrive push /a/'],
])('%s is the page that is shown, so nothing is fetched', (href, arrival) => {
  const { go, done, arrivals } = setUp()
  go(href)
  expect(done.slice(1)).toEqual([arrival])
  expect(arrivals[0]?.isNewPage).toBe(false)
})

test('following a link to the current page replaces the history entry', () => {
  const { go, arrivals, location } = setUp()
  const push = vi.spyOn(location, 'push')
  go('/a')
  expect(push).not.toHaveBeenCalled()
  expect(arrivals[0]?.reason).toBe('again')
})

test('a replacing navigation replaces the history entry', () => {
  const { go, location } = setUp()
  const push = vi.spyOn(location, 'push')
  go('/b', true)
  expect(push).not.toHaveBeenCalled()
  expect(location.get().pathname).toBe('/b')
})

test.each(['/no/a', 'https://example.com/a'])('%s is left to the browser', (href) => {
  const { go, done, location } = setUp()
  go(href)
  expect(done).toEqual([`leave ${new URL(href, ORIGIN).href}`])
  expect(location.get().pathname).toBe('/a')
})

test('a stopped navigator does not change the history', () => {
  const { navigator, location, done } = setUp()
  navigator.stop()
  location.push('/b')
  expect(done).toEqual([])
})

test('a link replaces an entry that only represents something open on the page', () => {
  const { go, passing, location, cached, done } = setUp()
  const push = vi.spyOn(location, 'push')
  const replace = vi.spyOn(location, 'replace')
  cached.set('/b', pageAt('/b'))
  passing.isSo = true
  go('/b')
  expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([0, 1])
  go('/b')
  expect(replace).toHaveBeenCalledTimes(1)
  expect(done.slice(-2)).toEqual(['depart /b /b', 'arrive again /b'])
})

test('an address that begins with two slashes is one of the site', () => {
  const { location, done, go } = setUp()
  go(`${ORIGIN}//b`)
  expect(location.get().pathname).toBe('//b')
  expect(done).toContain('fetch //b')
})
