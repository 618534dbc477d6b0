import type { Page } from '@fyr/content-pipeline/manifest'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { sampleSiteData, sampleNorwegianSiteData } from '../fixtures/sample-site-data.ts'
import {
  sampleArchive,
  sampleAuthors,
  sampleBlogList,
  sampleDoc,
  sampleDocChanges,
  sampleHome,
  sampleHomeLeadingAway,
  sampleLoneDoc,
  sampleMarkdown,
  samplePages,
  samplePost,
  sampleTags,
} from '../fixtures/sample-pages.ts'
import { render } from '../fixtures/render.tsx'
import { el, tree } from '../fixtures/tree.ts'
import { en } from '../messages/en.ts'
import { no } from '../messages/no.ts'
import { Article } from './article.tsx'

function renderArticle(page: Page, siteData = sampleSiteData): HTMLElement {
  const messages = siteData === sampleSiteData ? en : no
  return render(
    <main>
      <Article page={page} siteData={siteData} />
    </main>,
    messages,
  ).container
}

describe.each(samplePages.map((page) => [page.kind, page] as const))(
  'an article of the kind %s',
  (_, page) => {
    test('has one heading of the first level', () => {
      renderArticle(page)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    })
  },
)

test.each([sampleDoc, sampleMarkdown, samplePost])(
  'a page of the kind $kind that hides its title has no empty heading',
  (page) => {
    renderArticle({ ...page, heading: [] })
    expect(screen.queryAllByRole('heading', { level: 1 })).toEqual([])
  },
)

test('a home page without a tagline has no empty paragraph in its place', () => {
  const { length } = renderArticle(sampleHome).querySelectorAll('.fyr-hero-text > p')
  expect(renderArticle({ ...sampleHome, tagline: '' }).querySelectorAll('.fyr-hero-text > p')).toHaveLength(
    length - 1,
  )
})

test('a home page marks its links to files for the shell', () => {
  const file = { href: '/data.zip', isDocument: true } as const
  const container = renderArticle({
    ...sampleHome,
    actions: [...sampleHome.actions, { label: 'Data', isPrimary: false, ...file }],
    features: [...sampleHome.features, { title: 'Data', text: 'All of it.', ...file }],
  })
  const marked = [...container.querySelectorAll('a[data-fyr-document]')]
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/data.zip', '/data.zip'])
})

test.each([
  ['a home page', sampleHomeLeadingAway, ['Source', 'Standard']],
  ['a doc', sampleDoc, ['Edit this page']],
  ['a post', samplePost, ['Kari Nordmann']],
  ['the authors', sampleAuthors, ['Kari Nordmann', 'Kari Nordmann']],
])('%s opens other sites in a new tab and says so', (_, page, names) => {
  const links = [...renderArticle(page).querySelectorAll('a[href^="https:"]')]
  expect(links.map((link) => link.textContent)).toEqual(names.map((name) => `${name} (opens in a new tab)`))
  for (const link of links) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  }
})

