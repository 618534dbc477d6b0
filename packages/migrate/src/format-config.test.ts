import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { formatConfig, importedAs, isAsWritten } from './format-config.ts'

const config = formatConfig({ title: 'Fjord', url: 'https://fjord.example' })

test('a configuration is recognised as written until it is edited', () => {
  expect(isAsWritten(config)).toBe(true)
  expect(isAsWritten(config.replaceAll('\n', '\r\n'))).toBe(true)
  expect(isAsWritten(config.replace('Fjord', 'Fjords'))).toBe(false)
  expect(isAsWritten(`${config}// mine\n`)).toBe(false)
  expect(isAsWritten(config.slice(config.indexOf('\n') + 1))).toBe(false)
  expect(isAsWritten('')).toBe(false)
})

test('a value of an old site is never code', () => {
  const hostile = {
    title: { $import: 'process.exit()', from: "a'; process.exit(); '" },
    "it's": "'\n;process.exit()//\u2028\\",
    tagline: JSON.parse('{ "__proto__": { "a": 1 } }'),
  }
  const text = formatConfig({ ...hostile, url: importedAs('one', "it's") } as never)
  const { program, errors } = parseSync('site.config.ts', text)
  expect(errors).toEqual([])
  expect(program.body.map(({ type }) => type)).toEqual([
    'ImportDeclaration',
    'ImportDeclaration',
    'ExportDefaultDeclaration',
  ])
  const code = text.slice(text.indexOf('defineConfig({') + 'defineConfig('.length, text.lastIndexOf(')'))
  const value: unknown = new Function('one', `return ${code}`)('one')
  expect(value).toEqual({ ...hostile, url: 'one' })
})
