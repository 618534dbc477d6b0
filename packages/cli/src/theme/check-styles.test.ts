import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { checkStyles } from './check-styles.ts'

const FILE = 'theme/styles.css'

/** A site of these files alone. */
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
])('what is wrong with a style sheet is told with its place: %s', (line, column, problem, hint) => {
  const root = siteWith({ [FILE]: `b { color: red }\n${line}\n`, 'theme/more.css': '' })
  expect(checkStyles(root, FILE).faults).toMatchObject([
    { file: FILE, line: 2, column, sourceLine: line, problem, hint },
  ])
})

test('imports of a style sheet are checked too, each file once', () => {
  const root = siteWith({
    [FILE]: "@import './parts/one.css';\n@import '../lib/two' layer(own);\n",
    'theme/parts/one.css': "@import '../styles.css';\n@import url('./gone.css');\n",
    'lib/two.css': "@import '../theme/parts/one.css';\na {\n",
  })
  const { faults, sources } = checkStyles(root, FILE)
  expect(faults.map(({ code, file, line }) => [code, file, line])).toEqual([
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
      '@import "https://fonts.example/a.css";\n@import "@own/font/400.css";\n@import "//fonts.example/b.css";\n',
  })
  symlinkSync('../lib/styles.css', join(root, FILE))
  for (const file of [FILE, 'theme/other.css']) expect(checkStyles(root, file).faults).toEqual([])
})
