import { ADMONITION_TYPES } from '@fyr/content-pipeline/manifest'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, type Rule } from 'postcss'
import { expect, test } from 'vitest'
import type { ColorName } from './color-name.ts'
import { contrastPairs, decorativeColors } from './contrast-pairs.ts'
import { tokens } from './tokens.ts'

const SOURCES = join(import.meta.dirname, '..')

/** Properties whose colour must contrast with what is behind it. */
const FOREGROUND =
  /^(?:color|fill|stroke|stop-color|border(?:-.*)?|outline(?:-color)?|text-decoration(?:-color)?)$/
const BACKGROUND = /^background(?:-color)?$/

interface ColorUse {
  readonly place: string
  readonly rule: Rule
  readonly property: string
  readonly color: ColorName
}

const uses: readonly ColorUse[] = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !['styles.css', 'tokens.css'].includes(basename(path)))
  .flatMap((path) => {
    const found: ColorUse[] = []
    parse(readFileSync(join(SOURCES, path), 'utf8'), { from: path }).walkDecls((declaration) => {
      for (const [, color = ''] of declaration.value.matchAll(/var\(--fyr-color-([\w-]+)/g)) {
        const place = `${path}:${declaration.source?.start?.line ?? 0}`
        found.push({
          place,
          rule: declaration.parent as Rule,
          property: declaration.prop,
          color: color as ColorName,
        })
      }
    })
    return found
  })

const foregrounds = uses.filter(({ property }) => FOREGROUND.test(property))
const backgrounds = uses.filter(({ property }) => BACKGROUND.test(property))

function isPaired(color: ColorName, as: 'foreground' | 'background'): boolean {
  return color in decorativeColors || contrastPairs.some((pair) => pair[as] === color)
}

test('the style sheets are read', () => {
  expect(foregrounds.length).toBeGreaterThan(100)
  expect(backgrounds.length).toBeGreaterThan(20)
})

test('every colour in the style sheets is in a pair', () => {
  const missing = [
    ...foregrounds.filter(({ color }) => !isPaired(color, 'foreground')),
    ...backgrounds.filter(({ color }) => !isPaired(color, 'background') && !isPaired(color, 'foreground')),
  ]
  expect(missing.map(({ place, color }) => `${place} ${color}`)).toEqual([])
})

test('two colours of one rule are a pair', () => {
  const missing = backgrounds.flatMap((behind) =>
    foregrounds
      .filter(
        ({ rule, color }) => rule === behind.rule && !(color in decorativeColors) && color !== behind.color,
      )
      .filter(
        ({ color }) =>
          !contrastPairs.some(
            ({ foreground, background }) => foreground === color && background === behind.color,
          ),
      )
      .map(({ place, color }) => `${place} ${color} on ${behind.color}`),
  )
  expect(missing).toEqual([])
})

test('every colour there is has a use', () => {
  const used = new Set<string>(uses.map(({ color }) => color))
  expect(Object.keys(tokens.color.light).filter((name) => !used.has(name))).toEqual([])
})

test('the tint of code in an admonition is the one that is measured', () => {
  const css = readFileSync(join(SOURCES, 'content/admonition.css'), 'utf8')
  const shares = [...css.matchAll(/color-mix\(in srgb, var\(--fyr-type-color\) (\d+)%, transparent\)/g)]
  const measured = contrastPairs.flatMap(({ tint }) => (tint ? [tint.share * 100] : []))
  expect(new Set(shares.map(([, share]) => Number(share)))).toEqual(new Set(measured))
})

test('the style sheet has colours for every type of admonition', () => {
  const css = readFileSync(join(SOURCES, 'content/types.css'), 'utf8')
  const styled = [...css.matchAll(/\[data-type='(\w+)'\]/g)].map(([, type]) => type)
  expect([...new Set(styled)]).toEqual(ADMONITION_TYPES)
  for (const type of ADMONITION_TYPES) {
    expect(css).toContain(`--fyr-type-color: var(--fyr-color-${type});`)
    expect(css).toContain(`--fyr-type-ground: var(--fyr-color-${type}-ground);`)
  }
})
