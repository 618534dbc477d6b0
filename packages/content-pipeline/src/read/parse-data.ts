import { createDiagnosticLog, type Diagnostic, type Point, type SourceText } from '../diagnostic.ts'
import { parseYaml } from './parse-yaml.ts'

/** A data file of a site as plain data, and its errors of syntax. */
export interface ParsedData {
  /** Null when it cannot be read. */
  readonly value: unknown
  readonly diagnostics: readonly Diagnostic[]
  /** Position of the key or list entry at a path, or of its nearest parent. */
  readonly locate: (path: readonly PropertyKey[]) => Point
}

const START: Point = { line: 1, column: 1 }

/** Reads YAML that is not a document of the site. */
export function parseData(source: SourceText): ParsedData {
  const log = createDiagnosticLog()
  const parsed = parseYaml(source.text, source, 1, log)
  const locate = parsed?.locate ?? (() => START)
  return { value: parsed?.value ?? null, diagnostics: log.list(), locate }
}
