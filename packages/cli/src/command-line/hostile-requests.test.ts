import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import { dirname, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev } from '../dev/dev.ts'
import { preview } from '../preview/preview.ts'
import { listen, type ListeningServer } from '../serve/listen.ts'
import type { ServedSite } from '../serve/served-site.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

/** Is in every file that nobody but the author may read. */
const SECRET = 'SECRET-7d1f'

const root = copyTinySite()
const outside = makeTemporaryFolder()

/** What a request says: its path as it is sent, and the host that it names. */
interface Hostile {
  readonly path: string
  readonly host?: string
}

const HOSTILE: readonly Hostile[] = [
  ...[
    '/../.npmrc',
    '/./../.npmrc',
    '//../.npmrc',
    '/docs/../../.npmrc',
    '/no/../../.npmrc',
    '/assets/../../.npmrc',
    '/docs/intro/../../../.npmrc',
    '/..%2f.npmrc',
    '/..%2F.npmrc',
    '/%2e%2e/.npmrc',
    '/%2E%2E/.npmrc',
    '/.%2e/.npmrc',
    '/%2e./.npmrc',
    '/%2e%2e%2f.npmrc',
    '/docs/..%2f..%2f.npmrc',
    '/assets/%2e%2e/%2e%2e/.npmrc',
    '/..%252f.npmrc',
    '/%252e%252e/.npmrc',
    '/%252e%252e%252f.npmrc',
    '/..\\.npmrc',
    '/..%5c.npmrc',
    '/%2e%2e%5c.npmrc',
    '/../.npmrc%00',
    '/../.npmrc%00.html',
    '/../.npmrc?raw',
    '/../.npmrc?import&raw',
    '/../.npmrc?url&inline',
    '/../.git/config',
    '/..%2f.git%2fconfig',
    '/token.txt',
    '/leak.txt',
    '/folder/leak.txt',
    `/@fs${root}/.npmrc`,
    `/@fs${root}/.npmrc?raw`,
    `/@fs${root}/.npmrc?import&raw`,
    `/@fs${root}/.npmrc?raw??`,
    `/@fs${root}/.npmrc?url&inline`,
    `/@fs${root}/static/../.npmrc`,
    `/@fs${outside}/leak.txt`,
    `/@fs${outside}/leak.txt?import&raw??`,
  ].map((path) => ({ path })),
  ...['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.evil.example'].map((host) => ({
    path: '/docs/plan/',
    host,
  })),
]

function write(path: string, text = `${SECRET}\n`): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Joins any requested path to a folder, however it is spelled, and checks no host: what a server must not do. */
function carelessServer(folder: string): RequestListener {
  return ({ url = '/' }, response) => {
    const decoded = decodeURIComponent(decodeURIComponent(url.replace(/\?.*$/, '')))
    const path = decoded.replaceAll('\\', '/').replace(/\0.*$/, '')
    const file = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(folder, path)
    response.end(readFileSync(file.endsWith('/') ? `${file}index.html` : file))
  }
}

let careless: ListeningServer
let developed: ServedSite
let previewed: ServedSite

beforeAll(async () => {
  write(join(outside, 'leak.txt'))
  write(join(root, '.npmrc'))
  write(join(root, '.git/config'))
  write(join(root, 'content/docs/plan.md'), `---\nslug: plan\n---\n\n# Plan\n\n${SECRET}\n`)
  write(join(root, 'dist/index.html'), 'Home')
  write(join(root, 'dist/docs/plan/index.html'))
  write(join(root, 'careless/docs/plan/index.html'))
  for (const folder of ['static', 'careless']) {
    symlinkSync('../.npmrc', join(root, folder, 'token.txt'))
    symlinkSync(join(outside, 'leak.txt'), join(root, folder, 'leak.txt'))
    symlinkSync(outside, join(root, folder, 'folder'))
  }
  const options = { host: '127.0.0.1', port: 0, isPortFixed: true }
  careless = await listen(createServer(carelessServer(join(root, 'careless'))), options)
  developed = await dev({ root, terminal: createRecordingTerminal(), ...options })
  previewed = await preview({ root, out: 'dist', ...options })
})

afterAll(async () => {
  await Promise.all([careless.close(), developed.close(), previewed.close()])
})

/** Whether the answer of a server has a secret in it. `fetch` would tidy the path. */
async function leaks(address: string, { path, host }: Hostile): Promise<boolean> {
  const { hostname, port } = new URL(address)
  const asked = request({ hostname, port, path, headers: host === undefined ? {} : { host } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return (await textOf(response)).includes(SECRET)
}

test('there are forty hostile requests and more, and each of them reads a secret from a careless server', async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40)
  const answers = await Promise.all(
    HOSTILE.map(async (hostile) => ({ ...hostile, isLeak: await leaks(careless.origin, hostile) })),
  )
  expect(answers.filter(({ isLeak }) => !isLeak)).toEqual([])
})

test.each([
  ['fyr dev', () => developed.address],
  ['fyr preview', () => previewed.address],
])('none of them reads a secret from %s, which serves its pages to its own host', async (_, address) => {
  const answers = await Promise.all(
    HOSTILE.map(async (hostile) => ({ ...hostile, isLeak: await leaks(address(), hostile) })),
  )
  expect(answers.filter(({ isLeak }) => isLeak)).toEqual([])
  expect(await leaks(address(), { path: '/docs/plan' })).toBe(true)
})
