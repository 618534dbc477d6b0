import { describe, expect, test } from 'vitest'
import { generatePath } from './generate-path.ts'
import { matchPath } from './match-path.ts'
import { createPatternCache } from './pattern-cache.ts'
import type { PatternCache } from './pattern-cache.ts'

/** Asks for patterns in order and gives the share that the cache still held. A kept pattern gives the same match. */
function walk(cache: PatternCache, seen: Map<string, unknown>, patterns: readonly string[]): number {
  let hits = 0
  for (const pattern of patterns) {
    const match = matchPath(pattern, pattern, { cache })
    if (seen.get(pattern) === match) hits++
    seen.set(pattern, match)
  }
  return hits / patterns.length
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/${name}/${index}`)

describe('a pattern cache', () => {
  test('counts a pattern once for each combination of options, over match and generate', () => {
    const cache = createPatternCache()
    matchPath('/a', '/a', { cache })
    matchPath('/a', '/b', { cache })
    generatePath('/a', {}, { cache })
    expect(cache.size).toBe(1)
    matchPath('/a', '/a', { cache, end: false })
    matchPath('/a', '/a', { cache, trailingSlash: 'strict' })
    matchPath('/a', '/a', { cache, caseSensitive: false })
    matchPath('/a', '/a', { cache, decode: false })
    matchPath('/a', '/a', { cache, end: true, trailingSlash: 'ignore', caseSensitive: true, decode: true })
    expect(cache.size).toBe(5)
  })

  test('holds ten thousand patterns and no more, and still matches the others', () => {
    const cache = createPatternCache()
    walk(cache, new Map(), numbered('a', 10_000))
    expect(cache.size).toBe(10_000)
    expect(matchPath('/b/:c', '/b/1', { cache })?.params).toEqual({ c: '1' })
    expect(cache.size).toBe(10_000)
    cache.clear()
    expect(cache.size).toBe(0)
  })

  test('with no room at all still matches', () => {
    const cache = createPatternCache({ max: 0 })
    expect(matchPath('/a', '/a', { cache })?.path).toBe('/a')
    expect(cache.size).toBe(0)
  })

  test('serves most of a walk over a tenth more patterns than fit', () => {
    const cache = createPatternCache()
    const seen = new Map<string, unknown>()
    const patterns = numbered('a', 11_000)
    walk(cache, seen, patterns)
    walk(cache, seen, patterns)
    expect(walk(cache, seen, patterns)).toBeGreaterThanOrEqual(0.75)
  })

  test('takes to a new set of patterns within four walks', () => {
    const cache = createPatternCache()
    const seen = new Map<string, unknown>()
    for (let round = 0; round < 3; round++) walk(cache, seen, numbered('old', 10_000))
    for (let round = 0; round < 4; round++) walk(cache, seen, numbered('new', 5000))
    expect(walk(cache, seen, numbered('new', 5000))).toBeGreaterThanOrEqual(0.99)
  })

  test('keeps a pattern in steady use while others pass by', () => {
    const cache = createPatternCache({ max: 100 })
    const seen = new Map<string, unknown>()
    let hits = 0
    for (const pattern of numbered('a', 10_000)) hits += walk(cache, seen, ['/hot', pattern])
    expect(hits / 5000).toBeGreaterThan(0.99)
  })

  test('drops the same patterns in every run', () => {
    const runs = [1, 2].map(() => {
      const cache = createPatternCache({ max: 50 })
      const seen = new Map<string, unknown>()
      return Array.from({ length: 20 }, () => walk(cache, seen, numbered('a', 70)))
    })
    expect(runs[0]).toEqual(runs[1])
  })

  test('uses the constraints of the call, not those of an earlier one', () => {
    const cache = createPatternCache()
    expect(matchPath('/:a<own>', '/x', { cache, constraints: { own: () => true } })).not.toBeNull()
    expect(matchPath('/:a<own>', '/x', { cache, constraints: { own: () => false } })).toBeNull()
    expect(cache.size).toBe(1)
  })
})
