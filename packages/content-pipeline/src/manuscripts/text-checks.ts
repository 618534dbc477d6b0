import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentFacts } from '../compile/document-compiler.ts'
import { createDiagnosticLog, type Diagnostic } from '../content-error.ts'
import { checkText } from '../pages/check-text.ts'
import type { SiteDocument } from '../records/content-documents.ts'
import type { SitePlan, WrittenRoute } from '../plan-site.ts'

/** What is wrong with a site whose texts are compiled one after the other. */
export interface TextChecks {
  /** Faults as far as they are known: links are checked in these documents, and taken from before in others. */
  known(fresh: ReadonlySet<SiteDocument>): readonly Diagnostic[]
  /** Every fault of what is compiled: links are checked once more where ids have come or gone elsewhere. Others get their turn meanwhile. */
  settle(): Promise<readonly Diagnostic[]>
}

/** Texts that are checked before others get their turn. */
const TURN = 50

/** Where each turn begins; between two of them what somebody waits for runs on this thread. */
async function* turns(count: number): AsyncGenerator<number> {
  for (let start = 0; start < count; start += TURN) yield nextTurn(start)
}

/** What was found in a text, and in which state of the site. */
interface CheckedText {
  readonly facts: DocumentFacts
  readonly state: number
  readonly faults: readonly Diagnostic[]
}

/** Checks the texts of a plan. `stateOfIds` gives another number when the ids of any text have changed. */
export function createTextChecks(plan: SitePlan, stateOfIds: () => number): TextChecks {
  const checked = new Map<WrittenRoute, CheckedText>()
  let shared = { state: stateOfIds(), faults: plan.sharedDiagnostics }

  function check(written: WrittenRoute, state: number | null): void {
    const { record, route } = written
    if (!record.document.isCompiled) return
    const { facts } = record.document
    const known = checked.get(written)
    if (known?.facts === facts && (state === null || known.state === state)) return
    const log = createDiagnosticLog()
    checkText(record, route, { ...plan.contextOf(route.locale), log })
    checked.set(written, { facts, state: stateOfIds(), faults: log.list() })
  }

  function list(): readonly Diagnostic[] {
    const log = createDiagnosticLog()
    log.take(plan.log.list())
    log.take(shared.faults)
    for (const { diagnostics } of plan.documents) log.take(diagnostics)
    for (const { faults } of checked.values()) log.take(faults)
    return log.list()
  }

  return {
    known(fresh) {
      for (const written of plan.written) if (fresh.has(written.record.document)) check(written, null)
      return list()
    },
    async settle() {
      const state = stateOfIds()
      if (shared.state !== state) shared = { state, faults: await plan.checkShared() }
      for await (const start of turns(plan.written.length)) {
        for (const written of plan.written.slice(start, start + TURN)) check(written, stateOfIds())
      }
      return list()
    },
  }
}
