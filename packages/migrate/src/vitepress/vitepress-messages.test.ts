import { expect, test } from 'vitest'
import type { MigrationNote } from '../old-site/migration-plan.ts'
import { readVitePressMessages } from './vitepress-messages.ts'
import { localesOf } from './vitepress-site.ts'

const SITE = {
  title: 'Fjord',
  description: 'All about nets',
  markdown: { container: { tipLabel: 'HINT' }, codeCopyButtonTitle: 'Copy it' },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { outline: { level: [2, 3], label: 'On here' } } },
    fr: {
      label: 'Français',
      lang: 'fr-FR',
      title: 'Fjord en français',
      description: 'Tout sur les filets',
      markdown: { container: { tipLabel: 'ASTUCE', noteLabel: 'NOTE' } },
      themeConfig: {
        siteTitle: 'Le fjord',
        outline: { label: 'Sur cette page' },
        docFooter: { prev: 'Précédent', next: false },
        editLink: { pattern: 'https://a.example/:path', text: 'Modifier' },
        lastUpdated: { text: 'Mis à jour' },
        returnToTopLabel: 'Haut',
        langMenuLabel: 'Langue',
        skipToContentLabel: 'Aller au contenu',
        sidebarMenuLabel: 'Menu',
        notFound: { title: 'Introuvable', quote: 'Perdu ?', linkText: 'Accueil' },
        footer: { message: 'Sous <a href="https://l.example">MIT</a>.', copyright: '© Fjord' },
        nav: [
          { text: 'Plus', items: [{ text: 'Bateaux', link: '/fr/boats' }] },
          { text: 'Filets', link: '/fr/nets/' },
        ],
        sidebar: {
          '/fr/': {
            base: '/fr/',
            items: [
              {
                text: 'Mer',
                items: [
                  { text: 'Filets', link: 'nets/' },
                  { text: 'Seul', link: 'alone' },
                ],
              },
              { text: 'Bateaux', link: 'boats' },
            ],
          },
        },
      },
    },
  },
  themeConfig: {
    siteTitle: 'The fjord',
    footer: { message: 'MIT', copyright: '© Fjord' },
    nav: [
      {
        text: 'More',
        items: [
          { text: 'Boats', link: '/boats' },
          { text: 'Sea', link: '/sea' },
        ],
      },
      { text: 'Nets', link: '/nets/' },
    ],
    sidebar: {
      '/': [
        { text: 'Boats', link: '/boats' },
        { text: 'Sea', items: [{ text: 'Nets', link: '/nets/' }] },
      ],
    },
  },
}

test('texts of the interface, of the site and of its navigation come along in every language', () => {
  const notes: MigrationNote[] = []
  const { locales } = localesOf({ old: SITE })
  expect(readVitePressMessages(SITE, locales, notes)).toEqual({
    en: { 'theme.onThisPage': 'On here', 'theme.admonitionTip': 'HINT', 'theme.copyCode': 'Copy it' },
    fr: {
      'site.title': 'Fjord en français',
      'site.tagline': 'Tout sur les filets',
      'navbar.title': 'Le fjord',
      'footer.copyright': 'Sous MIT. © Fjord',
      'navbar.More': 'Plus',
      'navbar.Boats': 'Bateaux',
      'navbar.Nets': 'Filets',
      'sidebar.defaultSidebar.Boats': 'Bateaux',
      'sidebar.defaultSidebar.Sea': 'Mer',
      'sidebar.defaultSidebar.Nets': 'Filets',
      'theme.onThisPage': 'Sur cette page',
      'theme.previousPage': 'Précédent',
      'theme.editPage': 'Modifier',
      'theme.lastUpdated': 'Mis à jour: {date}',
      'theme.backToTop': 'Haut',
      'theme.languages': 'Langue',
      'theme.skipToMain': 'Aller au contenu',
      'theme.openMenu': 'Menu',
      'theme.notFoundTitle': 'Introuvable',
      'theme.notFoundText': 'Perdu ?',
      'theme.notFoundHome': 'Accueil',
      'theme.admonitionTip': 'ASTUCE',
      'theme.admonitionNote': 'NOTE',
      'theme.copyCode': 'Copy it',
    },
  })
  expect(notes).toEqual([
    {
      kind: 'setting',
      name: 'sidebar of Français',
      instead:
        'All languages have the sidebars of the default one. Its own entries are left out, but the pages stay: "Seul".',
    },
  ])
})

test('a sidebar that a language shares with the default one says nothing more', () => {
  const notes: MigrationNote[] = []
  const themeConfig = { sidebar: [{ text: 'Nets', link: '/nets' }] }
  const old = { themeConfig, locales: { root: { lang: 'en' }, de: { lang: 'de' } } }
  expect(readVitePressMessages(old, localesOf({ old }).locales, notes)).toEqual({ en: {}, de: {} })
  expect(notes).toEqual([])
})
