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
