import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { siteDiagnostic, SiteError } from '../site-error.ts'
import { describeFailure } from './failure-page.ts'

test('a diagnostic of the site is printed as it is reported', () => {
  const issue = siteDiagnostic({
    code: 'theme-missing',
    problem: 'theme "@x/y" does not exist.',
    hint: 'Install it.',
  })
  expect(describeFailure(new SiteError([issue]), '/site').text).toBe(
    [
      'error theme-missing',
      '  theme "@x/y" does not exist.',
      '  Install it.',
      '',
      'About theme-missing: https://fyr-docs.github.io/fyr/docs/reference/diagnostics/theme#theme-missing',
      '',
    ].join('\n'),
  )
})

test('an exception in a module of the site is reported with its position', () => {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'slots.tsx'), '\n  no()\n')
  const error = Object.assign(new TypeError('no is not a function'), {
    stack: `TypeError: no is not a function\n    at render (${root}/node_modules/react/index.js:1:2)\n    at async Slot (${root}/slots.tsx:2:3)\n    at ${root}/other.tsx:1:1`,
  })
  const { text: report, issues } = describeFailure(error, root)
  expect(report).toContain('slots.tsx:2:3 error page-failed\n    TypeError: no is not a function\n')
  expect(report).not.toContain('react')
  expect(issues).toMatchObject([
    { path: join(root, 'slots.tsx'), line: 2, column: 3, excerpt: '2 |   no()\n      ^', pages: null },
  ])
})

test('everything else is reported with its stack', () => {
  expect(describeFailure(new TypeError('No such part.'), '/site').text).toMatch(
    /^TypeError: No such part\.\n +at /,
  )
  expect(describeFailure('gone', '/site')).toEqual({ text: 'gone', issues: [] })
  expect(describeFailure('\u001B[31m[ERROR] \u001B[0mgone', '/site').text).toBe('[ERROR] gone')
})
