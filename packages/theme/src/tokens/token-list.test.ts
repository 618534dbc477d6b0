import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastPairs } from './contrast-pairs.ts'
import { accentColors } from './accent-colors.ts'
import { listTokens } from './token-list.ts'

const list = listTokens()

function valuesIn(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/(--fyr-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

test('lists every custom property of the style sheet with the values that it has there', () => {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split('@media screen')
  expect(new Map(list.map((token) => [token.property, token.light]))).toEqual(valuesIn(light))
  const colors = list.filter(({ group }) => group === 'color')
  expect(new Map(colors.map((token) => [token.property, token.dark]))).toEqual(valuesIn(dark))
})

test('says what every token is for', () => {
  expect(list.filter(({ use }) => use === '')).toEqual([])
})

test('names every contrast pair at each of its colours', () => {
  for (const pair of contrastPairs) {
    const names = [pair.foreground, pair.background, ...(pair.tint ? [pair.tint.color] : [])]
    const listing = list.filter(({ pairs }) => pairs.includes(pair)).map(({ name }) => name)
    expect(listing.toSorted()).toEqual([...new Set(names)].toSorted())
  }
})

test('the accent and all that follows it are colours of the theme', () => {
  const names = list.flatMap(({ group, name }) => (group === 'color' ? [name] : []))
  for (const { name, distinctFrom = [] } of accentColors)
    expect(names).toEqual(expect.arrayContaining([name, ...distinctFrom]))
})
