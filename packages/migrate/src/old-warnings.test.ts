import { expect, test } from 'vitest'
import type { SiteDiagnostic } from '@fyr/cli/internal'
import { isOfText } from './old-warnings.ts'

const NOWHERE = { severity: 'warning', code: 'unread-syntax', file: 'a.md', line: 3, column: 1 } as const

function warning(problem: string): SiteDiagnostic {
  return { ...NOWHERE, problem, hint: '', sourceLine: '' }
}

test.each([
  '"**" is shown: with a blank inside it marks nothing.',
  '"`" is shown: there is no second one that ends what it marks.',
  'This line makes a heading of the text above it.',
  'This id is shown as text: it stands on a line of its own.',
])('no tool reads this: %s', (problem) => {
  expect(isOfText(warning(problem))).toBe(true)
})

test.each([
  '"/a/" marks nothing: a pattern can only list texts, such as "/a|b/".',
  'This is shown as text: links cannot have attributes.',
])('another tool may read this: %s', (problem) => {
  expect(isOfText(warning(problem))).toBe(false)
})
