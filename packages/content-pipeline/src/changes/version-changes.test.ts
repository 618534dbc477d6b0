import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildManifest } from '../build-manifest.ts'
import { BASE_CONFIG } from '../fixtures/build-fixture.ts'
import { toMarkup } from '../fixtures/to-markup.ts'
import { parseSiteConfig } from '../schemas/parse-site-config.ts'
import type { SiteConfigInput } from '../schemas/site-config.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const LONG = 'Fish eat twice a day.\n\n- One\n- Two\n- Three\n'

/** Version 1.4, and what version 2.0 makes of it. */
const FILES = {
  'versions.json': '["2.0", "1.4"]',
  'content/docs/intro.md': '# Start\n\nWelcome.\n',
  'versioned_docs/version-1.4/intro.md': '# Start\n\nWelcome.\n',
  'versioned_docs/version-2.0/intro.md': '# Start\n\nWelcome.\n',
  'versioned_docs/version-1.4/feed.md': `# Feed\n\nDry feed.\n\n## Amounts\n\n${LONG}`,
  'versioned_docs/version-2.0/feed.md': `# Feeding\n\n## Amounts\n\n${LONG.replace('twice', 'once').replace('- Two\n', '')}\nDry feed.\n\nNew.\n`,
  'versioned_docs/version-1.4/old-name.md': `# Lice\n\n${LONG}`,
  'versioned_docs/version-2.0/new-name.md': `# Lice\n\n${LONG.replace('twice', 'once')}`,
  // Alike as well, but not as much.
  'versioned_docs/version-2.0/new-too.md': `# Lice too\n\n${LONG}`,
  'versioned_docs/version-1.4/order.md': '# Order\n\nReplace `old()` by `new()`.\n',
  'versioned_docs/version-2.0/order.md': '# Order\n\nReplace `new()` by `old()`.\n',
  'versioned_docs/version-1.4/gone.md': '# Gone\n\nOver.\n',
  'versioned_docs/version-2.0/come.md': '# Come\n\nNow.\n',
  'versioned_docs/version-2.0/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\nSecret.\n',
  'i18n/no/versioned_docs/version-2.0/feed.md': '# Fôring\n\nTørt fôr.\n',
  'i18n/no/versioned_docs/version-1.4/intro.md': '# Begynn\n\nVelkommen.\n',
  'i18n/no/versioned_docs/version-2.0/intro.md': '# Begynn\n\nHjertelig velkommen.\n',
}

