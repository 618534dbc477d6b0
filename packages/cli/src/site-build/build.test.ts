import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { readFolder } from '../testing/read-folder.ts'
import { siteWithSettings } from '../testing/site-with-settings.ts'
import type { BuildResult } from './build-result.ts'
import { build } from './build.ts'

/** Every file below a folder by its place, and what is another for a file that was written again. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const places = [...readFolder(folder).keys()]
  return new Map(
    places.map((place) => {
      const { ino, mtimeMs } = statSync(join(folder, place))
      return [place, `${ino} ${mtimeMs}`]
    }),
  )
}

describe('a built site', () => {
  let root = ''
  let result: BuildResult
  let files: ReadonlyMap<string, string> = new Map()
  const seen: string[] = []
  beforeAll(async () => {
    root = copyTinySite()
    result = await build({
      root,
      onProgress: ({ phase, documentsDone, pagesDone, pagesTotal }) =>
        seen.push(`${phase} ${documentsDone} ${pagesDone}/${pagesTotal}`),
    })
    files = readFolder(join(root, 'dist'))
  })

  test('is published without messages', () => {
    expect(result).toMatchObject({ isPublished: true, diagnostics: [], fileCount: files.size })
  })

  test('has its phases reported in order, with every document and page', () => {
    const { pageCount: pages, documentCount: documents } = result
    expect(seen).toEqual([
      ...Array.from({ length: documents + 1 }, (_, done) => `content ${done} 0/0`),
      `bundle ${documents} 0/${pages}`,
      ...Array.from({ length: pages + 1 }, (_, done) => `pages ${documents} ${done}/${pages}`),
      `publish ${documents} ${pages}/${pages}`,
    ])
  })

  test.each([
    'index.html',
    'page.json',
    '404.html',
    'robots.txt',
    'sitemap.xml',
    '_headers',
    'img/buoy.svg',
    'docs/intro/index.html',
    'docs/intro/page.json',
    'docs/mooring-2.0/index.html',
    'docs/mooring/index.html',
    'mooring.html',
    '_redirects',
    'no/_redirects',
    'no/docs/mooring/index.html',
    'index.md',
    'docs/intro.md',
    'no/docs/intro.md',
    'llms.txt',
    'no/llms.txt',
    'agents.json',
    'blog/index.html',
    'blog/rss.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'no/index.html',
    'no/404.html',
    'no/blog/rss.xml',
    'no/sitemap.xml',
    'no/_headers',
    'no/img/buoy.svg',
    'no/docs/intro/page.json',
  ])('holds %s', (place) => {
    expect([...files.keys()]).toContain(place)
  })

  test('has the same hashed files in the folder of every locale', () => {
    const bundled = [...files].filter(([place]) =>
      /^assets\/(boot|shell|styles)-[\da-f]{8}\.(js|css)$/.test(place),
    )
    const kinds = new Set(bundled.map(([place]) => /(\w+)-/.exec(place)?.[1]))
    expect(kinds).toEqual(new Set(['boot', 'shell', 'styles']))
    for (const [place, bytes] of bundled) expect(files.get(`no/${place}`)).toBe(bytes)
  })

  test('gives each page and its payload the same article', () => {
    const payload: { html: string } = JSON.parse(
      readFileSync(join(root, 'dist/no/docs/intro/page.json'), 'utf8'),
    )
    const document = readFileSync(join(root, 'dist/no/docs/intro/index.html'), 'utf8')
    expect(payload.html).toContain('fortøyning')
    expect(document.split(payload.html)).toHaveLength(2)
  })

  test('sends the production build of React', () => {
    const chunks = [...files].filter(([place]) => /^assets\/shell-[\da-f]{8}\.js$/.test(place))
    const shell = chunks.map(([, text]) => text).join('\n')
    // Only there are messages replaced by addresses.
    expect(shell).toContain('react.dev/errors/')
    expect(shell).not.toContain('process.env')
  })

  test('lists the pages of each locale, and both maps, for crawlers', () => {
    expect(files.get('no/sitemap.xml')).toContain('<loc>https://holme.example/no/docs/intro</loc>')
    expect(files.get('sitemap.xml')).not.toContain('<loc>https://holme.example/no/')
    expect(files.get('robots.txt')).toContain('Sitemap: https://holme.example/no/sitemap.xml')
  })

  test('redirects the former addresses of a page to the page', () => {
    expect(files.get('no/mooring.html')).toContain('content="0; url=/no/docs/mooring-2.0"')
    expect(files.get('no/_redirects')).toBe(
      '/no/docs/mooring /no/docs/mooring-2.0 301\n/no/mooring.html /no/docs/mooring-2.0 301\n',
    )
    expect(files.get('_redirects')?.split('\n')).toHaveLength(5)
    expect(files.get('sitemap.xml')).not.toContain('/docs/mooring<')
  })

  test('names no folder of this machine', () => {
    const telling = [...files].filter(([, bytes]) => bytes.includes(root) || bytes.includes('node_modules'))
    expect(telling.map(([place]) => place)).toEqual([])
  })
})

const PUBLISHED = ['404.html', '_headers', 'index.html']

describe('a build that fails', () => {
  test.each([
    {
      issue: 'a broken link in a document',
      spoil: (root: string) => appendFileSync(join(root, 'content/docs/intro.md'), '\n[gone](gone.md)\n'),
      code: 'broken-link',
      file: 'content/docs/intro.md',
    },
    {
      issue: 'a static file in the place of a page',
      spoil: (root: string) => {
        mkdirSync(join(root, 'static/docs/intro'), { recursive: true })
        writeFileSync(join(root, 'static/docs/intro/index.html'), 'mine')
      },
      code: 'place-taken',
      file: 'static/docs/intro/index.html',
    },
    {
      issue: 'a theme that is not installed',
      spoil: (root: string) => {
        const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
        writeFileSync(join(root, 'site.config.ts'), config.replace('url:', "theme: '@fyr/nothing',\n  url:"))
      },
      code: 'theme-missing',
      file: 'site.config.ts',
    },
  ])('for $issue says so and does not change the published site', async ({ spoil, code, file }) => {
    const root = copyTinySite()
    mkdirSync(join(root, 'dist'))
    for (const name of PUBLISHED) writeFileSync(join(root, 'dist', name), 'published')
    spoil(root)
    const result = await build({ root })
    expect(result.isPublished).toBe(false)
    expect(result.diagnostics).toMatchObject([{ code, file, severity: 'error' }])
    expect([...readFolder(join(root, 'dist')).keys()]).toEqual(PUBLISHED)
    expect([...readFolder(root).keys()].filter((place) => place.includes('.tmp-'))).toEqual([])
  })
})

describe('a site with many files, of which two are the same, that asks for compressed ones', () => {
  const MANY = 100
  let root = ''
  let result: BuildResult
  let places: readonly string[] = []
  let mostOpen = 0
  beforeAll(async () => {
    root = siteWithSettings('precompress: true,')
    for (const folder of ['buoys', 'ropes']) {
      const beside = join(root, 'content/docs', folder)
      mkdirSync(beside)
      writeFileSync(join(beside, 'buoy.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>')
      writeFileSync(join(beside, 'index.md'), `# All ${folder}\n\n![A buoy](./buoy.svg)\n`)
    }
    mkdirSync(join(root, 'static/many'), { recursive: true })
    for (let number = 0; number < MANY; number += 1)
      writeFileSync(join(root, `static/many/${number}.bin`), '')
    const { copyFile } = fs
    let open = 0
    vi.spyOn(fs, 'copyFile').mockImplementation(async (from, to) => {
      open += 1
      mostOpen = Math.max(mostOpen, open)
      await copyFile(from, to)
      open -= 1
    })
    syncBuiltinESMExports()
    try {
      result = await build({ root })
    } finally {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    }
    places = [...readFolder(join(root, 'dist')).keys()]
  })

  test('has compressed files beside the others', () => {
    expect(result).toMatchObject({ isPublished: true, diagnostics: [], fileCount: places.length })
    expect(places).toEqual(
      expect.arrayContaining(['no/index.html.br', 'no/index.html.gz', 'docs/intro/page.json.br']),
    )
    for (const place of places.filter((one) => one.endsWith('.gz'))) {
      const plain = readFileSync(join(root, 'dist', place.slice(0, -'.gz'.length)))
      const unpacked = gunzipSync(readFileSync(join(root, 'dist', place)))
      expect([place, unpacked.equals(plain)]).toEqual([place, true])
    }
  })

  test('publishes copies of one picture beside several docs, as in a version of the docs, once', () => {
    expect(places.filter((place) => /^assets\/buoy-[^/]*\.svg$/.test(place))).toHaveLength(1)
  })

  test('has only some of its files copied at once', () => {
    expect(places.filter((place) => /^no\/many\/\d+\.bin$/.test(place))).toHaveLength(MANY)
    expect(mostOpen).toBeGreaterThan(0)
    expect(mostOpen).toBeLessThanOrEqual(16)
  })
})

test('pages whose addresses never end in a slash are files of their own, also after others were published', async () => {
  const root = copyTinySite()
  await build({ root })
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(join(root, 'site.config.ts'), config.replace('url:', 'trailingSlash: false,\n  url:'))
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const files = readFolder(join(root, 'dist'))
  const documents = [...files.keys()].filter((place) => place.endsWith('index.html'))
  expect(documents).toEqual(['index.html', 'no/index.html'])
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['no/docs/intro.html', 'no/docs/intro/page.json', 'docs/mooring.html']),
  )
  expect(files.get('sitemap.xml')).toContain('<loc>https://holme.example/blog</loc>')
})

test('a build reports its work and its output, and after an edit writes changed files and no others', async () => {
  const root = copyTinySite()
  const storeFolder = makeTemporaryFolder()
  const first = await build({ root, storeFolder })
  expect(first).toMatchObject({ documentCount: 5, documentsKept: 0 })
  const bytes = [...readFolder(join(root, 'dist')).values()].map(({ length }) => length)
  const sizes = Object.values(first.sizes)
  expect(first.sizes).toMatchObject({ compressed: 0 })
  expect(sizes.filter((size) => size > 0)).toHaveLength(sizes.length - 1)
  expect(sizes.reduce((sum, size) => sum + size)).toBe(bytes.reduce((sum, size) => sum + size))
  const second = await build({ root, storeFolder })
  expect(second).toMatchObject({ documentsKept: 5, rebuilt: [], sizes: first.sizes })
  const before = filesIn(join(root, 'dist'))
  appendFileSync(join(root, 'content/docs/mooring-2.0.md'), '\nA line more.\n')
  rmSync(join(root, 'dist/robots.txt'))
  writeFileSync(join(root, 'dist/foreign.txt'), 'by hand')
  await build({ root, storeFolder })
  const after = filesIn(join(root, 'dist'))
  expect(lastingPlaces(after)).toEqual(lastingPlaces(before))
  const written = [...after].filter(([place, file]) => file !== before.get(place)).map(([place]) => place)
  expect(written.map((place) => place.replace(/-[\da-f]{8}\./, '.'))).toEqual([
    'agents.json',
    // The Norwegian search does not find a page that is not translated.
    'assets/search-body.json',
    'docs/mooring-2.0.md',
    'docs/mooring-2.0/index.html',
    'docs/mooring-2.0/page.json',
    'no/docs/mooring-2.0.md',
    'no/docs/mooring-2.0/index.html',
    'no/docs/mooring-2.0/page.json',
    'robots.txt',
    'search/index.json',
  ])
})

/** Places of files that are not named after what the pages say. */
function lastingPlaces(files: ReadonlyMap<string, unknown>): string[] {
  return [...files.keys()].filter((place) => !/\/search-(?:heads|body)-/.test(place))
}

test('of two concurrent builds to one folder, none is lost and none is mixed with the other', async () => {
  const [here, there] = [copyTinySite(), copyTinySite()]
  const out = join(makeTemporaryFolder(), 'dist')
  const storeFolder = makeTemporaryFolder()
  appendFileSync(join(there, 'content/docs/intro.md'), '\nOnly there.\n')
  await build({ root: here, out, storeFolder })
  const oneOf = [readFolder(out)]
  await build({ root: there, out, storeFolder })
  oneOf.push(readFolder(out))
  const results = await Promise.all([here, there, here].map((root) => build({ root, out, storeFolder })))
  expect(results.map(({ isPublished }) => isPublished)).toEqual([true, true, true])
  expect(oneOf).toContainEqual(readFolder(out))
})
