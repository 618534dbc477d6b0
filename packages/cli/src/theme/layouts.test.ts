import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { customisedSite } from '../testing/customised-site.ts'
import { readFolder } from '../testing/read-folder.ts'

const POSTER = `import type { LayoutProps } from '@fyr/theme'

export default function Poster({ title, description, article, toc, frontMatter }: LayoutProps) {
  return <div data-own="poster"><p>{description} {String(frontMatter.sidebar_label)}</p>{title}{article}{toc}</div>
}
`

function siteWithLayout(layout: string, files: Readonly<Record<string, string>>): string {
  const root = customisedSite(files)
  const text = `---\nlayout: ${layout}\nsidebar_label: Big\ndescription: Said above.\n---\n\n# Posted\n\n## Part\n\nText.\n`
  writeFileSync(join(root, 'content/docs/posted.md'), text)
  writeFileSync(
    join(root, 'content/docs/plain.md'),
    text.replace(/layout:.*\n/, '').replace('# Posted\n\n', ''),
  )
  return root
}

async function builtPage(root: string, name = 'posted'): Promise<string> {
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  return readFolder(join(root, 'dist')).get(`docs/${name}/index.html`) ?? ''
}

test('a layout of the site places the parts of a page, and browsers get no script of it', async () => {
  const root = siteWithLayout('poster', { 'layouts/poster.tsx': POSTER })
  const html = await builtPage(root)
  expect(html).toContain('<div data-own="poster"><p>Said above. Big</p><h1')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain('class="fyr-layout-toc"')
  expect(html).toContain('href="#part"')
  const scripts = [...readFolder(join(root, 'dist'))].filter(([place]) => place.endsWith('.js'))
  expect(scripts.filter(([, code]) => code.includes('poster'))).toEqual([])
})

test.each([
  ['wide', true],
  ['landing', false],
])(
  'the layout "%s" has no column for contents; those of a wide page are above its text',
  async (layout, isWide) => {
    const root = siteWithLayout(layout, {})
    const html = await builtPage(root)
    expect(html).not.toContain('fyr-layout-toc')
    expect(html.includes('fyr-layout-sidebar')).toBe(isWide)
    expect(html.includes('class="fyr-mobile-toc"')).toBe(isWide)
    expect(await builtPage(root, 'plain')).toContain('fyr-layout-toc')
  },
)

test('a layout that does not exist, and one that renders nothing, are reported where they are named', async () => {
  const root = siteWithLayout('postr', {
    'layouts/poster.tsx': POSTER,
    'layouts/empty.tsx': 'export const a = 1\n',
  })
  expect((await check({ root })).diagnostics).toMatchObject([
    { code: 'layout-empty', file: 'theme/layouts/empty.tsx' },
    { code: 'unknown-layout', file: 'content/docs/posted.md', line: 2, column: 1 },
  ])
})
