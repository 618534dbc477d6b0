import { isCollection, isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import { createDiagnosticLog, type DiagnosticLog, type Place, type SourceText } from '../content-error.ts'
import { parsePlainYaml } from './parse-plain-yaml.ts'

/** More references to anchors than this is taken for an alias bomb. */
const LARGEST_ALIAS_COUNT = 50

/** Plain data from YAML or JSON, and where in the file each part of it stands. */
export interface ParsedYaml {
  /** Undefined for an empty document. */
  readonly value: unknown
  /** Place of the key or list entry at a path, or of its nearest parent. */
  readonly locate: (path: readonly PropertyKey[]) => Place
}

/**
 * Parses YAML 1.2 (of which JSON is a part): no dates, no custom tags, no executable types. `firstLine` is the line of
 * the file on which `yaml` begins. Null, with diagnostics, when it is not well formed.
 */
export function parseYaml(
  yaml: string,
  source: SourceText,
  firstLine: number,
  log: DiagnosticLog,
): ParsedYaml | null {
  const value = parsePlainYaml(yaml)
  if (value === null) return parseWholeYaml(yaml, source, firstLine, log)
  // Places are asked for by faults alone.
  const locate = (path: readonly PropertyKey[]): Place =>
    parseWholeYaml(yaml, source, firstLine, createDiagnosticLog())?.locate(path) ?? {
      line: firstLine,
      column: 1,
    }
  return { value, locate }
}

/** As `parseYaml`, by the whole grammar. */
export function parseWholeYaml(
  yaml: string,
  source: SourceText,
  firstLine: number,
  log: DiagnosticLog,
): ParsedYaml | null {
  const lines = new LineCounter()
  const placeOf = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  try {
    const document = parseDocument(yaml, {
      lineCounter: lines,
      prettyErrors: false,
      schema: 'core',
      logLevel: 'error',
    })
    for (const error of document.errors) {
      log.add(source, {
        code: 'invalid-yaml',
        problem: PROBLEMS[error.code] ?? sentence(error.message),
        hint: hintFor(error.code),
        at: placeOf(error.pos[0]),
        fix: error.code === 'TAB_AS_INDENT' ? { from: '\t', to: '  ' } : null,
      })
    }
    if (document.errors.length > 0) return null
    const value: unknown = document.toJS({ maxAliasCount: LARGEST_ALIAS_COUNT })
    JSON.stringify(value) // throws when a value holds itself, which nothing behind here expects
    return { value: value ?? undefined, locate: (path) => placeOf(offsetOf(document, path)) }
  } catch (error) {
    log.add(source, {
      code: 'invalid-yaml',
      problem: limitProblem(error),
      at: { line: firstLine, column: 1 },
    })
    return null
  }
}

/** The parser's words for the usual slips, in those of a writer. */
const PROBLEMS: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'This line is indented with a tab.',
  DUPLICATE_KEY: 'This key stands here twice.',
  BLOCK_AS_IMPLICIT_KEY: 'This value holds a colon and is not in quotes.',
  MULTILINE_IMPLICIT_KEY: 'This line is neither a key nor part of a value.',
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = rangeStart(node)
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part))
      if (pair === undefined) return offset
      offset = rangeStart(pair.key)
      node = pair.value
    } else if (isCollection(node) && typeof part === 'number') {
      node = node.items[part]
      offset = rangeStart(node)
    } else {
      return offset
    }
  }
  return offset
}

function rangeStart(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

function sentence(message: string): string {
  return message.endsWith('.') ? message : `${message}.`
}

function hintFor(code: string): string {
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces.'
  return code === 'BAD_SCALAR_START' || code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'MULTILINE_IMPLICIT_KEY'
    ? 'Put a value that holds a colon, or begins with a special character, in quotes.'
    : ''
}

function limitProblem(error: unknown): string {
  if (error instanceof TypeError) return 'A value here holds itself.'
  return error instanceof RangeError
    ? 'These values are nested too deeply.'
    : `These values refer to each other more than ${LARGEST_ALIAS_COUNT} times.`
}
