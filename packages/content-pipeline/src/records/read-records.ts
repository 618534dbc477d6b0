import type { Collection, FilesContext } from '../read/read-collection.ts'
import type { History } from '../read/read-history.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { Variables } from '../substitute-variables.ts'
import type { StandardSchema } from '../schemas/standard-schema.ts'
import type { ContentDocuments, SiteDocument } from './content-documents.ts'
import { isMalformed, type OwnFrontMatter, type SurveyedFile, surveyFile } from './records.ts'
import { readOwnFrontMatter } from './own-front-matter.ts'
import { isHeldBack } from './make-record.ts'
import { isDeepStrictEqual } from 'node:util'
import type { DiagnosticLog } from '../diagnostic.ts'

/** Input for making records. */
export interface RecordContext extends FilesContext {
  readonly mode: 'production' | 'development'
  /** Day of the build, `YYYY-MM-DD`: posts of later days are left out. Null for all posts. */
  readonly on: string | null
  readonly variables: Variables
  readonly documents: ContentDocuments
  readonly history: History
}

/** Makes a record of a file with inherited front matter. Null when that is not possible. */
export type MakeRecord<Matter extends FrontMatter, Item> = (
  surveyed: SurveyedFile<Matter>,
  frontMatter: Matter,
) => Item | null

/** The records of one collection by locale code; drafts of a production build separately. */
export interface CollectionRecords<Item> {
  readonly byLocale: ReadonlyMap<string, readonly Item[]>
  readonly heldBack: ReadonlyMap<string, readonly Item[]>
}

/** Reads a collection in all locales, the default one first, because translations build on it. */
export function readRecords<Matter extends FrontMatter, Item>(
  collection: Collection,
  make: MakeRecord<Matter, Item>,
  context: RecordContext,
): CollectionRecords<Item> {
  const { config, mode, log } = context
  const originals = survey(config.defaultLocale)
  const originalsByPath = new Map(originals.map((surveyed) => [surveyed.file.path, surveyed]))
  const checked = new Map<SiteDocument, OwnFrontMatter>()
  const byLocale = new Map<string, readonly Item[]>()
  const heldBack = new Map<string, readonly Item[]>()
  for (const { code } of config.locales) {
    const surveyed = code === config.defaultLocale ? originals : survey(code)
    const made = surveyed.map((item) => {
      const original = originalsByPath.get(item.file.path)
      reportOriginal(item, log)
      const isTranslation = original !== undefined && original.file.source.file !== item.file.source.file
      const frontMatter = isTranslation ? inheritFrontMatter(item, original, log) : item.frontMatter
      const own = ownFrontMatter(item, isTranslation ? original : null)
      return { record: make({ ...item, own }, frontMatter), isHeld: isHeldBack(item, frontMatter, mode, log) }
    })
    byLocale.set(code, pick(made, false))
    heldBack.set(code, pick(made, true))
  }
  return { byLocale, heldBack }

  /** The site's own keys, checked by its schema; null if it has none. A document is checked once for all languages. */
  function ownFrontMatter(
    item: SurveyedFile<Matter>,
    original: SurveyedFile<Matter> | null,
  ): OwnFrontMatter | null {
    const schema = config.frontMatter[collection.name]
    if (schema === undefined) return null
    const own = checked.get(item.document) ?? checkOwn(item, original, schema)
    checked.set(item.document, own)
    return own
  }

  function checkOwn(
    item: SurveyedFile<Matter>,
    original: SurveyedFile<Matter> | null,
    schema: StandardSchema,
  ): OwnFrontMatter {
    const first = original?.document.outline.written ?? {}
    const inherited = Object.entries(first).filter(([key]) => !Object.hasOwn(TEXTS, key))
    return readOwnFrontMatter(
      item,
      {
        collection: collection.name,
        schema,
        written: { ...Object.fromEntries(inherited), ...item.document.outline.written },
        isOfOriginal: (key) => original !== null && !item.ownKeys.includes(key) && !Object.hasOwn(TEXTS, key),
      },
      log,
    )
  }

  function survey(locale: string): SurveyedFile<Matter>[] {
    return context.documents.filesOf(collection, locale).map((found) => surveyFile(found))
  }
}

/** Reports a page that says it has no original, and has one. */
function reportOriginal<Matter extends FrontMatter>(
  { file, frontMatter, ownKeys, locate }: SurveyedFile<Matter>,
  log: DiagnosticLog,
): void {
  if (!file.hasOriginal || frontMatter.original !== false || !ownKeys.includes('original')) return
  const isTranslation = file.source.file !== file.originalFile
  log.add(file.source, {
    code: 'invalid-value',
    problem: isTranslation
      ? `"original: false" is for a page of one language alone, and this one has the original ${file.originalFile}.`
      : '"original: false" is for pages below the folder of translations: every language has this page.',
    hint: 'Remove it.',
    at: locate(['original']),
    fix: { from: 'original: false', to: '', removesLines: true },
  })
}

function pick<Item>(made: readonly { record: Item | null; isHeld: boolean }[], isHeld: boolean): Item[] {
  return made.flatMap((item) => (item.isHeld === isHeld && item.record !== null ? [item.record] : []))
}

/** Texts: a translation has its own or none. */
const TEXTS = {
  title: undefined,
  title_meta: undefined,
  description: undefined,
  sidebar_label: undefined,
  pagination_label: undefined,
  keywords: undefined,
  hero: undefined,
  actions: undefined,
  features: undefined,
}
/** Identity and position of a page: the same in every locale. */
const SHARED_KEYS = [
  'id',
  'slug',
  'aliases',
  'date',
  'draft',
  'unlisted',
  'sidebar_position',
  'parse_number_prefixes',
] as const

/**
 * Front matter of a translation: its own texts, everything else from the original unless the translation sets it.
 * Addresses, dates and positions always come from the original; a translation that sets them is reported.
 */
function inheritFrontMatter<Matter extends FrontMatter>(
  translation: SurveyedFile<Matter>,
  original: SurveyedFile<Matter>,
  log: DiagnosticLog,
): Matter {
  const own: Readonly<Record<string, unknown>> = translation.frontMatter
  const first: Readonly<Record<string, unknown>> = original.frontMatter
  for (const key of SHARED_KEYS) {
    const isOwn = translation.ownKeys.includes(key) && own[key] !== undefined
    // What is invalid in the original has been reported, and may become this one.
    const isUnknown = first[key] === undefined && original.ownKeys.includes(key)
    if (!isOwn || isUnknown || isDeepStrictEqual(own[key], first[key])) continue
    if (original.ownKeys.length === 0 && isMalformed(original.file)) continue
    log.add(translation.file.source, {
      code: 'translated-address',
      problem: `"${key}" differs from the original, so it is ignored: it must be the same in every language.`,
      hint: `Remove it, or change it in ${original.file.originalFile}.`,
      at: translation.locate([key]),
    })
  }
  const shared = Object.fromEntries(SHARED_KEYS.map((key) => [key, first[key]]))
  // Keys of the generated document below prose count less than those of the original.
  const generated = Object.keys(own).filter(
    (key) => !translation.ownKeys.includes(key) && !Object.hasOwn(TEXTS, key) && first[key] !== undefined,
  )
  const inherited = Object.fromEntries(generated.map((key) => [key, first[key]]))
  return { ...original.frontMatter, ...TEXTS, ...translation.frontMatter, ...inherited, ...shared }
}
