import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { isPlural } from './format-message.ts'
import type { Catalogue } from './messages.ts'
import { messagesFor } from './messages-for.ts'
import { no } from './no.ts'
import { overEnglish } from './over-english.ts'
import { pt } from './pt.ts'
import { zh } from './zh.ts'

/** The entries of a catalogue, those of its groups among them. */
function entries({ tryItForm, apiReference, ...others }: Catalogue): [string, unknown][] {
  return Object.entries({ ...others, ...tryItForm, ...apiReference })
}

/** Every text of a catalogue under a name of its own, the forms of a plural apart. */
function texts(catalogue: Catalogue): [string, string][] {
  return entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[key, value] satisfies [string, string]]
      : Object.entries(value as object).map(([part, text]): [string, string] => [
          `${key}.${part}`,
          String(text),
        ]),
  )
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
}

/** Every catalogue in this folder beside the English one. One that is not listed in `messages-for.ts` is English here. */
const CATALOGUES = readdirSync(import.meta.dirname)
  .flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
  .filter((language) => language !== 'en')
  .map((language) => [language, messagesFor(language)] as const)

describe.each(CATALOGUES)('the catalogue "%s"', (language, catalogue) => {
  test('has every text, filled in with the same values as in English', () => {
    // A language may count without a form for one.
    const shared = texts(en).filter(([key]) => !key.endsWith('.one') && !key.endsWith('.language'))
    const own = new Map(texts(catalogue))
    const missing = shared.filter(([key]) => !/\S/.test(own.get(key) ?? '')).map(([key]) => key)
    expect(missing).toEqual([])
    expect(shared.map(([key]) => [key, ...placeholders(own.get(key) ?? '')])).toEqual(
      shared.map(([key, english]) => [key, ...placeholders(english)]),
    )
  })

  test('has plurals of its language, which say the number', () => {
    const one = new Intl.PluralRules(language).select(1)
    const english = new Map(entries(en))
    for (const [key, value] of entries(catalogue)) {
      // What is not translated yet is counted as in English.
      if (!isPlural(value) || value === english.get(key)) continue
      const forms = Object.keys(value).filter((form) => form !== 'language')
      expect([key, value.language, forms.includes(one)]).toEqual([key, language, true])
      expect([key, value.other]).toEqual([key, expect.stringContaining('{count}')])
    }
  })

  test('has twelve months and dates with their parts', () => {
    expect(new Set(catalogue.months).size).toBe(12)
    expect(placeholders(catalogue.dateLong)).toEqual(['{day}', '{month}', '{year}'])
    expect(placeholders(catalogue.dateWithoutYear)).toEqual(['{day}', '{month}'])
  })

  test('shows how it writes numbers', () => {
    expect(catalogue.apiReference.apiFigures).toMatch(/^12[.,\s’]345[.,]6$/)
  })

  test('has different names for the kinds of admonitions', () => {
    const names = Object.entries(catalogue).filter(([key]) => key.startsWith('admonition'))
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length)
  })

  test('keeps the two words of a crash in English, and explains them', () => {
    expect([catalogue.crashTitle, catalogue.crashRetry]).toEqual(['This page crashed', 'Try again'])
    expect(catalogue.crashExplanation).not.toBe(en.crashExplanation)
  })

  test('treats a missing translation as one into no particular language', () => {
    expect(catalogue.fallbackTitle + catalogue.fallbackText).not.toMatch(
      /english|engelsk|angiel|англий|англій|ingiliz|영어|englisch|anglais|ingl[eéê]s|engels\b|英|norwegian|norsk|bokmål/i,
    )
  })
})

test('a language has its own texts, and those that it lacks in English', () => {
  const { months, dateLong, dateWithoutYear, postCount, tryItForm } = de
  const dates = { months, dateLong, dateWithoutYear }
  const own = {
    search: 'Suche',
    postCount,
    tryItForm: { tryItSend: tryItForm.tryItSend },
    apiReference: { apiRequired: 'erforderlich' },
  }
  expect(overEnglish({ ...dates, ...own })).toEqual({
    ...en,
    ...dates,
    ...own,
    tryItForm: { ...en.tryItForm, ...own.tryItForm },
    apiReference: { ...en.apiReference, ...own.apiReference },
  })
})

test.each([
  ['en', en],
  ['en-GB', en],
  ['no', no],
  ['nb', no],
  ['nb-NO', no],
  ['NN', no],
  ['de-CH', de],
  ['pt-BR', pt],
  ['zh-Hans', zh],
  ['fi', en],
  ['', en],
])('the language "%s" has its catalogue', (lang, catalogue) => {
  expect(messagesFor(lang)).toBe(catalogue)
})
