import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type ListeningServer } from '../serve/listen.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { hasJournal, writeJournal } from '../publish/journal.ts'
import { createPreviewHandler } from './preview-handler.ts'

const PLACES = [
  'index.html',
  '404.html',
  'docs/intro/index.html',
  'docs/intro/page.json',
  'no/index.html',
  'no/404.html',
  'assets/a-1.js',
  'docs/R&D, "q+a" 100%/index.html',
  'who?.txt',
  'track#1.txt',
  'a%3Fb.txt',
]
const RULES =
  "/handbook/*\n  Content-Security-Policy: default-src 'none'\n\n/handbook/assets/*\n  Cache-Control: immutable\n"

const folder = makeTemporaryFolder()
let server: ListeningServer

function write(place: string, text: string): void {
  mkdirSync(dirname(join(folder, place)), { recursive: true })
  writeFileSync(join(folder, place), text)
}

beforeAll(async () => {
  for (const place of PLACES) write(place, place)
  write('_headers', RULES)
  const handler = createPreviewHandler(folder, '/handbook/')
  server = await listen(createServer(handler), { host: '127.0.0.1', port: 0, isPortFixed: true })
})
afterAll(() => server.close())

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(server.origin + path, { redirect: 'error', ...init })
}

test.each([
  ['/handbook/', 200, 'index.html', 'text/html; charset=utf-8'],
  ['/handbook', 200, 'index.html', 'text/html; charset=utf-8'],
  ['/handbook/docs/intro?q=1', 200, 'docs/intro/index.html', 'text/html; charset=utf-8'],
  ['/handbook/docs/intro/page.json', 200, 'docs/intro/page.json', 'application/json; charset=utf-8'],
  ['/handbook/assets/a-1.js', 200, 'assets/a-1.js', 'text/javascript; charset=utf-8'],
  [
    '/handbook/docs/R%26D,%20%22q+a%22%20100%25',
    200,
    'docs/R&D, "q+a" 100%/index.html',
    'text/html; charset=utf-8',
  ],
  ['/handbook/who%3F.txt', 200, 'who?.txt', 'text/plain; charset=utf-8'],
  ['/handbook/track%231.txt', 200, 'track#1.txt', 'text/plain; charset=utf-8'],
  ['/handbook/a%253Fb.txt', 200, 'a%3Fb.txt', 'text/plain; charset=utf-8'],
  ['/handbook/no/gone', 404, 'no/404.html', 'text/html; charset=utf-8'],
  ['/handbook/gone', 404, '404.html', 'text/html; charset=utf-8'],
  [
    '/elsewhere',
    404,
    'Not found. The addresses of this site begin with /handbook/.\n',
    'text/plain; charset=utf-8',
  ],
])('%s answers %i with %s', async (path, status, text, type) => {
  const response = await ask(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(text)
  expect(response.headers.get('content-type')).toBe(type)
})

test.each(['/handbook/', '/handbook/gone', '/handbook/assets/a-1.js'])(
  'the headers of the published site are sent with %s',
  async (path) => {
    expect((await ask(path)).headers.get('content-security-policy')).toBe("default-src 'none'")
  },
)

test('hashed assets are kept, documents are checked again', async () => {
  expect((await ask('/handbook/assets/a-1.js')).headers.get('cache-control')).toBe('immutable')
  expect((await ask('/handbook/')).headers.get('cache-control')).toBe('no-cache')
})

test("the headers of a site's own file are sent where possible, and never crash the server", async () => {
  const own =
    '/handbook/docs/*/edit\n  X-Own: 1\n/handbook/docs/intro\n  X-Place: Frøya\n  X-Broken: a\u0001b\n'
  write('_headers', `${RULES}\n${own}`)
  const { headers } = await ask('/handbook/docs/intro')
  write('_headers', RULES)
  expect(headers.get('x-own')).toBeNull()
  expect(headers.get('x-broken')).toBeNull()
  expect(Buffer.from(headers.get('x-place') ?? '', 'latin1').toString()).toBe('Frøya')
})

test.each([
  ['gzip, deflate, br, zstd', 'br', 'of brotli'],
  ['gzip', 'gzip', 'of gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip', 'of gzip'],
  ['br;q=0, gzip;q=0', null, 'plain'],
  ['identity, gzip;q=0.5', null, 'plain'],
  ['*', 'br', 'of brotli'],
  ['deflate', null, 'plain'],
  ['', null, 'plain'],
])('a client that accepts %j gets the encoding %j', async (accepted, encoding, text) => {
  write('zipped/index.html', 'plain')
  writeFileSync(join(folder, 'zipped/index.html.br'), brotliCompressSync('of brotli'))
  writeFileSync(join(folder, 'zipped/index.html.gz'), gzipSync('of gzip'))
  const response = await ask('/handbook/zipped', { headers: { 'Accept-Encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe(text)
})

test.each([
  ['bytes=0-3', 206, 'abcd', 'bytes 0-3/10'],
  ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=7-99', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=-3', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=0-0', 200, 'abcdefghij', null],
  ['bytes=5-1', 200, 'abcdefghij', null],
  ['bytes=0-1,3-4', 200, 'abcdefghij', null],
  ['bytes=10-', 416, '', 'bytes */10'],
])('a request for %s is answered with %i %j', async (range, status, text, sent) => {
  write('assets/ten.txt', 'abcdefghij')
  const response = await ask('/handbook/assets/ten.txt', { headers: { Range: range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(sent)
  expect(await response.text()).toBe(text)
})

test('a range of an earlier file is answered with the whole file, and so is a request for the headers', async () => {
  write('assets/ten.txt', 'abcdefghij')
  const headers = { Range: 'bytes=2-3', 'If-Range': '"earlier"' }
  expect(await (await ask('/handbook/assets/ten.txt', { headers })).text()).toBe('abcdefghij')
  const head = await ask('/handbook/assets/ten.txt', { method: 'HEAD', headers: { Range: 'bytes=2-3' } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
})

test('a file that changed while it is served is sent whole', async () => {
  write('changing/index.html', 'short')
  expect(await (await ask('/handbook/changing')).text()).toBe('short')
  write('changing/index.html', 'much longer than before')
  expect(await (await ask('/handbook/changing')).text()).toBe('much longer than before')
})

test('a file removed by a build during a request does not stop the server', async () => {
  write('going/index.html', 'going')
  const handler = createPreviewHandler(folder, '/handbook/')
  const hasty = createServer((asked, response) => {
    handler(asked, response)
    rmSync(join(folder, 'going'), { recursive: true, force: true })
  })
  const { origin, close } = await listen(hasty, { host: '127.0.0.1', port: 0, isPortFixed: true })
  await expect(fetch(`${origin}/handbook/going`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${origin}/handbook/`)).status).toBe(200)
  await close()
})

test('only reading is allowed', async () => {
  const response = await ask('/handbook/', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a publish that was killed is finished before anything is served', async () => {
  const staging = `${folder}.tmp-00000000-1-00000000-0000-0000-0000-000000000000`
  mkdirSync(staging)
  writeFileSync(join(staging, 'half.html'), 'moved in')
  write('gone.html', 'of the old site')
  writeJournal(folder, staging, {
    inTheWay: [],
    moves: ['half.html'],
    files: ['half.html'],
    removals: ['gone.html'],
  })
  expect((await ask('/handbook/gone')).status).toBe(404)
  expect(await (await ask('/handbook/half')).text()).toBe('moved in')
  expect(hasJournal(folder)).toBe(false)
})

test.each([
  ['evil.example', 403],
  ['localhost:4173', 200],
  ['127.0.0.1', 200],
])('a request for the host %s is answered with %i', async (host, status) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server.origin}/handbook/`, { headers: { host } }, resolve).on('error', reject).end()
  })
  answer.resume()
  expect(answer.statusCode).toBe(status)
})
