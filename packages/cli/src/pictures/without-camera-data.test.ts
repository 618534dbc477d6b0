import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutCameraData } from './without-camera-data.ts'

const EXIF = {
  IFD0: { Make: 'Fjord Camera', Artist: 'A fisher' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1' },
}
/** Three dots of different colours, so that a turned picture is told from an upright one. */
const DOTS = { raw: { width: 3, height: 1, channels: 3 } } as const

function picture() {
  return sharp(Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255]), DOTS).resize(48, 16, { kernel: 'nearest' })
}

function photo(format: 'jpeg' | 'png' | 'webp', orientation = 1): Promise<Buffer> {
  const options = format === 'jpeg' ? { quality: 90 } : {}
  return picture().withExif(EXIF).withMetadata({ orientation }).withExif(EXIF)[format](options).toBuffer()
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
    const cleaned = withoutCameraData(file)
    expect(cleaned.includes('Fjord Camera')).toBe(false)
    const { exif, xmp } = await sharp(cleaned).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
    expect(await shown(cleaned)).toEqual(await shown(file))
    expect(withoutCameraData(cleaned)).toBe(cleaned)
  },
)

test.for([1, 2, 3, 4, 5, 6, 7, 8])('a photo keeps its turn (%i)', async (orientation) => {
  const file = await photo('jpeg', orientation)
  const cleaned = withoutCameraData(file)
  expect(cleaned.includes('Fjord Camera')).toBe(false)
  expect((await sharp(cleaned).metadata()).orientation ?? 1).toBe(orientation)
  expect(await shown(cleaned)).toEqual(await shown(file))
})

test('a progressive photo is cleaned, and what a phone adds behind its end is cut', async () => {
  const file = await picture().withExif(EXIF).jpeg({ progressive: true }).toBuffer()
  const cleaned = withoutCameraData(Buffer.concat([file, await photo('jpeg', 6)]))
  expect(cleaned.includes('Fjord Camera')).toBe(false)
  expect(cleaned.subarray(-2).toString('hex')).toBe('ffd9')
  expect(await shown(cleaned)).toEqual(await shown(file))
})

test('a colour profile stays', async () => {
  const file = await picture().withExif(EXIF).withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(withoutCameraData(file)).metadata()).icc).toEqual((await sharp(file).metadata()).icc)
})

test('other files, and those that end too early, do not lose a dot', async () => {
  const gif = await picture().gif().toBuffer()
  expect(withoutCameraData(gif)).toBe(gif)
  const files = await Promise.all((['jpeg', 'png', 'webp'] as const).map((format) => photo(format)))
  for (const whole of files) {
    for (let length = 0; length < whole.length; length += 7) {
      const part = whole.subarray(0, length)
      expect(withoutCameraData(part).length).toBeLessThanOrEqual(part.length)
    }
  }
})
