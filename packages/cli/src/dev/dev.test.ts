import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ServedSite } from '../serve/served-site.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal, type RecordingTerminal } from '../testing/recording-terminal.ts'
import { dev } from './dev.ts'

let root: string
let site: ServedSite
let terminal: RecordingTerminal
beforeAll(async () => {
  root = copyTinySite()
  mkdirSync(join(root, 'samples'))
  writeFileSync(join(root, 'samples/knot.js'), 'bowline()\n')
  writeFileSync(join(root, 'static/ten.txt'), 'abcdefghij')
  writeFileSync(
    join(root, 'content/docs/rope.md'),
    '---\ntitle: Rope\n---\n\n::include{file=/samples/knot.js}\n\n::include{file=/../CHANGES.md}\n',
  )
  const config = readFileSync(join(root, 'site.config.ts'), 'utf8')
  writeFileSync(
    join(root, 'site.config.ts'),
    config.replace('defaultLocale', "includes: ['samples', '../CHANGES.md'],\n  defaultLocale"),
  )
  writeFileSync(join(root, '../CHANGES.md'), 'A new quay.\n')
  writeFileSync(
    join(root, 'content/blog/integration.md'),
    '---\ntitle: From 3.0 to 3.6\ndate: 2026-03-01\nslug: integration-3.0-to-3.6\n---\n\nText.\n',
  )
  terminal = createRecordingTerminal()
  site = await dev({
    root,
    terminal,
    host: '127.0.0.1',
    port: 0,
    isPortFixed: false,
  })
})
afterAll(() => site.close())

const get = (path: string): Promise<Response> => fetch(new URL(path, site.address))

test.each([
  ['/sitemap.xml', 'text/xml; charset=utf-8', '<loc>https://holme.example/docs/intro</loc>'],
  ['/no/sitemap.xml', 'text/xml; charset=utf-8', '<loc>https://holme.example/no/docs/intro</loc>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://holme.example/no/sitemap.xml'],
  ['/blog/rss.xml', 'text/xml; charset=utf-8', '<rss'],
  ['/no/blog/atom.xml', 'text/xml; charset=utf-8', '<feed'],
  ['/blog/feed.json', 'application/json; charset=utf-8', '"version"'],
  [
    '/docs/intro.md',
    'text/markdown; charset=utf-8',
    '[mooring](https://holme.example/docs/mooring-2.0#lines)',
  ],
  ['/no/docs/mooring-2.0.md', 'text/markdown; charset=utf-8', '```ts\nconst lines = 2\n```'],
  ['/index.md', 'text/markdown; charset=utf-8', '# Holme'],
  ['/no/llms.txt', 'text/plain; charset=utf-8', '](https://holme.example/no/docs/intro.md)'],
  ['/agents.json', 'application/json; charset=utf-8', '"markdown":"https://holme.example/docs/intro.md"'],
])('%s is served as a build writes it', async (path, type, part) => {
  const response = await get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
  expect(await response.text()).toContain(part)
})

test.each([
  ['/blog/integration-3.0-to-3.6', 200, 'From 3.0 to 3.6'],
  ['/no/blog/integration-3.0-to-3.6', 200, 'From 3.0 to 3.6'],
  ['/docs/mooring-2.0', 200, 'Mooring'],
  ['/no/docs/intro/index.html', 200, 'fortøyning'],
  ['/blog/integration-3.0-to-3.7', 404, '<html'],
])('%s, whose dots end no name of a file, is answered as a page', async (path, status, part) => {
  const response = await fetch(new URL(path, site.address), { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ])
  expect(await response.text()).toContain(part)
})

