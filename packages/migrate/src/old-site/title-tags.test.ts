import { expect, test } from 'vitest'
import { withTitleTagsBelow } from './title-tags.ts'

test.each([
  ['# Title <Since>5.0</Since>\n\nText.', '# Title\n\n<Since>5.0</Since>\n\nText.'],
  ['# A <B kind="x > y" n={1} /> c <D>e</D> {#id}\n', '# A c {#id}\n\n<B kind="x > y" n={1} /> <D>e</D>\n'],
  ['```md\n# A <B />\n```\n\n# C <D />\n', '```md\n# A <B />\n```\n\n# C\n\n<D />\n'],
  ['# A <B/>\n\n# C <D/>\n', '# A\n\n<B/>\n\n# C <D/>\n'],
])('components in a title are below it: %j', (text, expected) => {
  expect(withTitleTagsBelow(text)).toBe(expected)
})

test.each(['# Only <Word\n', '# <Logo />\n', '## A <B />\n', '# A `<B />` c\n', '# A <b>c</b>\n'])(
  'any other title stays: %j',
  (text) => {
    expect(withTitleTagsBelow(text)).toBe(text)
  },
)
