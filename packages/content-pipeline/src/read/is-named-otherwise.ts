import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { ReadContext } from './read-collection.ts'

/** Other endings of data files. */
const ENDINGS = ['.yaml', '.json']

/** Whether a data file of the original language, which is not there, is under a name that nothing reads; reports that. */
export function isNamedOtherwise(file: string, { root, config, log }: ReadContext, locale: string): boolean {
  const other = ENDINGS.map((ending) => file.replace(/\.yml$/, ending)).find((one) =>
    existsSync(join(root, one)),
  )
  if (other === undefined) return false
  if (locale === config.defaultLocale)
    log.add(
      { file: other, text: '' },
      {
        code: 'misnamed-file',
        problem: 'Nothing reads a file of this name.',
        hint: `Rename it to "${posix.basename(file)}".`,
      },
    )
  return true
}
