import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'

const POST = 'content/blog/2020-01-01-nets.md'

interface PictureFacts {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** The tiny site with noisy pictures, which no format shortens, and a store of its own. */
async function siteWith(pictures: readonly PictureFacts[]) {
  const root = copyTinySite()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await Promise.all(
    pictures.map(({ file, width, height }) => {
      const path = join(root, file)
      mkdirSync(dirname(path), { recursive: true })
      return sharp({ create: { width, height, channels: 3, background: '#246', noise } }).toFile(path)
    }),
  )
  return { root, storeFolder: join(root, 'store') }
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Puts settings first in the configuration. */
function configure(root: string, settings: string): void {
  const config = join(root, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('{', `{ ${settings},`))
}

function page(root: string, place: string): string {
  return readFileSync(join(root, 'dist', place, 'index.html'), 'utf8')
}

/** Format and size of a published file. */
async function published(root: string, address: string) {
  const bytes = readFileSync(join(root, 'dist', address))
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height, bytes: bytes.length }
}

function srcSetOf(html: string, pattern: RegExp): string[] {
  const image = pattern.exec(html)?.[0] ?? ''
  return /srcSet="([^"]*)"/i.exec(image)?.[1]?.split(',') ?? []
}

test('the picture of an author is square and has the sizes in which lists and their own page show it', async () => {
  const { root, storeFolder } = await siteWith([{ file: 'static/img/ida berg.jpg', width: 900, height: 600 }])
  write(
    root,
    'content/blog/authors.yml',
    'ida:\n  name: Ida\n  page: true\n  image_url: "/img/ida%20berg.jpg"\n',
  )
  write(root, POST, '---\nauthors: [ida]\n---\n\n# Nets\n\nText.\n')
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const posts = readdirSync(join(root, 'dist/blog'), { recursive: true, encoding: 'utf8' })
  const post = posts.find((place) => place.endsWith('nets/index.html')) ?? ''
  const html = readFileSync(join(root, 'dist/blog', post), 'utf8')
  const image = /<img[^>]*fyr-author-picture[^>]*>/.exec(html)?.[0] ?? ''
  expect(image).toContain('sizes="2.5rem" src="/img/ida berg.jpg"')
  const files = srcSetOf(html, /<img[^>]*fyr-author-picture[^>]*>/)
  expect(files.map((file) => file.split(' ')[1])).toEqual(['40w', '80w', '144w'])
  const shown = await Promise.all(files.map((file) => published(root, file.split(' ')[0] ?? '')))
  expect(shown).toMatchObject([40, 80, 144].map((side) => ({ format: 'webp', width: side, height: side })))
  const own = page(root, 'blog/authors/ida')
  expect(own).toMatch(/<img[^>]*sizes="4\.5rem"/)
  expect(srcSetOf(own, /<img[^>]*fyr-author-picture[^>]*>/)).toEqual(files)
  expect(page(root, 'no/blog/authors/ida')).toContain(`/no${files[0] ?? ''}`)
})

test('logos have the sizes of the bar and of the footer, for light and for dark; drawings stay', async () => {
  const { root, storeFolder } = await siteWith([
    { file: 'static/img/logo.png', width: 400, height: 200 },
    { file: 'static/img/night.png', width: 400, height: 200 },
  ])
  configure(
    root,
    "logo: { src: '/img/logo.png', dark: '/img/night.png', alt: 'Holme' }, footer: { logo: { src: '/img/logo.png', alt: 'Group' } }",
  )
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const html = page(root, 'docs/intro')
  const sizesOf = async (pattern: RegExp) => {
    const [one = '', two = ''] = srcSetOf(html, pattern)
    expect([one, two]).toEqual([expect.stringMatching(/\.webp$/), expect.stringMatching(/\.webp 2x$/)])
    const files = [await published(root, one), await published(root, two.replace(' 2x', ''))]
    return files.map(({ width, height }) => `${width} × ${height}`)
  }
  expect(await sizesOf(/<img[^>]*fyr-only-light[^>]*>/)).toEqual(['56 × 28', '112 × 56'])
  expect(await sizesOf(/<img[^>]*fyr-only-dark[^>]*>/)).toEqual(['56 × 28', '112 × 56'])
  const [brand = ''] = /<a[^>]*fyr-brand[^]*?<\/a>/.exec(html) ?? []
  expect(brand).toMatch(/alt="Holme"/)
  expect(brand).toMatch(/width="56"/)
  expect(await sizesOf(/<img[^>]*fyr-footer-logo[^>]*>/)).toEqual(['80 × 40', '160 × 80'])
  expect(html).toContain('src="/img/logo.png"')
})

