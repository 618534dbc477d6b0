import type { Translation } from '@fyr/content-pipeline'
import {
  acceptTranslation,
  type BlockText,
  formatLedger,
  readBlockTexts,
} from '@fyr/content-pipeline/internal'
import { writeInSite } from '../write-in-site.ts'
import { refusal, type SiteTranslations, translationOf, withTranslations } from './read-translations.ts'

export interface AcceptOptions {
  readonly root: string
  /** Code of a locale; null for all. */
  readonly locale: string | null
  /**
   * The translation to accept: `docs/intro.md`, one section of it, `docs/intro.md#set-up`, or the blocks on a line,
   * `docs/intro.md:12`. Null for all translations.
   */
  readonly document: string | null
}

/** What was accepted. */
export interface AcceptedTranslations {
  /** Ledgers that have changed, relative to the root. */
  readonly written: readonly string[]
  /** Translations that were accepted, with those whose ledger said so already. */
  readonly acceptedCount: number
}

/** Records that translations say what their originals say now. */
export async function acceptTranslations({
  document,
  ...options
}: AcceptOptions): Promise<AcceptedTranslations> {
  return withTranslations(options, async (site) => {
    const { path, part } = splitDocument(document)
    const accepted = path === null ? site.translations : [translationOf(path, site)]
    const written = await Promise.all(
      accepted.map(async (translation) => {
        const isAccepted = part === null ? undefined : await blocksOf(part, translation, site)
        return (await writeLedger(translation, site, isAccepted)) ? [translation.ledgerFile] : []
      }),
    )
    return { written: written.flat(), acceptedCount: accepted.length }
  })
}

/** Writes the ledger of a translation after its blocks, or some of them, are accepted. False if it says so already. */
export async function writeLedger(
  { source, target, ledger, ledgerFile }: Translation,
  { root, texts }: Pick<SiteTranslations, 'root' | 'texts'>,
  isAccepted?: (block: number) => boolean,
): Promise<boolean> {
  const [sourceTexts, targetTexts] = await Promise.all([
    readBlockTexts(source, texts),
    readBlockTexts(target, texts),
  ])
  const next = acceptTranslation({
    source: source.blocks,
    target: target.blocks,
    sourceTexts,
    targetTexts,
    ledger,
    isAccepted: ledger === null ? undefined : isAccepted,
  })
  const text = formatLedger(next)
  if (ledger !== null && text === formatLedger(ledger)) return false
  writeInSite(root, ledgerFile, text)
  return true
}

/** A part of a document: a section by the id of its heading, or a line. */
type DocumentPart = { readonly headingId: string } | { readonly line: number }

function splitDocument(document: string | null): {
  readonly path: string | null
  readonly part: DocumentPart | null
} {
  if (document === null) return { path: null, part: null }
  const [, lined, line] = /^(.+):(\d+)$/.exec(document) ?? []
  if (lined !== undefined) return { path: lined, part: { line: Number(line) } }
  const [path = '', headingId] = document.split('#')
  return { path, part: headingId === undefined ? null : { headingId } }
}

/** Which blocks of a translation a part of it has. */
async function blocksOf(
  part: DocumentPart,
  { source, target, state }: Translation,
  { texts }: SiteTranslations,
): Promise<(block: number) => boolean> {
  if ('line' in part) {
    const starts = target.blocks.map(({ range }) =>
      range !== null && range.line <= part.line && part.line <= range.endLine ? range.line : 0,
    )
    // The title of a card has the place of the whole card, so that what is in it begins further down.
    const innermost = starts.reduce((latest, line) => Math.max(latest, line), 0)
    if (innermost === 0)
      throw refusal(target.file, `There is no block on line ${part.line}.`, 'See "fyr translate status".')
    return (block) => starts[block] === innermost
  }
  const [translated, original] = await Promise.all([
    readBlockTexts(target, texts),
    readBlockTexts(source, texts),
  ])
  const inOriginal = original.findIndex(({ headingId }) => headingId === part.headingId)
  const own = translated.findIndex(({ headingId }) => headingId === part.headingId)
  const start = own === -1 && inOriginal !== -1 ? (state?.pairs.indexOf(inOriginal) ?? -1) : own
  if (start === -1) {
    const ids = translated.flatMap(({ headingId }) => headingId ?? [])
    throw refusal(target.file, `No heading has the id "${part.headingId}".`, `Ids: ${ids.join(', ')}.`)
  }
  const end = endOfSection(start, translated)
  return (block) => block >= start && block < end
}

function endOfSection(start: number, blocks: readonly BlockText[]): number {
  const next = blocks.findIndex(({ headingId }, index) => index > start && headingId !== null)
  return next === -1 ? blocks.length : next
}
