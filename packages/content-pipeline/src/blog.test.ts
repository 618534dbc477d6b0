import { expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import type { BlogAuthorPage, BlogListPage, BlogTagPage, PostPage } from './manifest/index.ts'

test('the blog has a route for every post, list, tag in use and further page', async () => {
  const { routes } = await buildSoundFixture('blog')
  const blog = routes.filter(({ path }) => path.startsWith('/blog'))
  expect(blog.map(({ path, kind, title, sidebar }) => [path, kind, title, sidebar])).toEqual([
    ['/blog', 'blog-list', 'Updates', 'blog'],
    ['/blog/2024/12/31/year-end', 'post', 'Year end', 'blog'],
    ['/blog/archive', 'blog-archive', '', null],
    ['/blog/authors', 'blog-authors', '', 'blog'],
    ['/blog/authors/ingrid', 'blog-author', 'Ingrid Vik', 'blog'],
    ['/blog/authors/the-quiet-one', 'blog-author', 'Nils Dahl', 'blog'],
    ['/blog/fjord-3.0-to-3.6', 'post', 'New year with Fjord', 'blog'],
    ['/blog/older', 'post', 'Older', 'blog'],
    ['/blog/page/2', 'blog-list', 'Updates', 'blog'],
    ['/blog/secret', 'post', 'Secret', 'blog'],
    ['/blog/tags', 'blog-tags', '', 'blog'],
    ['/blog/tags/fjord', 'blog-tag', '', 'blog'],
    ['/blog/tags/insights', 'blog-tag', '', 'blog'],
    ['/blog/tags/news', 'blog-tag', '', 'blog'],
  ])
})

test('the list shows the newest first, cut into pages, without unlisted posts', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const first = (await loadPage('/blog')) as BlogListPage
  expect(first.posts.map(({ href, date }) => [href, date])).toEqual([
    ['/blog/fjord-3.0-to-3.6', '2025-01-01'],
    ['/blog/2024/12/31/year-end', '2024-12-31'],
  ])
  expect(first.pagination).toEqual({ page: 1, pageCount: 2, newerHref: null, olderHref: '/blog/page/2' })
  const second = (await loadPage('/blog/page/2')) as BlogListPage
  expect(second.posts.map(({ title }) => title)).toEqual(['Older'])
  expect(second.pagination).toEqual({ page: 2, pageCount: 2, newerHref: '/blog', olderHref: null })
})

test('an excerpt ends at the truncate marker', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const { posts } = (await loadPage('/blog')) as BlogListPage
  expect(posts.map(({ excerpt, isTruncated }) => [toMarkup(excerpt).trim(), isTruncated])).toEqual([
    ['<p>Text.</p>', false],
    ['<p>Before.</p>', true],
  ])
})

test('a draft without a date is fine in a build, and reported in development', async () => {
  const { routes } = await buildSoundFixture('undated-draft')
  expect(routes.filter(({ kind }) => kind === 'post').map(({ path }) => path)).toEqual(['/blog/lit'])
  const { diagnostics } = await buildFixture('undated-draft', 'development')
  expect(diagnostics).toMatchObject([
    { code: 'undated-draft', severity: 'warning', file: 'content/blog/plan.md', line: 1, column: 1 },
  ])
})

test('a post whose date is invalid has a page, and is in no list', async () => {
  const { build } = await buildFixture('mistakes/invalid-date-among-other-faults', 'development')
  const routes = build?.manifest.locales[0]?.routes ?? []
  expect(routes.map(({ path }) => path)).toContain('/blog/thirteen')
  const list = routes.find(({ path }) => path === '/blog')
  expect(list && (await build?.loadPage(list))).toMatchObject({ posts: [] })
})

test('a post may have another title for search engines than for readers', async () => {
  const { loadPage } = await buildSoundFixture('lone-post')
  expect(await loadPage('/blog/2026/01/01/lit')).toMatchObject({
    route: { title: 'Lit: the light of a lone post' },
    heading: ['Lit'],
    post: { title: 'Lit' },
  })
})

test('a post knows its facts and its newer and older neighbours', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  expect(await loadPage('/blog/2024/12/31/year-end')).toMatchObject({
    kind: 'post',
    heading: ['Year end'],
    post: {
      date: '2024-12-31',
      readingMinutes: 1,
      isFallback: false,
      authors: [{ key: 'ingrid', name: 'Ingrid Vik', title: null, url: null, imageUrl: '/img/ingrid.svg' }],
      tags: [
        { label: 'News', href: '/blog/tags/news', description: null },
        { label: 'Insights', href: '/blog/tags/insights', description: 'What the data says.' },
      ],
    },
    newer: { label: 'New year with Fjord', href: '/blog/fjord-3.0-to-3.6' },
    older: { label: 'Older', href: '/blog/older' },
  })
})

