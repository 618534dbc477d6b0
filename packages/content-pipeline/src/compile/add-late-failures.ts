import { createDiagnosticLog } from '../diagnostic.ts'
import { reasonOf } from '../markdown/plugins/site-plugins.ts'
import type { CompileRequest, DocumentReport } from './document-compiler.ts'

/**
 * Metadata with the errors that plugins threw after returning their trees. `root` is the folder of the site, absolute.
 */
export function addLateFailures(
  report: DocumentReport,
  thrown: readonly unknown[],
  { file, text }: CompileRequest,
  root: string,
): DocumentReport {
  if (thrown.length === 0) return report
  const log = createDiagnosticLog()
  log.take(report.diagnostics)
  for (const error of thrown) {
    const problem = `A plugin failed after it returned the tree of this document or of an earlier one: ${reasonOf(error)}`
    log.add({ file, text }, { code: 'plugin-failed', problem, hint: `${placeOf(error, root)}${ADVICE}` })
  }
  return { ...report, diagnostics: log.list() }
}

const ADVICE = 'A plugin must finish its work before it returns its tree.'

/** The file of the site that threw an error, as a sentence; empty when the stack does not name one. */
function placeOf(error: unknown, root: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const place = stack.split(`${root}/`)[1]?.match(/^(?!node_modules\/)[^\n()]+:\d+:\d+/)?.[0]
  return place === undefined ? '' : `Thrown at ${place}. `
}
