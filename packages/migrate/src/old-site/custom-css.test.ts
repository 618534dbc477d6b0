import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { DOCUSAURUS_CSS, readCustomCss, STARLIGHT_CSS, VITEPRESS_CSS, withModeClasses } from './custom-css.ts'

const read = (css: string, dialect = DOCUSAURUS_CSS) => {
  const root = siteOf({ 'custom.css': css })
  return readCustomCss(root, [join(root, 'custom.css')], dialect)
}

test.each([
  [':root { --ifm-color-primary: #2E8555; }', DOCUSAURUS_CSS, '#2e8555'],
  [':root { --ifm-color-primary: #abc }', DOCUSAURUS_CSS, '#aabbcc'],
  [':root { --brand: rgb(1, 2, 3); --ifm-color-primary: var(--brand) }', DOCUSAURUS_CSS, 'rgb(1, 2, 3)'],
  ["[data-theme='dark'] { --ifm-color-primary: #fff }", DOCUSAURUS_CSS, null],
  ['@media print { :root { --ifm-color-primary: #fff } }', DOCUSAURUS_CSS, null],
  [':root { --ifm-color-primary: color-mix(in srgb, red, blue) }', DOCUSAURUS_CSS, null],
  [':root { --a: var(--b); --b: var(--a); --ifm-color-primary: var(--a) }', DOCUSAURUS_CSS, null],
  [':root { --ifm-color-primary: #123456', DOCUSAURUS_CSS, null],
  [
    ':root { --vp-c-brand: #111111; --vp-c-brand-1: hsl(200deg 50% 40%) }',
    VITEPRESS_CSS,
    'hsl(200deg 50% 40%)',
  ],
  [
    ":root { --sl-color-accent: #111111 } :root[data-theme='light'] { --sl-color-accent: #222222 }",
    STARLIGHT_CSS,
    '#222222',
  ],
])('the colour of the brand in %s', (css, dialect, accent) => {
  expect(read(css, dialect).accent).toBe(accent)
})

test('classes that hide a picture in one colour mode get the names that Fyr knows, and other rules are listed', () => {
  const { modeClasses, note } = read(`
    [data-theme='dark'] .img-light { display: none }
    html[data-theme="light"] img.img-dark, .other { display: none }
    .navbar__brand { color: red }`)
  const page = '<img class="wide img-light" src="a.png">\n<img className="img-dark" src="b.png" />\n'
  expect(withModeClasses(page, modeClasses)).toBe(
    '<img class="wide light-only" src="a.png">\n<img className="dark-only" src="b.png" />\n',
  )
  expect(note?.instead).toContain('left out, as they name elements of the old theme: .other, .navbar__brand.')
  expect(read('.dark .day { display: none }', VITEPRESS_CSS).modeClasses).toEqual(
    new Map([['day', 'light-only']]),
  )
})

test.each([
  [`url("data:image/svg+xml,%3Csvg viewBox='0 0 24 24'/%3E")`],
  [`url("data:image/svg+xml;charset=utf-8,<svg viewBox='0 0 24 24'/>") no-repeat`],
  [`url(data:image/svg+xml;base64,${Buffer.from("<svg viewBox='0 0 24 24'/>").toString('base64')})`],
])('the drawing in %s', (value) => {
  const { drawings } = read(`.header-github-link::before { content: ''; background: ${value}; }`)
  expect(drawings).toEqual(new Map([['header-github-link', "<svg viewBox='0 0 24 24'/>"]]))
})

test('style sheets that others import are read too, each once', () => {
  const root = siteOf({
    'css/custom.css': "@import url('./colours.css');\n@import '../css/custom.css';\n.card { color: red }",
    'css/colours.css': ':root { --ifm-color-primary: #123456 }',
  })
  const { accent, note } = readCustomCss(root, [join(root, 'css/custom.css')], DOCUSAURUS_CSS)
  expect(accent).toBe('#123456')
  expect(note?.instead).toContain('old theme: .card.')
})

test('no style sheet outside of the site is read', () => {
  const root = siteOf({ 'site/a.css': '', 'other.css': ':root { --ifm-color-primary: #123456 }' })
  expect(readCustomCss(join(root, 'site'), [join(root, 'other.css')], DOCUSAURUS_CSS).accent).toBe(null)
})

test('a drawing in an address is read to its end, however many blanks there are', () => {
  const { drawings } = read(`
    .a::before { content: url(data:image/svg+xml,%3Csvg/%3E  ) }
    .b::before { content: url( "data:image/svg+xml;utf8,<svg a=')'/>" ) }
    .c::before { content: 'url(data:image/svg+xml,${' '.repeat(200_000)}x' }`)
  expect([...drawings]).toEqual([
    ['a', '<svg/>'],
    ['b', "<svg a=')'/>"],
  ])
})
