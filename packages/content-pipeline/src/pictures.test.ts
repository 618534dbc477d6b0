import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildManifest } from './build-manifest.ts'
import { BASE_CONFIG } from './fixtures/build-fixture.ts'
import { toMarkup } from './fixtures/to-markup.ts'
import { remoteImagePath } from './read/remote-images.ts'
import { parseSiteConfig } from './schemas/parse-site-config.ts'

let root: string

beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'fyr-pictures-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

async function build(settings: object = {}) {
  const written = { ...BASE_CONFIG, basePath: '/site/', ...settings }
  const { config } = parseSiteConfig(written, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  return buildManifest({ root, config, mode: 'production' })
}

/** The head of a PNG, which says its size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33)
  head.write('89504e470d0a1a0a0000000d49484452', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.set([8, 2], 24)
  return head
}

/** A JPEG of 800 × 600 pixels as far as its size, from a camera that was held as `orientation` says. */
function photo(orientation: number): Buffer {
  const exif = `45786966${'0000'}4d4d002a00000008${'0001'}0112000300000001${orientation.toString(16).padStart(4, '0')}0000${'00000000'}`
  const length = (exif.length / 2 + 2).toString(16).padStart(4, '0')
  return Buffer.from(`ffd8ffe1${length}${exif}ffc0001108${'0258'}${'0320'}03012200021101031101ffd9`, 'hex')
}

async function shownOnDoc(settings: object = {}): Promise<string> {
  const { manifest, loadPage, diagnostics } = await build(settings)
  expect(diagnostics).toEqual([])
  const route = manifest.locales[0]?.routes.find(({ kind }) => kind === 'doc')
  const loaded = route && (await loadPage(route))
  return loaded !== undefined && 'body' in loaded ? toMarkup(loaded.body) : ''
}

test.each([
  [1, 800, 600],
  [3, 800, 600],
  [5, 600, 800],
  [6, 600, 800],
  [8, 600, 800],
])('a photo with the orientation %i has the size in which browsers show it', async (turn, width, height) => {
  write('content/docs/fish.jpg', photo(turn))
  write('content/docs/intro.md', '# Intro\n\n![Fish](./fish.jpg)\n')
  expect(await shownOnDoc()).toContain(`width=${width} height=${height}`)
})

test('only the first picture of a page that is no icon is loaded before the others', async () => {
  write('content/docs/icon.png', png(24, 24))
  write('content/docs/net.png', png(800, 600))
  write('content/docs/intro.md', '# Intro\n\n![Icon](./icon.png) ![Net](./net.png) ![Net](./net.png)\n')
  const images = (await shownOnDoc()).split('<img').slice(1)
  expect(images.map((one) => one.includes('fetchPriority="high"'))).toEqual([false, true, false])
})

test('pictures for one colour mode leave it to the first one for both', async () => {
  write('content/docs/net.png', png(800, 600))
  write(
    'content/docs/intro.md',
    '# Intro\n\n![By day](./net.png#only-light)\n![By night](./net.png#only-dark)\n\n![Net](./net.png)\n',
  )
  const images = (await shownOnDoc()).split('<img').slice(1)
  expect(images.map((one) => one.includes('fetchPriority="high"'))).toEqual([false, false, true])
})

test('the pictures of a site are listed once, with their first use, and drawings are not among them', async () => {
  write('static/img/a b.png', png(40, 30))
  write('content/docs/net.png', png(800, 600))
  write('content/docs/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>')
  write(
    'content/docs/intro.md',
    '# Intro\n\n![Net](./net.png) ![Net](./net.png)\n\n![D](./drawing.svg)\n\n![A](</img/a b.png>)\n',
  )
  const { pictures } = await build()
  expect(pictures?.map(({ from, size, firstUse }) => [from, size.width, firstUse.at])).toEqual([
    [join(root, 'content/docs/net.png'), 800, { line: 3, column: 1 }],
    [join(root, 'static/img/a b.png'), 40, { line: 7, column: 1 }],
  ])
  expect(pictures?.map(({ address }) => address)).toEqual([
    expect.stringMatching(/^assets\/net-[\da-f]{8}\.png$/),
    'img/a b.png',
  ])
})

test('pictures outside content are listed with what they are shown as, and where that is written', async () => {
  for (const name of ['logo', 'night', 'ida', 'card', 'sea']) write(`static/${name}.png`, png(80, 60))
  write('content/blog/authors.yml', 'ida:\n  name: Ida\n  image_url: /ida.png\n')
  write('content/docs/intro.md', '---\nimage: /card.png\n---\n\n# Intro\n\n![Sea](/sea.png)\n')
  write(
    'content/pages/index.md',
    '---\nhero:\n  image:\n    src: /sea.png\n    alt: The sea\n---\n\n# Home\n',
  )
  const logo = { src: '/logo.png', dark: '/night.png', alt: '' }
  const { pictures } = await build({ logo, footer: { logo: { src: '/logo.png', alt: '' } } })
  expect(
    pictures?.map(({ address, use, firstUse }) => [address, use, firstUse.source.file, firstUse.at?.line]),
  ).toEqual([
    ['card.png', 'preview', 'content/docs/intro.md', 2],
    ['ida.png', 'author', 'content/blog/authors.yml', 3],
    ['logo.png', 'footer-logo', 'site.json', undefined],
    ['logo.png', 'logo', 'site.json', undefined],
    ['night.png', 'logo', 'site.json', undefined],
    ['sea.png', 'content', 'content/docs/intro.md', 7],
    ['sea.png', 'hero', 'content/pages/index.md', 4],
  ])
})

test('features have icons with their sizes; one that is missing is reported at its line, and the rest is shown', async () => {
  write('static/net.png', png(48, 48))
  const features = ['net', 'gone'].map((name) => `  - { title: ${name}, text: All., icon: /${name}.png }`)
  write('content/pages/index.md', `---\nfeatures:\n${features.join('\n')}\n---\n`)
  const { manifest, loadPage, diagnostics } = await build()
  const home = manifest.locales[0]?.routes.find(({ path }) => path === '/site/')
  expect(home && (await loadPage(home))).toMatchObject({
    features: [
      { title: 'net', icon: { src: '/site/net.png', width: 48, height: 48 } },
      { title: 'gone', href: null },
    ],
  })
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['missing-image', 4]])
})

