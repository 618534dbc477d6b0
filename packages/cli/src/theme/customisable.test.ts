import { expect, test } from 'vitest'
import { textsLackingIn } from './customisable.ts'

const messages = ['search', 'postCount.one', 'postCount.other']
const THEME = { messages, languages: ['de', 'en'], untranslated: { de: ['postCount'] } }

test.each([
  ['a language that the theme has', 'en-GB', []],
  ['one of which it has a part', 'de-CH', ['postCount.one', 'postCount.other']],
  ['one that it does not have', 'cs', messages],
])('the texts that are lacking in %s', (_what, lang, lacking) => {
  expect(textsLackingIn(THEME, lang)).toEqual(lacking)
})

test('a theme that says nothing of its languages lacks nothing', () => {
  expect(textsLackingIn({ messages }, 'cs')).toEqual([])
})
