// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSearchClient, type SearchListener } from './search-client.ts'

const MANIFEST = {
  script: '/assets/search-worker-1.js',
  stemmer: '/assets/stemmer-1.js',
  integrity: { script: 'sha256-worker', stemmer: 'sha256-stemmer' },
  latest: '',
  indexes: { '': { heads: '/assets/heads-1.json', body: '/assets/body-1.json' } },
}

/** Addresses of the scripts that are other files than those of the build. */
const changed = new Set<string>()
const started: string[] = []

beforeEach(() => {
  changed.clear()
  started.length = 0
  // A browser rejects where the bytes do not hash to what was asked for.
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit = {}) => {
    if (integrity !== undefined && changed.has(address)) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(MANIFEST))
  })
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(address: string | URL) {
        super()
        started.push(new URL(address).pathname)
      }
      postMessage(): void {}
      terminate(): void {}
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens the search; gives how that went. */
function openSearch(): Promise<'ready' | 'failed'> {
  return new Promise((resolve) => {
    const listener: SearchListener = {
      onReady: () => resolve('ready'),
      onAnswer: () => {},
      onFailure: () => resolve('failed'),
    }
    openSearchClient('/search/index.json', null, listener)
  })
}

test('the search starts with the scripts of the build', async () => {
  expect(await openSearch()).toBe('ready')
  expect(started).toEqual([MANIFEST.script])
})

test.each([MANIFEST.script, MANIFEST.stemmer])('another file at %s is not run', async (address) => {
  changed.add(address)
  expect(await openSearch()).toBe('failed')
  expect(started).toEqual([])
})
