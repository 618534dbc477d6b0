import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { translate } from './translate.ts'

/** The tiny site, with a third language. */
function siteInCzech(): string {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const config = readFileSync(file, 'utf8')
  writeFileSync(file, config.replace('locales: [', "locales: [\n    { code: 'cs', label: 'Čeština' },"))
  return root
}

function textsIn(root: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, `i18n/${locale}/messages.json`), 'utf8'))
}

test('a language that the theme does not have gets every text, and the plurals that it has', async () => {
  const root = siteInCzech()
  const { file, added } = await translate({ root, locale: 'cs' })
  expect(file).toBe('i18n/cs/messages.json')
  const texts = textsIn(root, 'cs')
  expect(Object.keys(texts)).toEqual(added)
  expect(texts).toMatchObject({
    'site.title': expect.any(String),
    'theme.onThisPage': 'On this page',
    'theme.postCount.one': '1 post',
    'theme.postCount.few': '{count} posts',
    'theme.postCount.many': '{count} posts',
  })
  expect(texts).not.toHaveProperty(['theme.postCount.two'])
  const { diagnostics, missingTranslations } = await check({ root })
  expect(diagnostics).toEqual([])
  expect(missingTranslations.find(({ locale }) => locale === 'cs')?.messages).toEqual({})
  expect(await translate({ root, locale: 'cs' })).toEqual({ file, added: [] })
})

test('a language of the theme only gets the texts of the configuration, after the existing ones', async () => {
  const root = copyTinySite()
  const before = { 'theme.onThisPage': 'Innhold', 'site.title': 'Holme' }
  writeFileSync(join(root, 'i18n/no/messages.json'), JSON.stringify(before))
  const { added } = await translate({ root, locale: 'no' })
  const after = textsIn(root, 'no')
  expect(added.filter((key) => key.startsWith('theme.'))).toEqual([])
  expect(Object.keys(after)).toEqual([...Object.keys(before), ...added])
  expect(after).toMatchObject(before)
})

test.each([
  ['en', '"en" is the default language'],
  ['nb', 'Unknown language "nb"'],
])('there is nothing to translate to %s', async (locale, problem) => {
  await expect(translate({ root: copyTinySite(), locale })).rejects.toMatchObject({
    diagnostics: [{ code: 'unknown-locale', problem: expect.stringContaining(problem) }],
  })
})

test.each([
  ['{ "site.title": ', 'invalid-yaml'],
  ['# why\nsite.title: Holme\n', 'messages-unwritable'],
])('a file that says %j is left as it is', async (text, code) => {
  const root = copyTinySite()
  const path = join(root, 'i18n/no/messages.json')
  writeFileSync(path, text)
  await expect(translate({ root, locale: 'no' })).rejects.toMatchObject({ diagnostics: [{ code }] })
  expect(readFileSync(path, 'utf8')).toBe(text)
})

test('a file in the folder of the other name of Norwegian is not skipped, even if it cannot be read', async () => {
  const root = copyTinySite()
  rmSync(join(root, 'i18n/no/messages.json'), { force: true })
  mkdirSync(join(root, 'i18n/nb'))
  writeFileSync(join(root, 'i18n/nb/messages.json'), '{ "site.title": ')
  await expect(translate({ root, locale: 'no' })).rejects.toMatchObject({
    diagnostics: [{ code: 'invalid-yaml', file: 'i18n/nb/messages.json' }],
  })
  expect(existsSync(join(root, 'i18n/no/messages.json'))).toBe(false)
})

test('errors of the site are reported, and nothing is written', async () => {
  const root = siteInCzech()
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('defaultLocale', 'defaultLocal'))
  await expect(translate({ root, locale: 'cs' })).rejects.toMatchObject({ name: 'SiteError' })
  expect(existsSync(join(root, 'i18n/cs'))).toBe(false)
})
