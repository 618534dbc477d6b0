import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import { findSpellings } from './find-spellings.ts'

/** What a document may show of an API: `::operation`, `::schema`. */
export type ApiPartKind = 'operation' | 'schema'

/** Where the parts of an API are that any document may show. */
export interface ApiParts {
  /** Name of the content source. */
  readonly name: string
  /** Folder of the pages of the API, relative to the root: links in parts start there. */
  readonly folder: string
  /** Folders with the parts, relative to the root, by locale. */
  readonly places: Readonly<Record<string, string>>
}

/** Where a document finds parts of APIs. */
export interface ApiPlace {
  readonly apis: readonly ApiParts[]
  /** Locale of the document, and the one whose parts it shows where its own has none. */
  readonly locales: readonly string[]
}

/** A part of an API, as a file. */
export interface FoundApiPart {
  readonly api: ApiParts
  /** Relative to the root. */
  readonly file: string
}

/** Path of the file of a part, in the folder of the parts of a locale. Names of operations may have any characters. */
export function apiPartPath(kind: ApiPartKind, name: string): string {
  return `${kind}/${encodeURIComponent(name)}${ENDING}`
}

const ENDING = '.md'

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
    for (const folder of foldersOf(api, place)) {
      const file = `${folder}/${apiPartPath(kind, name)}`
      visited.add(file)
      if (findSpellings(root, file).length > 0) return [{ api, file }]
    }
    return []
  })
}

/** Names of the parts of a kind, in code-point order. */
export function apiPartNames(kind: ApiPartKind, root: string, place: ApiPlace): readonly string[] {
  const names = place.apis.flatMap((api) =>
    foldersOf(api, place).flatMap((folder) => namesIn(join(root, folder, kind))),
  )
  return [...new Set(names)].toSorted(compareCodePoints)
}

function foldersOf({ places }: ApiParts, { locales }: ApiPlace): readonly string[] {
  return [...new Set(locales)].flatMap((locale) => places[locale] ?? [])
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
