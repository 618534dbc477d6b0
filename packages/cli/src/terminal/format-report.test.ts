import { expect, test } from 'vitest'
import { siteDiagnostic } from '../site-error.ts'
import { formatReport } from './format-report.ts'

test('diagnostics are grouped by file, those without a file are separate', () => {
  const ofFile = siteDiagnostic({
    code: 'config-syntax',
    file: 'site.config.ts',
    line: 3,
    column: 2,
    sourceLine: ' ,',
    problem: 'Syntax error: Unexpected token',
  })
  const ofNone = siteDiagnostic({ code: 'port-taken', problem: 'Port 80 is taken.', hint: 'Take another.' })
  expect(formatReport([ofNone, ofFile], { color: false })).toBe(
    [
      'site.config.ts',
      '  site.config.ts:3:2 error config-syntax',
      '    Syntax error: Unexpected token',
      '    3 |  ,',
      '         ^',
      '',
      '1 error and 0 warnings in 1 file',
      '',
      'error port-taken',
      '  Port 80 is taken.',
      '  Take another.',
      '',
      'About these codes: https://fyr-docs.github.io/fyr/docs/reference/diagnostics',
      '',
    ].join('\n'),
  )
})

test('a report ends with the address that explains its only code', () => {
  const issue = siteDiagnostic({ code: 'port-taken', problem: 'Port 80 is taken.' })
  expect(formatReport([issue], { color: false })).toContain(
    '\nAbout port-taken: https://fyr-docs.github.io/fyr/docs/reference/diagnostics/commands#port-taken\n',
  )
  expect(formatReport([], { color: false })).toBe('')
})

test('in a terminal each code is a link to its explanation', () => {
  const issue = siteDiagnostic({ code: 'config-empty', file: 'site.config.ts', problem: 'Empty.' })
  const address = 'https://fyr-docs.github.io/fyr/docs/reference/diagnostics/configuration#config-empty'
  expect(formatReport([issue], { color: true })).toContain(`\u001B]8;;${address}\u001B\\`)
})
