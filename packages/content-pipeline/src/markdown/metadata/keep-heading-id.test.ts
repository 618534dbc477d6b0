import { expect, test } from 'vitest'
import { keepHeadingId } from './keep-heading-id.ts'

test('the former id is written after the heading, and the kind of line end stays', () => {
  expect(keepHeadingId('# Setup\r\n\r\n## Long `ropes`\r\n\r\nText.\r\n', 'long-ropes', 'ropes')).toBe(
    '# Setup\r\n\r\n## Long `ropes` {#ropes}\r\n\r\nText.\r\n',
  )
  expect(keepHeadingId('## Ropes ##\n', 'ropes', 'lines')).toBe('## Ropes {#lines} ##\n')
  expect(keepHeadingId('---\n# Ropes\n---\n\n## **Ropes**\n', 'ropes', 'lines')).toBe(
    '---\n# Ropes\n---\n\n## **Ropes** {#lines}\n',
  )
})

test.each([
  ['two headings have the words', '## Ropes\n\n## Ropes\n'],
  ['the words are code', '```md\n## Ropes\n```\n'],
  ['the heading has an id of its own', '## Lines {#ropes}\n'],
  ['no heading has the words', 'Ropes\n'],
])('nothing is changed where %s', (_why, markdown) => {
  expect(keepHeadingId(markdown, 'ropes', 'lines')).toBe(null)
})

test('an id that no heading may have is not written', () => {
  expect(keepHeadingId('## Ropes\n', 'ropes', 'fyr-ropes')).toBe(null)
})
