import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const SECURITY = readFileSync(join(ROOT, 'apps/docs/content/docs/about/security.md'), 'utf8')

/** Words of the page that promise a limit, and the constant that sets it: its file, its name, and how much of it one unit of the page is. */
const LIMITS: readonly [words: string, file: string, constant: string, unit?: number][] = [
  ['more than 30 seconds or', 'cli/src/compile/compile-threads.ts', 'DOCUMENT_DEADLINE_MS', 1000],
  ['stopped after 30 seconds', 'cli/src/compile/compile-threads.ts', 'DOCUMENT_DEADLINE_MS', 1000],
  ['or 768 MB', 'cli/src/compile/compile-threads.ts', 'DOCUMENT_MEMORY_MB'],
  [
    'may stand for a million',
    'content-pipeline/src/markdown/document/document-context.ts',
    'MAX_VALUES',
    1_000_000,
  ],
  ['repeat 200,000', 'content-pipeline/src/markdown/checks/find-repeated-addresses.ts', 'MAX_REPEATED'],
  ['list 1,000 headings', 'content-pipeline/src/markdown/metadata/insert-toc.ts', 'MAX_LISTED_AGAIN'],
  ['a page lists 400', 'openapi/src/pages/schema-fields.ts', 'MAX_FIELDS'],
  ['all responses 1,000', 'openapi/src/pages/write-operation.ts', 'MAX_HEADERS'],
  ['20 further types', 'openapi/src/pages/write-operation.ts', 'MAX_TYPES'],
  ['more than 50 times', 'openapi/src/pages/page-limit.ts', 'MOST_TIMES'],
  ['more than 16 million', 'openapi/src/pages/page-limit.ts', 'ENOUGH', 1_000_000],
  ['one schema, 500', 'openapi/src/diff/list-fields.ts', 'MOST_FIELDS'],
  ['longer than 10 seconds', 'openapi/src/samples/check-samples.ts', 'TIME_LIMIT_MS', 1000],
  ['stopped after 10 seconds', 'openapi/src/samples/check-samples.ts', 'TIME_LIMIT_MS', 1000],
  ['longer than a minute', 'cli/src/content-sources/load-sources.ts', 'SOURCE_DEADLINE_MS', 60_000],
  ['more than 2 GB', 'cli/src/content-sources/load-sources-apart.ts', 'SOURCES_MEMORY_MB', 1024],
  ['more than 4 MB', 'mcp/src/checked-frames.ts', 'MAX_BYTES', 1_000_000],
  ['or 64 levels', 'mcp/src/checked-frames.ts', 'MAX_DEPTH'],
  ['more than 5,000 letters', 'mcp/src/find-page.ts', 'LONGEST_NAME'],
  ['more than 100 million pixels', 'picture-files/src/measure-image.ts', 'MOST_PIXELS', 1_000_000],
  ['conversion is stopped after a minute', 'cli/src/pictures/open-picture.ts', 'LONGEST_SECONDS', 60],
  ['at most one gigabyte', 'cli/src/content-sources/fetch-images.ts', 'MOST_BYTES', 1_000_000_000],
  ['for five minutes', 'cli/src/content-sources/fetch-images.ts', 'DEADLINE_MS', 60_000],
  ['more than 100 levels', 'cli/src/translate/xliff.ts', 'DEEPEST'],
]

const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, five: 5 }

/** The number that words of the page name: `200,000`, `a`, `five`. */
function numberIn(words: string): number {
  const digits = /\d[\d,]*/.exec(words)?.[0].replaceAll(',', '')
  if (digits !== undefined) return Number(digits)
  const named = words.split(' ').find((word) => NUMBERS[word] !== undefined)
  return NUMBERS[named ?? ''] ?? Number.NaN
}

/** What a constant is: a number, or the product of some. */
function constantOf(file: string, name: string): number {
  const text = readFileSync(join(ROOT, 'packages', file), 'utf8')
  const [, written = ''] = new RegExp(`^(?:export )?const ${name} = ([\\d_* ]+)$`, 'm').exec(text) ?? []
  return written
    .split('*')
    .map((factor) => Number(factor.replaceAll('_', '') || Number.NaN))
    .reduce((product, factor) => product * factor, 1)
}

test.each(LIMITS)('"%s" is what the code says', (words, file, constant, unit = 1) => {
  expect(SECURITY).toContain(words)
  expect(numberIn(words) * unit).toBe(constantOf(file, constant))
})

test('every figure with a unit on the page is compared', () => {
  const figures = SECURITY.matchAll(
    /\b(?:[\d,]*\d (?:(?:second|minute|level|letter|character|million|pixel|heading)s?|MB|GB)|(?:a|one|five) (?:minutes?|gigabyte))\b/g,
  )
  const compared = LIMITS.flatMap(([words]) =>
    [...SECURITY.matchAll(new RegExp(words, 'g'))].map(({ index }) => [index, index + words.length] as const),
  )
  const others = [...figures].filter(
    ({ index, 0: { length } }) => !compared.some(([start, end]) => index < end && index + length > start),
  )
  expect(others.map(([figure]) => figure)).toEqual([
    // `pnpm package-installs` measures it.
    '66 MB',
    // A pattern, tried by the tests of terms.
    '60 letters',
  ])
})
