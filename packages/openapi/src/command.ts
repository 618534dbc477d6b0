import { type Flags, SiteError, type Terminal } from '@fyr/cli/internal'
import { diffFiles } from './diff/diff-files.ts'

/** Runs `fyr openapi`. Changes are not errors, even those that break clients. Throws `SiteError` for what it cannot do. */
export async function run({ words, json }: Flags, terminal: Terminal): Promise<0> {
  const [action = '', before = '', after = ''] = words
  if (action !== 'diff') {
    const hint = 'Write "fyr openapi diff old.yaml new.yaml".'
    const problem = `Unknown action "${action}" for "fyr openapi".`
    throw new SiteError([{ code: 'unknown-action', problem, hint }])
  }
  const { changes, markdown } = await diffFiles(before, after)
  terminal.print(json ? JSON.stringify(changes, null, 2) : markdown)
  return 0
}
