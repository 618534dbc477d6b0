import { expect, test } from 'vitest'
import { siteOf } from '../testing/old-site.ts'
import { iconFile, iconFiles, simpleIcon, starlightIcon, STYLES, withSheets } from './icon-links.ts'

const SVG = '<svg viewBox="0 0 24 24"><path d="M1 1h2"/></svg>'

test.each([
  [SVG, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M1 1h2"/></svg>\n`],
  ['<svg><script>alert(1)</script></svg>', null],
  ['<svg xmlns:svg="http://www.w3.org/2000/svg"><svg:script>alert(1)</svg:script></svg>', null],
  ['<svg xmlns:g="http://www.w3.org/1999/xhtml"><g:script src="/a.js"/></svg>', null],
  ['<svg onload="alert(1)"></svg>', null],
  ['<svg><a href="javascript:alert(1)"></a></svg>', null],
  ['<svg><foreignObject/></svg>', null],
  ['<img src="a">', null],
])('the drawing %s is the file %s', (svg, file) => {
  expect(iconFile(svg)).toBe(file)
})

test('links that were drawings get rules, whatever their addresses are', () => {
  const files = iconFiles([
    { label: 'Git Hub', href: "https://a.example/'x", svg: SVG },
    { label: 'Other', href: 'https://b.example', svg: '<b>' },
  ])
  expect(Object.keys(files)).toEqual(['theme/icons/git-hub.svg', STYLES])
  expect(files[STYLES]).toContain(String.raw`[href='https://a.example/\27 x']::before`)
  expect(files[STYLES]).toContain("url('./icons/git-hub.svg')")
  expect(iconFiles([])).toEqual({})
})

test('drawings come from the packages of the old tool', () => {
  const root = siteOf({
    'node_modules/@iconify-json/simple-icons/icons.json':
      '{ "icons": { "github": { "body": "<path d=\\"M1 1\\"/>" } } }',
    'node_modules/@astrojs/starlight/components/Icons.ts':
      "export const Icons = {\n\t'x.com':\n\t\t'<path d=\"M2 2\"/>',\n\tdiscord: '<path d=\"M3 3\"/>',\n}\n",
  })
  expect(simpleIcon('github', [root])).toContain('<path d="M1 1"/>')
  expect(simpleIcon('gitlab', [root])).toBe(null)
  expect(starlightIcon('discord', [root])).toContain('<path d="M3 3"/>')
  expect(starlightIcon('toString', [root])).toBe(null)
  expect(simpleIcon('github', [`${root}/none`])).toBe(null)
})

test('imports are at the start of a style sheet, each once', () => {
  expect(
    withSheets("@import './b.css';\n.a { color: red }\n", ["@import './a.css';\n", "@import './b.css';\n"]),
  ).toBe("@import './a.css';\n@import './b.css';\n.a { color: red }\n")
})
