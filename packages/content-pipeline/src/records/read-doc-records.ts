import type { DocsVersion } from '../read/read-versions.ts'
import type { DocFrontMatter } from '../schemas/front-matter.ts'
import { CURRENT_VERSION } from '../schemas/versions.ts'
import { splitNumberPrefix } from './split-number-prefix.ts'
import { type CollectionRecords, readRecords, type RecordContext } from './read-records.ts'
import type { DocRecord, SurveyedFile } from './records.ts'
import { joinAddress } from '../schemas/address.ts'
import { chooseAddress, makeRecord } from './make-record.ts'

/**
 * Docs of one version in every locale. The id is the path without number prefixes and extension, its last segment the
 * `id` in front matter, if there is one; the address is the id, or the folder with a trailing slash for `index`,
 * `readme` and a file named like its folder.
 */
export function readDocRecords(version: DocsVersion, context: RecordContext): CollectionRecords<DocRecord> {
  const records = readRecords<DocFrontMatter, DocRecord>(
    version.collection,
    (item, matter) => toDoc(item, matter, version, context),
    context,
  )
  reportDuplicateIds(records.byLocale.get(context.config.defaultLocale) ?? [], context)
  return records
}

function toDoc(
  surveyed: SurveyedFile<DocFrontMatter>,
  matter: DocFrontMatter,
  version: DocsVersion,
  context: RecordContext,
): DocRecord {
  const { folder, folders, base } = splitPath(surveyed.file.path, matter.parse_number_prefixes !== false)
  const isIndex = standsForFolder(base.name, folders.at(-1))
  const lastSegment = matter.id ?? base.name
  const docId = [...folders, lastSegment].join('/')
  const place = { root: version.address, folder: joinAddress(version.address, ...folders) }
  const usual = joinAddress(place.folder, isIndex ? '/' : lastSegment)
  const identity = {
    id: docRouteId(version.name, docId),
    address: chooseAddress(surveyed, matter.slug, { ...place, usual }, context.log),
    fallbackTitle: lastSegment,
  }
  return {
    ...makeRecord(surveyed, matter, identity, context.config),
    version: version.name,
    docId,
    folder,
    isIndex,
    position: matter.sidebar_position ?? base.position,
  }
}

/** The address of a doc at a path, below the base path of its locale, unless its front matter sets another. */
export function usualDocAddress(path: string, { address }: Pick<DocsVersion, 'address'>): string {
  const { folders, base } = splitPath(path, true)
  const isIndex = standsForFolder(base.name, folders.at(-1))
  return joinAddress(address, ...folders, isIndex ? '/' : base.name)
}

/** Id of a doc's route, the same in every locale: `docs/setup`, in other versions than the current `docs@1.0/setup`. */
export function docRouteId(version: string, docId: string): string {
  return version === CURRENT_VERSION ? `docs/${docId}` : `docs@${version}/${docId}`
}

function splitPath(path: string, hasPrefixes: boolean) {
  // Ids and folders are typed in the configuration, and some systems store the `å` of a name as two characters.
  const parts = path
    .normalize('NFC')
    .replace(/\.mdx?$/, '')
    .split('/')
  const clean = (name: string) => (hasPrefixes ? splitNumberPrefix(name) : { name, position: null })
  return {
    folder: parts.slice(0, -1).join('/'),
    folders: parts.slice(0, -1).map((name) => clean(name).name),
    base: clean(parts.at(-1) ?? ''),
  }
}

function reportDuplicateIds(docs: readonly DocRecord[], { log }: RecordContext): void {
  const owners = new Map<string, DocRecord>()
  for (const doc of docs) {
    const owner = owners.get(doc.docId)
    if (owner === undefined) owners.set(doc.docId, doc)
    else {
      log.add(doc.file.source, {
        code: 'duplicate-id',
        problem: `The id "${doc.docId}" is already used by ${owner.file.source.file}.`,
        hint: 'Rename one of the files, or give it a different "id" in its front matter.',
        at: doc.locate(['id']),
      })
    }
  }
}

/**
 * Whether a doc represents its folder: `index`, `readme`, or named like the folder, in small letters or capitals. Both names without
 * number prefixes.
 */
function standsForFolder(name: string, folder: string | undefined): boolean {
  return /^(?:index|readme)$/i.test(name) || name.toLowerCase() === folder?.toLowerCase()
}
