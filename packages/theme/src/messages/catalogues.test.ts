import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { messagesFor } from './messages-for.ts'
import { no } from './no.ts'

/** Every text of a catalogue under a name of its own, the forms of a plural apart. */
function texts(catalogue: object): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
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

describe('the Norwegian catalogue', () => {
  const norwegian = new Map(texts(no))

  test.each(texts(en))('%s is filled in with the same values as in English', (key, english) => {
    const text = norwegian.get(key) ?? ''
    expect(text).not.toBe('')
    expect(placeholders(text)).toEqual(placeholders(english))
  })

  test('keeps the two words of a crash in English, and explains them', () => {
    expect([no.crashTitle, no.crashRetry]).toEqual(['This page crashed', 'Try again'])
    expect(no.crashExplanation).not.toBe(en.crashExplanation)
  })
})

test.each([en, no])(
  'no catalogue treats a missing translation as one into its own language (%#)',
  (messages) => {
    expect(messages.fallbackTitle + messages.fallbackText).not.toMatch(
      /english|engelsk|norwegian|norsk|bokmål/i,
    )
  },
)

test.each([
  ['en', en],
  ['en-GB', en],
  ['no', no],
  ['nb', no],
  ['nb-NO', no],
  ['NN', no],
  ['de', en],
  ['', en],
])('the language "%s" has its catalogue', (lang, catalogue) => {
  expect(messagesFor(lang)).toBe(catalogue)
})
