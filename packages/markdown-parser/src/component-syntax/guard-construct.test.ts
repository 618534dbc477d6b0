import { expect, test } from 'vitest'
import { watchedParser } from './guard-construct.ts'

const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const

/** How many nodes micromark finds, and looks up the place of, line by line. */
function countNodes(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, part) => sum + countNodes(part), 0)
  return inner + ('type' in value ? 1 : 0)
}

test.each([10, 1000])('places of the %d entries of a list are not looked up one by one', (count) => {
  const list = `[\n${'1, // one\n'.repeat(count)}]`
  const program = watchedParser.parse(`export const a = ${list}`, OPTIONS)
  expect(countNodes(program)).toBe(2)
  expect(countNodes(watchedParser.parseExpressionAt(list, 0, OPTIONS))).toBe(1)
})

test('what constructs ask a tree for is there: the kinds of statements, and the names that they import', () => {
  const { body } = watchedParser.parse("import a, { b as c } from 'd'\nexport const e = 1", OPTIONS)
  expect(body.map(({ type }) => type)).toEqual(['ImportDeclaration', 'ExportNamedDeclaration'])
  const [first] = body
  const names = first?.type === 'ImportDeclaration' ? first.specifiers.map(({ local }) => local.name) : []
  expect(names).toEqual(['a', 'c'])
})