test('a post defines an author of its own, who is not among the authors of the blog', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  expect(await loadPage('/blog/older')).toMatchObject({
    post: { authors: [{ key: 'Kari Moe', name: 'Kari Moe', title: 'Guest', url: null, imageUrl: null }] },
  })
})

test('a post may name its only author as older sites of Docusaurus do', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const author = { key: 'Ola Nes', name: 'Ola Nes', title: 'Guest', url: null, imageUrl: '/img/ingrid.svg' }
  expect(await loadPage('/blog/secret')).toMatchObject({ post: { authors: [author] } })
})

test('an unlisted post is not the neighbour of any post', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  expect(await loadPage('/blog/secret')).toMatchObject({
    newer: null,
    older: null,
    route: { isUnlisted: true },
    // The other tag is of no listed post, so it has no page to lead to.
    post: { tags: [{ label: 'News' }] },
  })
  expect(await loadPage('/blog/fjord-3.0-to-3.6')).toMatchObject({ newer: null })
})

test('the archive is grouped by years in UTC, newest first', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const archive = await loadPage('/blog/archive')
  if (archive.kind !== 'blog-archive') throw new Error(archive.kind)
  expect(archive.years.map(({ year, posts }) => [year, posts.map(({ title }) => title)])).toEqual([
    ['2025', ['New year with Fjord']],
    ['2024', ['Year end']],
    ['2023', ['Older']],
  ])
})

test.each(['/blog', '/blog/page/2', '/blog/archive', '/blog/tags', '/blog/authors'])(
  '%s leads to every index that the blog has',
  async (path) => {
    const { loadPage } = await buildSoundFixture('blog')
    expect(await loadPage(path)).toMatchObject({
      indexes: [
        { kind: 'archive', href: '/blog/archive' },
        { kind: 'tags', href: '/blog/tags' },
        { kind: 'authors', href: '/blog/authors' },
      ],
    })
  },
)

async function indexesOf(fixture: string, path: string): Promise<string[]> {
  const page = await (await buildSoundFixture(fixture)).loadPage(path)
  return page.kind === 'blog-list' ? page.indexes.map(({ href }) => href) : []
}

test('a list leads to the indexes of its own language, and to no missing ones', async () => {
  expect(await indexesOf('feeds', '/no/blog')).toEqual([
    '/no/blog/archive',
    '/no/blog/tags',
    '/no/blog/authors',
  ])
  expect(await indexesOf('lone-post', '/blog')).toEqual(['/blog/archive'])
})

test('the sidebar holds as many posts as configured, by year', async () => {
  const { manifest } = await buildSoundFixture('blog')
  expect(manifest.locales[0]?.sidebars['blog']).toEqual({
    name: 'blog',
    kind: 'blog',
    title: 'Recent posts',
    items: [
      {
        type: 'group',
        label: '2025',
        items: [{ type: 'link', label: 'New year with Fjord', href: '/blog/fjord-3.0-to-3.6' }],
      },
      {
        type: 'group',
        label: '2024',
        items: [{ type: 'link', label: 'Year end', href: '/blog/2024/12/31/year-end' }],
      },
    ],
  })
})

test('authors are in the order of their file, with their number of posts, one without a name by the key', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const page = await loadPage('/blog/authors')
  if (page.kind !== 'blog-authors') throw new Error(page.kind)
  expect(page.authors.map(({ author, postCount }) => [author.name, postCount])).toEqual([
    ['Ola Nes', 1],
    ['Ingrid Vik', 2],
    ['Nils Dahl', 0],
    ['Kari Moe', 0],
    ['Tor Li', 0],
    ['harbour-office', 0],
  ])
  expect(page.authors.map(({ author }) => author.href)).toEqual([
    'https://example.com/ola',
    '/blog/authors/ingrid',
    '/blog/authors/the-quiet-one',
    '/blog/archive',
    'mailto:tor@example.com',
    null,
  ])
})

test('an author’s page shows the author and lists the posts', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const page = (await loadPage('/blog/authors/ingrid')) as BlogAuthorPage
  expect(page).toMatchObject({
    route: { id: 'blog/authors/ingrid', description: 'Writes about Fjord.' },
    author: {
      name: 'Ingrid Vik',
      description: 'Writes about Fjord.',
      url: null,
      email: 'ingrid@example.com',
      imageUrl: '/img/ingrid.svg',
      socials: [
        { label: 'GitHub', href: 'https://github.com/ingrid' },
        { label: 'Mastodon', href: 'https://mastodon.example/@ingrid' },
        { label: 'Notes', href: 'https://example.com/notes' },
      ],
    },
    postCount: 2,
    allAuthorsHref: '/blog/authors',
    pagination: { page: 1, pageCount: 1 },
  })
  expect(page.posts.map(({ title }) => title)).toEqual(['New year with Fjord', 'Year end'])
  expect(await loadPage('/blog/authors/the-quiet-one')).toMatchObject({ postCount: 0, posts: [] })
})

