import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { svgIssues } from './svg-issues.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

function issuesOf(bytes: string | Buffer, name = 'a.svg') {
  const root = makeTemporaryFolder()
  mkdirSync(join(root, 'static'))
  const from = join(root, 'static', name)
  writeFileSync(from, bytes)
  return svgIssues(root, [{ from }])
}

test.each([
  ['a script', `<svg ${SVG}><script>alert(1)</script></svg>`],
  [
    'a script with a prefix',
    `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>`,
  ],
  ['a script of XHTML', `<svg ${SVG}><script xmlns="http://www.w3.org/1999/xhtml" src="/a.js"/></svg>`],
  ['a handler', `<svg ${SVG} onload="alert(1)"/>`],
  ['a handler inside', `<svg ${SVG}><g><rect onclick='alert(1)'/></g></svg>`],
  ['a handler that is set later', `<svg ${SVG}><set attributeName="onclick" to="alert(1)"/></svg>`],
  ['a link that runs', `<svg ${SVG}><a href="javascript:alert(1)"><text>x</text></a></svg>`],
  ['an older link that runs', `<svg ${SVG}><a xlink:href=" java&#10;script:alert(1)"/></svg>`],
  [
    'a link that runs later',
    `<svg ${SVG}><a><animate attributeName="href" values="#;javascript:alert(1)"/></a></svg>`,
  ],
  ['a document in an address', `<svg ${SVG}><use href="data:text/html,x"/></svg>`],
  [
    'a frame',
    `<svg ${SVG}><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject></svg>`,
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg ${SVG}>&x;</svg>`],
  ['a style sheet that transforms', `<?xml-stylesheet type="text/xsl" href="/a.xsl"?><svg ${SVG}/>`],
  ['an encoding', `<?xml version="1.0" encoding="utf-16"?><svg ${SVG}/>`],
  ['letters of two bytes', Buffer.from(`\uFEFF<svg ${SVG}><script>alert(1)</script></svg>`, 'utf16le')],
])('an SVG file with %s is reported', (_name, bytes) => {
  expect(issuesOf(bytes)).toMatchObject([{ code: 'unsafe-svg', file: 'static/a.svg' }])
})

test.each([
  ['a plain drawing', `<?xml version="1.0" encoding="UTF-8"?>\n<svg ${SVG}><rect width="1"/></svg>`],
  [
    'a document type of an old editor',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><svg ${SVG}/>`,
  ],
  ['the word script', `<svg ${SVG}><title>On scripts: javascript:</title><text>&lt;script></text></svg>`],
  ['a script in a comment', `<svg ${SVG}><!-- <script>alert(1)</script> --></svg>`],
  ['a script in a text', `<svg ${SVG}><style><![CDATA[ a::after { content: '<script>' } ]]></style></svg>`],
  [
    'a picture',
    `<svg ${SVG}><image xlink:href="data:image/png;base64,AAAA"/><a href="https://a.example"/></svg>`,
  ],
  ['metadata', `<svg ${SVG}><metadata><a/></metadata><animate attributeName="opacity" values="0;1"/></svg>`],
])('an SVG file with %s is published', (_name, bytes) => {
  expect(issuesOf(bytes)).toEqual([])
})

test('the position is that of the element, and the line is shown', () => {
  const [issue] = issuesOf(`<svg ${SVG}>\n  <rect/>\n  <g onclick="alert(1)"/>\n</svg>`)
  expect(issue).toMatchObject({ line: 3, column: 3, sourceLine: '  <g onclick="alert(1)"/>' })
  expect(issue?.problem).toContain('the handler "onclick"')
})

test('only SVG files are read', () => {
  expect(issuesOf('<svg onload="alert(1)"/>', 'a.txt')).toEqual([])
  expect(issuesOf('<svg onload="alert(1)"/>', 'a.SVG')).toHaveLength(1)
})
