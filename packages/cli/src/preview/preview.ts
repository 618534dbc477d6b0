import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import { SiteError } from '../site-error.ts'
import { finishPublish } from '../publish/finish-publish.ts'
import { createServer } from '../serve/create-server.ts'
import { listen, type ListenOptions } from '../serve/listen.ts'
import type { ServedSite } from '../serve/served-site.ts'
import { realPlace } from '../site-build/check-output-folder.ts'
import { createPreviewHandler } from './preview-handler.ts'

export interface PreviewOptions extends ListenOptions {
  /** Folder of the site. */
  readonly root: string
  /** Published folder, relative to the root. */
  readonly out: string
}

/**
 * Serves the output of a build, under the base path of the configuration. Throws `SiteError` without a build, for an
 * invalid configuration, and when the port is in use.
 */
export async function preview({ root, out, ...options }: PreviewOptions): Promise<ServedSite> {
  const folder = realPlace(resolve(root, out))
  await finishOrReport(folder)
  if (!existsSync(join(folder, 'index.html'))) {
    const problem = `There is no built site in ${folder}.`
    throw new SiteError([{ code: 'nothing-built', problem, hint: 'Run "fyr build" first.' }])
  }
  const { config, diagnostics } = await loadConfig(resolve(root))
  if (config === null) throw new SiteError(diagnostics)
  const server = createServer(createPreviewHandler(folder, config.basePath, options.host))
  const { origin, close } = await listen(server, options)
  return { address: origin + config.basePath, close }
}

/** A build that was killed while publishing has left pages of two builds. */
async function finishOrReport(folder: string): Promise<void> {
  try {
    await finishPublish(folder)
  } catch (error) {
    const problem = `${folder} contains pages of two builds: the last build was stopped while it published.`
    throw new SiteError([{ code: 'publish-unfinished', problem, hint: 'Run "fyr build" again.' }], {
      cause: error,
    })
  }
}
