import { posix } from 'node:path'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'

/**
 * The setting that keeps the order of generated sidebars: by the whole names of files. Null if the order of Fyr is
 * the same. Files are docs, relative to their folder.
 */
export function sidebarOrderOf(files: readonly string[]): 'file-name' | null {
  const folders = new Map<string, string[]>()
  for (const file of files) {
    const folder = posix.dirname(file)
    folders.set(folder, [...(folders.get(folder) ?? []), posix.basename(file)])
  }
  const isSame = [...folders.values()].every((names) => {
    const old = names.toSorted(compareCodePoints)
    const own = names.toSorted((left, right) => compareCodePoints(nameOf(left), nameOf(right)))
    return old.join('/') === own.join('/')
  })
  return isSame ? null : 'file-name'
}

/** The name by which Fyr orders a doc; empty for the page of a folder. */
function nameOf(file: string): string {
  const name = file.replace(/\.mdx?$/, '')
  return /^(?:index|readme)$/i.test(name) ? '' : name
}
