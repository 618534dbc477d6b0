import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { checkStyles } from './check-styles.ts'

const FILE = 'theme/styles.css'

const POLICY = { url: 'https://holme.example', scripts: [] }

/** A site with only these files. */
function siteWith(files: Readonly<Record<string, string>>): string {
  const root = makeTemporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return root
}

test.each([
  ['a { color: red; } }', 19, 'Syntax error: Unexpected }.', 'Remove it, or add the matching {.'],
  ['a { color: red;', 1, 'Syntax error: Unclosed block.', 'Add the closing }.'],
  ['a { content: "x }', 14, 'Syntax error: Unclosed string.', 'Add the closing quotation mark.'],
  ['/* a', 1, 'Syntax error: Unclosed comment.', 'Add the closing */.'],
  ['a { color red }', 5, 'Syntax error: Unknown word color.', ''],
  ["@import './mroe.css';", 1, 'Cannot find the imported file "./mroe.css".', 'Did you mean "more.css"?'],
  ['@import url(mroe.css);', 1, 'Cannot find the imported file "mroe.css".', 'Did you mean "more.css"?'],
  [
    '@import "inter-font/400.css";',
    1,
    'The imported package "inter-font" is not installed.',
    'Check the spelling, or install it.',
  ],
])('an issue of a style sheet is reported with its position: %s', (line, column, problem, hint) => {
  const root = siteWith({ [FILE]: `b { color: red }\n${line}\n`, 'theme/more.css': '' })
  expect(checkStyles(root, FILE, POLICY).issues).toMatchObject([
    { file: FILE, line: 2, column, sourceLine: line, problem, hint },
  ])
})

test('imports of a style sheet are checked too, each file once', () => {
  const root = siteWith({
    [FILE]: "@import './parts/one.css';\n@import '../lib/two' layer(own);\n",
    'theme/parts/one.css': "@import '../styles.css';\n@import url('./gone.css');\n",
    'lib/two.css': "@import '../theme/parts/one.css';\na {\n",
  })
  const { issues, sources } = checkStyles(root, FILE, POLICY)
  expect(issues.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['theme-import', 'theme/parts/one.css', 2],
    ['theme-syntax', 'lib/two.css', 2],
  ])
  expect(sources).toEqual(
    [FILE, 'theme/parts/one.css', 'lib/two.css', 'theme/parts/gone.css'].map((file) => join(root, file)),
  )
})

test('a valid style sheet has no errors', () => {
  const root = siteWith({
    'lib/styles.css': "@import './more.css';\n",
    'lib/more.css': 'a { color: red; & b { color: blue } }\n',
    'node_modules/@own/font/400.css': 'a {',
    'theme/other.css':
      '@import "https://holme.example/a.css";\n@import "@own/font/400.css";\n@import "//holme.example/b.css";\n',
  })
  symlinkSync('../lib/styles.css', join(root, FILE))
  for (const file of [FILE, 'theme/other.css']) expect(checkStyles(root, file, POLICY).issues).toEqual([])
})

test.each([
  [
    'a { background: url(data:image/png;base64,AA==) }',
    17,
    'The content security policy blocks images in "data:" URLs.',
    'Save the image beside this file and write its name: url(./image.svg).',
  ],
  [
    "@font-face { font-family: a; src: local('b'), url('data:font/woff2;base64,AA==') }",
    47,
    'The content security policy blocks fonts in "data:" URLs.',
    'Save the font beside this file and write its name: url(./font.woff2).',
  ],
  [
    '@media print { a { --mark: none, url( "https://cdn.example/a.png") } }',
    34,
    'The content security policy blocks images from https://cdn.example.',
    'Save the image beside this file and write its name: url(./image.svg).',
  ],
  [
    '@import url(//fonts.example/css?family=a);',
    9,
    'The content security policy blocks style sheets from https://fonts.example.',
    'Save the style sheet beside this file and import it: @import "./more.css".',
  ],
])('an address that the policy refuses is reported with its position: %s', (line, column, problem, hint) => {
  const root = siteWith({ [FILE]: `@charset "utf-8";\n${line}\n` })
  expect(checkStyles(root, FILE, POLICY).issues).toEqual([
    {
      code: 'theme-blocked-address',
      severity: 'warning',
      file: FILE,
      line: 2,
      column,
      sourceLine: line,
      problem,
      hint,
    },
  ])
})

test('what the policy allows is not an issue', () => {
  const rules = [
    '@namespace url(http://www.w3.org/1999/xhtml);',
    'a { background: url(./a.svg), url("/img/b.png"), url(https://holme.example/c.png) }',
    '/* url(data:image/png;base64,AA==) */',
    'a { filter: url(#shadow); content: "url" }',
  ]
  const root = siteWith({ [FILE]: rules.join('\n') })
  expect(checkStyles(root, FILE, POLICY).issues).toEqual([])
})

test('images that a script of the configuration needs are allowed, fonts of the kind are not', () => {
  const script = {
    src: '/a.js',
    attributes: {},
    when: 'load' as const,
    consent: null,
    integrity: null,
    unpinned: false,
    onlyIn: null,
    connect: [],
    images: ['data:', 'https://cdn.example'],
    frames: [],
  }
  const root = siteWith({
    [FILE]: [
      'a { background: url(data:image/png;base64,AA==), url(https://cdn.example/a.png) }',
      '@font-face { src: url(data:font/woff2;base64,AA==) }',
    ].join('\n'),
  })
  const { issues } = checkStyles(root, FILE, { ...POLICY, scripts: [script] })
  expect(issues.map(({ line }) => line)).toEqual([2])
})