async function build(
  docs: SiteConfigInput['docs'] = { changes: true },
  more: Readonly<Record<string, string>> = {},
) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fyr-')))
  folders.push(root)
  for (const [file, text] of Object.entries({ ...FILES, ...more })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'no', label: 'Norsk' },
  ]
  const { config } = parseSiteConfig({ ...BASE_CONFIG, locales, docs }, { file: 'site.config.ts', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  const site = await buildManifest({ root, config, mode: 'production' })
  expect(site.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const routes = site.manifest.locales.flatMap((locale) => locale.routes)
  const load = async (path: string) => {
    const route = routes.find((one) => one.path === path)
    if (route === undefined) throw new Error(`No page at ${path}.`)
    return site.loadPage(route)
  }
  const body = async (path: string): Promise<string> => {
    const page = await load(path)
    return 'body' in page ? toMarkup(page.body) : ''
  }
  const changes = async (path: string) => {
    const page = await load(path)
    if (page.kind !== 'doc-changes') throw new Error('Another kind of page.')
    const listed = page.docs.map(({ type, label, href, changes: list }) => [
      type,
      label,
      href,
      list === null ? null : list.children.map(toMarkup),
    ])
    const untranslated = page.docs.filter(({ isFallback }) => isFallback).map(({ label }) => label)
    return { from: page.from, to: page.to, docs: listed, untranslated }
  }
  return { routes, load, body, changes }
}

function change(type: string, place: string, text: string): string {
  return `<fyr-change type="${type}"${place === '' ? '' : ` href="${place}"`}>${text}</fyr-change>`
}

test('each version is compared with the one before it, on a page that search engines list for the last one alone', async () => {
  const { routes } = await build()
  const pages = routes.filter(({ kind }) => kind === 'doc-changes')
  expect(pages.map(({ path, isIndexed }) => [path, isIndexed])).toEqual([
    ['/docs/changes/1.4...2.0', true],
    ['/docs/changes/2.0...current', false],
    ['/no/docs/changes/1.4...2.0', true],
    ['/no/docs/changes/2.0...current', false],
  ])
})

test('a site that does not want changes has none', async () => {
  const { routes, body } = await build({})
  expect(routes.filter(({ kind }) => kind === 'doc-changes')).toEqual([])
  expect(await body('/docs/feed')).not.toContain('fyr-change')
})

test('the page of two versions lists what differs, page by page', async () => {
  const { changes } = await build()
  const { from, to, docs } = await changes('/docs/changes/1.4...2.0')
  expect([from, to]).toEqual(['1.4', '2.0'])
  expect(docs).toEqual([
    ['added', 'Come', '/docs/come', null],
    [
      'changed',
      'Feeding',
      '/docs/feed',
      [
        change('changed', '', '<del>Feed</del> <ins>Feeding</ins>'),
        change('changed', '/docs/feed#amounts', 'Fish eat <del>twice</del> <ins>once</ins> a day.'),
        change('removed', '/docs/feed#amounts', 'Two'),
        change('moved', '/docs/feed#amounts', 'Dry feed.'),
        change('added', '/docs/feed#amounts', 'New.'),
      ],
    ],
    [
      'moved',
      'Lice',
      '/docs/new-name',
      [change('changed', '/docs/new-name', 'Fish eat <del>twice</del> <ins>once</ins> a day.')],
    ],
    ['added', 'Lice too', '/docs/new-too', null],
    ['changed', 'Order', '/docs/order', [expect.stringContaining('<del><code>old()</code></del>')]],
    ['removed', 'Gone', '/docs/1.4/gone', null],
  ])
})

const RATIONS = `## Rations

In winter salmon eat half as much as they do in summer, so halve the ration.

Short.
`
const GEAR = 'Whoever dives takes a second diver along, and a boat stays above them.\n'

/** Docs of which parts are in another one in version 2.0. */
const MOVES = {
  'versioned_docs/version-1.4/rearing.md': `# Rearing\n\nSmolt.\n\n${RATIONS}\n## Grading\n\nGrade by weight.\n`,
  'versioned_docs/version-2.0/rearing.md': `# Rearing\n\nSmolt.\n\n## Grading\n\nGrade by weight.\n`,
  'versioned_docs/version-1.4/seasons.md': '# Seasons\n\nThey differ.\n\nNever.\n',
  'versioned_docs/version-2.0/seasons.md': `# Seasons\n\nThey differ.\n\n${RATIONS}`,
  'versioned_docs/version-1.4/divers.md': `# Divers\n\n${GEAR}`,
  'versioned_docs/version-1.4/boats.md': '# Boats\n\nBoats float.\n\nShort.\n',
  'versioned_docs/version-2.0/boats.md': `# Boats\n\nBoats float.\n\n${GEAR}\nNever.\n`,
}

/** Behind the words of a block: the doc that it went to or came from. */
function link(href: string, label: string): string {
  return ` (<a href="${href}">${label}</a>)`
}

test('a section that is in another doc now was moved, on the pages of both', async () => {
  const { body, changes } = await build({ changes: true }, MOVES)
  const { docs } = await changes('/docs/changes/1.4...2.0')
  // What is short and stands alone is no part of another doc.
  expect(
    docs.filter(([, label]) => ['Rearing', 'Seasons', 'Divers', 'Boats'].includes(String(label))),
  ).toEqual([
    [
      'changed',
      'Boats',
      '/docs/boats',
      [
        change('moved-from', '/docs/boats', `${GEAR.trim()}${link('/docs/1.4/divers', 'Divers')}`),
        change('changed', '/docs/boats', '<del>Short.</del> <ins>Never.</ins>'),
      ],
    ],
    [
      'changed',
      'Rearing',
      '/docs/rearing',
      [change('moved-to', '/docs/rearing', `Rations${link('/docs/seasons#rations', 'Seasons')}`)],
    ],
    [
      'changed',
      'Seasons',
      '/docs/seasons',
      [
        change('removed', '/docs/seasons', 'Never.'),
        change('moved-from', '/docs/seasons#rations', `Rations${link('/docs/rearing', 'Rearing')}`),
      ],
    ],
    [
      'removed',
      'Divers',
      '/docs/1.4/divers',
      [change('moved-to', '/docs/1.4/divers', `${GEAR.trim()}${link('/docs/boats', 'Boats')}`)],
    ],
  ])
  expect(await body('/docs/rearing')).toContain(
    `<fyr-change-mark type="moved-to" id="fyr-change-1"><del>Rations</del>${link('/docs/seasons#rations', 'Seasons')}</fyr-change-mark>`,
  )
  expect(await body('/docs/seasons')).toContain(
    'id="fyr-change-2"><a href="/docs/rearing">Rearing</a></fyr-change-mark>',
  )
})

test('a doc that is new says which parts of it were in another one', async () => {
  const { body, changes } = await build(
    { changes: true },
    {
      'versioned_docs/version-1.4/rearing.md': MOVES['versioned_docs/version-1.4/rearing.md'],
      'versioned_docs/version-2.0/rearing.md': MOVES['versioned_docs/version-2.0/rearing.md'],
      'versioned_docs/version-2.0/rations.md': `# Amounts\n\nThis is new here, and nowhere else.\n\n${RATIONS}`,
    },
  )
  const { docs } = await changes('/docs/changes/1.4...2.0')
  const words = `Rations${link('/docs/rearing', 'Rearing')}`
  expect(docs).toContainEqual([
    'added',
    'Amounts',
    '/docs/rations',
    [change('moved-from', '/docs/rations#rations', words)],
  ])
  expect(await body('/docs/rations')).toContain(
    `isNew=true>${change('moved-from', '#fyr-change-1', words)}</fyr-changes>`,
  )
})

test('the heading of a section that becomes a doc moves with it, as its title, and so does a title', async () => {
  const { changes } = await build(
    { changes: true },
    {
      'versioned_docs/version-1.4/rearing.md': MOVES['versioned_docs/version-1.4/rearing.md'],
      'versioned_docs/version-2.0/rearing.md': MOVES['versioned_docs/version-2.0/rearing.md'],
      'versioned_docs/version-2.0/rations.md': RATIONS.replace('##', '#'),
      'versioned_docs/version-1.4/divers.md': MOVES['versioned_docs/version-1.4/divers.md'],
      'versioned_docs/version-1.4/boats.md': '# Boats\n\nBoats float.\n',
      'versioned_docs/version-2.0/boats.md': `# Boats\n\nBoats float.\n\n## Divers\n\n${GEAR}`,
    },
  )
  const { docs } = await changes('/docs/changes/1.4...2.0')
  expect(docs).toContainEqual([
    'changed',
    'Rearing',
    '/docs/rearing',
    [change('moved-to', '/docs/rearing', 'Rations (<a href="/docs/rations">Rations</a>)')],
  ])
  expect(docs).toContainEqual([
    'changed',
    'Boats',
    '/docs/boats',
    [change('moved-from', '/docs/boats#divers', 'Divers (<a href="/docs/1.4/divers">Divers</a>)')],
  ])
})

test('what is copied to another doc, or changes its place with it, has not left its own', async () => {
  const { changes } = await build(
    { changes: true },
    {
      'versioned_docs/version-1.4/rearing.md': `# Rearing\n\n${GEAR}`,
      'versioned_docs/version-2.0/rearing.md': `# Rearing\n\n${GEAR}`,
      'versioned_docs/version-1.4/seasons.md': '# Seasons\n\nThey differ.\n',
      'versioned_docs/version-2.0/seasons.md': `# Seasons\n\nThey differ.\n\n${GEAR}`,
    },
  )
  const { docs } = await changes('/docs/changes/1.4...2.0')
  expect(docs).toContainEqual([
    'changed',
    'Seasons',
    '/docs/seasons',
    [change('added', '/docs/seasons', GEAR.trim())],
  ])
})

test('a doc of which only a paragraph is split says nothing, and is not listed', async () => {
  const { body, changes } = await build(
    { changes: true },
    {
      'versioned_docs/version-1.4/tide.md': '# Tide\n\nWater comes twice a day. Boats wait for it.\n',
      'versioned_docs/version-2.0/tide.md': '# Tide\n\nWater comes twice a day.\n\nBoats wait for it.\n',
    },
  )
  expect(await body('/docs/tide')).not.toContain('fyr-change')
  const { docs } = await changes('/docs/changes/1.4...2.0')
  expect(docs.map(([, label]) => label)).not.toContain('Tide')
})

test('a doc whose alias is the address of an older one is that doc, whatever it says now', async () => {
  const { load, changes, routes } = await build(
    { changes: true },
    {
      'versioned_docs/version-1.4/shops.md': '# Shops\n\nWhere to buy feed.\n',
      'versioned_docs/version-2.0/stores.md':
        '---\naliases: [shops]\n---\n\n# Stores\n\nNothing here is as it was.\n',
      'content/docs/markets.md':
        '---\naliases: [/docs/next/stores]\n---\n\n# Markets\n\nAll of it is new again.\n',
    },
  )
  const facts = new Map(routes.map(({ path, canonical }) => [path, canonical]))
  expect(facts.get('/docs/1.4/shops')).toBe('/docs/stores')
  expect(facts.get('/docs/next/markets')).toBe('/docs/stores')
  expect(facts.get('/no/docs/1.4/shops')).toBe('/docs/stores')
  expect(facts.get('/docs/1.4/gone')).toBe('/docs/1.4/gone')
  const hrefsOf = async (path: string) => {
    const page = await load(path)
    return 'version' in page ? page.version.alternates.map(({ href }) => href) : []
  }
  expect(await hrefsOf('/docs/1.4/shops')).toEqual(['/docs/stores', '/docs/1.4/shops'])
  expect(await hrefsOf('/docs/stores')).toEqual(['/docs/next/markets', '/docs/stores', '/docs/1.4/shops'])
  const { docs } = await changes('/docs/changes/1.4...2.0')
  expect(docs.map(([type, label]) => [type, label])).toContainEqual(['moved', 'Stores'])
  expect(docs.map(([, label]) => label)).not.toContain('Shops')
})

test.each(['/docs/changes/1.4...2.0', '/docs/changes/2.0...current'])(
  'the menu of versions leads from %s to the changes of another version',
  async (path) => {
    const { load } = await build()
    const page = await load(path)
    expect('version' in page && page.version.alternates).toEqual([
      { version: 'current', href: '/docs/changes/2.0...current' },
      { version: '2.0', href: '/docs/changes/1.4...2.0' },
    ])
  },
)

test('a doc has a list above its text, which leads to marks in it', async () => {
  const { body } = await build()
  const markup = await body('/docs/feed')
  expect(markup).toMatch(
    /^<fyr-changes since="1.4" href="\/docs\/changes\/1.4...2.0"><fyr-change type="changed">/,
  )
  const links = [...markup.matchAll(/<fyr-change type="(\w+)" href="#([^"]+)">/g)].map(([, type, id]) => [
    type,
    id,
  ])
  const marks = [...markup.matchAll(/<fyr-change-mark type="(\w+)" id="([^"]+)">/g)].map(([, type, id]) => [
    type,
    id,
  ])
  expect(links.map(([type]) => type)).toEqual(['changed', 'removed', 'moved', 'added'])
  expect(marks).toEqual(links)
  expect(markup).toContain('<p>Fish eat once a day.</p><fyr-change-mark type="changed"')
  // What is there still is not what was removed.
  expect(markup).toContain('id="fyr-change-2"><del>Two</del></fyr-change-mark>')
})

test('a doc that has not changed says nothing, and one that is new says so', async () => {
  const { body } = await build()
  expect(await body('/docs/intro')).not.toContain('fyr-change')
  expect(await body('/docs/come')).toMatch(
    /^<fyr-changes since="1.4" href="[^"]+" isNew=true><\/fyr-changes>/,
  )
  expect(await body('/docs/1.4/gone')).not.toContain('fyr-change')
})

test('a translation is compared with that of the version before; two languages are never compared', async () => {
  const { body, changes } = await build()
  expect(await body('/no/docs/intro')).toContain('<ins>Hjertelig velkommen.</ins>')
  expect(await body('/no/docs/feed')).not.toContain('fyr-change')
  const { docs, untranslated } = await changes('/no/docs/changes/1.4...2.0')
  expect(docs).toContainEqual(['changed', 'Fôring', '/no/docs/feed', null])
  expect(untranslated).toEqual(['Come', 'Lice', 'Lice too', 'Order', 'Gone'])
})