test('feeds name the originals of pictures', async () => {
  const { root, storeFolder } = await siteWith([
    { file: 'content/blog/net.jpg', width: 1600, height: 84 },
    { file: 'content/blog/cover.jpg', width: 2400, height: 126 },
  ])
  write(root, POST, '---\nimage: ./cover.jpg\n---\n\n# Nets\n\n![A net](./net.jpg)\n')
  await build({ root, storeFolder })
  expect(page(root, 'blog/2020/01/01/nets')).toMatch(/net-688-[\da-f]{8}\.webp/)
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = readFileSync(join(root, 'dist/blog', feed), 'utf8')
    const named = [...text.matchAll(/https:\/\/[\w./-]+\/assets\/([\w-]+)-[\da-f]{8}\.(\w+)/g)]
    expect([...new Set(named.map(([, name, ending]) => `${name}.${ending}`))].toSorted()).toEqual([
      'cover.jpg',
      'net.jpg',
    ])
  }
})

test('the list of posts shows their pictures, but no second one where the excerpt has a picture', async () => {
  const { root, storeFolder } = await siteWith([
    { file: 'content/blog/net.jpg', width: 1600, height: 84 },
    { file: 'content/blog/cage.jpg', width: 1600, height: 84 },
  ])
  write(root, POST, '---\nimage: ./net.jpg\n---\n\n# Nets\n\nText.\n')
  const other = '---\nimage: ./net.jpg\n---\n\n# Cages\n\n![A cage](./cage.jpg)\n\nText.\n'
  write(root, 'content/blog/2020-01-02-cages.md', other)
  await build({ root, storeFolder })
  const images = page(root, 'blog').match(/<img[^>]*>/g) ?? []
  const shown = images.filter((image) => /net-|cage-/.test(image))
  expect(shown.map((image) => image.match(/(?:net|cage)-\d+-[\da-f]{8}\.webp \d+w/g)?.length)).toEqual([2, 2])
  expect(shown.map((image) => /alt="([^"]*)"/.exec(image)?.[1])).toEqual(['A cage', ''])
  expect(shown[1]).toContain('sizes="min(94vw,43rem)"')
})

test('the picture of the home page has the widths of content', async () => {
  const { root, storeFolder } = await siteWith([
    { file: 'content/pages/sea.jpg', width: 1600, height: 84 },
    { file: 'content/pages/night.jpg', width: 1600, height: 84 },
  ])
  write(
    root,
    'content/pages/index.md',
    '---\nhero:\n  image:\n    src: ./sea.jpg\n    dark: ./night.jpg\n    alt: The sea\n---\n\n# Home\n',
  )
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const images = page(root, '').match(/<img[^>]*fyr-hero-image[^>]*>/g) ?? []
  expect(images.map((image) => image.match(/(?:sea|night)-\d+-[\da-f]{8}\.webp \d+w/g)?.length)).toEqual([
    2, 2,
  ])
  expect(images[0]).toContain('sizes="(min-width:62.26em) min(46vw,46rem),94vw"')
})

/** The picture of a page for social networks, as its document names it. */
function previewIn(html: string) {
  const [address, width, height] = ['', ':width', ':height'].map(
    (name) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1],
  )
  return { address: address?.replace('https://holme.example', '') ?? '', width, height }
}

test('networks get the picture of a page as JPEG or PNG, at most 1200 pixels wide', async () => {
  const { root, storeFolder } = await siteWith([{ file: 'content/docs/net.webp', width: 2400, height: 125 }])
  write(root, 'content/docs/nets.md', '---\nimage: ./net.webp\n---\n\n# Nets\n')
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const { address, width, height } = previewIn(page(root, 'docs/nets'))
  expect(address).toMatch(/^\/assets\/net-1200-[\da-f]{8}\.jpeg$/)
  expect(await published(root, address)).toMatchObject({
    format: 'jpeg',
    width: Number(width),
    height: Number(height),
  })
  expect([width, height]).toEqual(['1200', '63'])
  expect(previewIn(page(root, 'no/docs/nets')).address).toBe(`/no${address}`)
})

test('a picture that networks show as it is stays', async () => {
  const { root, storeFolder } = await siteWith([{ file: 'static/net.png', width: 400, height: 200 }])
  write(root, 'content/docs/nets.md', '---\nimage: /net.png\n---\n\n# Nets\n')
  await build({ root, storeFolder })
  expect(previewIn(page(root, 'docs/nets'))).toEqual({ address: '/net.png', width: '400', height: '200' })
})

test('a drawing in WebP becomes PNG for networks, where that is smaller than JPEG', async () => {
  const { root, storeFolder } = await siteWith([])
  const lines = Array.from({ length: 60 }, (_, row) => `<rect y="${row * 10}" width="1000" height="2" />`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600"><rect width="1000" height="600" fill="#fff" />${lines.join('')}</svg>`
  await sharp(Buffer.from(drawing)).webp({ lossless: true }).toFile(join(root, 'content/docs/lines.webp'))
  write(root, 'content/docs/nets.md', '---\nimage: ./lines.webp\n---\n\n# Nets\n')
  await build({ root, storeFolder })
  const { address } = previewIn(page(root, 'docs/nets'))
  expect(address).toMatch(/^\/assets\/lines-1000-[\da-f]{8}\.png$/)
  expect(await published(root, address)).toMatchObject({ format: 'png', width: 1000, height: 600 })
})
