import { once } from 'node:events'
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedSite } from '../serve/served-site.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { dev } from './dev.ts'

const options = {
  terminal: createRecordingTerminal(),
  host: '127.0.0.1',
  port: 0,
  isPortFixed: false,
}

let root: string
let site: ServedSite
beforeAll(async () => {
  const outside = makeTemporaryFolder()
  writeFileSync(join(outside, 'leak.txt'), 'SECRET')
  root = copyTinySite()
  writeFileSync(join(root, 'package.json'), '{}')
  symlinkSync(join(outside, 'leak.txt'), join(root, 'static/leak.txt'))
  symlinkSync(outside, join(root, 'outside'))
  writeFileSync(join(root, '.npmrc'), 'SECRET')
  symlinkSync('../.npmrc', join(root, 'static/token.txt'))
  // Vite has a list of hidden files that it refuses, and this is not on it.
  mkdirSync(join(root, '.notes'))
  writeFileSync(join(root, '.notes/plan.txt'), 'SECRET')
  symlinkSync('../.notes/plan.txt', join(root, 'static/plan.txt'))
  mkdirSync(join(root, 'packages/lib'), { recursive: true })
  writeFileSync(join(root, 'packages/lib/index.js'), 'export const open = 1\n')
  symlinkSync('packages/lib', join(root, 'linked'))
  site = await dev({ ...options, root })
})
afterAll(() => site.close())

/** `fetch` would tidy the address. */
async function answerTo(path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(site.address)
  const asked = request({ hostname, port, path: path.replaceAll('<root>', root) }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, text: await textOf(response) }
}

test.each([
  '/static/leak.txt',
  '/static/le%61k.txt',
  '/static%2Fleak.txt',
  String.raw`/static\leak.txt`,
  '/static/leak.txt?raw',
  '/static/leak.txt?import&url',
  '/outside/leak.txt',
  '/@fs<root>/static/leak.txt',
  '/@fs/<root>/outside/leak.txt',
  '/@id/<root>/static/leak.txt?raw',
  '<root>/static/leak.txt?raw',
  'http://localhost/static/leak.txt',
  '/static/token.txt',
  '/.npmrc',
  '/.npmrc?raw',
  '/@fs<root>/.npmrc',
  '/.notes/plan.txt',
  '/.notes/plan.txt?raw',
  '/@fs<root>/.notes/plan.txt',
  '/static/plan.txt',
])('%s is hidden or leads out of the site', async (path) => {
  const { status, text } = await answerTo(path)
  expect(text).not.toContain('SECRET')
  expect(status).toBe(403)
})

test.each([
  '/@vite/client',
  '/linked/index.js',
  '/@fs<root>/packages/lib/index.js',
  '/static/img/buoy.svg',
  '/node_modules/.vite/deps/react.js',
])('%s is served', async (path) => {
  expect(await answerTo(path)).toMatchObject({ status: 200 })
})

test('a site in a hidden folder of a workspace is served', async () => {
  const workspace = makeTemporaryFolder()
  writeFileSync(join(workspace, 'pnpm-workspace.yaml'), '')
  writeFileSync(join(workspace, '.npmrc'), 'SECRET')
  const hidden = join(workspace, '.docs')
  renameSync(copyTinySite(), hidden)
  writeFileSync(join(hidden, 'open.js'), 'export const open = 1\n')
  const served = await dev({ ...options, root: hidden })
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(new URL(`/@fs${path}`, served.address))).status
  expect(await statusOf(join(hidden, 'open.js'))).toBe(200)
  expect(await statusOf(join(workspace, '.npmrc'))).toBe(403)
  await served.close()
})
