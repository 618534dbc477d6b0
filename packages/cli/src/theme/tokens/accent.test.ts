import { expect, test } from 'vitest'
import { ownFile } from '../../own-package.ts'
import { loadThemeTokens } from '../load-theme.ts'
import { accentPalette } from './accent-palette.ts'
import { checkContrast } from './check-contrast.ts'
import { readAccent } from './read-accent.ts'
import { resolveColor } from './resolve-color.ts'
import { MODES, type Mode } from './theme-tokens.ts'

const theme = await loadThemeTokens(ownFile('.'), '@fyr/theme')

function componentsOf(color: string): readonly number[] {
  const resolved = resolveColor(color, () => undefined)
  if ('components' in resolved) return resolved.components
  throw new Error(`${color} is a colour.`)
}

function colorsOf(accent: string, mode: Mode): Record<string, readonly number[]> {
  const own = Object.entries(theme.tokens.color[mode]).map(([name, { $value }]) => [name, $value.components])
  const palette = [...accentPalette(componentsOf(accent), mode, theme)]
  return Object.fromEntries([...own, ...palette.map(([name, value]) => [name, componentsOf(value)])])
}

function fromConfig(accent: string) {
  const text = `export default {\n  theme: { accent: '${accent}' },\n}\n`
  return readAccent(
    { theme: { package: '@fyr/theme', accent }, source: { file: 'site.config.ts', text } },
    theme,
  )
}

/** Colours that look random and are the same in every run. */
function* accents(count: number): Generator<string> {
  let state = 20_260_314
  for (let index = 0; index < count; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield `#${(state >>> 7).toString(16).padStart(6, '0').slice(-6)}`
  }
}

const EXTREMES = [
  '#000',
  '#fff',
  '#808080',
  '#f00',
  '#0f0',
  '#00f',
  '#ff0',
  '#0ff',
  '#f0f',
  '#010000',
  '#fffffe',
]

test('every pair of colours has its contrast in both modes, whatever the accent', () => {
  const pairs = [...theme.contrastPairs, ...(theme.moreContrastPairs ?? [])]
  const failing = [...EXTREMES, ...accents(500)].flatMap((accent) =>
    MODES.flatMap((mode) => {
      const colors = colorsOf(accent, mode)
      return pairs
        .filter((pair) => theme.contrastOf(pair, colors) < pair.minimum)
        .map(({ foreground, background }) => `${accent} ${mode}: ${foreground} on ${background}`)
    }),
  )
  expect(failing).toEqual([])
})

test('an accent that can be read is used as it is, and none of the hue of the theme is left', () => {
  const light = accentPalette(componentsOf('#7a2e5d'), 'light', theme)
  expect(light.get('accent')).toBe('#7a2e5d')
  for (const [name, value] of [...light, ...accentPalette(componentsOf('#7a2e5d'), 'dark', theme)]) {
    const [red = 0, green = 0, blue = 0] = componentsOf(value)
    // Of the accent's hue, no colour has more green than red.
    expect({ name, value, isOfTheHue: red >= green && blue >= green }).toMatchObject({ isOfTheHue: true })
  }
})

test("the theme's own accent gives the theme's own colours", () => {
  for (const mode of MODES) {
    for (const [name, value] of accentPalette(componentsOf('#0b667d'), mode, theme))
      for (const [index, component] of componentsOf(value).entries())
        expect(
          Math.abs(component - (theme.tokens.color[mode][name]?.$value.components[index] ?? 9)),
        ).toBeLessThan(0.012)
  }
})

test('an accent that is too light for a light page is made darker, and kept on a dark one', () => {
  const [light, dark] = MODES.map((mode) => accentPalette(componentsOf('#ffd400'), mode, theme).get('accent'))
  expect(light).not.toBe('#ffd400')
  expect(dark).toBe('#ffd400')
})

test('information keeps its colour where the accent looks like a warning or has no hue', () => {
  for (const accent of ['#a52a22', '#8a5400', '#1c6b48', '#444'])
    expect(accentPalette(componentsOf(accent), 'light', theme).has('info')).toBe(false)
  expect(accentPalette(componentsOf('#4b3fa0'), 'light', theme).has('info')).toBe(true)
})

test('the tokens of an accent pass the check of contrast', () => {
  const { overrides, issues } = fromConfig('#ff6b4a')
  expect(issues).toEqual([])
  expect(checkContrast(overrides, theme)).toEqual([])
})

test.each([
  ['turquoise-ish', '"turquoise-ish" is not a colour whose contrast can be computed.'],
  ['rgb(0 0 0 / 40%)', '"rgb(0 0 0 / 40%)" is transparent'],
])('the accent "%s" is an issue at its position', (accent, problem) => {
  const { overrides, issues } = fromConfig(accent)
  expect(overrides).toEqual([])
  expect(issues).toMatchObject([{ code: 'token-color', file: 'site.config.ts', line: 2, column: 12 }])
  expect(issues[0]?.problem).toContain(problem)
})

test('a theme that does not say what follows an accent is named', () => {
  const { accentColors: _, ...plain } = theme
  const config = {
    theme: { package: 'plain-theme', accent: '#7a2e5d' },
    source: { file: 'site.config.ts', text: '' },
  }
  expect(readAccent(config, plain).issues[0]?.problem).toBe(
    'The theme "plain-theme" does not define which of its colours follow an accent.',
  )
})
