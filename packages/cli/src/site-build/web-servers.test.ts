import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { readFolder } from '../testing/read-folder.ts'
import { WEB_SERVERS, type WebServer } from '../testing/web-servers.ts'
import { build } from './build.ts'
import { HOST_FILES } from './host-config.ts'

/** An answer, as far as the configuration of a server decides it. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Buffer
}

/** Asks without following redirects or decoding anything. */
function ask(origin: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

const MEDIA_TYPES: Readonly<Record<string, RegExp>> = {
  // JSON is UTF-8 in any case, and Caddy does not say so.
  '.json': /^application\/json/,
  '.md': /^text\/markdown; ?charset=utf-8$/,
}

/** What every answer has. */
const SECURITY = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': expect.stringMatching(/^(?:cross|same)-origin$/),
  'permissions-policy': expect.stringContaining('camera=()'),
}

/** Aliases that are variables, patterns or directives of a server, were they not taken by the letter. */
const HOSTILE = [
  '/{nothing}',
  '/docs/[k-o]ooring-2.0',
  '/docs/{$home}',
  '/docs/{http.request.method}',
  '/docs/a$uri',
  '/docs/q"; return 302 "/evil"; x',
]
/** nginx keeps the length of such an address in a byte, and would take this one for the page. */
const OVERFLOWING = `/docs/mooring-2.0/${'y'.repeat(200)}/${'z'.repeat(54)}`

/** Former addresses, and where each leads. */
const FORMER: readonly (readonly [from: string, to: string])[] = [
  ['/docs/mooring', '/docs/mooring-2.0'],
  ['/docs/mooring/', '/docs/mooring-2.0'],
  ['/mooring.html', '/docs/mooring-2.0'],
  ['/a-b', '/docs/intro'],
  ['/shop/', 'https://shop.example/x$y'],
  ['/norsk/docs/intro', '/no/docs/intro'],
  ['/norsk', '/no/'],
  ['/norsk/', '/no/'],
  ...HOSTILE.map((from) => [encodeURI(from), '/docs/hostile'] as const),
]

