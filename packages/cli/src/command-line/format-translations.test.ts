import { expect, test } from 'vitest'
import { formatTranslations, listNames } from './format-translations.ts'

test('a complete site gets no message', () => {
  expect(formatTranslations([])).toBe('')
  expect(formatTranslations([{ locale: 'no', pageCount: 3, files: [], messages: {} }])).toBe('')
})

test('what is missing is counted and named, the first of it', () => {
  const files = Array.from({ length: 12 }, (_unused, index) => `content/docs/${index + 10}.md`)
  const text = formatTranslations([
    { locale: 'no', pageCount: 15, files, messages: { 'navbar.Docs': 'Docs' } },
    { locale: 'de', pageCount: 15, files: ['content/docs/10.md'], messages: {} },
  ])
  expect(text.split('\n')).toEqual([
    '"no": 3 of 15 pages are translated. Missing:',
    ...files.slice(0, 10).map((file) => `  ${file}`),
    '  and 2 more, listed by --json',
    '"no": messages.json has no translation for:',
    '  navbar.Docs',
    '  Run "fyr translate no" to add them.',
    '"de": 14 of 15 pages are translated. Missing:',
    '  content/docs/10.md',
  ])
})

test('a name is one line, whatever it says', () => {
  expect(listNames(['a.md\n::error::b', '\u001b]0;c\u0007'])).toEqual(['  a.md␊::error::b', '  ␛]0;c␇'])
})
