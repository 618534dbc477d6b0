import { expect, test } from 'vitest'
import { kebabCase } from './kebab-case.ts'

test.each([
  ['Product Name', 'product-name'],
  ['ærlig', 'aerlig'],
  ['Ærlig talt', 'aerlig-talt'],
  ['ÆRLIG TALT', 'aerlig-talt'],
  ['Øre og Þing', 'ore-og-thing'],
  ['Fôr og dødelighet på merd', 'for-og-dodelighet-pa-merd'],
  ['API/V2', 'api-v-2'],
  ['Integration 3.6', 'integration-3-6'],
  ['HTTPServer', 'http-server'],
  ['  --  ', ''],
])('the label "%s" becomes "%s" in an address', (label, expected) => {
  expect(kebabCase(label)).toBe(expected)
})
