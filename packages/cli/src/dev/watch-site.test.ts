import { EventEmitter, once } from 'node:events'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { openDevSession } from './dev-session.ts'
import { createRevision } from './revision.ts'
import type { LazyVite } from './lazy-vite.ts'
import { type FolderWatch, watchFolders } from './watch-folders.ts'
import { watchSite, type WatchOptions } from './watch-site.ts'

/** A Vite that has started and runs no file, whose watcher emits what the test emits. */
function quietVite(watcher: EventEmitter): LazyVite {
  const ws = Object.assign(new EventEmitter(), { send: () => {} })
  const started = {
    watcher: Object.assign(watcher, { add: () => {} }),
    ws,
    environments: { ssr: { moduleGraph: { getModulesByFile: () => undefined } } },
  } as unknown as ViteDevServer
  return {
    started,
    start: () => Promise.resolve(started),
    serveTheme: () => Promise.resolve(),
    onStart: (listener) => listener(started),
    close: () => Promise.resolve(),
  }
}

const optionsWith = (folders: FolderWatch): WatchOptions => ({
  terminal: createRecordingTerminal(),
  since: Date.now(),
  revision: createRevision(),
  folders,
  origin: 'http://localhost:5173',
})

afterEach(() => {
  vi.useRealTimers()
})

/** Watches a site that is read when the test says so, by a clock of the test. */
async function watchSlowSite(read: (files: readonly string[]) => Promise<void>) {
  const root = copyTinySite()
  const session = await openDevSession(root)
  await session.settled()
  const snapshot = session.current()
  vi.spyOn(session, 'settled').mockResolvedValue(snapshot)
  vi.spyOn(session, 'reload').mockImplementation(async ({ files = [] }) => {
    await read([...files])
    return snapshot
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const printed: string[] = []
  const terminal: Terminal = {
    ...createRecordingTerminal(),
    print: (text) => void printed.push(text),
    report: () => void printed.push('The list.'),
  }
  const folders = watchFolders()
  const watcher = new EventEmitter()
  const watch = watchSite(quietVite(watcher), session, { ...optionsWith(folders), terminal })
  const change = (file: string): void => void watcher.emit('all', 'change', join(root, file))
  const end = async (): Promise<void> => {
    watch.close()
    folders.close()
    await session.close()
  }
  return { root, printed, change, end }
}

test('a change reported while an earlier one may change again is handled once', async () => {
  const read: string[][] = []
  const { root, change, end } = await watchSlowSite(async (files) => void read.push([...files]))
  const file = 'content/docs/intro.md'
  change(file)
  await vi.advanceTimersByTimeAsync(100)
  utimesSync(join(root, file), 0, 0)
  change(file)
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).toEqual([[file], [file]])
  await end()
})

test('problems after a change are reported before the next change', async () => {
  const ends = new EventEmitter()
  const { printed, change, end } = await watchSlowSite(async () => void (await once(ends, 'end')))
  printed.length = 0
  change('content/docs/intro.md')
  await vi.advanceTimersByTimeAsync(100)
  change('content/pages/index.md')
  await vi.advanceTimersByTimeAsync(100)
  ends.emit('end')
  await vi.advanceTimersByTimeAsync(100)
  ends.emit('end')
  await vi.advanceTimersByTimeAsync(100)
  expect(printed).toEqual([
    'Changed: content/docs/intro.md',
    'The list.',
    'No problems.',
    'Changed: content/pages/index.md',
    'The list.',
    'No problems.',
  ])
  await end()
})

test('a file that changes while it is read is read again, even without an event', async () => {
  const root = copyTinySite()
  const config = join(root, 'site.config.ts')
  const session = await openDevSession(root)
  const watcher = new EventEmitter()
  const folders = watchFolders()
  const watch = watchSite(quietVite(watcher), session, optionsWith(folders))
  const reload = session.reload.bind(session)
  const read = vi.spyOn(session, 'reload').mockImplementationOnce(async (change) => {
    const snapshot = await reload(change)
    writeFileSync(config, 'export default {}\n')
    return snapshot
  })
  watcher.emit('all', 'change', config)
  await expect.poll(() => session.current().site.config, { timeout: 30_000 }).toBeNull()
  expect(read).toHaveBeenCalledTimes(2)
  watch.close()
  folders.close()
  await session.close()
})

test('a site whose watch ends while a change is read is no longer watched', async () => {
  const root = copyTinySite()
  const session = await openDevSession(root)
  const folders = watchFolders()
  const watcher = new EventEmitter()
  const watch = watchSite(quietVite(watcher), session, optionsWith(folders))
  const reload = session.reload.bind(session)
  const reading = vi.spyOn(session, 'reload').mockImplementationOnce(async (change) => {
    const snapshot = await reload(change)
    watch.close()
    return snapshot
  })
  const add = vi.spyOn(folders, 'add')
  watcher.emit('all', 'change', join(root, 'content/docs/intro.md'))
  await expect
    .poll(() => reading.mock.settledResults, { timeout: 30_000 })
    .toMatchObject([{ type: 'fulfilled' }])
  expect(add).not.toHaveBeenCalled()
  await session.close()
})
