import { relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Terminal } from '../terminal/terminal.ts'
import type { DevSite } from './dev-site.ts'
import { errorOverlay } from './error-overlay.ts'
import { partOfSite } from './part-of-site.ts'

/** Editors save several files, and one file in several steps; changes within this time are one change. */
const SETTLE_MS = 20

/** Told to the browser when pages may look different; `dev-client.ts` listens. */
const CONTENT_EVENT = 'fyr:content'

/** Reads the site again when a file of it changes and tells open pages: what is wrong, or that they may be stale. */
export function watchSite(vite: ViteDevServer, devSite: DevSite, terminal: Terminal): void {
  let timer: NodeJS.Timeout | undefined
  let isConfigChanged = false
  const changed = new Set<string>()

  async function refresh(): Promise<void> {
    const change = { isConfigChanged }
    isConfigChanged = false
    // Editors that list the faults begin a new list at this line.
    terminal.print(`Changed: ${[...changed].join(', ')}`)
    changed.clear()
    const { site } = await devSite.reload(change)
    if (site.diagnostics.length === 0) terminal.print('No faults.')
    else terminal.report(site.diagnostics)
    vite.watcher.add([...site.loadedConfig.dependencies])
    vite.ws.send(errorOverlay(site) ?? { type: 'custom', event: CONTENT_EVENT })
  }

  // Files that the configuration imports may stand outside the root, which Vite watches as a whole.
  vite.watcher.add([...devSite.current().site.loadedConfig.dependencies])
  vite.watcher.on('all', (_event, file) => {
    const part = partOfSite(devSite.current().site, file)
    if (part !== null) {
      isConfigChanged ||= part === 'configuration'
      changed.add(relative(vite.config.root, file).replaceAll(sep, '/'))
      clearTimeout(timer)
      timer = setTimeout(() => void refresh().catch((error: unknown) => console.error(error)), SETTLE_MS)
    } else if (vite.environments.ssr.moduleGraph.getModulesByFile(file.replaceAll(sep, '/'))) {
      vite.ws.send({ type: 'custom', event: CONTENT_EVENT })
    }
  })
  vite.ws.on('connection', (socket) => {
    const overlay = errorOverlay(devSite.current().site)
    if (overlay) socket.send(JSON.stringify(overlay))
  })
}
