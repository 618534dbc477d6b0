import { describe, expect, test } from 'vitest'
import { oldAssetsOf } from './old-assets.ts'
import type { LeftAsset, PublishedFile } from './published-files.ts'

const HOUR_MS = 3_600_000
const FILE = { identity: 'a', bytes: 1, changedMs: 1, inode: 1 }
const ASSET: PublishedFile = { ...FILE, isAsset: true }
const RULES = { publishes: 3, hours: 1 }

function outputOf(places: readonly string[], folders: readonly string[] = []) {
  return {
    places: new Map(places.map((place) => [place, ''])),
    folders: new Set(folders),
    kept: new Map(),
  }
}

const SITE = outputOf(['index.html'])

describe('an asset that the site no longer uses', () => {
  test('stays, and what is not an asset does not', () => {
    const published = [
      ['assets/shell-1.js', ASSET],
      ['docs/index.html', FILE],
    ] as const
    expect(oldAssetsOf(published, SITE, { rules: RULES, nowMs: 5 })).toEqual(
      new Map([['assets/shell-1.js', { ...ASSET, left: { publishes: 1, sinceMs: 5 } }]]),
    )
  })

  test.each<[left: LeftAsset, nowMs: number, isKept: boolean]>([
    [{ publishes: 2, sinceMs: 0 }, 9 * HOUR_MS, true],
    [{ publishes: 3, sinceMs: 0 }, HOUR_MS - 1, true],
    [{ publishes: 3, sinceMs: 0 }, HOUR_MS, false],
    [{ publishes: 90, sinceMs: 0 }, HOUR_MS - 1, true],
  ])('after %j, seen at %i: stays is %s', (left, nowMs, isKept) => {
    const old = oldAssetsOf([['assets/a.js', { ...ASSET, left }]], SITE, { rules: RULES, nowMs })
    expect(old.has('assets/a.js')).toBe(isKept)
  })

  test('does not age by a build that changes nothing', () => {
    const left = { publishes: 3, sinceMs: 0 }
    const same = { ...SITE, kept: new Map([['index.html', FILE]]) }
    const old = oldAssetsOf([['assets/a.js', { ...ASSET, left }]], same, { rules: RULES, nowMs: 9 * HOUR_MS })
    expect(old.get('assets/a.js')?.left).toEqual(left)
  })

  test('is removed at once if the site says so', () => {
    const rules = { publishes: 0, hours: 0 }
    expect(oldAssetsOf([['assets/a.js', ASSET]], SITE, { rules, nowMs: 5 }).size).toBe(0)
  })

  test.each([
    [outputOf(['assets/a.js'], ['assets'])],
    [outputOf(['assets'])],
    [outputOf(['assets/a.js/index.html'], ['assets', 'assets/a.js'])],
  ])('gives its place to what the site puts there', (output) => {
    expect(oldAssetsOf([['assets/a.js', ASSET]], output, { rules: RULES, nowMs: 5 }).size).toBe(0)
  })
})
