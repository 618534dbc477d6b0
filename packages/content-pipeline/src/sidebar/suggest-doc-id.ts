import { suggestName } from '../nearest-name.ts'
import type { Issue } from '../diagnostic.ts'
import type { DocsVersion } from '../read/read-versions.ts'
import { addressKey, aliasAddress } from '../records/alias-address.ts'
import { usualDocAddress } from '../records/read-doc-records.ts'
import type { DocRecord } from '../records/records.ts'

/** The hint for an unknown id of a doc; `folder` is where the docs are. */
export function suggestDocId(id: string, docs: readonly DocRecord[], folder: string): string {
  const ids = docs.map(({ docId }) => docId)
  const advice = `An id is the path inside ${folder} without ".md".`
  const named = idOfPath(id, ids)
  return named === null ? suggestName(id, ids, advice) : `Did you mean "${named}"? ${advice}`
}

/** The advice at an unknown id of a doc in a version, and the fix if the file of the doc was renamed. */
export function adviceForDocId(
  id: string,
  docs: readonly DocRecord[],
  version: Pick<DocsVersion, 'address' | 'collection'>,
): Pick<Issue, 'hint' | 'fix'> {
  const renamed = renamedDoc(id, docs, version)
  if (renamed === null) return { hint: suggestDocId(id, docs, version.collection.folder) }
  return {
    hint: `It is "${renamed.docId}" now, as the aliases of ${renamed.file.source.file} say.`,
    fix: { from: id, to: renamed.docId },
  }
}

/** The only doc whose aliases say that it had an id in the version, or null. */
function renamedDoc(
  id: string,
  docs: readonly DocRecord[],
  version: Pick<DocsVersion, 'address'>,
): DocRecord | null {
  const address = addressKey(usualDocAddress(`${id}.md`, version))
  const [only = null, ...others] = docs.filter((doc) =>
    (doc.frontMatter.aliases ?? []).some((alias) => {
      const from = aliasAddress(alias, doc)
      return from !== null && addressKey(from) === address
    }),
  )
  return others.length === 0 ? only : null
}

/** The id that the path of an address, `/docs/setup`, or of a file, `content/docs/setup.md`, ends with; the longest. */
function idOfPath(path: string, ids: readonly string[]): string | null {
  const named = `/${path.replace(/\.mdx?$/, '')}`
  const [longest] = ids
    .filter((id) => named.endsWith(`/${id}`))
    .toSorted((left, right) => right.length - left.length)
  return longest ?? null
}
