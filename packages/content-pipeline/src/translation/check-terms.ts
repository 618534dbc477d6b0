import { alignByKind } from '@fyr/comparison'
import { type BlockRange, unpackBlocks } from '../markdown/finish/block-facts.ts'
import type { TermUse } from '../markdown/document/document-context.ts'
import type { WrittenRecord } from '../records/records.ts'
import type { FrontMatter } from '../schemas/front-matter.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { originalOf, translationState } from './translation-state.ts'

type Written = WrittenRecord<FrontMatter>
type Context = Pick<PageContext, 'root' | 'config' | 'contents' | 'log' | 'terms'>

/**
 * Reports blocks of a translation that do not say a term that is marked in the block they were made from. Blocks that are older than
 * their originals are reported as such.
 */
export function checkTranslatedTerms(record: Written, context: Context): void {
  const { terms, config, log } = context
  if (terms === null || record.file.collection.base !== '') return
  const original = originalOf(record, context)
  const marked = (original?.document.facts.terms ?? []).filter(({ isMarked }) => isMarked)
  if (original === null || marked.length === 0) return
  const [source, target] = [original, record].map(({ document }) => unpackBlocks(document.facts.blocks))
  if (source === undefined || target === undefined) return
  const state = translationState(record, context)
  const pairs =
    state?.pairs ?? alignByKind({ blocks: source, headingIds: [] }, { blocks: target, headingIds: [] })
  const stale = new Set(state?.stale.map((block) => block.target))
  const said = record.document.facts.terms ?? []
  const known = new Map((terms.byLocale[record.file.locale] ?? []).map((term) => [term.id, term]))
  for (const [at, from] of pairs.entries()) {
    const [range, ofSource] = [target[at]?.range ?? null, from === null ? null : source[from]?.range]
    if (range === null || !ofSource || stale.has(at)) continue
    const ids = idsIn(said, range)
    for (const { id, words } of marked.filter(({ line }) => isIn(line, ofSource))) {
      const term = known.get(id)
      if (ids.has(id) || term?.isTranslated !== true) continue
      log.add(record.file.source, {
        code: 'other-term',
        problem: `The original says the term "${words}" here, and the translation does not say "${term.term}".`,
        hint: `Write "${term.term}", or add the word that is here to "also" of the term in ${config.content.terms}.`,
        at: { line: range.line, column: range.column },
      })
    }
  }
}

function idsIn(uses: readonly TermUse[], range: BlockRange): ReadonlySet<string> {
  return new Set(uses.filter(({ line }) => isIn(line, range)).map(({ id }) => id))
}

function isIn(of: number, { line, endLine }: BlockRange): boolean {
  return of >= line && of <= endLine
}
