import { suggestName } from '../nearest-name.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import type { DocRecord } from '../records/records.ts'

/** The hint for an unknown doc id in a version. */
export function suggestDocId(id: string, docs: readonly DocRecord[], { collection }: DocsVersion): string {
  const ids = docs.map(({ docId }) => docId)
  return suggestName(id, ids, `An id is the path inside ${collection.folder} without ".md".`)
}
