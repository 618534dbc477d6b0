import type { Flags, Terminal } from '@fyr/cli/internal'
import { diffFiles } from './diff/diff-files.ts'

/** Runs `fyr openapi`. Changes are not errors, even those that break clients. */
export async function run({ words, json }: Flags, terminal: Terminal): Promise<0 | 1> {
  const [action = '', before = '', after = ''] = words
  if (action !== 'diff') {
    terminal.warn(`Unknown action "${action}". Write "fyr openapi diff old.yaml new.yaml".`)
    return 1
  }
  const { changes, markdown } = await diffFiles(before, after)
  terminal.print(json ? JSON.stringify(changes, null, 2) : markdown)
  return 0
}
