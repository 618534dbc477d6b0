import { PassThrough, Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SiteConfig } from '@fyr/content-pipeline'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import type { RequestImage } from './fetch-image.ts'
import { fetchImages } from './fetch-images.ts'

const PICTURE = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#246' } })
  .png()
  .toBuffer()
/** A megabyte longer than its picture: what follows the end still belongs to the file. */
const LARGE = Buffer.concat([PICTURE, Buffer.alloc(1_000_000)])

const config = { images: { remote: ['img.example.com'] } } as unknown as SiteConfig

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://img.example.com/${index}.png`)

/** A host that answers with `bytes`, and how often it was asked. */
function host(bytes: Buffer) {
  let asked = 0
  const request: RequestImage = (_url, _options, answered) => {
    asked += 1
    answered(Object.assign(Readable.from([bytes]), { statusCode: 200, headers: {} }))
    return new PassThrough()
  }
  return { request, asked: () => asked }
}

test('a site with many large images fetches so many of them, and says that the next command goes on', async () => {
  const { request, asked } = host(LARGE)
  const options = { root: makeTemporaryFolder(), config, request, mostBytes: 10_000_000 }
  const unfetched = await fetchImages(addresses(30), options)
  // Some were asked for before the last of them was there.
  expect(asked()).toBeGreaterThan(9)
  expect(asked()).toBeLessThan(14)
  expect(unfetched.size).toBe(30 - asked())
  expect(unfetched.get('https://img.example.com/29.png')).toBe(
    'this command has fetched 10 MB of images. Run it again to go on.',
  )
})

test('hosts that answer slowly hold a command for minutes at most', async () => {
  const { request, asked } = host(PICTURE)
  // Each look at the clock is a minute later.
  let time = 0
  const now = () => (time += 60_000)
  const unfetched = await fetchImages(addresses(20), { root: makeTemporaryFolder(), config, request, now })
  expect(asked()).toBe(5)
  expect([...unfetched.values()].at(-1)).toBe(
    'all images together take longer than 5 minutes. Run it again to go on.',
  )
})
