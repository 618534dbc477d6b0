// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boot, type ShellModule, type ShellResources } from './boot.ts'

const META = { contract: 1, sidebar: { name: 'docs', url: '/assets/sidebar.json', branches: [] } }
const FILES: Readonly<Record<string, unknown>> = {
  '/assets/shell-data.json': { siteData: {}, messages: {} },
  '/assets/sidebar.json': { name: 'docs' },
}

/** The data of a page, as its head has them. */
function pageData(meta: object): string {
  return `<script id="fyr-page" type="application/json">${JSON.stringify(meta)}</script>`
}

let loads: number
let started: ShellResources[]

/** A shell that starts when asked. */
async function loadShell(): Promise<ShellModule> {
  loads += 1
  return {
    startShell: async (resources) => {
      started.push(resources)
      return { prefetch: () => Promise.resolve(), preload: () => false }
    },
  }
}

const failingShell = (): Promise<ShellModule> => {
  loads += 1
  return Promise.reject(new Error('offline'))
}

/** Lets everything continue that does not wait for the reader; a page that does stays as it is. */
async function settle(turns = 20): Promise<void> {
  if (turns === 0) return
  await new Promise((resolve) => setTimeout(resolve, 0))
  await settle(turns - 1)
}

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

beforeEach(() => {
  loads = 0
  started = []
  sessionStorage.clear()
  setConnection(undefined)
  Reflect.deleteProperty(window, 'fyr')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 0))
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('fetch', async (address: string) => {
    const headers = { 'content-type': 'application/json' }
    return new Response(JSON.stringify(FILES[new URL(address, location.href).pathname]), { headers })
  })
  document.documentElement.setAttribute('data-js', '')
  document.head.innerHTML = `<link rel="x-fyr-shell" data-fyr-shell-data data-fyr-failed="Not everything came." data-fyr-close="Put away" href="/assets/shell-data.json">${pageData(META)}`
  document.body.innerHTML = '<p>Text</p><a href="/a">A</a><button data-fyr-shell></button>'
})

afterEach(async () => {
  vi.useRealTimers()
  // A page that still waits for its reader would answer to the next test.
  document.dispatchEvent(new Event('keydown'))
  await settle()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['pointerdown', 'p', true],
  ['touchstart', 'p', true],
  ['keydown', 'p', true],
  ['focusin', 'a', true],
  ['pointerover', 'a', true],
  ['pointerover', 'button', true],
  ['pointerover', 'p', false],
  ['scroll', 'p', false],
])('on a counted line %s on <%s> starts the shell: %s', async (type, selector, isStart) => {
  setConnection({ saveData: true })
  boot(loadShell)
  await settle()
  expect(loads).toBe(0)
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  await settle()
  expect(loads).toBe(isStart ? 1 : 0)
})

test('without a sign of the reader the shell starts when the browser is idle, with its data', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  boot(loadShell)
  await settle()
  expect(started).toHaveLength(1)
  expect(started[0]).toMatchObject({
    meta: META,
    shellData: FILES['/assets/shell-data.json'],
    sidebar: [FILES['/assets/sidebar.json']],
  })
})

test.each(['shell', 'shell data'])(
  'a page says so when its %s hangs, hides the controls that need it, and starts when it arrives',
  async (what) => {
    vi.useFakeTimers()
    const come: (() => void)[] = []
    const held = new Promise<void>((resolve) => void come.push(resolve))
    const { fetch } = globalThis
    if (what === 'shell data') vi.stubGlobal('fetch', (address: string) => held.then(() => fetch(address)))
    boot(() => (what === 'shell' ? held.then(loadShell) : loadShell()))
    document.dispatchEvent(new Event('keydown'))
    await vi.advanceTimersByTimeAsync(14_000)
    expect(document.documentElement.hasAttribute('data-js')).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    expect(document.documentElement.hasAttribute('data-js')).toBe(false)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Not everything came.')
    come[0]?.()
    await vi.advanceTimersByTimeAsync(100)
    vi.useRealTimers()
    expect(started).toHaveLength(1)
    expect(document.documentElement.hasAttribute('data-js')).toBe(true)
    expect(document.querySelector('[role=alert]')).toBe(null)
  },
)

test('data in the body, where content is, changes nothing', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  const fetched = vi.spyOn(globalThis, 'fetch')
  document.body.insertAdjacentHTML(
    'afterbegin',
    `${pageData({ contract: 7 })}<script id="fyr-scripts" type="application/json">[{}]</script><link data-fyr-shell-data data-fyr-moved href="/evil.json" data-fyr-failed="Evil"><a data-fyr-moved href="/evil"></a>`,
  )
  boot(loadShell)
  await settle()
  expect(started[0]?.meta).toEqual(META)
  expect(fetched.mock.calls.map(([address]) => new URL(String(address), location.href).pathname)).toEqual(
    Object.keys(FILES),
  )
})

test('on the not-found page the links to other languages keep the address', () => {
  document.head.innerHTML = pageData({ ...META, kind: 'not-found' })
  document.body.innerHTML = '<a data-fyr-locale href="/">English</a><a data-fyr-locale href="/no/">Norsk</a>'
  history.replaceState(null, '', '/no/foo?q=1')
  boot(loadShell)
  history.replaceState(null, '', '/')
  const hrefs = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/foo?q=1', '/no/foo?q=1'])
})

test('a click on a button before the shell runs is answered by the shell', async () => {
  const answered = vi.fn<() => void>()
  const button = document.querySelector('button')
  boot(async () => {
    const module = await loadShell()
    button?.addEventListener('click', answered)
    return module
  })
  button?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button?.click()
  expect(answered).not.toHaveBeenCalled()
  await settle()
  expect(answered).toHaveBeenCalledTimes(1)
})

test('the global object is frozen, there at once, and answers when the shell runs', async () => {
  boot(loadShell)
  const api = window.fyr
  expect([Object.isFrozen(api), api?.contract]).toEqual([true, 1])
  const early = api?.prefetch('/a')
  document.dispatchEvent(new Event('keydown'))
  await expect(early).resolves.toBeUndefined()
  expect(api?.preload('/a')).toBe(false)
})

async function visit(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
}

test('the global object has nothing to do for what is not an address, whether the shell runs or not', async () => {
  boot(async () => ({ startShell: async () => ({ prefetch: visit, preload: visit }) }))
  expect([window.fyr?.prefetch('//'), window.fyr?.preload('//')]).toEqual([false, false])
  document.dispatchEvent(new Event('keydown'))
  await settle()
  expect([window.fyr?.prefetch('//'), window.fyr?.preload('//')]).toEqual([false, false])
  await expect(window.fyr?.prefetch('/a')).resolves.toBeUndefined()
})

test('on a counted line the global object has nothing to do', () => {
  setConnection({ saveData: true })
  boot(loadShell)
  expect([window.fyr?.prefetch('/a'), window.fyr?.preload('/a')]).toEqual([false, false])
})

test('a shell that does not load leaves a page without dead controls that says so', async () => {
  boot(failingShell)
  document.dispatchEvent(new Event('keydown'))
  await settle()
  expect(document.documentElement.hasAttribute('data-js')).toBe(false)
  expect(document.querySelector('[role="alert"] p')?.textContent).toBe('Not everything came. ')
  expect(document.querySelector('[role="alert"] button')?.textContent).toBe('Put away')
  await expect(window.fyr?.prefetch('/a')).resolves.toBeUndefined()
})

test('missing shell data shows the notice in the document’s words', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  boot(loadShell)
  document.dispatchEvent(new Event('keydown'))
  await settle()
  expect(started).toEqual([])
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Not everything came.')
})
