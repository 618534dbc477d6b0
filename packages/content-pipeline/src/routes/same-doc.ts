import { oncePer } from '../once-per.ts'
import { versionAt } from '../read/read-versions.ts'
import { addressKey, aliasAddress } from '../records/alias-address.ts'
import { docRouteId } from '../records/read-doc-records.ts'
import type { DocRecord } from '../records/records.ts'
import { contentById, type LocaleContent, type VersionContent } from './locale-content.ts'

/**
 * The same doc in another version: the one with its id. A doc that was renamed is found by its alias, which is the address that its
 * former state would have in that version. Null where the version does not have it.
 */
export function sameDocIn(
  doc: DocRecord,
  { version }: VersionContent,
  content: LocaleContent,
): DocRecord | null {
  const same = contentById(content).docs.get(docRouteId(version.name, doc.docId))
  if (same !== undefined) return same
  const { byPlace, byFormerPlace } = placesOf(content).get(version.name) ?? NOWHERE
  const [own = '', ...former] = [placeOf(doc.address, content), ...formerPlaces(doc, content)]
  return byFormerPlace.get(own) ?? former.flatMap((place) => byPlace.get(place) ?? [])[0] ?? null
}

/** The docs of a version by their addresses within it. */
interface DocPlaces {
  readonly byPlace: ReadonlyMap<string, DocRecord>
  readonly byFormerPlace: ReadonlyMap<string, DocRecord>
}

const NOWHERE: DocPlaces = { byPlace: new Map(), byFormerPlace: new Map() }

/** By the name of the version. */
const placesOf: (content: LocaleContent) => ReadonlyMap<string, DocPlaces> = oncePer(
  (content) =>
    new Map(
      content.versions.map(({ version, docs }): [string, DocPlaces] => [
        version.name,
        {
          byPlace: new Map(docs.map((doc) => [placeOf(doc.address, content), doc])),
          byFormerPlace: new Map(
            docs.flatMap((doc) => formerPlaces(doc, content).map((place) => [place, doc] as const)),
          ),
        },
      ]),
    ),
)

function formerPlaces(doc: DocRecord, content: LocaleContent): string[] {
  return (doc.frontMatter.aliases ?? []).flatMap((alias) => {
    const address = aliasAddress(alias, doc)
    return address === null ? [] : [placeOf(address, content)]
  })
}

/** An address without that of its version: the same for one page in all of them. */
function placeOf(address: string, { versions }: LocaleContent): string {
  const owner = versionAt(
    address,
    versions.map(({ version }) => version),
  )
  return addressKey(owner === null ? `/${address}` : address.slice(owner.address.length).replace(/^\//, ''))
}
