import { expect, test } from 'vitest'
import { diagnosticAddress, diagnosticsPage } from './diagnostic-page.ts'

const INDEX = 'https://fyr-docs.github.io/fyr/docs/reference/diagnostics'

test.each([
  ['broken-link', '/addresses#broken-link'],
  ['port-taken', '/commands#port-taken'],
  ['house-style', '#house-style'],
  ['constructor', '#constructor'],
])('what explains %s is at %s', (code, place) => {
  expect(diagnosticAddress(code)).toBe(INDEX + place)
})

test.each([
  ['of one subject', ['bad-encoding', 'binary-file'], '/files'],
  ['of several subjects', ['bad-encoding', 'broken-link'], ''],
  ['without a code', [], ''],
])('the page of codes %s', (_, codes, place) => {
  expect(diagnosticsPage(codes)).toBe(INDEX + place)
})
