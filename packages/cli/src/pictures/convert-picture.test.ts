import { crc32, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { convertPicture, type PictureSettings, widthsOf } from './convert-picture.ts'

const SETTINGS: PictureSettings = { widths: [688, 1376], quality: 80, formats: ['webp'] }

const RED = { r: 200, g: 100, b: 50 }

/** A picture of one colour, with noise that no format shortens. */
function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: RED,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
}

function plain(width: number, height: number, background = RED) {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function facts(bytes: Uint8Array) {
  const { format, width, height, exif, icc, channels } = await sharp(bytes).metadata()
  return { format, width, height, channels, hasMetadata: exif !== undefined || icc !== undefined }
}

async function colourOf(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(bytes).extract(area).removeAlpha().raw().toBuffer())]
}

test.each([
  [4032, [688, 1376]],
  [1377, [688, 1376]],
  [1376, [688, 1376]],
  [1000, [688, 1000]],
  [700, [700]],
  [400, [400]],
  [1, [1]],
])('a picture of %i pixels gets the widths %j', (own, widths) => {
  expect(widthsOf(own, SETTINGS.widths)).toEqual(widths)
})

test('a photo gets both widths in WebP, smaller than it was, and the same bytes each time', async () => {
  const photo = await noise(1600, 300).jpeg({ quality: 95 }).toBuffer()
  const [files, again] = [
    await convertPicture(sharp, photo, SETTINGS),
    await convertPicture(sharp, photo, SETTINGS),
  ]
  expect(await Promise.all(files.map(({ bytes }) => facts(bytes)))).toEqual([
    { format: 'webp', width: 688, height: 129, channels: 3, hasMetadata: false },
    { format: 'webp', width: 1376, height: 258, channels: 3, hasMetadata: false },
  ])
  expect(files.every(({ bytes }) => bytes.length < photo.length)).toBe(true)
  expect(files.map(({ bytes }, index) => Buffer.compare(bytes, again[index]?.bytes ?? photo))).toEqual([0, 0])
})

test('a photo may be AVIF where that is smaller, upright and without its camera, and a drawing stays exact', async () => {
  const formats = { ...SETTINGS, formats: ['webp', 'avif'] as const }
  const exif = { IFD0: { Model: 'Camera' } }
  const photo = await noise(300, 200)
    .blur(4)
    .withExif(exif)
    .withMetadata({ orientation: 6, exif })
    .jpeg({ quality: 100 })
    .toBuffer()
  const [file] = await convertPicture(sharp, photo, formats)
  const { compression, ...found } = await sharp(file?.bytes).metadata()
  expect([file?.format, compression, found.width, found.height, found.exif]).toEqual([
    'avif',
    'av1',
    200,
    300,
    undefined,
  ])
  const drawing = await plain(300, 200).png({ compressionLevel: 0 }).toBuffer()
  expect((await convertPicture(sharp, drawing, formats)).map(({ format }) => format)).toEqual(['webp'])
  const only = await convertPicture(sharp, drawing, { ...SETTINGS, formats: ['avif'] })
  expect(only.map(({ format }) => format)).toEqual(['avif'])
})

