import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../content-error.ts'
import { writtenFiles } from '../fixtures/sample-texts.ts'
import { parsePlainYaml } from './parse-plain-yaml.ts'
import { parseWholeYaml } from './parse-yaml.ts'
import { splitFrontMatter } from './split-front-matter.ts'

/** What the whole grammar makes of a text; null for one that is at fault. */
function whole(yaml: string): unknown {
  const log = createDiagnosticLog()
  const parsed = parseWholeYaml(yaml, { file: 'a.md', text: yaml }, 1, log)
  return log.list().length === 0 ? parsed?.value : null
}

const PIECES = [
  'title',
  'null',
  'True',
  'no',
  '_x',
  ': ',
  ':',
  '\n',
  ' ',
  '  ',
  '\t',
  ' #',
  '#',
  '"',
  "'",
  '\\',
  '- ',
  '-',
  '[',
  ']',
  '{',
  ',',
  '&a',
  '*a',
  '!',
  '|',
  '>',
  '%',
  '@',
  '?',
  '0',
  '17',
  '1e3',
  '.inf',
  '2024-09-01',
  'å',
  '\u00a0',
  '\u0085',
  '\u2028',
  '\u{1F41F}',
  'a: b',
  'key: value\n',
]

const texts = array(constantFrom(...PIECES), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''))
const entries = array(constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => `key: ${pieces.join('')}`)

test.each([
  ['any text', texts],
  ['a value', entries],
])('%s that is read as plain has the value that the whole grammar gives it', (_name, given) => {
  assert(
    property(given, (yaml) => {
      const plain = parsePlainYaml(yaml)
      expect(plain).toEqual(plain === null ? null : whole(yaml))
    }),
    { numRuns: 20_000, seed: 20_261_122 },
  )
})

test('most front matter that people have written is plain', () => {
  const written = writtenFiles().flatMap(({ text }) => splitFrontMatter(text).yaml ?? [])
  const plain = written.filter((yaml) => parsePlainYaml(yaml) !== null)
  for (const yaml of plain) expect(parsePlainYaml(yaml)).toEqual(whole(yaml))
  expect(plain.length).toBeGreaterThan(written.length / 2)
})

test.each([
  ['title: Set up\nsidebar_position: 3', { title: 'Set up', sidebar_position: 3 }],
  ['title: "A: b"\ndraft: true\ndate: 2024-09-01', { title: 'A: b', draft: true, date: '2024-09-01' }],
  ["description: 'Don’t'\nslug: guide/start", { description: 'Don’t', slug: 'guide/start' }],
])('%j is plain', (yaml, value) => {
  expect(parsePlainYaml(yaml)).toEqual(value)
})

test.each([
  '',
  'a:',
  'a: b\na: c',
  'tags: [a]',
  'a: null',
  'a: b: c',
  'a: b #c',
  'a: b\n  c',
  'a: 007',
  '_a: b',
])('%j is left to the whole grammar', (yaml) => {
  expect(parsePlainYaml(yaml)).toBeNull()
})