describe('a doc', () => {
  test('shows its position, and the last crumb is the page itself', () => {
    renderArticle(sampleDoc)
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/docs/resources/',
    ])
    expect(trail.getByText('Feeding').getAttribute('aria-current')).toBe('page')
  })

  test('leads to its neighbours', () => {
    renderArticle(sampleDoc)
    const ends = within(screen.getByRole('navigation', { name: 'Previous and next page' })).getAllByRole(
      'link',
    )
    expect(ends.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['prev', '/docs/resources/'],
      ['next', '/docs/resources/mortality'],
    ])
  })

  test('says when and by whom it was changed, in the language of the page', () => {
    const container = renderArticle(sampleDoc, sampleNorwegianSiteData)
    expect(container.querySelector('.fyr-edit-row')?.textContent).toBe(
      'Rediger denne siden (åpnes i ny fane)Sist oppdatert 4. mars 2025 av Kari Nordmann',
    )
  })

  test('says by whom it was changed if the date is unknown', () => {
    const container = renderArticle({
      ...sampleDoc,
      editUrl: null,
      lastUpdated: { date: null, author: 'Kari Nordmann' },
    })
    expect(container.querySelector('.fyr-edit-row')?.textContent).toBe('Last updated by Kari Nordmann')
    expect(container.querySelector('time')).toBeNull()
  })

  test('in no sidebar has neither crumbs nor neighbours', () => {
    renderArticle(sampleLoneDoc)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('that is not translated says so, and marks the language of its text', () => {
    const route = { ...sampleDoc.route, isFallback: true }
    const container = renderArticle({ ...sampleDoc, route }, sampleNorwegianSiteData)
    expect(container.querySelector('.fyr-notice')?.textContent).toContain('Ikke oversatt ennå')
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('en')
  })

  test('that is not translated has texts of the interface in the language of the page', () => {
    const body = tree(
      el(
        'fyr-changes',
        { since: '1.4', href: '/docs/changes' },
        el('fyr-change', { type: 'changed' }, 'Fish eat.'),
        el('fyr-change', { type: 'changed' }, el('ins', {}, el('fyr-admonition-name', { type: 'danger' }))),
      ),
      el('fyr-change-mark', { type: 'changed', id: 'a' }),
      el('fyr-change-mark', { type: 'removed', id: 'b' }, el('del', {}, 'Call us.')),
      el('fyr-code', { language: 'sh' }, 'npm test'),
    )
    const languages = (isFallback: boolean) => {
      const page = { ...sampleDoc, body, route: { ...sampleDoc.route, isFallback } }
      const container = renderArticle(page, sampleNorwegianSiteData)
      return ['Endret siden 1.4', 'Endret', 'Fare', 'Fjernet', 'Call us.', 'Kopier'].map((text) =>
        within(container)
          .getAllByText(text)
          .map((one) => one.closest('[lang]')?.getAttribute('lang')),
      )
    }
    expect(languages(true)).toEqual([['no'], ['no', 'no', 'no'], ['no'], ['no'], ['en'], ['no']])
    expect(languages(false)).toEqual([
      [undefined],
      [undefined, undefined, undefined],
      [undefined],
      [undefined],
      [undefined],
      [undefined],
    ])
  })

  test('that is a draft says so', () => {
    const container = renderArticle({ ...sampleDoc, route: { ...sampleDoc.route, isDraft: true } })
    expect(container.querySelector('.fyr-notice')?.textContent).toContain('It is not published')
  })

  test('that is unlisted says so', () => {
    const container = renderArticle({ ...sampleDoc, route: { ...sampleDoc.route, isUnlisted: true } })
    expect(container.querySelector('.fyr-notice')?.textContent).toContain('Unlisted page')
  })
})

test('a post shows its date and reading time', () => {
  const container = renderArticle(samplePost, sampleNorwegianSiteData)
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2024-09-01')
  expect(container.querySelector('.fyr-post-facts')?.textContent).toBe('1. september 2024 1 min lesetid')
})

test('the list of posts names each of its links to read more', () => {
  renderArticle(sampleBlogList)
  const link = screen.getByRole('link', { name: 'Read more about Welcome' })
  expect(link.getAttribute('href')).toBe('/blog/welcome')
})

test.each([
  [sampleBlogList, null],
  [sampleArchive, 'Archive'],
  [sampleTags, 'Tags'],
  [sampleAuthors, 'Authors'],
])('a list of the blog leads to its indexes, and says which of them it is (%#)', (page, current) => {
  renderArticle(page)
  const links = within(screen.getByRole('navigation', { name: 'Find posts' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/archive',
    '/blog/tags',
    '/blog/authors',
  ])
  const marked = links.find((link) => link.getAttribute('aria-current') === 'page')
  expect(marked?.textContent ?? null).toBe(current)
})

test('the archive has its posts under their years, with what they are about', () => {
  renderArticle(sampleArchive)
  const year = within(screen.getByRole('region', { name: '2024' }))
  expect(year.getByRole('listitem').textContent).toBe('September 1WelcomeThe documentation has one place.')
})

test('the home page links the features that have a target', () => {
  renderArticle(sampleHome)
  expect(screen.getByRole('link', { name: 'Integration' }).getAttribute('href')).toBe('/docs/intro')
  expect(screen.getByRole('heading', { name: 'Calm' }).querySelector('a')).toBeNull()
})

function languageOf(text: string): string | undefined {
  return screen.getByText(text).closest<HTMLElement>('[lang]')?.lang
}

test('the page of changes marks the language of what is not translated', () => {
  const docs = sampleDocChanges.docs.map((doc) => ({ ...doc, isFallback: doc.type !== 'moved' }))
  renderArticle({ ...sampleDocChanges, docs }, sampleNorwegianSiteData)
  expect(['Feeding', 'twice', 'Treatment', 'Old forms'].map(languageOf)).toEqual(['en', 'en', 'en', 'en'])
  expect(['Inventory', 'Endret'].map(languageOf)).toEqual([undefined, undefined])
})
