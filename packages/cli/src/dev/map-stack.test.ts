import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapStack } from './map-stack.ts'
import type { ViteDevServer } from 'vite'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'fyr-map-stack-')))
const file = join(root, 'slots.ts')
let vite: ViteDevServer

beforeAll(async () => {
  writeFileSync(
    file,
    "import type { Server } from 'node:http'\n\nexport type Own = Server\n\nthrow new Error('The rope is cut.')\n",
  )
  vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
})

afterAll(async () => {
  await vite.close()
  rmSync(root, { recursive: true })
})

/** What the module throws when it is run anew. */
async function thrown(): Promise<Error> {
  vite.environments.ssr.moduleGraph.invalidateAll()
  return vite.ssrLoadModule(file).then(
    () => new Error('Nothing was thrown.'),
    (error: unknown) => error as Error,
  )
}

test('the stack of an exception shows the position in the source', async () => {
  const error = await thrown()
  await mapStack(vite, error)
  expect(error.stack).toContain(`${file}:5:7`)
})

test('and does so when the file is said to have changed meanwhile', async () => {
  const error = await thrown()
  vite.environments.ssr.moduleGraph.invalidateAll()
  await mapStack(vite, error)
  expect(error.stack).toContain(`${file}:5:7`)
})
