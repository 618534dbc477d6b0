import { readFileSync } from 'node:fs'
import { isAbsolute, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Settings, textOf } from '../old-site/plain-value.ts'
import { isFile } from '../old-site/read-old-files.ts'

/** Settings of Astro with folders that are relative to the folder of the site (absolute): they may be URLs and absolute paths. */
export function withRelativeFolders(astro: Settings, folder: string): Settings {
  const places = ['srcDir', 'publicDir'].flatMap((key) => {
    const written = textOf(astro[key])
    if (written === null) return []
    const path = written.startsWith('file:') ? fileURLToPath(written) : written
    return isAbsolute(path) ? [[key, relative(folder, path).split(sep).join('/')] as const] : []
  })
  return { ...astro, ...Object.fromEntries(places) }
}

/** Where an Astro site has its sources, relative to its folder. */
export function sourceFolder(astro: Settings): string {
  return posix.normalize(textOf(astro['srcDir']) ?? 'src').replace(/\/$/, '')
}

/** Where the docs of a Starlight site are, relative to its folder (absolute): a loader may name another place. */
export function docsFolder(folder: string, astro: Settings): string {
  const source = sourceFolder(astro)
  const base = LOADED_FROM.exec(collectionsOf(folder, source) ?? '')?.[1]
  // Files outside of the site are not its to move.
  const place = base === undefined ? '../' : posix.normalize(base).replace(/\/$/, '')
  return place.startsWith('../') ? `${source}/content/docs` : place
}

/** The `base` of the loader of the docs, as it is written. */
const LOADED_FROM =
  /\bdocs\s*:\s*defineCollection\s*\((?:(?!\bdefineCollection\b)[^]){0,2000}?\bbase\s*:\s*['"`]([^'"`${}]+)['"`]/

/** Whether the docs have a loader, which publishes folders with an underscore. Before there were loaders, Astro left them out. */
export function hasLoader(folder: string, source: string): boolean {
  const text = collectionsOf(folder, source)
  return text === null || /\bloader\b|\bdocsLoader\b/.test(text)
}

/** Whether a function of the site makes the ids of pages, which decide about addresses. */
export function hasOwnIds(folder: string, source: string): boolean {
  return /\bgenerateId\b/.test(collectionsOf(folder, source) ?? '')
}

/** The text of the module that describes the collections of content; null without one. */
function collectionsOf(folder: string, source: string): string | null {
  const found = ['content.config', 'content/config']
    .flatMap((path) => ['.ts', '.mts', '.js', '.mjs'].map((ending) => join(folder, source, path + ending)))
    .find(isFile)
  return found === undefined ? null : readFileSync(found, 'utf8')
}
