import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'

/** The tiny site with a photo of 1600 × 100 pixels, and a store of its own. */
async function siteWithPhoto() {
  const root = copyTinySite()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const photo = sharp({
    create: { width: 1600, height: 100, channels: 3, background: '#246', noise },
  })
  await photo.jpeg({ quality: 95 }).toFile(join(root, 'content/docs/Feed barge.jpg'))
  writeFileSync(join(root, 'content/docs/photo.md'), '# Photo\n\n![Barge](<./Feed barge.jpg>)\n')
  return { root, storeFolder: join(root, 'store') }
}

function imageIn(root: string, page: string): string {
  return /<img[^>]*alt="Barge"[^>]*>/.exec(readFileSync(join(root, 'dist', page), 'utf8'))?.[0] ?? ''
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith('feed-barge'))
}

test('a picture has its widths in every locale, as one file on the disk, and keeps its original', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const hash = '[\\da-f]{8}'
  expect(imageIn(root, 'no/docs/photo/index.html')).toMatch(
    new RegExp(
      `srcSet="/no/assets/feed-barge-688-${hash}.webp 688w,/no/assets/feed-barge-1376-${hash}.webp 1376w" sizes="min\\(94vw,43rem\\)" src="/no/assets/feed-barge-${hash}.jpg" alt="Barge" width="1600" height="100"`,
      'i',
    ),
  )
  const [main, other] = [join(root, 'dist/assets'), join(root, 'dist/no/assets')]
  expect(filesIn(main)).toHaveLength(3)
  expect(filesIn(other)).toEqual(filesIn(main))
  const webp = filesIn(main).filter((name) => name.endsWith('.webp'))
  expect(webp.map((name) => statSync(join(main, name)).ino)).toEqual(
    webp.map((name) => statSync(join(other, name)).ino),
  )
})

test('a picture for dark mode beside it is converted too', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  const light = readFileSync(join(root, 'content/docs/Feed barge.jpg'))
  await sharp(light).negate().jpeg({ quality: 95 }).toFile(join(root, 'content/docs/Feed barge.dark.jpg'))
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const html = readFileSync(join(root, 'dist/docs/photo/index.html'), 'utf8')
  const images = html.match(/<img[^>]*alt="Barge"[^>]*>/g) ?? []
  expect(images.map((image) => [/fyr-only-\w+/.exec(image)?.[0], image.match(/\.webp \d+w/g)])).toEqual([
    ['fyr-only-light', ['.webp 688w', '.webp 1376w']],
    ['fyr-only-dark', ['.webp 688w', '.webp 1376w']],
  ])
  expect(filesIn(join(root, 'dist/assets'))).toHaveLength(6)
  expect(readFileSync(join(root, 'dist/docs/photo.md'), 'utf8').match(/!\[Barge\]/g)).toHaveLength(1)
})

test('a build from the store and one without give the same files, and twins name the original', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  await build({ root, storeFolder })
  const first = readFolder(join(root, 'dist'))
  expect(readFileSync(join(root, 'dist/docs/photo.md'), 'utf8')).toMatch(/!\[Barge\]\(\S*-[\da-f]{8}\.jpg\)/)
  rmSync(join(root, 'dist'), { recursive: true })
  await build({ root, storeFolder })
  expect(readFolder(join(root, 'dist'))).toEqual(first)
  rmSync(join(root, 'dist'), { recursive: true })
  await build({ root, storeFolder: join(root, 'other-store') })
  expect(readFolder(join(root, 'dist'))).toEqual(first)
})

test('no published picture of content says where it was taken; the file of the author stays as it is', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  const file = join(root, 'content/docs/Feed barge.jpg')
  const photo = await sharp(readFileSync(file))
    .withExif({ IFD0: { Make: 'Fjord Camera' } })
    .toBuffer()
  writeFileSync(file, photo)
  const published = () =>
    filesIn(join(root, 'dist/assets')).map((name) => readFileSync(join(root, 'dist/assets', name)))
  await build({ root, storeFolder })
  expect(published()).toHaveLength(3)
  expect(published().filter((bytes) => bytes.includes('Fjord Camera'))).toEqual([])
  // The next build keeps what is there.
  writeFileSync(join(root, 'content/docs/more.md'), '# More\n')
  await build({ root, storeFolder })
  expect(published()).toHaveLength(3)
  expect(published().filter((bytes) => bytes.includes('Fjord Camera'))).toEqual([])
  expect(readFileSync(file)).toEqual(photo)
})

test.each([
  ['without the library', (root: string) => rmSync(join(root, 'node_modules/sharp'))],
  [
    'with "images: false"',
    (root: string) => {
      const config = join(root, 'site.config.ts')
      writeFileSync(config, readFileSync(config, 'utf8').replace('{', '{ images: false,'))
    },
  ],
])('%s a picture is published as it is', async (_, change) => {
  const { root, storeFolder } = await siteWithPhoto()
  change(root)
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  expect(imageIn(root, 'docs/photo/index.html')).not.toMatch(/srcset/i)
  expect(filesIn(join(root, 'dist/assets'))).toHaveLength(1)
})