test('a picture of more than 100 million pixels is refused with its size, at the line that shows it', async () => {
  write('content/docs/map.png', png(12_000, 10_000))
  write('content/docs/intro.md', '# Intro\n\n![Map](./map.png)\n')
  const { diagnostics } = await build()
  expect(diagnostics).toMatchObject([
    {
      code: 'invalid-image',
      line: 3,
      problem: 'The image "./map.png" has 12000 × 10000 pixels. Phones of readers cannot show so many.',
      hint: 'Make it smaller: at most 100 million pixels.',
    },
  ])
})

/** Whether readers may enlarge the pictures of the doc, one after the other. */
async function zooms(settings = {}): Promise<boolean[]> {
  const images = (await shownOnDoc(settings)).split('<img').slice(1)
  return images.map((one) => one.includes('zoom'))
}

test('readers may enlarge a picture of 480 pixels or more, and none where the configuration says so', async () => {
  write('content/docs/net.png', png(480, 300))
  write('content/docs/small.png', png(479, 300))
  write('content/docs/intro.md', '# Intro\n\n![Net](./net.png)\n\n![Small](./small.png)\n')
  expect(await zooms()).toEqual([true, false])
  expect(await zooms({ images: { zoom: false } })).toEqual([false, false])
  expect(await zooms({ images: false })).toEqual([false, false])
})

test('a page keeps its pictures from being enlarged, and so does a picture', async () => {
  write('content/docs/net.png', png(480, 300))
  const images = '# Intro\n\n![Net](./net.png)\n\n![Net](./net.png){zoom=false}\n'
  write('content/docs/intro.md', images)
  expect(await zooms()).toEqual([true, false])
  write('content/docs/intro.md', `---\nzoom: false\n---\n\n${images}`)
  expect((await shownOnDoc()).match(/zoom=true/g)).toBeNull()
})

/** The attributes of the images of the doc, without the hash of their names. */
async function shownNets(settings = {}): Promise<readonly string[]> {
  const shown = await shownOnDoc(settings)
  return [...shown.matchAll(/<img src="(?:\/site\/assets\/)?([^"]*)" alt="Net"([^>]*)>/g)].map(
    ([, src = '', rest = '']) => src.replace(/-[\da-f]{8}\./, '.') + rest,
  )
}

test.each([
  ['net.png', 'net.dark.png'],
  ['net.light.png', 'net.dark.png'],
])('%s and %s beside it are one picture: the one for its mode is shown', async (light, dark) => {
  write(`content/docs/${light}`, png(800, 600))
  write(`content/docs/${dark}`, Buffer.concat([png(800, 500), Buffer.from('dark')]))
  write('content/docs/intro.md', `# Intro\n\n![Net](./${light})\n`)
  const [named, other] = [light.replace('.l', '-l'), dark.replace('.d', '-d')]
  expect(await shownNets()).toEqual([
    `${named}#only-light width=800 height=600 zoom=true`,
    `${other}#only-dark width=800 height=500 zoom=true`,
  ])
  const { pictures } = await build()
  expect(pictures?.map(({ size }) => size.height).toSorted()).toEqual([500, 600])
})

