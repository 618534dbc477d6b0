import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { spansToText } from './spans-to-text.ts'
import { withHeadingIds, writtenHeadings } from './written-headings.ts'

const HEADINGS = [
  '## Plain words, and more: 2.0',
  '### Closed ###',
  "## What's *new* in `feed.ts`?",
  '## snake_case and __strong__ words',
  '## [A link](/a.md#b_(c)) and ![a picture](/a.png)',
  '## &lt;Boat&gt; \\*not emphasis\\*',
  '## `<Boat />` <Badge text="New" />',
  '## A <b>bold</b> word<!-- really -->',
  '## ~~Old~~ **new**',
  '## :::note and $5',
  '   ## Indented',
]

test.each(HEADINGS)('the words of %j are those of the page', async (line) => {
  const { headings } = await renderMarkdown(`# Title\n\n${line}\n`)
  const [, written] = writtenHeadings(`# Title\n\n${line}\n`)
  expect(written?.words.replaceAll(/\s+/g, ' ')).toBe(
    headings.map(({ label }) => spansToText(label).replaceAll(/\s+/g, ' '))[0],
  )
})

test.each(HEADINGS)('an id behind the words of %j is its id, and its words stay', async (line) => {
  const page = `---\r\n# not: a heading\r\n---\r\n\r\n# Title\r\n\r\n${line}\r\n`
  const [title, heading] = writtenHeadings(page)
  if (heading === undefined) throw new Error('There is no second heading.')
  expect(title).toMatchObject({ words: 'Title', depth: 1, id: null })
  const changed = withHeadingIds(page, new Map([[heading, 'own']]))
  const [before, after] = await Promise.all(
    [page, changed].map((text) => renderMarkdown(text.replaceAll('\r\n', '\n').slice(31))),
  )
  expect(after?.headings).toEqual(before?.headings.map((one) => ({ ...one, id: 'own' })))
  expect(writtenHeadings(changed)[1]).toMatchObject({ id: 'own', words: heading.words })
})

test('code, hashtags and front matter hold no headings, and an id may be a comment', () => {
  const page =
    '\uFEFF---\n# a\n---\n\n```md\n## b\n```\n\n> ```\n> ## c\n> ```\n\n#hashtag\n\n## d {/* #e */}\n\n## f {#g} ##\n'
  expect(writtenHeadings(page)).toMatchObject([
    { index: 14, words: 'd', id: 'e' },
    { index: 16, words: 'f', id: 'g' },
  ])
})

test('a long heading is read in the time of its length', () => {
  const blanks = ' '.repeat(50_000)
  const [heading] = writtenHeadings(`# ${blanks}a${blanks}\u2028${blanks}{#b} ##`)
  expect([heading?.id, heading?.words]).toEqual(['b', 'a'])
})
