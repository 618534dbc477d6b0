import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request as requestPlainly } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { RequestImage } from '../content-sources/fetch-image.ts'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { siteWithSettings } from '../testing/site-with-settings.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openSiteReader } from './site-reader.ts'

const ADDRESS = 'https://img.example.com/plan.png'

function siteWithRemoteImage(): string {
  const root = siteWithSettings("images: { remote: ['img.example.com'] },")
  writeFileSync(
    join(root, 'content/docs/plan.md'),
    `# Plan\n\n![The plan](${ADDRESS})\n\n![Again](${ADDRESS}#only-dark)\n`,
  )
  return root
}

/** A host with one picture, on this machine, and how often it was asked. */
async function openHost() {
  const color = { r: 20, g: 60, b: 90 }
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer()
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end(picture)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const requestImage: RequestImage = ({ pathname }, { signal }, answered) =>
    requestPlainly({ host: '127.0.0.1', port, path: pathname, signal, agent: false }, answered).end()
  return { requestImage, asked: () => asked, picture }
}

async function read(root: string, options: { requestImage?: RequestImage; isFrozen?: boolean }) {
  const reader = openSiteReader({ root, ...options })
  try {
    return await reader.read()
  } finally {
    await reader.close()
  }
}

test('an image of an allowed host is fetched once and kept, and builds offline have the same bytes', async () => {
  const root = siteWithRemoteImage()
  const { requestImage, asked, picture } = await openHost()
  const site = await read(root, { requestImage })
  expect(site.diagnostics).toEqual([])
  const [name = '', ...others] = readdirSync(join(root, 'remote-images'))
  expect(name).toMatch(/^plan-[\da-f]{16}\.png$/)
  expect(others).toEqual([])
  expect(readFileSync(join(root, 'remote-images', name))).toEqual(picture)
  expect((await read(root, { requestImage })).diagnostics).toEqual([])
  expect(asked()).toBe(1)

  expect((await build({ root, frozen: true })).diagnostics).toEqual([])
  const html = readFileSync(join(root, 'dist/docs/plan/index.html'), 'utf8')
  expect(html).not.toContain('img.example.com')
  const [, asset = ''] = /src="\/(assets\/plan-[^"]+\.png)" alt="The plan"/.exec(html) ?? []
  expect(readFileSync(join(root, 'dist', asset))).toEqual(picture)

  expect((await check({ root, unused: true })).unusedPictures).toEqual([])
  rmSync(join(root, 'content/docs/plan.md'))
  expect((await check({ root, unused: true })).unusedPictures).toEqual([`remote-images/${name}`])
})

test('nothing is fetched for a frozen build: what is missing is an error at its line', async () => {
  const root = siteWithRemoteImage()
  const { requestImage, asked } = await openHost()
  const { diagnostics } = await read(root, { requestImage, isFrozen: true })
  expect(diagnostics).toMatchObject([
    { code: 'missing-remote-image', file: 'content/docs/plan.md', line: 3 },
    { code: 'missing-remote-image', file: 'content/docs/plan.md', line: 5 },
  ])
  expect(asked()).toBe(0)
  expect(existsSync(join(root, 'remote-images'))).toBe(false)
})

test('nothing is written through a link that leads out of the site', async () => {
  const root = siteWithRemoteImage()
  const outside = makeTemporaryFolder()
  symlinkSync(outside, join(root, 'remote-images'))
  const { requestImage, asked } = await openHost()
  const { diagnostics } = await read(root, { requestImage })
  expect(diagnostics[0]?.problem).toContain('"remote-images" is a link that leads out of the site.')
  expect(readdirSync(outside)).toEqual([])
  expect(asked()).toBe(0)
})
