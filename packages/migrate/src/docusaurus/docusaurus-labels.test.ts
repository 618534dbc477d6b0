import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../cli/src/testing/temporary-folder.ts'
import { labelsOf } from './docusaurus-labels.ts'
import { readDocusaurus } from './read-docusaurus.ts'

function siteOf(files: Readonly<Record<string, object>>): string {
  const root = makeTemporaryFolder()
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), JSON.stringify(value))
  }
  return root
}

const PACKAGED = 'node_modules/@docusaurus/theme-translations/locales'

test('labels in code.json become texts of the interface, with the names that Fyr fills in', () => {
  const root = siteOf({
    'i18n/de/code.json': {
      'theme.docs.paginator.next': { message: 'Weiter', description: 'The label' },
      'theme.docs.versionBadge.label': { message: 'Version: {versionLabel}' },
      'theme.tags.tagsListLabel': { message: 'Schlagwörter:' },
      'theme.blog.post.plurals': { message: 'Ein Beitrag|{count} Beiträge' },
      'theme.blog.post.readingTime.plurals': { message: 'Eine Minute|{readingTime} Minuten' },
      'theme.blog.tagTitle': { message: '{nPosts} zu „{tagName}“' },
      'theme.common.editThisPage': { message: ' ' },
      'homepage.title': { message: 'Willkommen' },
    },
  })
  expect(Object.fromEntries(labelsOf(root, 'de'))).toEqual({
    'theme.nextPage': 'Weiter',
    'theme.versionBadge': 'Version: {version}',
    'theme.tags': 'Schlagwörter',
    'theme.postCount.one': 'Ein Beitrag',
    'theme.postCount.other': '{count} Beiträge',
    'theme.readingTime.one': 'Eine Minute',
    'theme.readingTime.other': '{count} Minuten',
    'theme.taggedWith': '{items} zu „{tag}“',
  })
})

test('plurals have the forms of their language', () => {
  const root = siteOf({ 'i18n/pl/code.json': { 'theme.blog.post.plurals': { message: 'a|b|c|d' } } })
  expect(labelsOf(root, 'pl').map(([key]) => key)).toEqual([
    'theme.postCount.one',
    'theme.postCount.few',
    'theme.postCount.many',
    'theme.postCount.other',
  ])
})

test('a language that Fyr has no texts for gets those of Docusaurus, with lower precedence than those of the site', () => {
  const root = siteOf({
    [`${PACKAGED}/fr/theme-common.json`]: {
      'theme.docs.paginator.next': 'Suivant',
      'theme.docs.paginator.previous': 'Précédent',
    },
    'i18n/fr-CA/code.json': { 'theme.docs.paginator.next': { message: 'Après' } },
  })
  expect(labelsOf(root, 'fr-CA')).toEqual([
    ['theme.nextPage', 'Après'],
    ['theme.previousPage', 'Précédent'],
  ])
})

test('what the site only repeats is left to Fyr where it has the language', () => {
  const root = siteOf({
    [`${PACKAGED}/base/theme-common.json`]: {
      'theme.docs.paginator.next': 'Next',
      'theme.CodeBlock.copy': 'Copy',
    },
    'i18n/en/code.json': {
      'theme.docs.paginator.next': { message: 'Next' },
      'theme.CodeBlock.copy': { message: 'Take' },
    },
  })
  expect(labelsOf(root, 'en')).toEqual([['theme.copy', 'Take']])
})

test('the page of a category has its title and its description in every language', async () => {
  const own = 'sidebar.main.category.Nets'
  const index = `${own}.link.generated-index`
  const root = siteOf({
    'i18n/fr/docusaurus-plugin-content-docs/current.json': {
      [own]: { message: 'Filets' },
      [`${index}.title`]: { message: 'Tous les filets' },
      [`${index}.description`]: { message: 'Que faire' },
    },
  })
  const config = `module.exports = { title: 'A', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }, presets: [['classic', {}]] }`
  writeFileSync(join(root, 'docusaurus.config.js'), config)
  const { messages } = await readDocusaurus(root)
  expect(messages['fr']).toMatchObject({
    'sidebar.main.Nets': 'Filets',
    'sidebar.main.Nets.title': 'Tous les filets',
    'sidebar.main.Nets.description': 'Que faire',
  })
})