test('a drawing in PNG that is smaller without loss stays exact', async () => {
  const lines = Array.from(
    { length: 40 },
    (_, row) => `<rect y="${row * 10}" width="${row * 9}" height="1" />`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${lines.join('')}</svg>`
  const png = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer()
  const [file] = await convertPicture(sharp, png, SETTINGS)
  const pixels = await sharp(png).raw().toBuffer()
  expect(pixels.equals(await sharp(file?.bytes).raw().toBuffer())).toBe(true)
})

test('a photo of a camera on its side is turned, and its place and camera are removed', async () => {
  const exif = { IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '63/1 26/1 0/1' } }
  const halves = plain(800, 600).composite([
    { input: await plain(800, 300, { r: 0, g: 0, b: 250 }).png().toBuffer(), top: 0, left: 0 },
  ])
  const photo = await halves.withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  expect(await facts(photo)).toMatchObject({ width: 800, height: 600, hasMetadata: true })
  const [file] = await convertPicture(sharp, photo, SETTINGS)
  if (file === undefined) throw new Error('There is no file.')
  expect(await facts(file.bytes)).toEqual({
    format: 'webp',
    width: 600,
    height: 800,
    channels: 3,
    hasMetadata: false,
  })
  // The upper half of the sensor is on the right.
  const [left, right] = [await colourOf(file.bytes, 60, 400), await colourOf(file.bytes, 540, 400)]
  expect([left[0], right[2]].map((value) => Math.abs((value ?? 0) - 225) < 40)).toEqual([true, true])
  expect(left[2]).toBeLessThan(90)
})

test.each([
  ['wide colours', () => plain(400, 300).withIccProfile('p3').png({ compressionLevel: 0 }), [200, 100, 50]],
  // Ink has no stronger orange.
  ['colours of print', () => plain(400, 300).toColourspace('cmyk').jpeg({ quality: 100 }), [199, 94, 21]],
  ['16 bits', () => plain(400, 300).toColourspace('rgb16').png({ compressionLevel: 0 }), [200, 100, 50]],
  ['transparency', () => plain(400, 300).ensureAlpha().png({ compressionLevel: 0 }), [200, 100, 50]],
])('a picture with %s has the colours of screens', async (_, make, colour) => {
  const [file] = await convertPicture(sharp, await make().toBuffer(), SETTINGS)
  if (file === undefined) throw new Error('There is no file.')
  const found = await colourOf(file.bytes, 200, 150)
  expect(found.map((value, index) => Math.abs(value - (colour[index] ?? 0)) < 14)).toEqual([true, true, true])
  expect((await facts(file.bytes)).hasMetadata).toBe(false)
})

/** Two frames that differ. */
async function moving() {
  const frames = [plain(50, 50), plain(50, 50, { r: 0, g: 0, b: 250 })]
  return sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), { join: { animated: true } })
}

/** A PNG whose chunk `acTL` says that it has two frames. */
async function movingPng(): Promise<Buffer> {
  const png = await noise(50, 50).png().toBuffer()
  const chunk = Buffer.from('000000086163544c000000020000000000000000', 'hex')
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

test.each([
  ['a GIF that moves', async () => (await moving()).gif().toBuffer()],
  ['a WebP that moves', async () => (await moving()).webp().toBuffer()],
  ['a PNG that moves', movingPng],
  ['a picture that is higher than WebP allows', () => plain(100, 17_000).png().toBuffer()],
  ['a photo that is small already', () => noise(600, 400).webp({ quality: 20 }).toBuffer()],
])('%s stays as it is', async (_, make) => {
  expect(await convertPicture(sharp, await make(), SETTINGS)).toEqual([])
})

test('a picture of one pixel has one', async () => {
  const [file] = await convertPicture(sharp, await plain(1, 1).png().toBuffer(), SETTINGS)
  expect(await facts(file?.bytes ?? new Uint8Array())).toMatchObject({ width: 1, height: 1 })
})

test.each([
  ['PNG', () => noise(400, 300).png().toBuffer()],
  ['JPEG', () => noise(400, 300).jpeg().toBuffer()],
  ['WebP', () => noise(400, 300).webp().toBuffer()],
])('a %s that ends too early is refused', async (_, make) => {
  const whole = await make()
  await expect(convertPicture(sharp, whole.subarray(0, whole.length / 2), SETTINGS)).rejects.toThrow(Error)
})

/** A PNG whose head says that it is as large as this. */
async function claiming(width: number, height: number): Promise<Uint8Array> {
  const png = await plain(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test('a small file that stands for too many pixels is refused with its size, before they are made', async () => {
  const refused = convertPicture(sharp, await claiming(20_000, 10_000), SETTINGS)
  await expect(refused).rejects.toThrow('it has 20000 × 10000 pixels, more than 100 million.')
})

const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each([
  ['a drawing', () => DRAWING, 'its content is SVG'],
  ['a drawing that is packed', () => gzipSync(DRAWING), 'its content is no picture'],
  ['TIFF', () => plain(20, 20).tiff().toBuffer(), 'its content is TIFF'],
  ['PPM', () => Buffer.from(`P6\n2 2\n255\n${'x'.repeat(12)}`), 'its content is PNM'],
  ['HEIC', () => Buffer.from('0000001c667479706865696300000000', 'hex'), 'its content is'],
])('%s under the name of a picture is not read', async (_, make, problem) => {
  await expect(convertPicture(sharp, await make(), SETTINGS)).rejects.toThrow(problem)
})

test('the pixels of a picture and each of its files have a limit of time, which is said in words', async () => {
  const photo = await noise(1600, 30).jpeg().toBuffer()
  const limits = vi.spyOn(sharp.prototype, 'timeout')
  await convertPicture(sharp, photo, SETTINGS)
  expect(limits.mock.calls).toEqual([[{ seconds: 60 }], [{ seconds: 60 }], [{ seconds: 60 }]])
  const made = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 3% complete'))
  await expect(convertPicture(sharp, photo, SETTINGS)).rejects.toThrow('it takes longer than 60 seconds.')
  made.mockRestore()
  limits.mockRestore()
})
