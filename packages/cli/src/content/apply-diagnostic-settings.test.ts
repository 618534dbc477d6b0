import { expect, test } from 'vitest'
import { siteDiagnostic } from '../site-error.ts'
import { outputSeverity, applyDiagnosticSettings } from './apply-diagnostic-settings.ts'

const FOUND = [
  siteDiagnostic({ code: 'home-missing', severity: 'warning', file: 'content/pages/index.md', problem: '' }),
  ...['content/blog/old/a.md', 'content/docs/a.md'].map((file) => ({
    ...siteDiagnostic({ code: 'home-missing', file, problem: '' }),
    code: 'missing-alt' as const,
  })),
]

function settled(settings: Partial<Parameters<typeof applyDiagnosticSettings>[1]>) {
  const all = applyDiagnosticSettings(FOUND, { severity: {}, ignore: [], ...settings })
  return all.map(({ code, file, severity }) => `${code} ${file} ${severity}`)
}

test('without settings diagnostics are as they were found', () => {
  expect(applyDiagnosticSettings(FOUND, { severity: {}, ignore: [] })).toEqual(FOUND)
})

test('an error can be a warning, and a warning an error', () => {
  expect(settled({ severity: { 'missing-alt': 'warning', 'home-missing': 'error' } })).toEqual([
    'home-missing content/pages/index.md error',
    'missing-alt content/blog/old/a.md warning',
    'missing-alt content/docs/a.md warning',
  ])
})

test('what a rule names is left out, everywhere or in some files', () => {
  const ignore = [{ code: 'home-missing' }, { code: 'missing-alt', path: 'content/blog/**' }]
  expect(settled({ ignore })).toEqual(['missing-alt content/docs/a.md error'])
  expect(settled({ ignore: [{ code: 'missing-alt', path: 'content/*/a.md' }] })).toHaveLength(2)
})

test.each([
  [{}, [], 'error', 'error'],
  [{ 'broken-link': 'warning' }, [], 'warning', 'error'],
  [{ 'missing-image': 'warning' }, [], 'warning', 'error'],
  [{ 'missing-alt': 'warning' }, [], 'error', 'error'],
  [{}, [{ code: 'broken-anchor', path: 'content/docs/a.md' }], 'error', 'warning'],
] as const)(
  'with %j and %j broken links of pages are a %s, anchors a %s',
  (severity, ignore, link, anchor) => {
    expect(outputSeverity({ severity, ignore: [...ignore] })).toEqual({
      'broken-output-link': link,
      'broken-output-anchor': anchor,
    })
  },
)