test.each(['POST /docs/intro', 'PUT /ten.txt', 'DELETE /@vite/client', 'OPTIONS /nothing'])(
  '%s is refused: only reading is allowed',
  async (asked) => {
    const [method = '', path = ''] = asked.split(' ')
    const response = await fetch(new URL(path, site.address), { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  },
)

test("a site's own sitemap is served instead of the generated one", async () => {
  writeFileSync(join(root, 'static/sitemap.xml'), '<own/>')
  expect(await (await get('/sitemap.xml')).text()).toBe('<own/>')
})

test.each(['/no/robots.txt', '/blog/atom.json', '/docs/sitemap.xml', '/docs/nothing.md', '/llms-full.txt'])(
  '%s is not a file',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test('a page shows what it includes as that is now', async () => {
  expect(await (await get('/docs/rope')).text()).toContain('bowline')
  writeFileSync(join(root, 'samples/knot.js'), 'clove()\n')
  await vi.waitFor(async () => expect(await (await get('/docs/rope')).text()).toContain('clove'), {
    timeout: 30_000,
    interval: 100,
  })
})

test('a page shows a file beside the site as that is now', async () => {
  expect(await (await get('/docs/rope')).text()).toContain('A new quay.')
  writeFileSync(join(root, '../CHANGES.md'), 'A new crane.\n')
  await vi.waitFor(async () => expect(await (await get('/docs/rope')).text()).toContain('A new crane.'), {
    timeout: 30_000,
    interval: 100,
  })
})

test.each([
  ['bytes=2-4', 206, 'cde', 'bytes 2-4/10'],
  ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['lines=1-2', 200, 'abcdefghij', null],
])('a request for %s of a file is answered with %i %j', async (range, status, text, sent) => {
  const response = await fetch(new URL('/ten.txt', site.address), { headers: { range } })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, sent])
  expect(await response.text()).toBe(text)
})

const patience = { timeout: 30_000, interval: 100 }

test('the terminal shows what changed, what is wrong now, and when all is well again', async () => {
  const intro = join(root, 'content/docs/intro.md')
  const text = readFileSync(intro, 'utf8')
  writeFileSync(intro, `${text}\n[Nowhere](./nowhere.md)\n`)
  await expect
    .poll(() => terminal.text(), patience)
    .toMatch(/Changed: content\/docs\/intro\.md\n[^]*intro\.md:\d+:1 error broken-link\n/)
  writeFileSync(intro, text)
  await expect
    .poll(() => terminal.text(), patience)
    .toMatch(/broken-link[^]*Changed: content\/docs\/intro\.md\nNo problems\./)
})

test('the terminal shows the new address when the base path changes', async () => {
  const file = join(root, 'site.config.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('defaultLocale', "basePath: '/quay/',\n  defaultLocale"))
  const { origin } = new URL(site.address)
  await expect.poll(() => terminal.text(), patience).toContain(`The site is now at ${origin}/quay/`)
  expect((await fetch(`${origin}/quay/docs/intro`)).status).toBe(200)
  writeFileSync(file, text)
  await expect.poll(() => terminal.text(), patience).toContain(`The site is now at ${origin}/\nNo problems.`)
})

/** `fetch` sets the header itself. */
async function statusFor(host: string): Promise<number | undefined> {
  const request = http.get(new URL('/docs/intro', site.address), { headers: { host } })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  return response.statusCode
}

test('a request for a foreign host name that resolves to this server is refused', async () => {
  expect(await statusFor('rebound.example')).toBe(403)
  expect(await statusFor('localhost:3000')).toBe(200)
})

test.each([
  '/assets/sidebar-%.json',
  '/assets/sidebar-__proto__.json',
  '/no/assets/sidebar-constructor.json',
])('%s is not a sidebar', async (path) => expect((await get(path)).status).toBe(404))

const intro = async (): Promise<string> => (await get('/docs/intro')).text()

test.each([
  ['style sheet', /<link rel="stylesheet" href="([^"]+)"/, 'text/css'],
  ['boot script', /<script type="module" src="([^"]+client\/[^"]+)"/, 'text/javascript'],
])('the %s of a linked theme in another folder is served', async (_name, pattern, type) => {
  const [, address = ''] = pattern.exec(await intro()) ?? []
  const response = await fetch(new URL(address, site.address), { headers: { accept: `${type},*/*;q=0.1` } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
})

const shellOfIntro = async (): Promise<string> => {
  const { meta } = (await (await get('/docs/intro/page.json')).json()) as { meta: { shell: string } }
  return meta.shell
}

test('pages are of another shell once the site begins to change its theme', async () => {
  const before = await shellOfIntro()
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/tokens.css'), ':root { --fyr-radius-md: 3px }\n')
  await expect.poll(shellOfIntro, patience).not.toBe(before)
  rmSync(join(root, 'theme'), { recursive: true })
  await expect.poll(shellOfIntro, patience).toBe(before)
})

test('a build reports a style sheet imported by a component', async () => {
  const slots = join(root, 'theme/slots.tsx')
  mkdirSync(join(root, 'theme'))
  writeFileSync(join(root, 'theme/own.css'), '.own { color: red }\n')
  const slot = 'export const FooterEnd = () => <p data-own>Tide</p>\n'
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(slots, `import './own.css'\n${slot}`)
  const report = /theme\/slots\.tsx:1:8 error theme-import[^]*theme\/styles\.css/
  await expect.poll(intro, patience).toMatch(report)
  expect(printed.mock.calls.flat()).toContainEqual(expect.stringMatching(report))
  expect(printed.mock.calls.flat().filter((text) => typeof text !== 'string')).toEqual([])
  printed.mockRestore()
  writeFileSync(slots, slot)
  await expect.poll(intro, patience).toContain('data-own')
})

test('a module of a site that throws is reported once, with its position', async () => {
  const slots = join(root, 'theme/slots.tsx')
  mkdirSync(join(root, 'theme'), { recursive: true })
  const slot = 'export const FooterEnd = () => <p data-own>Tide</p>\n'
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(slots, `${slot}throw new Error('The rope is cut.')\n`)
  const report = /theme\/slots\.tsx:2:7 error page-failed[^]*The rope is cut\./
  await expect.poll(intro, patience).toMatch(report)
  const texts = printed.mock.calls.flat().map(String)
  expect(texts).toContainEqual(expect.stringMatching(report))
  expect(texts.filter((text) => !report.test(text))).toEqual([])
  printed.mockRestore()
  writeFileSync(slots, slot)
  await expect.poll(intro, patience).toContain('data-own')
})

test.each([
  ['/__open-in-editor?file=/etc/hostname', 'same-origin'],
  ['/__OPEN-in-editor?file=/etc/hostname', 'same-origin'],
  ['/__open-in-editor/?file=/etc/hostname', 'same-origin'],
  ['/__open-in-editor?file=site.config.ts', 'cross-site'],
])('%s requested by a page that is %s opens no editor', async (path, from) => {
  const { hostname, port } = new URL(site.address)
  const asked = http.get({ hostname, port, path, headers: { 'Sec-Fetch-Site': from } })
  const [{ statusCode }] = (await once(asked, 'response')) as [http.IncomingMessage]
  expect(statusCode).toBe(403)
  asked.destroy()
})
