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

/** What the module throws when it is run again. */
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

test('a stack that Node has mapped already is left as it is', async () => {
  const other = join(root, 'rope.ts')
  writeFileSync(
    other,
    'type Rope = string\n\nexport function cut(): Rope {\n  return tie()\n}\n\nfunction tie(): Rope {\n  throw new Error("The rope is tied.")\n}\n',
  )
  const { prepareStackTrace } = Error
  process.setSourceMapsEnabled(true)
  // The test runner formats stacks too.
  delete (Error as Partial<ErrorConstructor>).prepareStackTrace
  try {
    const { cut } = await vite.ssrLoadModule(other)
    const error: unknown = await Promise.resolve()
      .then(cut)
      .catch((thrownByIt: unknown) => thrownByIt)
    if (!(error instanceof Error)) throw new Error('Nothing was thrown.')
    await mapStack(vite, error)
    expect(error.stack).toContain(`${other}:8:9`)
  } finally {
    process.setSourceMapsEnabled(false)
    Error.prepareStackTrace = prepareStackTrace
  }
})

test('the position is the same when the file is reported as changed meanwhile', async () => {
  const error = await thrown()
  vite.environments.ssr.moduleGraph.invalidateAll()
  await mapStack(vite, error)
  expect(error.stack).toContain(`${file}:5:7`)
})
