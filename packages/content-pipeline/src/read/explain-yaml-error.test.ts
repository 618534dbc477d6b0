import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
import { parseYaml } from './parse-yaml.ts'

/** Every issue of a text as `line:column problem hint`. */
function issuesOf(yaml: string): string[] {
  const log = createDiagnosticLog()
  parseYaml(yaml, { file: 'a.yml', text: yaml }, 1, log)
  return log.list().map(({ line, column, problem, hint }) => `${line}:${column} ${problem} ${hint}`)
}

const TOO_DEEP =
  'These values are nested too deeply. Look for a run of "[", "{" or "- " pasted by accident, and for lines that are indented very far.'

test.each([
  ['lists in brackets', `a: ${'['.repeat(3000)}${']'.repeat(3000)}\n`, '1:68'],
  ['brackets that never end', `# a\na: ${'[ "]" '.repeat(3000)}`, '2:388'],
  ['maps in brackets', `a:\n  ${'{a: '.repeat(3000)}\n`, '2:259'],
  ['lists in one line', `a:\n  ${'- '.repeat(3000)}\n`, '2:131'],
  ['keys in one line', `${'? '.repeat(3000)}a\n`, '1:129'],
  ['maps line by line', Array.from({ length: 400 }, (_, n) => `${' '.repeat(n)}a:\n`).join(''), '258:258'],
])('%s are refused where they are too deep, before they are parsed', (_what, yaml, at) => {
  expect(issuesOf(yaml)).toEqual([`${at} ${TOO_DEEP}`])
})

test('long keys, long lists, texts of many lines and JSON are not deep', () => {
  const yaml = [
    `${'long '.repeat(80)}: a`,
    `list: [${'[1], '.repeat(300)}]`,
    `text: |\n  ${' '.repeat(300)}- a: b`,
    `folded: "a\n${' '.repeat(300)}b"`,
    `# ${' '.repeat(300)}- a`,
    `json: {\n "a": [\n${' '.repeat(300)}1 ] }`,
    `rows:\n${'  - a: 1\n'.repeat(300)}`,
  ]
  expect(issuesOf(`${yaml.join('\n')}\n`)).toEqual([])
})

const QUOTE_IT = 'Quote a value that contains a colon or starts with a special character.'

test.each([
  [
    'title: Set up\n tags: [a]\n',
    '2:2 This line is indented deeper than "title", which already has a value. Indent keys of the same object to the same column.',
  ],
  [
    'ida:\n  - name: Ida\n      title: Developer\n',
    '3:7 This line is indented deeper than "name", which already has a value. Indent keys of the same object to the same column.',
  ],
  [
    'title:Set up\nslug: a\n',
    '1:1 "title" needs a space after its colon to be a key. Write "title: " and its value.',
  ],
  ['title: Set up: soon\n', `1:8 This value contains a colon and must be quoted. ${QUOTE_IT}`],
  ['title: @site\n', `1:8 A value cannot start with "@" unless it is quoted. ${QUOTE_IT}`],
  ['title: "Set up\n', '1:15 A string that starts with " is never closed. Add " after its last word.'],
  [
    "title: 'Don't'\n",
    `1:13 Unexpected text after the value. Quote the whole value. Inside '…' write ' twice; inside "…" write " as \\".`,
  ],
  ['tags: [a, b\n', '1:12 This list in brackets is never closed. Add "]" after its last entry.'],
  ['["1.0"\n', '1:7 This list in brackets is never closed. Add "]" after its last entry.'],
  ['link: { a: b\n', '1:13 This object in brackets is never closed. Add "}" after its last entry.'],
  [
    'title: *bold*\n',
    '1:8 "*bold*" refers to an anchor "&bold*" that does not exist. Quote a value that starts with "*".',
  ],
  ['title: a\ntitle: b\n', '2:1 "title" is there twice, first on line 1. Keep one of the two.'],
  [
    'a:\n  no: { term: b }\n  nb: c\n  "no": d\n',
    '4:3 "no" is there twice, first on line 2. Keep one of the two.',
  ],
  ['{ "a": 1, "b": 2, "a": 3 }\n', '1:19 "a" is there twice, first on line 1. Keep one of the two.'],
])('%j is one issue, reported with its fix', (yaml, expected) => {
  expect(issuesOf(yaml)).toEqual([expected])
})
