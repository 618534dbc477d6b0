import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
import { parseYaml } from './parse-yaml.ts'

/** The problems of a text, each with its place. */
function problemsOf(text: string): readonly string[] {
  const log = createDiagnosticLog()
  parseYaml(text, { file: 'a.yml', text }, 1, log)
  return log.list().map(({ line, column, problem }) => `${line}:${column} ${problem}`)
}

const indented = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:\n`).join('')

test.each([
  ['lists in brackets', `a: ${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['lists in brackets that are never closed', `a: ${'['.repeat(5000)}`],
  ['objects in brackets', `a: ${'{a: '.repeat(5000)}1${'}'.repeat(5000)}`],
  ['lists', `a:\n  ${'- '.repeat(5000)}a`],
  ['keys', `${'? '.repeat(5000)}a`],
  ['objects', indented(400)],
  ['a depth that any stack has room for', `a: ${'['.repeat(100)}${']'.repeat(100)}`],
])('values that are nested too deeply are one mistake: %s', (_, text) => {
  expect(problemsOf(text)).toEqual([expect.stringMatching(/^\d+:\d+ These values are nested too deeply\.$/)])
})

test('what people nest is none', () => {
  expect(problemsOf(indented(150))).toEqual([])
  expect(problemsOf(`a: ${'['.repeat(50)}${']'.repeat(50)}`)).toEqual([])
})

test('a tag without a meaning is a mistake, and those of the standard are none', () => {
  expect(problemsOf('a: !include b.yml\nb: !!js/function "x"')).toEqual([
    '1:4 The tag "!include" means nothing here.',
    '2:4 The tag "!!js/function" means nothing here.',
  ])
  expect(problemsOf('a: !!str 1\nb: !!int "1"\nc: "!quoted"')).toEqual([])
})

test('what a "#" within a text takes away is told', () => {
  expect(problemsOf('title: Ship #2: the Aurora\nlabel: #1 tool\ntags:\n  - C #7\n')).toEqual([
    '1:13 "#2: the Aurora" is a comment, and no part of the value before it.',
    '2:8 "#1 tool" is a comment, and no part of the value before it.',
    '4:7 "#7" is a comment, and no part of the value before it.',
  ])
  const meant = 'a: x # note\n#2\nb: 5 #old\nc: "x" #2\nd: C#7\ne: >-\n  f #2\ng: #2\n  - a\nh: true #2'
  expect(problemsOf(meant)).toEqual([])
})
