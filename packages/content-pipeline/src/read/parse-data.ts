import { createDiagnosticLog, type Diagnostic, type SourceText } from '../content-error.ts'
import { parseYaml } from './parse-yaml.ts'

/** A data file of a site as plain data, and its errors of syntax. */
export interface ParsedData {
  /** Null when it cannot be read. */
  readonly value: unknown
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads YAML that is no document of the site. */
export function parseData(source: SourceText): ParsedData {
  const log = createDiagnosticLog()
  const parsed = parseYaml(source.text, source, 1, log)
  return { value: parsed?.value ?? null, diagnostics: log.list() }
}
