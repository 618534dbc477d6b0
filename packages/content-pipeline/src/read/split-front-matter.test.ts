import { expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter.ts'

test('the Markdown keeps the lines it has in the file', () => {
  const { yaml, markdown } = splitFrontMatter('---\ntitle: Setup\n---\n\n# Setup\n')
  expect(yaml).toBe('title: Setup')
  expect(markdown.split('\n')[4]).toBe('# Setup')
})

test.each([
  [
    'a file without front matter',
    '# Setup\n\n---\n',
    { yaml: null, markdown: '# Setup\n\n---\n', isUnclosed: false },
  ],
  [
    'front matter that is never closed',
    '---\ntitle: Setup\n',
    { yaml: null, markdown: '', isUnclosed: true },
  ],
  ['empty front matter', '---\n---\nText', { yaml: '', markdown: '\n\nText', isUnclosed: false }],
  [
    'a fence with spaces after it',
    '---  \na: b\n--- \n',
    { yaml: 'a: b', markdown: '\n\n\n', isUnclosed: false },
  ],
])('%s is taken apart', (_name, text, expected) => {
  expect(splitFrontMatter(text)).toEqual(expected)
})
