import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutCameraData } from './without-camera-data.ts'

const EXIF = {
  IFD0: { Make: 'Fjord Camera', Artist: 'A fisher' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1' },
}
/** Three dots of different colours, which show whether a picture is turned. */
const DOTS = { raw: { width: 3, height: 1, channels: 3 } } as const

function picture() {
  return sharp(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]), DOTS).resize(48, 16, { kernel: 'nearest' })
}

function photo(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  const options = format === 'jpeg' ? { quality: 90 } : {}
  return picture().withExif(EXIF).withMetadata({ orientation }).withExif(EXIF)[format](options).toBuffer()
}

/** What is published of a file: the same bytes where there is nothing to take away. */
function clean(file: Buffer): Buffer {
  const bytes = withoutCameraData(file)
  return bytes === file ? file : Buffer.from(bytes)
}

/** The dots as browsers show them. */
function shown(file: Buffer): Promise<Buffer> {
  return sharp(file).autoOrient().raw().toBuffer()
}

test.for(['jpeg', 'png', 'webp'] as const)(
  'the place and the camera leave a photo (%s), and nothing else',
  async (format) => {
    const file = await photo(format)
    expect(file.includes('Fjord Camera')).toBe(true)
    const cleaned = clean(file)
    expect(cleaned.includes('Fjord Camera')).toBe(false)
    const { exif, xmp } = await sharp(cleaned).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
    expect(await shown(cleaned)).toEqual(await shown(file))
    expect(clean(cleaned)).toBe(cleaned)
  },
)

test.for([1, 2, 3, 4, 5, 6, 7, 8])('a photo keeps its turn (%i)', async (orientation) => {
  const file = await photo('jpeg', orientation)
  const cleaned = clean(file)
  expect(cleaned.includes('Fjord Camera')).toBe(false)
  expect((await sharp(cleaned).metadata()).orientation ?? 1).toBe(orientation)
  expect(await shown(cleaned)).toEqual(await shown(file))
})

test('a progressive photo is cleaned, and what a phone adds behind its end is cut', async () => {
  const file = await picture().withExif(EXIF).jpeg({ progressive: true }).toBuffer()
  const cleaned = clean(Buffer.concat([file, await photo('jpeg', 6)]))
  expect(cleaned.includes('Fjord Camera')).toBe(false)
  expect(cleaned.subarray(-2).toString('hex')).toBe('ffd9')
  expect(await shown(cleaned)).toEqual(await shown(file))
})

test('a colour profile stays', async () => {
  const file = await picture().withExif(EXIF).withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(clean(file)).metadata()).icc).toEqual((await sharp(file).metadata()).icc)
})

/** A segment of a JPEG, or nothing but its marker and length. */
function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(2 + text.length, 2)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}

/** A file with bytes put in. */
function putIn(file: Buffer, at: number, bytes: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)])
}

test.for([
  ['fill bytes before Exif', Buffer.concat([Buffer.from([0xff]), segment(0xe1, 'Exif\0\0Fjord Camera')])],
  ['bytes between segments', Buffer.concat([Buffer.from([0, 1]), segment(0xe1, 'Exif\0\0Fjord Camera')])],
  ['C2PA', segment(0xeb, 'JP\0\x01Fjord Camera')],
  ['a JPEG of stereo cameras', segment(0xe3, 'Fjord Camera')],
  ['a picture info of old cameras', segment(0xec, 'Fjord Camera')],
  ['a small picture', segment(0xe0, 'JFXX\0Fjord Camera')],
] as const)('%s leaves a JPEG', async ([, bytes]) => {
  const plain = await picture().jpeg().toBuffer()
  const file = putIn(plain, 2, bytes)
  expect(await dotsOf(file)).toEqual(await shown(plain))
  expect(clean(file)).toEqual(plain)
})

test('the kind of colours of a JPEG for print stays', async () => {
  const file = await picture().toColourspace('cmyk').jpeg().toBuffer()
  expect(file.includes('Adobe')).toBe(true)
  expect(await shown(clean(file))).toEqual(await shown(file))
})

function chunk(name: string, text: string): Buffer {
  const whole = Buffer.alloc(12 + text.length)
  whole.writeUInt32BE(text.length, 0)
  whole.write(name + text, 4, 'latin1')
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + text.length)), 8 + text.length)
  return whole
}

test('a PNG keeps its drawing, and loses C2PA and what is behind its end', async () => {
  const plain = await picture().png().toBuffer()
  for (const bytes of [
    chunk('tEXt', 'mxfile\0%3Cmxfile%3E'),
    chunk('zTXt', 'mxfile\0\0x'),
    chunk('tEXt', 'application/vnd.excalidraw+json\0{}'),
  ]) {
    const drawing = putIn(plain, 33, bytes)
    expect(clean(drawing)).toBe(drawing)
  }
  expect(clean(putIn(plain, 33, chunk('caBX', 'Fjord Camera')))).toEqual(plain)
  expect(clean(putIn(plain, 33, chunk('tEXt', 'Author\0mxfile\0')))).toEqual(plain)
  expect(clean(Buffer.concat([plain, Buffer.from('the rest of a screenshot')]))).toEqual(plain)
})

test('a WebP loses C2PA', async () => {
  const plain = await photo('webp')
  const made = Buffer.from('C2PA\x0d\0\0\0Fjord Camera!\0', 'latin1')
  const file = Buffer.concat([plain, made])
  file.writeUInt32LE(file.length - 8, 4)
  const cleaned = clean(file)
  expect(cleaned.includes('Fjord Camera')).toBe(false)
  expect(cleaned).toEqual(clean(plain))
})

test('other files, and those that end too early, do not lose a dot', async () => {
  const gif = await picture().gif().toBuffer()
  expect(clean(gif)).toBe(gif)
  const files = await Promise.all((['jpeg', 'png', 'webp'] as const).map((format) => photo(format)))
  const parts = files.flatMap((whole) =>
    Array.from({ length: Math.ceil(whole.length / 7) }, (_, index) =>
      whole.subarray(0, whole.length - index * 7),
    ),
  )
  const dots = await Promise.all(
    parts.map(async (part) => [await dotsOf(part), await dotsOf(clean(part))] as const),
  )
  const readable = dots.filter(([before]) => before !== null)
  expect(readable.length).toBeGreaterThan(files.length)
  for (const [before, after] of readable) expect(after).toEqual(before)
})

async function dotsOf(file: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(file, { failOn: 'none' }).autoOrient().raw().toBuffer()
  } catch {
    return null
  }
}