test('tags are grouped by first letter, and only those in use', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const page = await loadPage('/blog/tags')
  if (page.kind !== 'blog-tags') throw new Error(page.kind)
  expect(
    page.groups.map(({ letter, tags }) => [letter, tags.map(({ tag, postCount }) => [tag.label, postCount])]),
  ).toEqual([
    ['F', [['Fjord', 1]]],
    ['I', [['Insights', 2]]],
    ['N', [['News', 1]]],
  ])
})

test('a tag’s page lists its posts and leads to all tags', async () => {
  const { loadPage } = await buildSoundFixture('blog')
  const page = (await loadPage('/blog/tags/insights')) as BlogTagPage
  expect(page).toMatchObject({
    postCount: 2,
    allTagsHref: '/blog/tags',
    route: { description: 'What the data says.' },
  })
  expect(page.posts.map(({ title }) => title)).toEqual(['New year with Fjord', 'Year end'])
})

test('a list shows which posts are not translated', async () => {
  const { loadPage } = await buildSoundFixture('feeds')
  const page = await loadPage('/no/blog')
  const posts = page.kind === 'blog-list' ? page.posts : []
  expect(posts.map(({ href, isFallback }) => [href, isFallback])).toEqual([
    ['/no/blog/2025/01/02/marks', true],
    ['/no/blog/2024/05/05/setup', false],
    ['/no/blog/2023/01/01/too-old', true],
  ])
})

test.each([
  ['2024-12-30', ['Older']],
  ['2024-12-31', ['Older', 'Year end']],
  ['2025-01-01', ['New year with Fjord', 'Older', 'Year end']],
])('on %s, posts of later days are held back', async (day, titles) => {
  const { routes } = await buildSoundFixture('blog', 'production', day)
  const posts = routes.filter(({ kind, isUnlisted }) => kind === 'post' && !isUnlisted)
  expect(posts.map(({ title }) => title).toSorted()).toEqual(titles)
})

test('a post without a title is called by the name of its file', async () => {
  const { routes } = await buildSoundFixture('untitled-posts')
  const posts = routes.filter(({ kind }) => kind === 'post')
  expect(posts.map(({ path, title }) => [path, title])).toEqual([
    ['/blog/2024/10/02/dated', 'dated'],
    ['/blog/sub/folder', 'folder'],
    ['/blog/sub/notitle', 'notitle'],
  ])
})

test('a blog at the root of the site has the addresses of the site itself, and its list is the home page', async () => {
  const { routes, manifest, loadPage, loadFeeds } = await buildSoundFixture('blog-at-the-root')
  const lists = ['archive', 'authors', 'authors/ingrid', 'page/2', 'tags', 'tags/light']
  const own = ['', '2026/03/01/lit', 'dark', ...lists, 'search', '404.html']
  const expected = ['/', '/no/'].flatMap((base) => own.map((at) => base + at))
  expect(routes.map(({ path }) => path).toSorted()).toEqual(expected.toSorted())
  expect(routes.find(({ path }) => path === '/')).toMatchObject({ kind: 'blog-list', title: 'Log' })
  const list = (await loadPage('/no/page/2')) as BlogListPage
  expect(list).toMatchObject({
    posts: [{ title: 'Lyset er slukket', href: '/no/dark' }],
    pagination: { newerHref: '/no/' },
  })
  const post = (await loadPage('/2026/03/01/lit')) as PostPage
  expect(post.post).toMatchObject({
    tags: [{ href: '/tags/light' }],
    authors: [{ href: '/authors/ingrid' }],
  })
  expect(toMarkup(post.body)).toContain(
    '<a href="/dark">a month ago</a>, or <a href="/dark">by its address</a>',
  )
  expect(manifest.locales[0]?.redirects).toEqual([{ from: '/blog/2026/03/01/lit', to: '/2026/03/01/lit' }])
  const feeds = await loadFeeds('no')
  expect(feeds.map(({ place }) => place)).toEqual(['rss.xml', 'atom.xml', 'feed.json'])
  expect(feeds[0]?.text).toContain('<link>https://docs.example.com/no/dark</link>')
  expect(manifest.locales[1]?.siteData.feeds.map(({ href }) => href)).toEqual([
    '/no/rss.xml',
    '/no/atom.xml',
    '/no/feed.json',
  ])
})

test('a blog without a description has no sentence above its posts, and its feeds use their title', async () => {
  const { manifest, loadPage, loadFeeds } = await buildSoundFixture('blog-at-the-root')
  expect(await loadPage('/')).toMatchObject({ route: { description: '' } })
  const title = `${manifest.locales[0]?.siteData.title} | Log`
  const [rss] = await loadFeeds('en')
  expect(rss?.text).toContain(`<description>${title}</description>`)
})
