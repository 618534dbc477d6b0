import type { Collection, FilesContext } from '../read/read-collection.ts'
import type { History } from '../read/read-history.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { Variables } from '../substitute-variables.ts'
import type { ContentDocuments } from './content-documents.ts'
import { inheritFrontMatter } from './inherit-front-matter.ts'
import { type SurveyedFile, surveyFile } from './survey-file.ts'
import { isHeldBack } from './make-record.ts'

/** What making records needs. */
export interface RecordContext extends FilesContext {
  readonly mode: 'production' | 'development'
  /** Day of the build, `YYYY-MM-DD`: posts of later days are held back. Null for all posts. */
  readonly on: string | null
  readonly variables: Variables
  readonly documents: ContentDocuments
  readonly history: History
}

/** Makes a record of a file, its front matter already inherited. Null when the file can be none. */
export type MakeRecord<Matter extends FrontMatter, Item> = (
  surveyed: SurveyedFile<Matter>,
  frontMatter: Matter,
) => Item | null

/** The records of one collection in every locale, by locale code; drafts of a production build apart. */
export interface CollectionRecords<Item> {
  readonly byLocale: ReadonlyMap<string, readonly Item[]>
  readonly heldBack: ReadonlyMap<string, readonly Item[]>
}

/** Reads a collection in all locales, the default one first, since translations build on it. */
export function readRecords<Matter extends FrontMatter, Item>(
  collection: Collection,
  make: MakeRecord<Matter, Item>,
  context: RecordContext,
): CollectionRecords<Item> {
  const { config, mode, log } = context
  const originals = survey(config.defaultLocale)
  const originalsByPath = new Map(originals.map((surveyed) => [surveyed.file.path, surveyed]))
  const byLocale = new Map<string, readonly Item[]>()
  const heldBack = new Map<string, readonly Item[]>()
  for (const { code } of config.locales) {
    const surveyed = code === config.defaultLocale ? originals : survey(code)
    const made = surveyed.map((item) => {
      const original = originalsByPath.get(item.file.path)
      const isTranslation = original !== undefined && original.file.source.file !== item.file.source.file
      const frontMatter = isTranslation ? inheritFrontMatter(item, original, log) : item.frontMatter
      return { record: make(item, frontMatter), isHeld: isHeldBack(item, frontMatter, mode, log) }
    })
    byLocale.set(code, pick(made, false))
    heldBack.set(code, pick(made, true))
  }
  return { byLocale, heldBack }

  function survey(locale: string): SurveyedFile<Matter>[] {
    return context.documents.filesOf(collection, locale).map((found) => surveyFile(found))
  }
}

function pick<Item>(made: readonly { record: Item | null; isHeld: boolean }[], isHeld: boolean): Item[] {
  return made.flatMap((item) => (item.isHeld === isHeld && item.record !== null ? [item.record] : []))
}