test('a build says how many pictures would be smaller', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  expect(await build({ root, storeFolder })).toMatchObject({ unconvertedPictures: 0 })
  rmSync(join(root, 'node_modules/sharp'))
  writeFileSync(join(root, 'content/docs/other.md'), '# Other\n')
  expect(await build({ root, storeFolder })).toMatchObject({ unconvertedPictures: 1 })
})

test('a damaged picture is reported where it is shown, and published as it is', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  const file = join(root, 'content/docs/Feed barge.jpg')
  writeFileSync(file, readFileSync(file).subarray(0, 9000))
  const { isPublished, diagnostics } = await build({ root, storeFolder })
  expect(isPublished).toBe(true)
  expect(diagnostics).toMatchObject([
    {
      code: 'picture-failed',
      severity: 'warning',
      file: 'content/docs/photo.md',
      line: 3,
      column: 1,
      sourceLine: '![Barge](<./Feed barge.jpg>)',
    },
  ])
  expect((await check({ root })).diagnostics).toEqual(diagnostics)
  expect(imageIn(root, 'docs/photo/index.html')).not.toMatch(/srcset/i)
  const config = join(root, 'site.config.ts')
  const written = readFileSync(config, 'utf8')
  const settle = (settings: string) =>
    writeFileSync(config, written.replace('{', `{ diagnostics: { ${settings} },`))
  settle("severity: { 'picture-failed': 'error' }")
  expect((await check({ root })).isValid).toBe(false)
  expect((await build({ root, storeFolder })).isPublished).toBe(false)
  settle("ignore: [{ code: 'picture-failed' }]")
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
})

/** Puts settings first in the configuration. */
function configure(root: string, settings: string): void {
  const config = join(root, 'site.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('{', `{ ${settings},`))
}

test('a picture with too many bytes or pixels is reported where it is shown, with the library and without', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  configure(root, 'images: { widths: [400], maxBytes: 50_000 }')
  const { diagnostics } = await build({ root, storeFolder })
  const place = { severity: 'warning', file: 'content/docs/photo.md', line: 3, column: 1 }
  expect(diagnostics).toMatchObject([
    {
      ...place,
      code: 'image-too-large',
      problem: expect.stringMatching(
        /^The file of the picture "Feed barge\.jpg" has 0\.\d MB; "images\.maxBytes" allows 0\.1 MB\.$/,
      ),
    },
    {
      ...place,
      code: 'image-too-wide',
      problem:
        'The picture "Feed barge.jpg" is 1600 pixels wide. Screens show at most 800 of them, even enlarged.',
      hint: 'Save it at most 800 pixels wide.',
    },
  ])
  expect((await check({ root })).diagnostics).toEqual(diagnostics)
  rmSync(join(root, 'node_modules/sharp'))
  expect((await check({ root })).diagnostics).toEqual(diagnostics)
})

test('a library that is installed for another system is told from one that is missing', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  const folder = join(root, 'node_modules/sharp')
  rmSync(folder)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "name": "sharp", "version": "0.35.0", "main": "index.js" }')
  writeFileSync(join(folder, 'index.js'), "throw new Error('Could not load the module\\nMore')")
  const { isPublished, unconvertedPictures, diagnostics } = await build({ root, storeFolder })
  expect([isPublished, unconvertedPictures]).toEqual([true, 0])
  expect(diagnostics).toMatchObject([
    {
      code: 'picture-library-failed',
      severity: 'warning',
      file: 'package.json',
      problem: `"sharp" is installed, but not for this system (${process.platform} ${process.arch}). Pictures are published as they are: Could not load the module`,
    },
  ])
  expect(imageIn(root, 'docs/photo/index.html')).not.toMatch(/srcset/i)
})

test('two pictures whose names differ in case have files of their own', async () => {
  const { root, storeFolder } = await siteWithPhoto()
  const photo = readFileSync(join(root, 'content/docs/Feed barge.jpg'))
  await sharp(photo).flip().jpeg({ quality: 95 }).toFile(join(root, 'content/docs/feed barge.jpg'))
  writeFileSync(
    join(root, 'content/docs/photo.md'),
    '# Photo\n\n![Barge](<./Feed barge.jpg>)\n\n![Barge](<./feed barge.jpg>)\n',
  )
  expect((await build({ root, storeFolder })).diagnostics).toEqual([])
  const html = readFileSync(join(root, 'dist/docs/photo/index.html'), 'utf8')
  const files = new Set(html.match(/feed-barge-(?:\d+-)?[\da-f]{8}\.\w+/g))
  expect(files.size).toBe(6)
  expect(filesIn(join(root, 'dist/assets')).toSorted()).toEqual([...files].toSorted())
})
