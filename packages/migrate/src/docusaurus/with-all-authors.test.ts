import { expect, test } from 'vitest'
import { withAllAuthors } from './with-all-authors.ts'

const OWN = '# Ours\nida:\n  name: Ida\n'

test.each([
  [
    OWN,
    ['ida:\n  name: 艾达\nola:\n  name: Ola\n', 'kari: { name: Kari }\nola: { name: O }\n'],
    `${OWN}kari:\n  name: Kari\nola:\n  name: Ola\n`,
  ],
  [OWN, ['ida:\n  name: 艾达\n'], OWN],
  [OWN, ['a: [', '- a\n', ''], OWN],
  ['- a\n', ['ola:\n  name: Ola\n'], '- a\n'],
])('%j with the authors of %j', (text, translations, expected) => {
  expect(withAllAuthors(text, translations)).toBe(expected)
  expect(withAllAuthors(expected, translations)).toBe(expected)
})
