import { describe, expect, test } from 'vitest'
import { openTexts } from './open-texts.ts'

const english = openTexts({ lang: 'en', texts: {} })
const norwegian = openTexts({ lang: 'nb-NO', texts: {} })

test('a text is found by its name, wherever the catalogue has it', () => {
  expect(['search', 'tryItSend', 'apiRequired'].map((name) => norwegian(name))).toEqual([
    'Søk',
    'Send',
    'påkrevd',
  ])
})

test('a language without a text has the English one, and one without a catalogue all of them', () => {
  expect(openTexts({ lang: 'fi', texts: {} })('apiRequired')).toBe('required')
})

test("a site's text replaces that of the theme, in each form of a plural", () => {
  const texts = {
    apiRequired: 'pakollinen',
    'apiFieldCount.one': '1 kenttä',
    'apiFieldCount.other': '{count} kenttää',
  }
  const finnish = openTexts({ lang: 'fi', texts })
  expect([
    finnish('apiRequired'),
    finnish('apiFieldCount', { count: 1 }),
    finnish('apiFieldCount', { count: 7 }),
  ]).toEqual(['pakollinen', '1 kenttä', '7 kenttää'])
})

test('values take their places, and none of their own letters is a place', () => {
  expect(english('apiWithScopes', { scheme: '`{scopes}`', scopes: '`read`' })).toBe('`{scopes}` with `read`')
})

describe('numbers are written as the language writes them', () => {
  test.each([
    [1234, '1234', '1234'],
    [12_345, '12,345', '12\u00A0345'],
    [1_234_567, '1,234,567', '1\u00A0234\u00A0567'],
    [-12_345.25, '-12,345.25', '-12\u00A0345,25'],
    [0.5, '0.5', '0,5'],
    [1.5e30, '1.5e+30', '1,5e+30'],
  ])('%d', (to, inEnglish, inNorwegian) => {
    expect([english('apiAtMost', { to }), norwegian('apiAtMost', { to })]).toEqual([
      `At most ${inEnglish}.`,
      `Høyst ${inNorwegian}.`,
    ])
  })

  test('also where they count', () => {
    expect(english('apiCharacters', { count: 50_000 })).toBe('50,000 characters')
  })

  test('and plainly where a site says nothing about the separators', () => {
    expect(openTexts({ lang: 'en', texts: { apiFigures: 'x' } })('apiAtMost', { to: 12_345.5 })).toBe(
      'At most 12345.5.',
    )
  })
})

test.each(['apiRequried', 'toString', 'months', 'apiFieldCount'])('"%s" is no text', (name) => {
  expect(() => english(name)).toThrow(`The theme has no text "${name}".`)
})
