import { expect, test } from 'vitest'
import { withTitleTagsBelow } from './title-tags.ts'

test.each([
  ['# Title <Since>5.0</Since>\n\nText.', '# Title\n\n<Since>5.0</Since>\n\nText.'],
  ['# A <B kind="x > y" n={1} /> <D>e</D> {#id}\n', '# A {#id}\n\n<B kind="x > y" n={1} /> <D>e</D>\n'],
  ['# The <B>b</B> `<C/>` <D/>\n', '# The <B>b</B> `<C/>`\n\n<D/>\n'],
  ['```md\n# A <B />\n```\n\n# C <D />\n', '```md\n# A <B />\n```\n\n# C\n\n<D />\n'],
  ['# A <B/>\n\n# C <D/>\n', '# A\n\n<B/>\n\n# C <D/>\n'],
  ['---\n# see <B/>\ntag: a\n---\n# C <D/>\n', '---\n# see <B/>\ntag: a\n---\n# C\n\n<D/>\n'],
])('components at the end of a title are below it: %j', (text, expected) => {
  expect(withTitleTagsBelow(text)).toBe(expected)
})

test.each([
  '# Only <Word\n',
  '# <Logo />\n',
  '# <Logo /> {#id}\n',
  '## A <B />\n',
  '# A `<B />` c\n',
  '# A `<B />`\n',
  '# A <b>c</b>\n',
  '# The <Term>barge</Term> guide\n',
  '# The `<B>` and </B>\n',
  '# Use \\<B/>\n',
  '---\ntag: a\n# see <B/>\n---\n',
])('any other title stays, since its words would be lost: %j', (text) => {
  expect(withTitleTagsBelow(text)).toBe(text)
})

/** To search such a line from each of its tags on takes minutes. */
test.each([
  '# a <B'.padEnd(1_000_000),
  `# a ${Array.from({ length: 200_000 }, (_unused, at) => `<A${at}>`).join('')}`,
])('a line that is too long for a title is not searched', (text) => {
  expect(withTitleTagsBelow(text)).toBe(text)
})