test('a pair in the static folder keeps the width that the author wrote, and one with a mark stays alone', async () => {
  write('static/net.png', png(800, 600))
  write('static/net.dark.png', png(800, 400))
  write('content/docs/intro.md', '# Intro\n\n![Net](/net.png){width=400}\n\n![Net](/net.png#only-light)\n')
  expect(await shownNets({ images: false })).toEqual([
    '/site/net.png#only-light width=400 height=300',
    '/site/net.dark.png#only-dark width=400 height=200',
    '/site/net.png#only-light width=800 height=600',
  ])
})

test('the dark picture of a translation is its own, or else that of the original', async () => {
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'nb', label: 'Norsk' },
  ]
  write('content/docs/net.png', png(800, 600))
  write('content/docs/net.dark.png', png(800, 500))
  write('i18n/nb/docs/net.png', png(800, 300))
  write('content/docs/intro.md', '# Intro\n\n![Net](./net.png)\n')
  write('i18n/nb/docs/intro.md', '# Start\n\n![Net](./net.png)\n')
  const { manifest, loadPage } = await build({ locales, defaultLocale: 'en' })
  const route = manifest.locales[1]?.routes.find(({ kind }) => kind === 'doc')
  const loaded = route && (await loadPage(route))
  const markup = loaded !== undefined && 'body' in loaded ? toMarkup(loaded.body) : ''
  expect(markup.match(/height=\d+/g)).toEqual(['height=300', 'height=500'])
})

const REMOTE = { images: { remote: ['img.example.com'] } }

test('an image of an allowed host is the file that keeps it, and a picture like any other', async () => {
  const address = 'https://img.example.com/a/The%20Plan.PNG?v=2'
  const file = `${remoteImagePath(address)}.png`
  expect(file).toMatch(/^remote-images\/the-20-plan-[\da-f]{16}\.png$/)
  write(file, png(900, 300))
  write('content/docs/intro.md', `# Intro\n\n![Plan](<${address}#only-dark>)\n`)
  const { pictures, wantedImages } = await build(REMOTE)
  expect(wantedImages).toEqual([])
  expect(pictures).toMatchObject([{ from: join(root, file), size: { width: 900, height: 300 } }])
  expect(await shownOnDoc(REMOTE)).toMatch(
    /<img src="\/site\/assets\/the-20-plan-[\da-f-]+\.png#only-dark" alt="Plan" width=900 height=300 /,
  )
})

test('an image of an allowed host that no file keeps is an error at its line, with the reason', async () => {
  write('content/docs/intro.md', '# Intro\n\n![Plan](https://img.example.com/plan.png#only-light)\n')
  const { diagnostics, wantedImages } = await build(REMOTE)
  expect(wantedImages).toEqual(['https://img.example.com/plan.png'])
  expect(diagnostics).toMatchObject([{ code: 'missing-remote-image', severity: 'error', line: 3, column: 1 }])
  const { config } = parseSiteConfig({ ...BASE_CONFIG, ...REMOTE }, { file: 'site.json', text: '' })
  if (config === null) throw new Error('The configuration is invalid.')
  const unfetchedImages = new Map([['https://img.example.com/plan.png', 'it is larger than 20 MB.']])
  const tried = await buildManifest({ root, config, mode: 'production', unfetchedImages })
  expect(tried.diagnostics[0]?.problem).toBe(
    'The image "https://img.example.com/plan.png#only-light" is not in the folder "remote-images", and cannot be fetched: it is larger than 20 MB.',
  )
})

test.each([
  'http://img.example.com/a.png',
  '//img.example.com/a.png',
  'https://img.example.com:8443/a.png',
  'https://me:secret@img.example.com/a.png',
  'https://img.example.com.evil.example/a.png',
  'https://evil.example/img.example.com/a.png',
])('%s is on another host, whatever the configuration allows', async (address) => {
  write('content/docs/intro.md', `# Intro\n\n![Plan](${address})\n`)
  const { diagnostics, wantedImages } = await build(REMOTE)
  expect(wantedImages).toEqual([])
  expect(diagnostics).toMatchObject([{ code: 'external-image', line: 3 }])
})

test.each([
  'https://img.example.com',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'img.example.com:443',
  'IMG.example.com',
  '*.example.com',
])('"%s" is no host to allow', (host) => {
  const { config } = parseSiteConfig(
    { ...BASE_CONFIG, images: { remote: [host] } },
    { file: 'site.json', text: '' },
  )
  expect(config).toBeNull()
})
