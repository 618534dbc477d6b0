import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { findTheme } from '../theme/load-theme.ts'
import { siteWithTheme } from '../testing/site-with-theme.ts'
import { fileAddress } from './dev-scripts.ts'
import { openUnreadSite, type UnreadSite } from './dev-site.ts'
import { createEarlyHandler } from './early-handler.ts'
import { createLateVite } from './late-vite.ts'

/** Shows a page and all that its sidebar names. */
const THEME = `
export const renderPage = ({ page, sidebar }) => ({
  html: '<!doctype html><html><head></head><body>' + JSON.stringify({ page, sidebar }) + '</body></html>',
  payload: {},
})
export const shellData = () => ({})
export const divideSidebar = () => ({ filesOf: () => ({ url: '', branches: [] }) })
export const renderRedirect = () => ''
export const contentSecurityPolicy = () => ''
`

const HOST = '127.0.0.1'
const PAGE = { accept: 'text/html,*/*' }

/** What takes a while must not come; nothing of this takes longer. */
const A_WHILE_MS = 300

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

function addDocuments(root: string, count: number): void {
  mkdirSync(join(root, 'content/docs/pens'))
  writeFileSync(join(root, 'content/docs/anchor.md'), '---\ntags: [anchor]\n---\n\nIt holds.\n')
  for (let at = 0; at < count; at += 1)
    writeFileSync(join(root, `content/docs/pens/pen-${at}.md`), `# Pen ${at}\n\nWritten.\n`)
}

/** Serves a site of so many documents before it is read. */
async function serveUnread(count: number) {
  const root = siteWithTheme('node_modules', THEME)
  addDocuments(root, count)
  const opened = await openUnreadSite(root)
  const working = new Set<Promise<unknown>>()
  const unread: UnreadSite = {
    ...opened,
    during(work) {
      const done = opened.during(work)
      working.add(done)
      return done.finally(() => working.delete(done))
    },
  }
  const server = createServer()
  const options = { themeName: 'plain-theme', themeServer: '', contentFolders: [], server, host: HOST }
  const vite = createLateVite(root, options)
  const early = createEarlyHandler(vite, unread, { root, host: HOST })
  server.on('request', early.handle)
  await once(server.listen(0, HOST), 'listening')
  const { port } = server.address() as AddressInfo
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await unread.close()
  })
  const ask = async (path: string, headers: Record<string, string> = PAGE): Promise<string> => {
    const [response] = await once(get({ host: HOST, port, path, headers }), 'response')
    return text(response as IncomingMessage)
  }
  const handedOver: (string | undefined)[] = []
  const handOver = (): void =>
    early.handOver((request, response) => {
      handedOver.push(request.url)
      response.end('handed over')
    })
  return { root, port, server, unread, working, ask, handOver, handedOver }
}

/** What an answer is that does not come. */
async function answerOf(answer: Promise<string>): Promise<string> {
  return Promise.race([answer, delay(A_WHILE_MS, 'waits')])
}

test('a page of a large site is made before the others are read', async () => {
  const { ask } = await serveUnread(2000)
  const html = await ask('/docs/pens/pen-7')
  expect(html).toMatch(/^<!doctype html><html><head><script type="module" src="[^"]*early-page\.js"/)
  expect(html).toContain('Written.')
  expect(html).not.toContain('Pen 8')
})

test('and reading makes way until a browser has shown it', async () => {
  const { working, ask } = await serveUnread(2000)
  await ask('/docs/pens/pen-7')
  expect(working.size).toBe(1)
  await Promise.all(working)
  expect(working.size).toBe(0)
})

test('with its style sheet and its script', async () => {
  const { root, ask } = await serveUnread(2000)
  writeFileSync(join(root, 'node_modules/plain-theme/styles.css'), '.pen { color: red }')
  const styles = fileAddress(findTheme(root, 'plain-theme').styles)
  expect(await ask(styles, { accept: 'text/css,*/*' })).toBe('.pen { color: red }')
  const [, script = ''] = /src="([^"]*early-page\.js)"/.exec(await ask('/docs/pens/pen-7')) ?? []
  expect(await ask(script, { accept: '*/*' })).toContain('location.reload()')
})

test.each([
  ['what is no page', 2000, '/docs/pens/pen-7', { accept: '*/*' }],
  ['a page that no file has the name of', 2000, '/docs/pens/pen-2000', PAGE],
  ['a list that is called like a file', 2000, '/docs/tags/anchor', PAGE],
  ['the home page', 2000, '/', PAGE],
  ['a page of a small site', 20, '/docs/pens/pen-7', PAGE],
  [
    'a page that is asked for by another name of the server',
    2000,
    '/docs/pens/pen-7',
    { ...PAGE, host: 'example.com' },
  ],
])('%s waits until it is handed over', async (_what, count, path, headers) => {
  const { ask, handOver } = await serveUnread(count)
  const answer = ask(path, headers)
  expect(await answerOf(answer)).toBe('waits')
  handOver()
  expect(await answer).toBe('handed over')
})

test('a page that can not be made waits too', async () => {
  const { root, ask, handOver } = await serveUnread(2000)
  writeFileSync(join(root, 'node_modules/plain-theme/server.js'), 'export const renderPage = 1\n')
  const answer = ask('/docs/pens/pen-7')
  expect(await answerOf(answer)).toBe('waits')
  handOver()
  expect(await answer).toBe('handed over')
})

test('whoever has gone is handed to nobody', async () => {
  const { port, server, handOver, handedOver } = await serveUnread(20)
  const request = get({ host: HOST, port, path: '/docs/pens/pen-7', headers: PAGE })
  const [, response] = await once(server, 'request')
  request.on('error', () => {}).destroy()
  await once(response as ServerResponse, 'close')
  await delay(A_WHILE_MS)
  handOver()
  expect(handedOver).toEqual([])
})

test('from then on all is handed over', async () => {
  const { ask, handOver } = await serveUnread(2000)
  handOver()
  expect(await ask('/docs/pens/pen-7')).toBe('handed over')
})

test('the site that is read afterwards is whole', async () => {
  const { unread, ask } = await serveUnread(2000)
  await ask('/docs/pens/pen-7')
  const devSite = await unread.read()
  const paths = devSite.current().site.content?.manifest.locales.flatMap(({ routes }) => routes)
  expect(paths?.filter(({ path }) => path.startsWith('/docs/pens/'))).toHaveLength(2000)
  await devSite.close()
})
