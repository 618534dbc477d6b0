import { expect, test } from 'vitest'
import { readChangelog } from './read-changelog.ts'

const KEPT = `# Changelog

All notable changes.

## [Unreleased]

- Soon

## [1.2.0] - 2024-09-01

First paragraph, see [#12] and [1.1.0].

### Added

- A berth

### Fixed

- A leak

## v1.1.0 (2024-03-01)

\`\`\`md
## 9.9.9
\`\`\`

## [1.0.0] - 2024-01-01 [YANKED]

[Unreleased]: https://example.com/compare/v1.2.0...HEAD
[1.1.0]: https://example.com/1.1.0
[#12]: https://example.com/12
`

test('versions have their numbers, dates and lines', () => {
  expect(readChangelog(KEPT).map(({ version, date, line }) => [version, date, line])).toEqual([
    ['1.2.0', '2024-09-01', 10],
    ['1.1.0', '2024-03-01', 22],
    ['1.0.0', '2024-01-01', 28],
  ])
})

test('headings rise to the second level, and links keep their targets', () => {
  expect(readChangelog(KEPT)[0]?.markdown).toBe(`
First paragraph, see [#12] and [1.1.0].

## Added

- A berth

## Fixed

- A leak

[#12]: https://example.com/12
[1.1.0]: https://example.com/1.1.0`)
})

test('an excerpt ends before the second heading, or where the text does, and moves no line', () => {
  const [first, second] = readChangelog(KEPT, { hasExcerpts: true })
  expect(first?.markdown).toContain('\n- A berth\n<!-- truncate -->\n## Fixed\n')
  expect(second?.markdown).toMatch(/\n```\n\n<!-- truncate -->$/)
})

test('each line of the text is at its place in the file', () => {
  const lines = KEPT.split('\n')
  const [{ markdown, line } = { markdown: '', line: 0 }] = readChangelog(KEPT)
  const own = markdown.slice(0, markdown.indexOf('\n\n[#12]')).split('\n')
  for (const [index, text] of own.entries())
    expect(lines[line - 1 + index]).toSatisfy((whole: string) => whole.endsWith(text))
  expect(own).toHaveLength(10)
})

test('a line in a code block is not a version', () => {
  expect(readChangelog(KEPT)[1]?.markdown).toContain('## 9.9.9')
})

test.each([
  ['changesets', '# @fjord/cli\n\n## 2.0.0\n\n### Major Changes\n\n- One\n\n## 1.9.1\n', ['2.0.0', '1.9.1']],
  [
    'first-level headings',
    '# [1.2.0](https://x.example) (2024-09-01)\n\n### Features\n\n# 1.1.0\n',
    ['1.2.0', '1.1.0'],
  ],
  ['a package before the number', '## fjord@3.1.0-rc.1\n\n- One\n', ['3.1.0-rc.1']],
  ['two numbers', '## 3.6\n\n- One\n', ['3.6']],
  ['none', '# Changelog\n\nNothing yet. 1.2.0 is near.\n', []],
])('versions are found by %s', (_what, text, versions) => {
  expect(readChangelog(text).map(({ version }) => version)).toEqual(versions)
})

test('a long heading is read in the time of its length', () => {
  const blanks = ' '.repeat(50_000)
  const [version] = readChangelog(`## 1.0.0\n\n### ${blanks}\u2028a${blanks}##\n`)
  // Not the text itself, whose comparison would be written out.
  expect(version?.markdown.trim().length).toBe(100_007)
})
