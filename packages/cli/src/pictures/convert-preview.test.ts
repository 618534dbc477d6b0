import sharp from 'sharp'
import { expect, test } from 'vitest'
import { convertPreview } from './convert-preview.ts'

test('the pixels of a picture for networks are bounded, and no drawing is drawn under another name', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(convertPreview(sharp, drawing)).rejects.toThrow('its content is SVG')
  const large = sharp({ create: { width: 20_000, height: 5001, channels: 3, background: '#fff' } })
  await expect(convertPreview(sharp, await large.png().toBuffer())).rejects.toThrow('20000 × 5001 pixels')
})

test('a photo of a camera on its side is upright, and says nothing of the camera', async () => {
  const exif = { IFD0: { Model: 'Camera' } }
  const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#246' } })
  const bytes = await photo.withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  const [file] = await convertPreview(sharp, bytes)
  const { format, width, height, exif: kept } = await sharp(file?.bytes).metadata()
  expect([file?.width, format, width, height, kept]).toEqual([1000, 'jpeg', 1000, 1600, undefined])
})
