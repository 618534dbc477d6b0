import { expect, test } from 'vitest'
import { buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { DocCard, DocCategoryPage, DocPage, DocTagPage, DocTagsPage } from './manifest/index.ts'

async function load<Kind>(path: string): Promise<Kind> {
  const { loadPage } = await buildSoundFixture('doc-lists')
  return (await loadPage(path)) as Kind
}

test('tags and generated indexes have routes, tags of unlisted docs and empty categories have none', async () => {
  const { routes } = await buildSoundFixture('doc-lists')
  const generated = routes.filter(({ kind, locale }) => kind.startsWith('doc-') && locale === 'en')
  expect(generated.map(({ path, kind, id, title, sidebar }) => [path, kind, id, title, sidebar])).toEqual([
    ['/docs/all', 'doc-category', 'doc-category/current/all', 'All of it', 'main'],
    [
      '/docs/category/the-inner-guide',
      'doc-category',
      'doc-category/current/category/the-inner-guide',
      'The inner guide',
      'files',
    ],
    ['/docs/tags', 'doc-tags', 'doc-tags/current', '', null],
    ['/docs/tags/begin', 'doc-tag', 'doc-tags/current/begin', '', null],
    ['/docs/tags/news', 'doc-tag', 'doc-tags/current/news', '', null],
    ['/docs/tags/news-of-docs', 'doc-tag', 'doc-tags/current/news-of-docs', '', null],
  ])
})

test('a doc names its tags as tags.yml declares them', async () => {
  expect((await load<DocPage>('/no/docs/intro')).tags).toEqual([
    { label: 'Begynn her', href: '/no/docs/tags/begin', description: 'Read these first.' },
    { label: 'News', href: '/no/docs/tags/news-of-docs', description: null },
  ])
})

test('tags are grouped by first letter', async () => {
  const { groups } = await load<DocTagsPage>('/no/docs/tags')
  const outline = groups.map(({ letter, tags }) => [
    letter,
    tags.map(({ tag, docCount }) => [tag.label, docCount]),
  ])
  expect(outline).toEqual([
    ['B', [['Begynn her', 2]]],
    [
      'N',
      [
        ['News', 1],
        ['News', 1],
      ],
    ],
  ])
})

test('a tag’s page lists its docs in the alphabet and leads to all tags', async () => {
  const { tag, docs, allTagsHref } = await load<DocTagPage>('/docs/tags/begin')
  expect([tag.label, tag.description, allTagsHref]).toEqual(['Start here', 'Read these first.', '/docs/tags'])
  expect(docs).toEqual([
    { label: 'Hub', href: '/docs/hub', description: 'Where things meet.' },
    { label: 'Introduction', href: '/docs/intro', description: 'See the rest.' },
  ])
})

test('a generated index shows what is below as cards, and has its place in the sidebar', async () => {
  const page = await load<DocCategoryPage>('/docs/all')
  expect(page.route.description).toBe('What the introduction leaves out.')
  expect(page.cards.map(cardLine)).toEqual([
    'category Hub /docs/hub: Where things meet. (2)',
    'category Without a page /docs/deep/two: Two of a kind. (2)',
  ])
  expect(page.breadcrumbs).toEqual([{ label: 'Everything else', href: null }])
  expect([page.previous?.href, page.next?.href]).toEqual(['/docs/intro', '/docs/hub'])
  const below = await load<DocPage>('/docs/deep/one')
  expect(below.breadcrumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Everything else', '/docs/all'],
    ['Hub', '/docs/hub'],
    ['One', null],
  ])
})

test('a generated index is translated by messages', async () => {
  const page = await load<DocCategoryPage>('/no/docs/all')
  expect([page.route.title, page.route.description]).toEqual(['Alt sammen', 'Det innledningen hopper over.'])
  expect(page.cards.map(cardLine)[1]).toBe('category Without a page /no/docs/deep/two: To av samme slag. (2)')
})

test('a folder can ask for a generated index', async () => {
  const { manifest } = await buildSoundFixture('doc-lists')
  expect(manifest.locales[0]?.sidebars['files']?.items).toMatchObject([
    { type: 'category', label: 'The inner guide', href: '/docs/category/the-inner-guide' },
  ])
  const page = await load<DocCategoryPage>('/docs/category/the-inner-guide')
  expect(page.cards.map(cardLine)).toEqual([
    'doc First /docs/guide/inner/first: The first step. (0)',
    'doc Second /docs/guide/inner/second: The second step. (0)',
  ])
})

test('::cards shows what is in the category of a doc', async () => {
  const { body } = await load<DocPage>('/no/docs/hub')
  expect(toMarkup(body).trim()).toBe(
    '<fyr-cards>' +
      '<fyr-card type="doc" label="One" href="/no/docs/deep/one" itemCount=0 description="The first of them."></fyr-card>' +
      '<fyr-card type="link" label="Source" href="https://example.com/source" itemCount=0 external=true></fyr-card>' +
      '</fyr-cards>',
  )
})

test('keywords and a picture for previews come from front matter or from the link to an index', async () => {
  const { manifest } = await buildSoundFixture('doc-lists')
  expect((await load<DocCategoryPage>('/no/docs/all')).preview).toEqual({
    keywords: ['rest'],
    image: { url: 'https://docs.example.com/no/img/all.png', size: { width: 12, height: 6 } },
  })
  const { preview } = await load<DocPage>('/docs/hub')
  expect(preview?.keywords).toEqual(['hub', 'middle'])
  expect(preview?.image?.url).toMatch(/^https:\/\/docs\.example\.com\/assets\/hub-[0-9a-f]{8}\.png$/)
  expect(manifest.assets.map(({ to }) => to.replace(/-[0-9a-f]{8}/, ''))).toEqual(['assets/hub.png'])
  expect((await load<DocPage>('/docs/intro')).preview).toBe(null)
})

function cardLine({ type, label, href, description, itemCount }: DocCard): string {
  return `${type} ${label} ${href}: ${description} (${itemCount})`
}