async function buildTiny(settings: string): Promise<string> {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const config = readFileSync(file, 'utf8')
  writeFileSync(file, config.replace('url:', `servers: ['nginx', 'caddy'],\n  ${settings}\n  url:`))
  writeFileSync(
    join(root, 'content/docs/buoy.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  )
  appendFileSync(join(root, 'content/docs/intro.md'), '\n[A buoy](./buoy.svg)\n')
  const aliases = [...HOSTILE, OVERFLOWING].map((one) => `  - ${JSON.stringify(one)}\n`).join('')
  writeFileSync(join(root, 'content/docs/hostile.md'), `---\naliases:\n${aliases}---\n\n# Hostile\n`)
  mkdirSync(join(root, 'content/docs/ports'))
  writeFileSync(join(root, 'content/docs/ports/index.md'), '# Ports\n')
  const slug = Array.from({ length: 20 }, () => 'ø'.repeat(70)).join('/')
  writeFileSync(
    join(root, 'content/docs/far.md'),
    `---\nslug: ${slug}\naliases: [/docs/far-away]\n---\n\n# Far\n`,
  )
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  return join(root, 'dist')
}

const outs = { usual: '', single: '', folders: '' }
beforeAll(async () => {
  outs.usual = await buildTiny(
    `precompress: true, redirects: { '/a-b': '/docs/intro', '/shop/*': 'https://shop.example/x$y', '/norsk/*': '/no/*', '/away/*': 'https://away.example/*', '/up/*': '/*' },`,
  )
  outs.single = await buildTiny('trailingSlash: false,')
  outs.folders = await buildTiny(`trailingSlash: 'folders',`)
})

describe.each(Object.keys(WEB_SERVERS))('%s', (name) => {
  const servers: Partial<Record<keyof typeof outs, WebServer>> = {}
  const originOf = (site: keyof typeof outs): string => servers[site]?.origin ?? ''
  beforeAll(async () => {
    const start = WEB_SERVERS[name]
    if (start === undefined) return
    servers.usual = await start(outs.usual)
    servers.single = await start(outs.single)
    servers.folders = await start(outs.folders)
  })
  afterAll(async () => {
    await Promise.all(Object.values(servers).map((server) => server.close()))
  })

  test.each<[path: string, status: number, place: string]>([
    ['/', 200, 'index.html'],
    ['/docs/intro', 200, 'docs/intro/index.html'],
    ['/docs/intro/', 200, 'docs/intro/index.html'],
    ['/docs/intro?q=1', 200, 'docs/intro/index.html'],
    ['/docs/intro/page.json', 200, 'docs/intro/page.json'],
    ['/docs/mooring-2.0', 200, 'docs/mooring-2.0/index.html'],
    ['/docs/intro.md', 200, 'docs/intro.md'],
    ['/no/docs/intro.md', 200, 'no/docs/intro.md'],
    ['/docs/nowhere.md', 404, '404.html'],
    ['/no/docs/ingensteds.md', 404, 'no/404.html'],
    ['/no', 200, 'no/index.html'],
    ['/no/', 200, 'no/index.html'],
    ['/no/docs/intro', 200, 'no/docs/intro/index.html'],
    ['/nowhere', 404, '404.html'],
    ['/nowhere/', 404, '404.html'],
    ['/no/ingensteds', 404, 'no/404.html'],
    ['/no/docs/ingensteds/', 404, 'no/404.html'],
    ['/docs//intro', 404, '404.html'],
    ['/docs/intro//', 404, '404.html'],
    ['/docs//intro.md', 404, '404.html'],
    ['/no//docs/intro', 404, 'no/404.html'],
    ['/assets/gone-12345678.js', 404, '404.html'],
    ['/no/assets/gone-12345678.js', 404, 'no/404.html'],
    ['/404.html', 404, '404.html'],
    ['/no/404.html', 404, 'no/404.html'],
    ['/_headers', 404, '404.html'],
    ['/_redirects', 404, '404.html'],
    ['/_nginx.conf', 404, '404.html'],
    ['/_Caddyfile', 404, '404.html'],
    ['/%5Fheaders', 404, '404.html'],
    ['/_headers/', 404, '404.html'],
    ['/_Caddyfile/', 404, '404.html'],
    ['/docs/../_headers', 404, '404.html'],
  ])('%s is answered %i with %s', async (path, status, place) => {
    const answer = await ask(originOf('usual'), path)
    expect([answer.status, answer.headers['location']]).toEqual([status, undefined])
    expect(answer.bytes.equals(readFileSync(join(outs.usual, place)))).toBe(true)
    expect(answer.headers).toMatchObject({
      ...SECURITY,
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(MEDIA_TYPES[extname(place)] ?? /^text\/html; charset=utf-8$/),
    })
    // Whether a missing page is listed does not matter.
    const robots = place.endsWith('.md') ? 'noindex' : undefined
    expect(status === 404 ? robots : answer.headers['x-robots-tag']).toBe(robots)
  })

  test.each<[path: string, status: number, place: string]>([
    ['/docs/intro', 200, 'docs/intro.html'],
    ['/docs/intro/', 200, 'docs/intro.html'],
    ['/docs/intro/page.json', 200, 'docs/intro/page.json'],
    ['/no/docs/intro', 200, 'no/docs/intro.html'],
    ['/no/docs/intro/', 200, 'no/docs/intro.html'],
    ['/no/docs/ingensteds/', 404, 'no/404.html'],
    ['/docs//intro', 404, '404.html'],
    ['/no/docs/intro//', 404, 'no/404.html'],
    ['/', 200, 'index.html'],
    ['/no/', 200, 'no/index.html'],
  ])('%s of a site without slashes is answered %i with %s', async (path, status, place) => {
    const answer = await ask(originOf('single'), path)
    expect([answer.status, answer.headers['location']]).toEqual([status, undefined])
    expect(answer.bytes.equals(readFileSync(join(outs.single, place)))).toBe(true)
  })

  test.each<[path: string, status: number, place: string]>([
    ['/docs/intro', 200, 'docs/intro.html'],
    ['/docs/intro.html', 200, 'docs/intro.html'],
    ['/docs/ports/', 200, 'docs/ports/index.html'],
    ['/docs/ports', 200, 'docs/ports/index.html'],
    ['/no/docs/ports/', 200, 'no/docs/ports/index.html'],
    ['/docs/nowhere/', 404, '404.html'],
  ])('%s of a site with slashes on folders is answered %i with %s', async (path, status, place) => {
    const answer = await ask(originOf('folders'), path)
    expect([answer.status, answer.headers['location']]).toEqual([status, undefined])
    expect(answer.bytes.equals(readFileSync(join(outs.folders, place)))).toBe(true)
  })

  test('assets of both locales are kept for a year', async () => {
    const assets = [...readFolder(outs.usual).keys()].filter((place) =>
      /^(no\/)?assets\/.*\.(js|css|json)$/.test(place),
    )
    expect(assets.length).toBeGreaterThan(6)
    const answers = await Promise.all(assets.map((place) => ask(originOf('usual'), `/${place}`)))
    expect(answers).toMatchObject(
      assets.map(() => ({ status: 200, headers: { ...SECURITY, 'cache-control': IMMUTABLE } })),
    )
  })

  test('a drawing that content links to is saved, and never shown as a document of the site', async () => {
    const drawings = [...readFolder(outs.usual).keys()].filter((place) => /assets\/.*\.svg$/.test(place))
    expect(drawings.map((place) => place.replace(/-[\da-f]+\.svg$/, ''))).toEqual([
      'assets/buoy',
      'no/assets/buoy',
    ])
    const answers = await Promise.all(drawings.map((place) => ask(originOf('usual'), `/${place}`)))
    expect(answers).toMatchObject(
      drawings.map(() => ({
        status: 200,
        headers: {
          ...SECURITY,
          'cache-control': IMMUTABLE,
          'content-type': expect.stringMatching(/^image\/svg\+xml/),
          'content-disposition': 'attachment',
        },
      })),
    )
    const gone = await ask(originOf('usual'), '/assets/gone-12345678.svg')
    expect([gone.status, gone.headers['content-disposition']]).toEqual([404, undefined])
  })

  test('every file and every redirect has the headers of the site', async () => {
    const places = [...readFolder(outs.usual).keys()]
    expect(places.filter((place) => place.startsWith('_'))).toEqual(HOST_FILES.toSorted())
    const files = places.map((place) => `/${encodeURI(place)}`)
    const paths = [...files, ...FORMER.map(([from]) => from)]
    const answers = await Promise.all(paths.map((path) => ask(originOf('usual'), path)))
    expect(paths.filter((_, index) => (answers[index]?.status ?? 500) >= 500)).toEqual([])
    expect(answers).toMatchObject(paths.map(() => ({ headers: SECURITY })))
  })

  test('a document that has not changed is not sent again, but its headers', async () => {
    const { headers } = await ask(originOf('usual'), '/docs/intro')
    const etag = String(headers['etag'])
    const again = await ask(originOf('usual'), '/docs/intro', { 'If-None-Match': etag })
    expect(again).toMatchObject({ status: 304, headers: SECURITY })
  })

  test('a compressed file is sent to clients that accept it', async () => {
    const { headers, bytes } = await ask(originOf('usual'), '/docs/intro', { 'Accept-Encoding': 'gzip' })
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(bytes.equals(readFileSync(join(outs.usual, 'docs/intro/index.html.gz')))).toBe(true)
  })

  test.each(FORMER)('the former address %s leads to %s', async (from, to) => {
    const answer = await ask(originOf('usual'), from)
    const { location } = answer.headers
    // fyr preview sends the document that leads there, as hosts that know no redirects do.
    const led = /http-equiv="refresh" content="0; ?url=([^"]+)"/i.exec(answer.bytes.toString())?.[1]
    const leads = String(location ?? led)
      .replace(originOf('usual'), '')
      .replaceAll('%24', '$')
    expect([answer.status, leads]).toEqual([name === 'fyr preview' ? 200 : 301, to])
  })

  test('a former address that is too long for a rule, or leads to one, leads there by its document', async () => {
    const { bytes } = await ask(originOf('usual'), `${OVERFLOWING}/index.html`)
    expect(bytes.toString()).toContain('url=/docs/hostile"')
    const { status } = await ask(originOf('usual'), '/docs/far-away')
    expect(status).toBe(name === 'caddy' ? 301 : 200)
  })

  test.runIf(name !== 'fyr preview').each([
    ['/norsk/docs/p%C3%A5%20land?a=1&b=%2F', '/no/docs/p%C3%A5%20land?a=1&b=%2F'],
    ['/up/docs/intro?a=1', '/docs/intro?a=1'],
    ['/away/a/b', 'https://away.example/a/b'],
    ['/away/', 'https://away.example/'],
  ])('what follows the folder of %s is kept', async (from, to) => {
    const { status, headers } = await ask(originOf('usual'), from)
    expect([status, String(headers['location']).replace(originOf('usual'), '')]).toEqual([301, to])
  })

  test.each([
    '//evil.example/x',
    '///evil.example/x',
    '/%2Fevil.example/x',
    '/%2f%2fevil.example/x',
    '/%5Cevil.example/x',
    '/%5C%5Cevil.example/x',
    '/%2F%5Cevil.example/x',
    '/\\\\evil.example/x',
    '/.//evil.example/x',
    '/a/..//evil.example/x',
    '/%2E/%2Fevil.example/x',
    '/%09/evil.example/x',
    '/%09//evil.example/x',
    '/%20//evil.example/x',
    '/%0A//evil.example/x',
    '/%0D%0A//evil.example/x',
    '/%00//evil.example/x',
    '/x%0A//evil.example/x',
    '//evil.example%0A',
    '/@evil.example/x',
    '/:80@evil.example/x',
  ])('no address below a folder that leads to all of the site leads out of it: %s', async (rest) => {
    const origin = originOf('usual')
    const { headers } = await ask(origin, `/up${rest}`)
    expect(new URL(String(headers['location'] ?? ''), `${origin}/up/`).origin).toBe(origin)
  })
})
