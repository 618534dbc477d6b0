import { expect, test } from 'vitest'
import type { Sidebar } from '@fyr/content-pipeline/manifest'
import { sampleRoute } from '../fixtures/sample-pages.ts'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { renderLlmsText } from './llms-text.ts'

const sidebar: Sidebar = {
  name: 'guide',
  kind: 'docs',
  title: '',
  items: [
    { type: 'link', label: 'Start', href: '/docs/start' },
    {
      type: 'category',
      label: 'Feeding',
      href: '/docs/feeding/',
      isCollapsible: true,
      isCollapsed: true,
      items: [
        { type: 'link', label: 'Silo', href: '/docs/feeding/silo' },
        { type: 'link', label: 'Elsewhere', href: 'https://example.com', isExternal: true },
      ],
    },
  ],
}

test('pages are listed once, under their categories, the rest last', () => {
  const pages = [
    { route: sampleRoute('/', 'home', '', { description: '' }), title: 'Sample Docs' },
    { route: sampleRoute('/blog', 'blog-list', 'News'), title: 'News' },
    { route: sampleRoute('/blog/a', 'post', 'Older'), title: 'Older' },
    { route: sampleRoute('/blog/b', 'post', 'Newer'), title: 'Newer' },
    { route: sampleRoute('/blog/tags', 'blog-tags', ''), title: 'Tags' },
    { route: sampleRoute('/docs/feeding/', 'doc', 'Feeding'), title: 'Feeding' },
    { route: sampleRoute('/docs/feeding/silo', 'doc', 'The [silo]'), title: 'The [silo]' },
    { route: sampleRoute('/docs/loose', 'doc', 'Loose'), title: 'Loose' },
    { route: sampleRoute('/docs/start', 'doc', 'Start'), title: 'Start' },
  ]
  const siteData = { ...sampleSiteData, title: 'Sample Docs', tagline: 'All of\nit', navbar: [] }
  expect(renderLlmsText({ siteData, sidebars: { guide: sidebar }, pages })).toBe(`# Sample Docs

> All of it

Languages: [Norsk](https://sample.example/no/llms.txt)

## Sample Docs

- [Sample Docs](https://sample.example/index.md)

## Documentation

- [Start](https://sample.example/docs/start.md): About Start.
- [Loose](https://sample.example/docs/loose.md): About Loose.

## Feeding

- [Feeding](https://sample.example/docs/feeding.md): About Feeding.
- [The \\[silo\\]](https://sample.example/docs/feeding/silo.md): About The [silo].

## News

- [Newer](https://sample.example/blog/b.md): About Newer.
- [Older](https://sample.example/blog/a.md): About Older.
- [News](https://sample.example/blog.md): About News.

## Optional

- [Tags](https://sample.example/blog/tags.md): About the site.
`)
})

function textOf(descriptions: readonly string[]): string {
  const pages = descriptions.map((description, index) => ({
    route: sampleRoute(`/docs/${index}`, 'doc', '', { description }),
    title: 'Page',
  }))
  return renderLlmsText({ siteData: sampleSiteData, sidebars: {}, pages })
}

test.each([
  ['Runs `fyr check`. It takes seconds.', 'Runs fyr check.'],
  ['Use site.config.ts, e.g. for 2.0 sites! Then build.', 'Use site.config.ts, e.g. for 2.0 sites!'],
  ['Deploys to a host, e.g. GitHub Pages. Then more.', 'Deploys to a host, e.g. GitHub Pages.'],
  ['Skriver tall, f.eks. API-et. Mer.', 'Skriver tall, f.eks. API-et.'],
  ['It can be written like this:', 'It can be written like this.'],
  ['日本語の文。次の文。', '日本語の文。'],
  ['No point at the end', 'No point at the end'],
])('a description is one sentence without code: %s', (description, sentence) => {
  expect(textOf([description])).toContain(`.md): ${sentence}\n`)
})

test('the file of a locale says where those of the others are', () => {
  expect(textOf([])).toContain('\nLanguages: [Norsk](https://sample.example/no/llms.txt)\n')
  const alone = { ...sampleSiteData, locales: [sampleSiteData.locale] }
  expect(renderLlmsText({ siteData: alone, sidebars: {}, pages: [] })).not.toContain('llms.txt')
})

test('a label of several lines makes no entries of its own', () => {
  const label = 'Feeding\n\n## Optional\n\n- [A](https://evil.example/a.md)\u2028# B'
  const items = sidebar.items.map((item) => (item.type === 'category' ? { ...item, label } : item))
  const pages = [{ route: sampleRoute('/docs/feeding/silo', 'doc', 'Silo'), title: 'Silo\n# C' }]
  const siteData = { ...sampleSiteData, title: 'Sample\nDocs', navbar: [] }
  const text = renderLlmsText({ siteData, sidebars: { guide: { ...sidebar, items } }, pages })
  expect(text.match(/^(?:#|- ).*/gmu)).toEqual([
    '# Sample Docs',
    '## Feeding ## Optional - [A](https://evil.example/a.md) # B',
    '- [Silo # C](https://sample.example/docs/feeding/silo.md): About Silo.',
  ])
})
