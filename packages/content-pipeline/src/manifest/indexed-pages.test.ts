import { expect, test } from 'vitest'
import { languageLinks } from './indexed-pages.ts'
import type { Alternate } from './route-manifest.ts'
import type { LocaleInfo } from './site-data.ts'

const LOCALES = ['en', 'no', 'se'].map((code): LocaleInfo => ({
  code,
  label: code,
  lang: code,
  dir: 'ltr',
  basePath: code === 'en' ? '/' : `/${code}/`,
  isDefault: code === 'en',
}))

function alternatesOf(unindexed: readonly string[]): Alternate[] {
  return LOCALES.map(({ code, basePath }) => ({
    locale: code,
    lang: code,
    path: `${basePath}docs`,
    ...(unindexed.includes(code) ? { isUnindexed: true } : {}),
  }))
}

function languagesOf(path: string, unindexed: readonly string[]): string[] {
  const links = languageLinks({ path, alternates: alternatesOf(unindexed) }, LOCALES)
  return links.map((link) => `${link.lang} ${link.path}`)
}

test('every language is named, and the default one for all others', () => {
  expect(languagesOf('/no/docs', [])).toEqual(['en /docs', 'no /no/docs', 'se /se/docs', 'x-default /docs'])
})

test('a language without a page of its own is left out of the links of all others', () => {
  expect(languagesOf('/docs', ['no'])).toEqual(['en /docs', 'se /se/docs', 'x-default /docs'])
  expect(languagesOf('/se/docs', ['no'])).toEqual(languagesOf('/docs', ['no']))
  expect(languagesOf('/se/docs', ['en'])).toEqual(['no /no/docs', 'se /se/docs'])
})

test('a page that engines should not list names no language', () => {
  expect(languagesOf('/no/docs', ['no'])).toEqual([])
  expect(languagesOf('/docs', ['en', 'no', 'se'])).toEqual([])
})
