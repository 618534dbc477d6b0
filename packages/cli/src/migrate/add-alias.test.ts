import { expect, test } from 'vitest'
import { addAliases } from './add-aliases.ts'

test.each([
  ['# A\n', '---\naliases:\n  - "/x"\n---\n\n# A\n'],
  ['---\ntitle: A # yes\n---\n\nText\n', '---\ntitle: A # yes\naliases:\n  - "/x"\n---\n\nText\n'],
  ['---\naliases:\n  - /a\n---\nText', '---\naliases:\n  - "/x"\n  - /a\n---\nText'],
  ['---\naliases: [/a]\n---\nText', '---\naliases: [/a, "/x"]\n---\nText'],
  ['---\naliases: ["/x"]\n---\nText', '---\naliases: ["/x"]\n---\nText'],
  ['---\r\ntitle: A\r\n---\r\nText', '---\r\ntitle: A\r\naliases:\r\n  - "/x"\r\n---\r\nText'],
])('%j with an alias is %j', (text, expected) => {
  expect(addAliases(text, ['/x'])).toBe(expected)
  expect(addAliases(expected, ['/x'])).toBe(expected)
})
