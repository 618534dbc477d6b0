import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { locate } from '../schemas/locate.ts'
import { furtherFolders } from './content-folders.ts'
import type { FilesContext } from './read-collection.ts'

/** Folders that a site need not have, because the configuration does not name them. */
const USUAL = { docs: 'content/docs', blog: 'content/blog' }

/** Reports folders of docs and posts that the configuration names but that are not there, and those that are empty. */
export function reportMissingFolders({ root, config, files, log }: FilesContext): void {
  for (const folder of furtherFolders(config)) {
    if (files.list(folder).some(isContent)) continue
    log.add(config.source, {
      code: 'missing-folder',
      problem: `The folder "${folder}" ${existsSync(join(root, folder)) ? 'is empty' : 'does not exist'}, so it has no docs.`,
      hint: 'Add files to it, or correct its name in "docs.folders".',
      at: locate(config.source.text, ['docs', 'folders', folder]),
    })
  }
  for (const name of ['docs', 'blog'] as const) {
    const folder = config.content[name]
    if (config[name] === false || files.list(folder).some(isContent)) continue
    const isThere = existsSync(join(root, folder))
    if (!isThere && folder === USUAL[name]) continue
    log.add(config.source, {
      code: 'missing-folder',
      problem: `The folder "${folder}" ${isThere ? 'is empty' : 'does not exist'}, so the site has no ${name === 'docs' ? 'docs' : 'posts'}.`,
      hint: `Add files to it, correct "content.${name}", or set "${name}" to false.`,
      at: locate(config.source.text, ['content', name]),
    })
  }
}

/** Whether a file may become something: a hidden one, such as `.gitkeep`, only keeps a folder that is empty otherwise. */
function isContent(path: string): boolean {
  return !posix.basename(path).startsWith('.')
}
