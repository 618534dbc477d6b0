import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentFacts } from '../compile/document-compiler.ts'
import { createDiagnosticLog, type Diagnostic } from '../diagnostic.ts'
import { checkText } from '../pages/check-text.ts'
import type { SitePlan, WrittenRoute } from '../plan-site.ts'
import { originalOf } from '../translation/translation-state.ts'
import type { SiteDocument } from '../records/content-documents.ts'

/** The diagnostics of a site whose documents are compiled one after the other. */
export interface ContentChecks {
  /** The diagnostics known by now. Links are checked only in `documents`. */
  known(documents: ReadonlySet<SiteDocument>): readonly Diagnostic[]
  /**
   * All diagnostics of what is compiled. Links are checked again if ids or tabs were added or removed in other documents. Requests
   * are answered in between.
   */
  settle(): Promise<readonly Diagnostic[]>
}

/** Documents that are checked before requests are answered. */
const TURN = 50

/** The start of each turn. */
async function* turns(count: number): AsyncGenerator<number> {
  for (let start = 0; start < count; start += TURN) yield nextTurn(start)
}

/** The result of a check. */
interface CheckedContent {
  readonly facts: DocumentFacts
  /** Those of the original of a translation; null without one. */
  readonly original: DocumentFacts | null
  readonly idsVersion: number
  readonly diagnostics: readonly Diagnostic[]
}

/** What links may refer to on a page. */
function targetsIn({ ids, tabs }: DocumentFacts): readonly string[] {
  return tabs.length === 0 ? ids : [...ids, ...tabs.map((tab) => tab.join('='))]
}

/** Checks of the documents of a plan; nothing has been checked yet. */
export function createContentChecks(plan: SitePlan): ContentChecks {
  const checked = new Map<WrittenRoute, CheckedContent>()
  /** The ids and tabs that each document had at the last look; null for one that had not been compiled. */
  const knownIds = new Map<SiteDocument, readonly string[] | null>()
  let idsVersion = 0
  let shared = { idsVersion, diagnostics: plan.sharedDiagnostics }

  function noteIds(): void {
    let isChanged = false
    for (const document of plan.documents) {
      const ids = document.isCompiled ? targetsIn(document.facts) : null
      const before = knownIds.get(document) ?? null
      if (ids === before || isDeepStrictEqual(ids, before)) continue
      knownIds.set(document, ids)
      isChanged = true
    }
    if (isChanged) idsVersion += 1
  }

  function check(written: WrittenRoute): void {
    const { record, route } = written
    const { facts } = record.document
    const log = createDiagnosticLog()
    checkText(record, route, { ...plan.contextOf(route.locale), log })
    checked.set(written, { facts, original: factsOfOriginal(written), idsVersion, diagnostics: log.list() })
  }

  function factsOfOriginal({ record, route }: WrittenRoute): DocumentFacts | null {
    return originalOf(record, plan.contextOf(route.locale))?.document.facts ?? null
  }

  function isStale(written: WrittenRoute): boolean {
    const { document } = written.record
    const known = checked.get(written)
    if (!document.isCompiled) return false
    const isKnown = known?.facts === document.facts && known.idsVersion === idsVersion
    return !isKnown || known.original !== factsOfOriginal(written)
  }

  function list(): readonly Diagnostic[] {
    const log = createDiagnosticLog()
    log.take(plan.log.list())
    log.take(shared.diagnostics)
    for (const { diagnostics } of plan.documents) log.take(diagnostics)
    for (const { diagnostics } of checked.values()) log.take(diagnostics)
    return plan.reportAtOrigins(log.list())
  }

  return {
    known(documents) {
      for (const written of plan.written) {
        const { document } = written.record
        if (!documents.has(document) || !document.isCompiled) continue
        if (checked.get(written)?.facts !== document.facts) check(written)
      }
      return list()
    },
    async settle() {
      noteIds()
      if (shared.idsVersion !== idsVersion) {
        const now = idsVersion
        shared = { idsVersion: now, diagnostics: await plan.checkShared() }
      }
      for await (const start of turns(plan.written.length)) {
        for (const written of plan.written.slice(start, start + TURN)) if (isStale(written)) check(written)
      }
      return list()
    },
  }
}
