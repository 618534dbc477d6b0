import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocPage } from './manifest/index.ts'

const FILE = { href: '/data.zip', isExternal: false, isDocument: true }

async function english() {
  const { manifest } = await buildSoundFixture('links-to-files')
  const [locale] = manifest.locales
  if (locale === undefined) throw new Error('The site has no locale.')
  return locale
}

test('links of the navbar, its menus and the footer say which of them are documents', async () => {
  const { siteData } = await english()
  const link = { type: 'link', label: 'Data', position: 'left', ...FILE }
  expect(siteData.navbar.slice(1)).toEqual([
    link,
    {
      type: 'menu',
      label: 'More',
      position: 'left',
      items: [
        link,
        { type: 'link', label: 'Mail', href: 'mailto:drift@example.com', isExternal: true, position: 'left' },
      ],
    },
  ])
  expect(siteData.footer.columns[0]?.links).toEqual([
    { label: 'Data', ...FILE },
    { label: 'Intro', href: '/docs/intro', isExternal: false },
  ])
})

test('a page is not marked as one, so that no manifest grows', async () => {
  const { siteData, sidebars } = await english()
  const texts = JSON.stringify([siteData.footer, sidebars]).match(/\{[^{}]*"Intro"[^{}]*\}/g)
  expect(texts).toHaveLength(3)
  expect(texts?.join('')).not.toContain('isDocument')
})

test('a sidebar says which of its links are documents, and its item of the navbar leads to its first page', async () => {
  const { siteData, sidebars } = await english()
  const file = { type: 'link', label: 'Data', href: '/data.zip', isDocument: true }
  expect(sidebars['main']?.items).toMatchObject([
    file,
    { href: '/docs/intro' },
    { items: [file, { href: '/docs/intro' }] },
  ])
  expect(siteData.navbar[0]).toMatchObject({ type: 'sidebar', href: '/docs/intro' })
})

test('links of the announcement to files and other locales load a document', async () => {
  const { siteData } = await english()
  expect(toMarkup(siteData.announcement?.body ?? { type: 'root', children: [] })).toBe(
    '<a href="/data.zip" dataFyrDocument=true>Data</a>, <a href="/docs/intro">intro</a> and ' +
      '<a href="/no/docs/intro" dataFyrDocument=true>Norwegian</a>.',
  )
})

test('cards, actions and features say which of them are documents', async () => {
  const { loadPage } = await buildSoundFixture('links-to-files')
  const { body } = (await loadPage('/docs/hub')) as DocPage
  expect(toMarkup(body)).toContain(
    '<fyr-card type="link" label="Data" href="/data.zip" itemCount=0 document=true></fyr-card>' +
      '<fyr-card type="link" label="Intro" href="/docs/intro" itemCount=0></fyr-card>',
  )
  expect(await loadPage('/')).toMatchObject({
    actions: [
      { label: 'Data', href: '/data.zip', isDocument: true, isPrimary: true },
      { label: 'Read', href: '/docs/intro', isPrimary: false },
    ],
    featuresTitle: 'What is here',
    features: [
      { title: 'Data', href: '/data.zip', isDocument: true },
      { title: 'Norwegian', href: '/no/docs/intro', isDocument: true },
      { title: 'Calm', href: null },
    ],
  })
})

test('an anchor of the title of a page, in its text or in its front matter, leads to the page', async () => {
  const { loadPage } = await buildSoundFixture('links-to-files')
  const hub = toMarkup(((await loadPage('/docs/hub')) as DocPage).body)
  expect(hub).toContain('<a href="/docs/intro">intro</a>, and the top of <a href="#">this page</a>')
})

test('a link leads to the id that a page gives to an island', async () => {
  const { loadPage } = await buildSoundFixture('links-to-files')
  const hub = toMarkup(((await loadPage('/docs/hub')) as DocPage).body)
  expect(hub).toContain('<a href="#Oslo.fjord">chart</a>')
})

test('a link leads to a folder of static files that has a page', async () => {
  const { loadPage } = await buildSoundFixture('links-to-files')
  const hub = toMarkup(((await loadPage('/docs/hub')) as DocPage).body)
  expect(hub).toContain(
    '<a href="/app/" dataFyrDocument=true>app</a>, <a href="/app/#start" dataFyrDocument=true>again</a>',
  )
})
