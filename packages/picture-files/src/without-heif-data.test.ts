import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutCameraData } from './without-camera-data.ts'

const EXIF = {
  IFD0: { Make: 'Fjord Camera', Artist: 'A fisher' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1' },
}
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>A fisher</creator></x:xmpmeta>'

function photo() {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#246' } })
}

function clean(file: Buffer): Buffer {
  return Buffer.from(withoutCameraData(file))
}

test('an AVIF says nothing of its camera, and its dots, its size and its length stay', async () => {
  const file = await photo().withExif(EXIF).withXmp(XMP).avif().toBuffer()
  expect([file.includes('Fjord Camera'), file.includes('A fisher</creator>')]).toEqual([true, true])
  const cleaned = clean(file)
  expect([cleaned.includes('Fjord'), cleaned.includes('fisher'), cleaned.length]).toEqual([
    false,
    false,
    file.length,
  ])
  expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  // A second time there is nothing to take away.
  expect(clean(cleaned).equals(cleaned)).toBe(true)
})

test('the brands of phones are read too', async () => {
  const file = await photo().withExif(EXIF).avif().toBuffer()
  for (const brand of ['heic', 'mif1']) {
    file.write(brand, 8, 'latin1')
    expect(clean(file).includes('Fjord')).toBe(false)
  }
})

test('an AVIF without such data is the same bytes, and so is one that ends too early', async () => {
  const plain = await photo().avif().toBuffer()
  expect(withoutCameraData(plain)).toBe(plain)
  const file = await photo().withExif(EXIF).avif().toBuffer()
  for (let length = 0; length < 400; length += 7) {
    const part = file.subarray(0, length)
    expect(clean(part).length).toBe(part.length)
  }
})

/** A box of HEIF. */
function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

test('a list that promises more than there is changes nothing', () => {
  const list = Buffer.alloc(60_000, 0xff)
  list.set([0, 0, 0, 0, 0, 0])
  const meta = Buffer.concat([Buffer.alloc(4), box('iinf', Buffer.alloc(6)), box('iloc', list)])
  const file = Buffer.concat([box('ftyp', Buffer.from('avif0000')), box('meta', meta)])
  expect(withoutCameraData(file)).toBe(file)
})
