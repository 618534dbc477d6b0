import { expect, test } from 'vitest'
import { buildFixture, buildSoundFixture } from '../fixtures/build-fixture.ts'
import type { SidebarItem } from '../manifest/index.ts'
import type { SiteConfigInput } from '../schemas/site-config.ts'

type Source = NonNullable<SiteConfigInput['sources']>[number]

function api(name: string, folder?: string): Source {
  return {
    name,
    version: '1',
    load: () => [],
    openApi: `${name}.yaml`,
    ...(folder !== undefined && { folder }),
  }
}

/** A site whose sidebar lists the pages of an API. */
function siteWith(named: string, sources: readonly Source[]) {
  return buildFixture('docs-from-folders', 'production', null, {
    sources: [...sources],
    sidebars: { guide: [{ type: 'openapi', api: named }] },
  })
}

test('a sidebar lists the pages of an API by the name of its source', async () => {
  const { build, diagnostics } = await siteWith('harbour', [
    api('other', 'docs/nothing'),
    api('harbour', 'docs/areas'),
  ])
  expect(diagnostics.filter(({ code }) => code === 'unknown-api' || code === 'unknown-folder')).toEqual([])
  const [sidebar] = Object.values(build?.manifest.locales[0]?.sidebars ?? {})
  expect(sidebar?.items.length).toBeGreaterThan(0)
})

test.each([
  [
    'harbor',
    [api('harbour', 'docs/areas')],
    /no content source makes/,
    /^Did you mean "harbour"\? APIs of this site: harbour\.$/,
  ],
  ['harbour', [api('harbour', 'blog/api')], /are not docs/, /begins with "docs\/"/],
  ['harbour', [api('harbour')], /are not docs/, /begins with "docs\/"/],
])('an API "%s" whose pages cannot be listed is reported', async (named, sources, problem, hint) => {
  const { diagnostics } = await siteWith(named, sources)
  expect(diagnostics.filter(({ code }) => code === 'unknown-api')).toMatchObject([
    { problem: expect.stringMatching(problem), hint: expect.stringMatching(hint) },
  ])
})

test.each([
  [
    'index-first' as const,
    ['first', 'index', 'boat', 'boat-nets', 'feed', 'zone'],
    ['feed page', 'amount', 'weight'],
  ],
  [
    'file-name' as const,
    ['first', 'boat-nets', 'boat', 'feed', 'index', 'zone'],
    ['amount', 'feed page', 'weight'],
  ],
])('entries without a position may be ordered: %s', async (sidebarOrder, expected, inner) => {
  const { manifest } = await buildSoundFixture('docs-by-file-name', 'production', null, {
    docs: { sidebarOrder },
  })
  const { items = [] } = manifest.locales[0]?.sidebars['defaultSidebar'] ?? {}
  expect(items.map(labelOf)).toEqual(expected)
  const category = items.find((item) => item.type === 'category')
  expect(category?.items.map(labelOf)).toEqual(inner)
})

function labelOf(item: SidebarItem): string | null {
  return 'label' in item ? item.label : null
}
