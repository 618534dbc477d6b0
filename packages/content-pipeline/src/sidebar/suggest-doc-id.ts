import { suggestName } from '../nearest-name.ts'
import type { DocRecord } from '../records/records.ts'

/** The hint for an unknown id of a doc; `folder` is where the docs are. */
export function suggestDocId(id: string, docs: readonly DocRecord[], folder: string): string {
  const ids = docs.map(({ docId }) => docId)
  const advice = `An id is the path inside ${folder} without ".md".`
  const named = idOfPath(id, ids)
  return named === null ? suggestName(id, ids, advice) : `Did you mean "${named}"? ${advice}`
}

/** The id that the path of an address, `/docs/setup`, or of a file, `content/docs/setup.md`, ends with; the longest. */
function idOfPath(path: string, ids: readonly string[]): string | null {
  const named = `/${path.replace(/\.mdx?$/, '')}`
  const [longest] = ids
    .filter((id) => named.endsWith(`/${id}`))
    .toSorted((left, right) => right.length - left.length)
  return longest ?? null
}
