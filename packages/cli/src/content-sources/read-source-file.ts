import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SiteError } from '../site-error.ts'

/** Reads a file (relative to the root) that a source is made of, with line ends as `\n`. Throws `SiteError`. */
export async function readSourceFile(root: string, file: string, sourceName: string): Promise<string> {
  let bytes: Buffer
  try {
    bytes = await readFile(resolve(root, file))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    const problem = `The source "${sourceName}" cannot read this file${reason}.`
    throw new SiteError(
      [{ code: 'source-failed', file, problem, hint: 'Paths start at the root of the site.' }],
      {
        cause: error,
      },
    )
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
