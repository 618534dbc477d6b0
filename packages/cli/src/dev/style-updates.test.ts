import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Update, type ViteDevServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { customisedSite } from '../testing/customised-site.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { dev } from './dev.ts'

vi.mock(import('vite'), async (importOriginal) => {
  const vite = await importOriginal()
  return { ...vite, createServer: vi.fn<typeof createServer>(vite.createServer) }
})

test('an open page finds the style sheet after an edit of theme/styles.css', async () => {
  const root = customisedSite({ 'styles.css': '.own { color: red }\n' })
  const site = await dev({
    root,
    terminal: createRecordingTerminal(),
    host: '127.0.0.1',
    port: 0,
    isPortFixed: false,
  })
  const styles = async (address: string): Promise<string> => {
    const answer = await fetch(new URL(address, site.address), { headers: { Accept: 'text/css' } })
    return `${answer.status} ${await answer.text()}`
  }
  const page = await (await fetch(new URL('/docs/intro', site.address))).text()
  const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  expect(await styles(address)).toMatch(/^200 /)
  const updates = recordUpdates((await vi.mocked(createServer).mock.results.at(-1)?.value) as ViteDevServer)
  writeFileSync(join(root, 'theme/styles.css'), '.own { color: blue }\n')
  await expect.poll(() => updates, { timeout: 30_000 }).not.toEqual([])
  // Vite's client looks for a link with the path of this URL, and asks for it again.
  const [{ path } = { path: '' }] = updates
  const { pathname } = new URL(path, 'http://vite.dev')
  expect(pathname).toBe(address)
  expect(await styles(`${pathname}?t=1`)).toMatch(/^200 [^]*blue/)
  await site.close()
})

/** The updates of style sheets that a server sends to browsers from now on. */
function recordUpdates({ environments }: ViteDevServer): readonly Update[] {
  const updates: Update[] = []
  vi.spyOn(environments.client.hot, 'send').mockImplementation((payload: unknown) => {
    const { updates: sent = [] } = payload as { readonly updates?: readonly Update[] }
    updates.push(...sent.filter(({ type }) => type === 'css-update'))
  })
  return updates
}
