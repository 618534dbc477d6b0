import { expect, test } from 'vitest'
import { siteDiagnostic, SiteError } from '../site-error.ts'
import { describeFailure } from './failure-page.ts'

test('a fault of the site is told as it is reported', () => {
  const fault = siteDiagnostic({
    code: 'theme-missing',
    problem: 'There is no theme "@x/y".',
    hint: 'Install it.',
  })
  expect(describeFailure(new SiteError([fault]))).toBe(
    'error theme-missing\n  There is no theme "@x/y".\n  Install it.\n',
  )
})

test('all else is told with its stack', () => {
  expect(describeFailure(new TypeError('No such part.'))).toMatch(/^TypeError: No such part\.\n +at /)
  expect(describeFailure('gone')).toBe('gone')
  expect(describeFailure('\u001B[31m[ERROR] \u001B[0mgone')).toBe('[ERROR] gone')
})
