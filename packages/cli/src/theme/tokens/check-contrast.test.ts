import { expect, test } from 'vitest'
import { ownFile } from '../../own-package.ts'
import { loadThemeTokens } from '../load-theme.ts'
import { checkContrast } from './check-contrast.ts'
import { readTokenFile } from './read-token-file.ts'

const theme = await loadThemeTokens(ownFile('.'), '@fyr/theme')
const FILE = 'theme/tokens.css'

function issuesOf(text: string) {
  const { overrides, issues } = readTokenFile(FILE, text, theme)
  expect(issues).toEqual([])
  return checkContrast(overrides, theme)
}

test('no override, no diagnostic', () => {
  expect(issuesOf('')).toEqual([])
})

test('a brand colour that can be read everywhere is accepted, however it is written', () => {
  for (const color of [
    '#7a2e5d',
    'rgb(122 46 93)',
    'hsl(323 45% 33%)',
    'oklch(0.424 0.121 346)',
    'var(--brand)',
  ])
    expect(issuesOf(`[data-theme='light'] { --brand: #7a2e5d; --fyr-color-accent: ${color}; }`)).toEqual([])
})

test('a brand colour with too little contrast is reported with pair, ratio, minimum, component, position and a fix', () => {
  const issues = issuesOf("\n[data-theme='light'] {\n  --fyr-color-accent: #ff6b4a;\n}\n")
  expect(issues).toHaveLength(1)
  expect(issues[0]).toMatchObject({
    code: 'token-contrast',
    file: FILE,
    line: 3,
    column: 3,
    sourceLine: '  --fyr-color-accent: #ff6b4a;',
  })
  expect(issues[0]?.problem).toMatch(
    /^In light mode the contrast of #ff6b4a is too low: accent on accent-ground has 2\.38:1 and needs 4\.5:1 \(text and links of every component, the worst of 4 pairs\); /,
  )
  expect(issues[0]?.problem).toContain(
    'on-accent on accent has 2.81:1 and needs 4.5:1 (text of the primary button)',
  )
  const [, nearest = ''] = /is (#[\da-f]{6})\.$/.exec(issues[0]?.hint ?? '') ?? []
  expect(issuesOf(`[data-theme='light'] { --fyr-color-accent: ${nearest} }`)).toEqual([])
})

test('a colour set for both modes is checked in both', () => {
  const problems = issuesOf(':root { --fyr-color-ink: #777 }').map(({ problem }) => problem.slice(0, 13))
  expect(problems).toEqual(['In light mode', 'In dark mode '])
})

test('a value for one mode takes precedence over one for both, in any order', () => {
  const text = "[data-theme='dark'] { --fyr-color-ink: #e4edf0 } :root { --fyr-color-ink: #10212b }"
  expect(issuesOf(text)).toEqual([])
})

test('the foreground is blamed when a site sets both, the background when it sets only that', () => {
  const both = issuesOf(":root[data-theme='light'] { --fyr-color-ground: #000; --fyr-color-ink: #111 }")
  const inkIssue = both.find(({ sourceLine, column }) =>
    sourceLine?.slice((column ?? 1) - 1).startsWith('--fyr-color-ink'),
  )
  expect(inkIssue?.problem).toContain('ink on ')
  expect(both.filter(({ problem }) => problem.includes('ink on '))).toHaveLength(1)
  const [ground] = issuesOf("[data-theme='light'] { --fyr-color-ground: #000 }")
  expect(ground?.problem).toContain('ink on ')
})

test('says so when no lightness of the hue can pass', () => {
  const [issue] = issuesOf("[data-theme='light'] { --fyr-color-ground-raised: #888 }")
  expect(issue?.hint).toMatch(/^The nearest colour/)
  const wedged = issuesOf("[data-theme='light'] { --fyr-color-ink: #000; --fyr-color-ground: #000 }")
  expect(wedged.map(({ hint }) => hint)).toContain(
    'No lightness of this hue passes for every pair: change the colours it is used with, too.',
  )
})

test.each([
  ['rgb(0 0 0 / 50%)', 'is transparent'],
  ['color-mix(in srgb, red, blue)', 'is not a colour whose contrast can be computed'],
  ['var(--gone)', 'is not a colour whose contrast can be computed'],
  ['var(--fyr-color-ink)', 'refers to itself'],
])('a colour that cannot be measured is an issue: %s', (value, words) => {
  const issues = issuesOf(`[data-theme='light'] { --fyr-color-ink: ${value} }`)
  expect(issues).toMatchObject([{ code: 'token-color', line: 1 }])
  expect(issues[0]?.problem).toContain(words)
})
