import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type Container, type Document, parse } from 'postcss'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** At-rules whose rules no browser on a screen looks at for every element. */
const ASIDE = new Set(['print', 'not (interpolate-size: allow-keywords)'])

/** The last part of a selector, which says what it styles; combinators and commas in brackets part nothing. */
function subjectOf(selector: string): string {
  const outer = selector.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => '_'.repeat(inner.length))
  return selector.slice(Math.max(...[...' >+~'].map((sign) => outer.lastIndexOf(sign))) + 1)
}

/** Whether a browser has to try a selector on every element, or to make a style for generated content of each. */
function isCostly(selector: string): boolean {
  return /^(?::is\(|::)/.test(subjectOf(selector))
}

function isAside(rule: Container | Document | AtRule | undefined): boolean {
  if (rule === undefined) return false
  return ('params' in rule && ASIDE.has(rule.params)) || isAside(rule.parent)
}

const rules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => {
    const found: { readonly selector: string; readonly properties: readonly string[] }[] = []
    parse(readFileSync(join(SOURCES, path), 'utf8')).walkRules((rule) => {
      if (isAside(rule.parent)) return
      const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
      found.push(...rule.selectors.map((selector) => ({ selector: `${path}: ${selector}`, properties })))
    })
    return found
  })
const selectors = rules.map(({ selector }) => selector)

test.each([
  ['.a :is(p, li)', true],
  ['.a > :is(p, li):last-child', true],
  ['.a ::before', true],
  ['::selection', true],
  ['.a::before', false],
  [':is(.a, .b) > p', false],
  ['.a:has(> :is(p, li)) > p:is(.b, .c)', false],
])('"%s" is costly: %s', (selector, expected) => {
  expect(isCostly(selector)).toBe(expected)
})

test('no rule has to be tried on every element of a page, which a navigation would wait for', () => {
  expect(selectors.length).toBeGreaterThan(300)
  expect(selectors.filter(isCostly)).toEqual([])
})

test('no rule of a text gives a margin to breaks: the line before one would be higher in Firefox', () => {
  const ofTexts = rules.filter(({ selector }) => selector.startsWith('content/text.css'))
  expect(ofTexts.length).toBeGreaterThan(50)
  const general = ofTexts.filter(({ selector, properties }) => {
    const hasMargin = properties.some((property) => property.startsWith('margin'))
    return hasMargin && /^\*?$/.test(subjectOf(selector.slice(selector.indexOf(':') + 1)))
  })
  expect(general.map(({ selector }) => selector)).toEqual([])
})
