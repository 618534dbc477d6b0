import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../content-error.ts'
import { parseYaml } from './parse-yaml.ts'

/** Every fault of a text as `line:column problem hint`. */
function faultsOf(yaml: string): string[] {
  const log = createDiagnosticLog()
  parseYaml(yaml, { file: 'a.yml', text: yaml }, 1, log)
  return log.list().map(({ line, column, problem, hint }) => `${line}:${column} ${problem} ${hint}`)
}

const QUOTE_IT = 'Put a value that holds a colon, or begins with a special character, in quotes.'

test.each([
  [
    'title: Set up\n tags: [a]\n',
    '2:2 This line is indented deeper than "title", which has its value already. Let keys that belong together begin in one column.',
  ],
  [
    'ida:\n  - name: Ida\n      title: Developer\n',
    '3:7 This line is indented deeper than "name", which has its value already. Let keys that belong together begin in one column.',
  ],
  [
    'title:Set up\nslug: a\n',
    '1:1 There is no blank behind the colon of "title", so this is no key. Write "title: " and its value.',
  ],
  ['title: Set up: soon\n', `1:8 This value holds a colon and is not in quotes. ${QUOTE_IT}`],
  ['title: @site\n', `1:8 A value can't begin with "@", unless it is in quotes. ${QUOTE_IT}`],
  ['title: "Set up\n', '1:15 A text that begins with " is never closed. Put " behind its last word.'],
  [
    "title: 'Don't'\n",
    `1:13 The value has ended before this. Put the whole value in quotes. Inside of '…' a ' is written twice, inside of "…" a " as \\".`,
  ],
  ['tags: [a, b\n', '1:12 A list in brackets is never closed. Put "]" behind its last entry.'],
  ['["1.0"\n', '1:7 A list in brackets is never closed. Put "]" behind its last entry.'],
  [
    'link: { a: b\n',
    '1:13 A set of keys and values in brackets is never closed. Put "}" behind its last entry.',
  ],
  [
    'title: *bold*\n',
    '1:8 "*bold*" refers to a value that is called "&bold*", and there is none. Put a value that begins with "*" in quotes.',
  ],
  ['title: a\ntitle: b\n', '2:1 This key stands here twice. Delete one of the two.'],
])('%j is one fault, told with how to mend it', (yaml, expected) => {
  expect(faultsOf(yaml)).toEqual([expected])
})
