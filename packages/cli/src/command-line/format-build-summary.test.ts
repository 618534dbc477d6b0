import { expect, test } from 'vitest'
import type { BuildResult } from '../site-build/build-result.ts'
import { formatBuildSummary } from './format-build-summary.ts'

const RESULT: BuildResult = {
  isPublished: true,
  diagnostics: [],
  out: '/site/dist',
  documentCount: 20,
  documentsKept: 18,
  pageCount: 30,
  rebuilt: [{ path: '/docs/a', reasons: [] }],
  fileCount: 70,
  sizes: { documents: 1_234_567, payloads: 45_600, scripts: 0, styles: 12, compressed: 0, others: 0 },
  pruned: { entries: 3, bytes: 4200 },
  unconvertedPictures: 0,
  policyAdditions: [],
}

test('the summary shows counts and sizes', () => {
  const summary = formatBuildSummary(RESULT, 2.34)
  expect(summary).toBe(
    [
      '20 documents (2 compiled), 30 pages (1 rendered)',
      'documents 1.2 MB, payloads 45.6 kB, styles 12 B',
      'Removed 3 unused store entries, 4.2 kB',
      '70 files in 2.3 s: /site/dist',
    ].join('\n'),
  )
})

test('a site without the library that converts pictures learns how to install it', () => {
  expect(formatBuildSummary({ ...RESULT, unconvertedPictures: 12 }, 1)).toContain(
    '\nPictures published as they are: 12. "npm install --save-dev sharp" makes them smaller.\n',
  )
})

test('what the policy allows in addition to the strict one is listed', () => {
  const policyAdditions = [
    { directive: 'script-src', sources: ['https://a.example/x.js', 'https://b.example/y.js'] },
  ]
  expect(formatBuildSummary({ ...RESULT, policyAdditions }, 1)).toContain(
    'The content security policy also allows:\n  script-src https://a.example/x.js https://b.example/y.js\n',
  )
})
