import type { Issue } from '../diagnostic.ts'
import { headCount, unpackBlocks } from '../markdown/finish/block-facts.ts'
import type { SourceNote, SourceNotes } from '../markdown/finish/add-source-notes.ts'
import { readInSite } from '../read/inside-site.ts'
import { isPostRecord, type WrittenRecord } from '../records/records.ts'
import { contentById, type LocaleContent } from '../routes/locale-content.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import { shellWord } from '../shell-word.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { substituteVariables } from '../substitute-variables.ts'
import { compareTranslation, type TranslationState } from './compare-translation.ts'
import { ledgerFile, parseLedger } from './ledger.ts'

type Written = WrittenRecord<FrontMatter>
type Context = Pick<PageContext, 'root' | 'config' | 'contents' | 'log'>
/** What notes need besides. */
type NotesContext = Context & Pick<PageContext, 'mode' | 'variables'>

/** The original of a translation; null for what is none, and for one that comes from a content source. */
export function originalOf(record: Written, { contents, config }: Context): Written | null {
  const { file } = record
  if (file.isFallback || file.locale === config.defaultLocale || file.readFrom !== file.source.file)
    return null
  const content = contents.find(({ locale }) => locale.code === config.defaultLocale)
  const original = content && recordById(record, content)
  return original === undefined || original.file.source.file !== file.originalFile ? null : original
}

function recordById(record: Written, content: LocaleContent): Written | undefined {
  const { docs, posts, pages } = contentById(content)
  if (isPostRecord(record)) return posts.get(record.id)?.post
  if (content.notFound?.id === record.id) return content.notFound
  return docs.get(record.id) ?? pages.get(record.id)
}

/** A translation with a ledger, compared with its original. */
export interface KnownTranslation extends TranslationState {
  readonly original: Written
}

/**
 * Compares a translation with its original; null without a ledger, and as long as one of them is not compiled. A ledger that
 * cannot be read is reported.
 */
export function translationState(record: Written, context: Context): KnownTranslation | null {
  const original = originalOf(record, context)
  if (original === null || !original.document.isCompiled || !record.document.isCompiled) return null
  const file = ledgerFile(record.file.source.file)
  const text = readInSite(context.root, file)?.toString('utf8')
  if (text === undefined) return null
  const ledger = parseLedger(text)
  if ('problem' in ledger) {
    context.log.add({ file, text }, ledger)
    return null
  }
  const source = unpackBlocks(original.document.facts.blocks)
  const target = unpackBlocks(record.document.facts.blocks)
  return { ...compareTranslation({ source, target, ledger }), original }
}

/** Translations that a build has found current: their ledgers need not be read again for their pages. */
const current = new WeakSet<Written>()

/** Reports a translation that is older than its original. */
export function checkTranslation(record: Written, context: NotesContext): void {
  const state = translationState(record, context)
  if (state === null) return
  const { stale, missing, extra } = state
  const isCurrent = stale.length + missing.length + extra.length === 0
  // While a site is written, its documents change.
  if (isCurrent && context.mode === 'production') current.add(record)
  // A translation in a commit stays as it is.
  if (isCurrent || record.file.collection.base !== '') return
  const blocks = unpackBlocks(record.document.facts.blocks)
  const places = [...stale, ...extra].map(({ target }) => target)
  const first = [...places, ...missing.map(({ after }) => after ?? 0)].reduce((least, one) =>
    Math.min(least, one),
  )
  const line = blocks[first]?.range?.line ?? 1
  context.log.add(record.file.source, outdated(record, { state, total: blocks.length, line }))
}

function outdated(
  { file }: Written,
  { state, total, line }: { readonly state: TranslationState; readonly total: number; readonly line: number },
): Issue {
  const counts = [
    [state.stale.length, `of ${total} blocks`, 'has changed', 'have changed'],
    [state.missing.length, '', 'is new', 'are new'],
    [state.extra.length, '', 'is gone', 'are gone'],
  ] as const
  const listed = counts.flatMap(([count, of, one, many]) =>
    count === 0 ? [] : [[String(count), of, count === 1 ? one : many].filter(Boolean).join(' ')],
  )
  return {
    code: 'outdated-translation',
    problem: `This translation is older than its original: ${listed.join(', ')}.`,
    hint: `Run "fyr translate status ${file.locale}" to see them. After you have translated them, run "fyr translate accept ${file.locale} ${shellWord(file.source.file)}".`,
    at: { line, column: 1 },
  }
}

/** The notes for readers of a translation. */
export interface TranslationNotes {
  /** Blocks of the original that the translation does not have in their present form. */
  readonly count: number
  readonly notes: SourceNotes
}

/**
 * What readers of a translation are told; null if it is current, and if the site wants no notes. Those who write the site are always
 * told, and what has changed.
 */
export function translationNotes(record: Written, context: NotesContext): TranslationNotes | null {
  const { config, contents, variables } = context
  if (current.has(record)) return null
  const isWriting = context.mode === 'development'
  const state = config.translations.notes || isWriting ? translationState(record, context) : null
  if (state === null) return null
  const { original, stale, missing } = state
  const count = stale.length + missing.length
  const locale = contents.find((content) => content.locale.code === config.defaultLocale)?.locale
  if (count === 0 || locale === undefined) return null
  const [ofSource, ofTarget] = [original, record].map(({ document }) =>
    headCount(unpackBlocks(document.facts.blocks)),
  ) as [number, number]
  const inText = ({ source, target, ...rest }: SourceNote): SourceNote[] => {
    const place = target === null || target < ofTarget ? null : target - ofTarget
    return source < ofSource ? [] : [{ source: source - ofSource, target: place, ...rest }]
  }
  const notes = [
    ...stale.map(({ source, target, entry }) => ({
      source,
      target,
      isNew: false,
      ...(isWriting && { before: substituteVariables(entry.text, variables) }),
    })),
    ...missing.map(({ source, after }) => ({ source, target: after, isNew: true })),
  ]
  return {
    count,
    notes: {
      textKey: original.document.textKey,
      lang: locale.lang,
      dir: locale.dir,
      notes: notes.flatMap(inText).toSorted((one, other) => (one.target ?? -1) - (other.target ?? -1)),
    },
  }
}
