import { expect, test } from 'vitest'
import { formatConfig, isAsWritten } from './format-config.ts'

const config = formatConfig({ title: 'Fjord', url: 'https://fjord.example' })

test('a configuration is recognised as written until it is edited', () => {
  expect(isAsWritten(config)).toBe(true)
  expect(isAsWritten(config.replaceAll('\n', '\r\n'))).toBe(true)
  expect(isAsWritten(config.replace('Fjord', 'Fjords'))).toBe(false)
  expect(isAsWritten(`${config}// mine\n`)).toBe(false)
  expect(isAsWritten(config.slice(config.indexOf('\n') + 1))).toBe(false)
  expect(isAsWritten('')).toBe(false)
})
