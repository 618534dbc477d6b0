import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { SourcedPart } from '../schemas/content-source.ts'
import { findSpellings } from './find-spellings.ts'

/** The parts of an API that a document can show: `::operation`, `::request`, `::schema`. */
export type ApiPartKind = SourcedPart['part']

/**
 * The folders with the parts of an API in one state: as it is now, or as it was when a version of the docs was
 * released.
 */
export interface PartFolders {
  /** Folder of the pages of the API, relative to the root: links in parts start there. */
  readonly folder: string
  /** Folders with the parts, relative to the root, by locale. */
  readonly places: Readonly<Record<string, string>>
}

/** The parts of an API that any document can show. */
export interface ApiParts extends PartFolders {
  /** Name of the content source. */
  readonly name: string
  /** For a document of a released version: the parts that were kept when it was released. They come first. */
  readonly released?: PartFolders
}

/** The API parts that a document can show. */
export interface ApiPlace {
  readonly apis: readonly ApiParts[]
  /** Locale of the document, and the one whose parts it shows if its own has none. */
  readonly locales: readonly string[]
  /** Whether the document is from Git, where there are no parts. */
  readonly isOfCommit?: true
}

/** A part of an API, as a file. */
export interface FoundApiPart {
  /** Name of the content source. */
  readonly apiName: string
  /** Folder of the pages of the API, relative to the root. */
  readonly folder: string
  /** Relative to the root. */
  readonly file: string
}

/** Path of the file of a part, in the folder of the parts of a locale. Names of operations may have any characters. */
export function apiPartPath(kind: ApiPartKind, name: string): string {
  return `${kind}/${encodeURIComponent(name)}${ENDING}`
}

const ENDING = '.md'

/** The folder of the parts that a released version keeps of an API. Its name begins with an underscore: it holds no pages. */
export function releasedPartsFolder(versionFolder: string, apiName: string): string {
  return `${versionFolder}/_api/${apiName}`
}

/** The parts with a name: one for each API that has it. Every file that is looked for is added to `visited`. */
export function findApiParts(
  kind: ApiPartKind,
  name: string,
  {
    root,
    place,
    visited,
  }: { readonly root: string; readonly place: ApiPlace; readonly visited: Set<string> },
): readonly FoundApiPart[] {
  return place.apis.flatMap((api) => {
    for (const { folder, place: parts } of foldersOf(api, place)) {
      const file = `${parts}/${apiPartPath(kind, name)}`
      visited.add(file)
      if (findSpellings(root, file).length > 0) return [{ apiName: api.name, folder, file }]
    }
    return []
  })
}

/** Names of the parts of a kind, in code-point order. */
export function apiPartNames(kind: ApiPartKind, root: string, place: ApiPlace): readonly string[] {
  const names = place.apis.flatMap((api) =>
    foldersOf(api, place).flatMap(({ place: parts }) => namesIn(join(root, parts, kind))),
  )
  return [...new Set(names)].toSorted(compareCodePoints)
}

/** The folders with the parts of an API, each with the folder of its pages, in the order in which they are searched. */
function foldersOf(
  api: ApiParts,
  { locales }: ApiPlace,
): readonly { readonly folder: string; readonly place: string }[] {
  const states = api.released === undefined ? [api] : [api.released, api]
  return states.flatMap(({ folder, places }) =>
    [...new Set(locales)].flatMap((locale) => {
      const place = places[locale]
      return place === undefined ? [] : [{ folder, place }]
    }),
  )
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => decodeURIComponent(file.slice(0, -ENDING.length)))
  } catch {
    return []
  }
}
