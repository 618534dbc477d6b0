import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), '.github/workflows')

/** Actions of our workflows that are not pinned by the hash of a commit with the release after it, one line each. */
export function workflowIssues() {
  return readdirSync(FOLDER).flatMap((name) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, action] = /^\s*(?:- )?uses: (.+)$/.exec(line) ?? []
        const isPinned = action === undefined || /^(\.\/|[\w-]+\/[\w-]+@[\da-f]{40} # v\d)/.test(action)
        return isPinned ? [] : [`.github/workflows/${name}:${index + 1} "${action}" is not pinned by a hash.`]
      }),
  )
}
