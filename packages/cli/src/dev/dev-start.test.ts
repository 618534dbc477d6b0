import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isReady } from '../content/loaded-site.ts'
import { ownFile } from '../own-package.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { siteWithTheme } from '../testing/site-with-theme.ts'
import { makeDevDocument } from './dev-pages.ts'
import { fileAddress } from './dev-scripts.ts'
import { openDevSession } from './dev-session.ts'
import { dev } from './dev.ts'
import { createLazyVite } from './lazy-vite.ts'

vi.mock('./dev-session.ts', { spy: true })

const PATIENCE = { timeout: 30_000, interval: 100 }
const FREE_PORT = { host: '127.0.0.1', port: 0, isPortFixed: false }

const edit = (file: string, from: string, to: string): void =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))

async function firstPage(root: string): Promise<string> {
  const site = await dev({ ...FREE_PORT, root, terminal: createRecordingTerminal() })
  const response = await fetch(new URL('/docs/intro', site.address))
  const html = await response.text()
  await site.close()
  return html
}

test('an installed theme is loaded by Node, and its documents get the scripts of development', async () => {
  const html = await firstPage(siteWithTheme('node_modules'))
  expect(html).toMatch(/<head>[^]*\/dev-client\.js[^]*<\/head><body>by Node<\/body><\/html>$/)
})

test('and they are made without Vite', async () => {
  const root = siteWithTheme('node_modules')
  const session = await openDevSession(root)
  const { site, finder } = session.current()
  const found = finder?.find('/docs/intro')
  if (!found || !isReady(site)) throw new Error('The site has no such page.')
  const vite = createLazyVite(root, {
    themeName: 'plain-theme',
    themeServer: '',
    contentFolders: [],
    server: createServer(),
    host: 'localhost',
  })
  await vite.close()
  await expect(vite.start()).rejects.toThrow('stopped')
  expect(await makeDevDocument(vite, site, found)).toContain('by Node')
  await session.close()
})

test.each([
  ['as it stands', '.a { color: red }\n', '.a { color: red }\n'],
  ['by Vite with what it imports', "@import './b.css';\n", '.b { color: blue; }\n'],
])('the style sheet of an installed theme is sent %s', async (_how, written, sent) => {
  const root = siteWithTheme('node_modules')
  const folder = join(root, 'node_modules/plain-theme')
  writeFileSync(join(folder, 'styles.css'), written)
  writeFileSync(join(folder, 'b.css'), '.b { color: blue; }\n')
  const site = await dev({ ...FREE_PORT, root, terminal: createRecordingTerminal() })
  const address = new URL(fileAddress(realpathSync(join(folder, 'styles.css'))), site.address)
  const response = await fetch(address, { headers: { accept: 'text/css' } })
  expect(response.headers.get('content-type')).toMatch(/^text\/css/)
  expect(await response.text()).toBe(sent)
  await site.close()
})

test('and to a script that imports it as a script', async () => {
  const root = siteWithTheme('node_modules')
  const styles = join(root, 'node_modules/plain-theme/styles.css')
  writeFileSync(styles, '.a { color: red }\n')
  const site = await dev({ ...FREE_PORT, root, terminal: createRecordingTerminal() })
  const response = await fetch(new URL(fileAddress(realpathSync(styles)), site.address))
  expect(response.headers.get('content-type')).toMatch(/javascript/)
  await site.close()
})

test('a configuration that has changed before Vite has started is read again', async () => {
  const root = siteWithTheme('node_modules')
  const terminal = createRecordingTerminal()
  const site = await dev({ ...FREE_PORT, root, terminal })
  edit(join(root, 'site.config.ts'), "title: '", "title: 'Changed ")
  await expect.poll(() => terminal.text(), PATIENCE).toContain('Changed: site.config.ts')
  await site.close()
})

/** Starts a site; `act` is called when it has been read for the first time, before the server listens. */
async function startWith(root: string, act: () => void) {
  vi.mocked(openDevSession).mockImplementationOnce(async (folder, options) => {
    const session = await openDevSession(folder, options)
    act()
    return session
  })
  const terminal = createRecordingTerminal()
  const site = await dev({ ...FREE_PORT, root, terminal })
  const get = (path: string): Promise<Response> => fetch(new URL(path, site.address))
  return { site, terminal, get }
}

test('what is edited, added and deleted while a site is read for the first time is read', async () => {
  const root = siteWithTheme('node_modules')
  const docs = join(root, 'content/docs')
  writeFileSync(join(docs, 'old.md'), '---\ntitle: Old\n---\n\nText.\n')
  const { site, terminal, get } = await startWith(root, () => {
    edit(join(docs, 'intro.md'), 'title: ', 'title: Changed ')
    rmSync(join(docs, 'old.md'))
    mkdirSync(join(docs, 'new'))
    writeFileSync(join(docs, 'new/page.md'), '---\ntitle: New\n---\n\nText.\n')
  })
  const status = async (path: string): Promise<number> => (await get(path)).status
  await expect.poll(() => status('/docs/new/page'), PATIENCE).toBe(200)
  expect(await status('/docs/old')).toBe(404)
  expect(terminal.text()).toMatch(/^Changed: .*content\/docs\/intro\.md/m)
  await site.close()
})

test('and nothing is read again where nothing changed', async () => {
  const root = siteWithTheme('node_modules')
  const terminal = createRecordingTerminal()
  const site = await dev({ ...FREE_PORT, root, terminal })
  edit(join(root, 'content/docs/intro.md'), 'title: ', 'title: Changed ')
  await expect.poll(() => terminal.text(), PATIENCE).toContain('Changed: content/docs/intro.md')
  expect(terminal.text().match(/^Changed: .*$/gm)).toEqual(['Changed: content/docs/intro.md'])
  await site.close()
})

function siteWithLinkedTheme(): string {
  const root = siteWithTheme('packages')
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(root, 'packages/plain-theme'), join(root, 'node_modules/plain-theme'))
  return root
}

test('a linked theme is loaded by Vite, which reads it again when one of its files changes', async () => {
  const root = siteWithLinkedTheme()
  const server = join(root, 'packages/plain-theme/server.js')
  const site = await dev({ ...FREE_PORT, root, terminal: createRecordingTerminal() })
  const page = async () => {
    // Watchers miss a change that follows another one at once.
    utimesSync(server, new Date(), new Date())
    return (await fetch(new URL('/docs/intro', site.address))).text()
  }
  expect(await page()).toContain('<body>by Vite</body>')
  edit(server, "'by Vite'", "'by Vite again'")
  await expect.poll(page, PATIENCE).toContain('<body>by Vite again</body>')
  edit(server, "'by Vite again'", 'gone')
  await expect
    .poll(page, PATIENCE)
    .toMatch(/server\.js:\d+:\d+ error page-failed\n +ReferenceError: gone is not defined/)
  await site.close()
})

async function exitCode(root: string, ...args: readonly string[]): Promise<unknown> {
  const command = [ownFile('dist/bin.js'), 'dev', '--root', root, '--host', '127.0.0.1', ...args]
  const [code]: unknown[] = await once(spawn(process.execPath, command, { stdio: 'ignore' }), 'exit')
  return code
}

test('a port that is taken stops everything that was started', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await exitCode(copyTinySite(), '--port', String(port))).toBe(1)
  server.close()
})

test('so does a site that cannot be read', async () => {
  const root = copyTinySite()
  // No style sheet can be read there.
  mkdirSync(join(root, 'theme/tokens.css'), { recursive: true })
  expect(await exitCode(root, '--port', '0')).toBe(1)
})
