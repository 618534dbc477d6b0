import { readFile } from 'node:fs/promises'
import { SiteError } from '@fyr/cli/internal'
import type { ApiChange } from './api-change.ts'
import { compareApis, type DescriptionText } from './compare-apis.ts'
import { formatChanges } from './format-changes.ts'

/** The changes from one description to another, and the same as Markdown. */
export interface ApiDiff {
  readonly changes: readonly ApiChange[]
  readonly markdown: string
}

/** Compares the descriptions in two files, relative to the current folder. Throws `SiteError` for a file that cannot be read. */
export async function diffFiles(before: string, after: string): Promise<ApiDiff> {
  const [old, current] = await Promise.all([readText(before), readText(after)])
  const changes = compareApis(old, current)
  return { changes, markdown: formatChanges(changes) }
}

async function readText(file: string): Promise<DescriptionText> {
  try {
    return { file, text: (await readFile(file, 'utf8')).replaceAll(/\r\n?/g, '\n') }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const problem =
      reason === 'ENOENT' ? 'There is no such file.' : `This description cannot be read (${reason}).`
    const hint = 'Name the earlier and the later description: "fyr openapi diff old.yaml new.yaml".'
    throw new SiteError([{ code: 'source-failed', file, problem, hint }], { cause: error })
  }
}
