import { suggestName } from '../nearest-name.ts'
import type { DocRecord } from '../records/records.ts'

/** The hint for an unknown id of a doc; `folder` is where the docs are. */
export function suggestDocId(id: string, docs: readonly DocRecord[], folder: string): string {
  const ids = docs.map(({ docId }) => docId)
  const advice = `An id is the path inside ${folder} without ".md".`
  const asPath = idOfPath(id)
  return ids.includes(asPath) ? `Did you mean "${asPath}"? ${advice}` : suggestName(id, ids, advice)
}

/** The id of a doc that is named by its address, `/docs/setup`, or by its file, `content/docs/setup.md`. */
function idOfPath(path: string): string {
  return path
    .replace(/^\.?\//, '')
    .replace(/^(?:content\/)?docs\//, '')
    .replace(/\.mdx?$/, '')
}
