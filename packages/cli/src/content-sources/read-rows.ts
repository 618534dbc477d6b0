import { type DataRow, readRows as readData } from '@fyr/content-pipeline/internal'
import { SiteError } from '../site-error.ts'

export interface ReadRowsOptions {
  /** Relative to the root of the site; its extension says what it holds. */
  readonly file: string
  readonly text: string
  readonly delimiter: string | undefined
  readonly sourceName: string
}

/** The rows of a file. Throws `SiteError` with the line of what is wrong. */
export function readRows({ file, text, delimiter, sourceName }: ReadRowsOptions): readonly DataRow[] {
  const read = readData({ file, text }, delimiter)
  if (read.type === 'rows') return read.rows
  throw new SiteError(
    read.issues.map(({ problem, hint = '', at }) => ({
      code: 'source-failed',
      file,
      ...(at && { ...at, sourceLine: text.split('\n')[at.line - 1] ?? '' }),
      problem: `${problem} The source "${sourceName}" reads it.`,
      hint,
    })),
  )
}
