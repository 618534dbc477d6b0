import { expect, test } from 'vitest'
import { addAlias } from './add-alias.ts'

test.each([
  ['# A\n', '---\naliases:\n  - /x\n---\n\n# A\n'],
  ['---\ntitle: A # yes\n---\n\nText\n', '---\ntitle: A # yes\naliases:\n  - /x\n---\n\nText\n'],
  ['---\naliases:\n  - /a\n---\nText', '---\naliases:\n  - /a\n  - /x\n---\nText'],
  ['---\naliases: [/a]\n---\nText', '---\naliases:\n  - /a\n  - /x\n---\nText'],
  ['---\naliases: ["/x"]\n---\nText', '---\naliases: ["/x"]\n---\nText'],
  ['---\naliases:\n  - /x\n---\nText', '---\naliases:\n  - /x\n---\nText'],
  ['---\naliases: /a\n---\nText', '---\naliases:\n  - /a\n  - /x\n---\nText'],
  ['---\r\ntitle: A\r\n---\r\nText', '---\r\ntitle: A\r\naliases:\r\n  - /x\r\n---\r\nText'],
])('%j with an alias is %j', (text, expected) => {
  expect(addAlias(text, '/x')).toBe(expected)
  expect(addAlias(expected, '/x')).toBe(expected)
})
