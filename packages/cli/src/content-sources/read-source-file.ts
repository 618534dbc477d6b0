import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, posix, relative, resolve } from 'node:path'
import { namesIn, placeInSite, suggestName } from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'
import { linkAway } from '../write-in-site.ts'

/** Reads a file (relative to the root) that a source is made of, with line ends as `\n`. Throws `SiteError`. */
export async function readSourceFile(root: string, file: string, sourceName: string): Promise<string> {
  const path = resolve(root, file)
  if (existsSync(path) && placeInSite(root, relative(root, path)) === null)
    throw new SiteError([linkAway(file)])
  let bytes: Buffer
  try {
    bytes = await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const problem =
      code === 'ENOENT'
        ? `The source "${sourceName}" needs this file, which does not exist.`
        : `The source "${sourceName}" cannot read this file${code && ` (${code})`}.`
    const hint = suggestName(file, namesBeside(root, file), 'Paths start at the root of the site.')
    throw new SiteError([{ code: 'source-failed', file, problem, hint }], { cause: error })
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.replaceAll(/\r\n?/g, '\n')
  } catch (error) {
    const problem = `The source "${sourceName}" cannot read this file, because it is not UTF-8.`
    throw new SiteError([{ code: 'source-failed', file, problem, hint: 'Save it as UTF-8.' }], {
      cause: error,
    })
  }
}

/** Paths of what the folder of a file contains, spelled as the path of the file is. */
function namesBeside(root: string, file: string): readonly string[] {
  const folder = dirname(resolve(root, file))
  return namesIn(folder).map((name) => posix.join(posix.dirname(file), name))
}
