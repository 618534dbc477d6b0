import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** Rules of every style sheet: file, selector and declarations. At-rules and steps of animations are none. */
const rules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && basename(path) !== 'styles.css')
  .flatMap((path) => {
    const text = readFileSync(join(SOURCES, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', declarations = '']) => [path, selector.trim(), declarations] as const,
    )
  })
  .filter(([, selector]) => !/^(?:@|from$|to$|\d)/.test(selector))

/** Parts of a selector list; commas in brackets part nothing. */
function alternatives(selector: string): string[] {
  return selector.split(/,(?![^(]*\))/).map((part) => part.trim())
}

test('the style sheets are read', () => {
  expect(rules.length).toBeGreaterThan(200)
})

test('every style sheet is part of the one that sites load', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  )
  const imported = readFileSync(join(SOURCES, 'styles.css'), 'utf8').matchAll(/^@import '\.\/([^']+)'/gm)
  expect([...imported].map(([, path]) => path).toSorted()).toEqual(
    files.filter((path) => path !== 'styles.css').toSorted(),
  )
})

test('a host page keeps its own look: every rule is about something of ours, or sets names of ours', () => {
  const leaks = rules.flatMap(([path, selector, declarations]) => {
    const isNames = declarations.split(';').every((line) => line.trim() === '' || /^\s*--fyr-/.test(line))
    const foreign = alternatives(selector).filter((part) => !/fyr|\[data-drawer\]/.test(part))
    return isNames ? [] : foreign.map((part) => `${path}: ${part}`)
  })
  expect(leaks).toEqual([])
})
