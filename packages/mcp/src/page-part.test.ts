import { expect, test } from 'vitest'
import { partOfPage } from './page-part.ts'

const HEADINGS = [
  { id: 'lights', level: 2, text: 'Lights' },
  { id: 'red', level: 3, text: 'Red & green' },
  { id: 'docs-versions', level: 2, text: 'docs.versions.<name>' },
]
const PAGE = [
  '# Harbours',
  '',
  'About harbours.',
  '',
  '## Lights',
  '',
  '```md',
  '## No heading',
  '```',
  '',
  '### Red & [green](https://example.com/green)',
  '',
  'To port.',
  '',
  '## `docs.versions.<name>`',
  '',
  'The end.',
  '',
].join('\n')
const WHOLE = { section: null, offset: 0, limit: null }

test('a short page is given whole', () => {
  expect(partOfPage(PAGE, HEADINGS, WHOLE)).toBe(PAGE)
})

test('a section is given with those below it and the title of its page; code is no heading', () => {
  expect(partOfPage(PAGE, HEADINGS, { ...WHOLE, section: 'lights' })).toBe(
    '# Harbours\n\n## Lights\n\n```md\n## No heading\n```\n\n### Red & [green](https://example.com/green)\n\nTo port.\n',
  )
  expect(partOfPage(PAGE, HEADINGS, { ...WHOLE, section: 'red' })).toBe(
    '# Harbours\n\n### Red & [green](https://example.com/green)\n\nTo port.\n',
  )
  expect(partOfPage(PAGE, HEADINGS, { ...WHOLE, section: 'docs-versions' })).toContain('The end.')
})

test('a section that there is not gives the page, and says so', () => {
  expect(partOfPage(PAGE, HEADINGS, { ...WHOLE, section: 'blue' })).toBe(
    `${PAGE.trim()}\n\n(There is no section "#blue" on this page.)\n`,
  )
})

test('a range of lines is given with what comes next', () => {
  expect(partOfPage(PAGE, HEADINGS, { section: null, offset: 2, limit: 1 })).toBe(
    'About harbours.\n\n(Lines 3 to 3 of 17. Go on with offset 3. Sections: #lights #red #docs-versions)\n',
  )
  expect(partOfPage(PAGE, HEADINGS, { section: 'red', offset: 2, limit: 9 })).toBe(
    'To port.\n\n(Lines 3 to 4 of 4.)\n',
  )
  expect(partOfPage(PAGE, HEADINGS, { section: null, offset: 99, limit: 9 })).toContain(
    'Lines 18 to 17 of 17.',
  )
})

test('a long page is given in parts of at most 8,000 letters, together the whole', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `Line ${index} ${'x'.repeat(50)}`)
  const parts: string[] = []
  for (let offset: number | null = 0; offset !== null;) {
    const part = partOfPage(lines.join('\n'), [], { section: null, offset, limit: null })
    expect(part.length).toBeLessThan(8200)
    parts.push(part.replace(/\n\n\(Lines .*\n$/, ''))
    const [, next] = /Go on with offset (\d+)/.exec(part) ?? []
    offset = next === undefined ? null : Number(next)
  }
  expect(parts.join('\n')).toBe(lines.join('\n'))
})

test.each([
  ['headings that are not in the text', 'Other', 'x', 'There is no section "#h99999"'],
  ['headings of one text', 'Same', 'Same', '## Same\n'],
])('a page of 100,000 %s is read', (_name, written, listed, expected) => {
  const count = 100_000
  const page = `## ${written}\n`.repeat(count)
  const headings = Array.from({ length: count }, (_, at) => ({ id: `h${at}`, level: 2, text: listed }))
  expect(partOfPage(page, headings, { section: `h${count - 1}`, offset: 0, limit: null })).toContain(expected)
})

test('a heading of brackets that never end is read', () => {
  const page = `# ${'](('.repeat(100_000)}\n`
  expect(partOfPage(page, [], { section: null, offset: 0, limit: null })).toBe(page)
})
