import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { openDevSite } from './dev-site.ts'
import { createEdition } from './edition.ts'
import type { LateVite } from './late-vite.ts'
import { watchSite } from './watch-site.ts'

/** A Vite that has started and runs no file, whose watcher tells what the test tells. */
function quietVite(watcher: EventEmitter): LateVite {
  const ws = Object.assign(new EventEmitter(), { send: () => {} })
  const started = {
    watcher: Object.assign(watcher, { add: () => {} }),
    ws,
    environments: { ssr: { moduleGraph: { getModulesByFile: () => undefined } } },
  } as unknown as ViteDevServer
  return {
    started,
    start: () => Promise.resolve(started),
    onStart: (listener) => listener(started),
    close: () => Promise.resolve(),
  }
}

test('a file that changes again while it is read is read again, though no watcher tells', async () => {
  const root = copyTinySite()
  const config = join(root, 'site.config.ts')
  const devSite = await openDevSite(root)
  const watcher = new EventEmitter()
  const options = { terminal: createRecordingTerminal(), since: Date.now(), edition: createEdition() }
  const watch = watchSite(quietVite(watcher), devSite, options)
  const { reload } = devSite
  const read = vi.spyOn(devSite, 'reload').mockImplementationOnce(async (change) => {
    const snapshot = await reload(change)
    writeFileSync(config, 'export default {}\n')
    return snapshot
  })
  watcher.emit('all', 'change', config)
  await expect.poll(() => devSite.current().site.config, { timeout: 30_000 }).toBeNull()
  expect(read).toHaveBeenCalledTimes(2)
  watch.close()
  await devSite.close()
})
