import { expect, test } from 'vitest'
import { keepHeadingIds } from './keep-heading-ids.ts'

const OLD = { idOf: (text: string) => text.toLowerCase().replace(/[^a-zæøå\d]+/g, '-'), countsTitle: true }

test.each([
  ['## Plain words', '## Plain words'],
  ["## What's next\r\n\r\nText.\r\n", "## What's next {#what-s-next}\r\n\r\nText.\r\n"],
  // No heading may have these.
  ['## Fyr & scripts', '## Fyr & scripts'],
  ['## A & B ##', '## A & B {#a-b} ##'],
  ['## A & B {#own}\n\n## own', '## A & B {#own}\n\n## own {#own-1}'],
  ['## A & B {/* #own */}', '## A & B {/* #own */}'],
  ['# Boats\n\n## Boats', '# Boats\n\n## Boats {#boats-1}'],
  ['---\nid: a\n---\n\n# The boats {#the-boats}\r\n\n## Nets', '---\nid: a\n---\n\n# The boats\r\n\n## Nets'],
  ['# Boats {#own} ##\n\n## Boats', '# Boats {#own} ##\n\n## Boats'],
  ['# Båter {#boats}\n\n## Nets', '# Båter\n\n## Nets'],
  ['# Båter {#boats}\n\n## Boats', '# Båter\n\n## Boats {#boats-1}'],
  ['---\ntitle: T\n---\n\n# Båter {#boats}\n', '---\ntitle: T\n---\n\n# Båter {#boats}\n'],
  [
    '## `a.b` <Badge text="x > y" /> and **c.d**',
    '## `a.b` <Badge text="x > y" /> and **c.d** {#a-b-and-c-d}',
  ],
  ['## [A.b](/c.md#d_(e)) &lt;f \\*g', '## [A.b](/c.md#d_(e)) &lt;f \\*g {#a-b-f-g}'],
  ['```md\n## A & B\n```', '```md\n## A & B\n```'],
  ['---\ntitle: T\n# a & b\n---\n## Plain', '---\ntitle: T\n# a & b\n---\n## Plain'],
  ['#hashtag & more', '#hashtag & more'],
])('the ids of %j are kept', (text, expected) => {
  expect(keepHeadingIds(text, OLD)).toBe(expected)
  expect(keepHeadingIds(expected, OLD)).toBe(expected)
})

test('a title that had no id takes none from another heading', () => {
  const text = '# Boats\n\n## Boats\n'
  expect(keepHeadingIds(text, { ...OLD, countsTitle: false })).toBe(text)
  expect(keepHeadingIds(`# Boats {#own}\n\n## Boats\n`, { ...OLD, countsTitle: false })).toBe(text)
})
