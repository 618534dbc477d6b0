import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { siteDiagnostic } from '../site-error.ts'
import { openDevSession } from './dev-session.ts'
import { excerptOf, issueReport } from './issue-report.ts'

function issueOf(file: string, severity: 'error' | 'warning' = 'error') {
  return siteDiagnostic({
    code: 'page-failed',
    severity,
    file,
    line: 2,
    column: 3,
    sourceLine: '\tab',
    problem: file,
  })
}

test('an error concerns the pages that show its file, and one of the configuration or the theme all pages', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  const { site } = session.current()
  await session.close()
  const intro = site.content?.manifest.locales
    .flatMap(({ routes }) => routes)
    .find(({ id }) => id === 'docs/intro')
  const files = [intro?.source ?? '', 'site.config.ts', 'theme/slots.tsx', 'content/blog/authors.yml', '']
  const diagnostics = [...files.map((file) => issueOf(file)), issueOf('content/pages/index.md', 'warning')]
  const { issues, consents } = issueReport({ ...site, diagnostics })
  expect(issues.map(({ file, path, pages }) => [file, path, pages])).toEqual([
    [intro?.source, join(root, intro?.source ?? ''), expect.arrayContaining([intro?.path])],
    ['site.config.ts', join(root, 'site.config.ts'), null],
    ['theme/slots.tsx', join(root, 'theme/slots.tsx'), null],
    ['content/blog/authors.yml', join(root, 'content/blog/authors.yml'), []],
    ['', '', null],
  ])
  expect(issues[0]).toMatchObject({
    excerpt: '2 | \tab\n    \t ^',
    about: expect.stringContaining('#page-failed'),
  })
  expect(consents).toEqual([])
})

test('an excerpt needs a line', () => {
  expect(excerptOf('', 0, 0)).toBe('')
  expect(excerptOf('title: A', 1, 1)).toBe('1 | title: A\n    ^')
})
