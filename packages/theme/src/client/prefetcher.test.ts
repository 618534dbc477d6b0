import { expect, test } from 'vitest'
import type { LoadedPage } from './page-source.ts'
import { createPrefetcher, PREFETCH_CONCURRENCY } from './prefetcher.ts'

/** A prefetcher whose requests end when the test says so. */
function setUp({ isSlow = false } = {}) {
  const requested: string[] = []
  const ends: (() => void)[] = []
  const connection = { isSlow }
  const prefetcher = createPrefetcher(
    {
      prefetch: (path) => {
        requested.push(path)
        return new Promise<LoadedPage>((_, reject) => ends.push(() => reject(new Error('gone'))))
      },
    },
    () => connection.isSlow,
  )
  return { prefetcher, requested, ends, connection }
}

test('each page is fetched once, whatever the spelling of its address', () => {
  const { prefetcher, requested } = setUp()
  expect(prefetcher.prefetch('/a')).toBeInstanceOf(Promise)
  expect(prefetcher.prefetch('/a/')).toBe(false)
  expect(requested).toEqual(['/a'])
})

test('a page that failed stays remembered, and the promise does not reject', async () => {
  const { prefetcher, ends } = setUp()
  const answer = prefetcher.prefetch('/a')
  ends[0]?.()
  await expect(answer).resolves.toBeUndefined()
  expect(prefetcher.prefetch('/a')).toBe(false)
})

test('a page that has been shown is neither prefetched nor preloaded', () => {
  const { prefetcher, requested } = setUp()
  prefetcher.visited('/a')
  expect([prefetcher.prefetch('/a'), prefetcher.preload('/a')]).toEqual([false, false])
  expect(requested).toEqual([])
})

test('preloading takes precedence over waiting pages, and makes their prefetch unnecessary', async () => {
  const { prefetcher, requested, ends } = setUp()
  const paths = Array.from({ length: PREFETCH_CONCURRENCY + 2 }, (_, index) => `/p${index}`)
  for (const path of paths) prefetcher.prefetch(path)
  expect(requested).toHaveLength(PREFETCH_CONCURRENCY)
  void prefetcher.preload('/aimed')
  expect(requested.at(-1)).toBe('/aimed')
  expect([prefetcher.preload('/aimed'), prefetcher.prefetch('/aimed')]).toEqual([false, false])
  for (const end of ends.splice(0)) end()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(requested.toSorted()).toEqual([...paths, '/aimed'].toSorted())
})

test('on a slow connection nothing is fetched, and the connection is checked each time', () => {
  const { prefetcher, requested, connection } = setUp({ isSlow: true })
  expect([prefetcher.prefetch('/a'), prefetcher.preload('/a')]).toEqual([false, false])
  connection.isSlow = false
  expect(prefetcher.prefetch('/a')).toBeInstanceOf(Promise)
  expect(requested).toEqual(['/a'])
})
