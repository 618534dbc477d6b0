import {
  type Alias,
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLWarning,
} from 'yaml'
import type { DiagnosticLog, Point, SourceText } from '../diagnostic.ts'
import { explainYamlError, type YamlIssue } from './explain-yaml-error.ts'
import { findDeepYaml } from './find-deep-yaml.ts'

/** More references to anchors than this are an alias bomb. */
const LARGEST_ALIAS_COUNT = 50

/** Plain data from YAML or JSON, with the positions of its parts. */
export interface ParsedYaml {
  /** Undefined for an empty document. */
  readonly value: unknown
  /** Position of the key or list entry at a path, or of its nearest parent. */
  readonly locate: (path: readonly PropertyKey[]) => Point
}

/**
 * Parses YAML 1.2 (which includes JSON): no dates, no custom tags, no executable types. `firstLine` is the line of the
 * file on which `yaml` starts. Null, with diagnostics, when it is malformed.
 */
export function parseYaml(
  yaml: string,
  source: SourceText,
  firstLine: number,
  log: DiagnosticLog,
): ParsedYaml | null {
  const lines = new LineCounter()
  const pointOf = (offset: number): Point => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  const deep = findDeepYaml(yaml)
  if (deep !== null) {
    lines.addNewLine(0)
    for (const { index } of yaml.matchAll(/\n/g)) lines.addNewLine(index + 1)
    log.add(source, { code: 'invalid-yaml', ...TOO_DEEP, at: pointOf(deep) })
    return null
  }
  try {
    const document = parseDocument(yaml, {
      lineCounter: lines,
      prettyErrors: false,
      schema: 'core',
      logLevel: 'error',
    })
    const reported = new Set<number>()
    const isDouble = document.errors.some(({ code }) => code === 'DUPLICATE_KEY')
    const second = isDouble ? explainSecondKeys(document, pointOf) : null
    for (const error of [...document.errors, ...document.warnings.filter(isUnknownTag)]) {
      const { problem, hint, offset } = second?.get(error.pos[0]) ?? explainYamlError(error, yaml)
      // The parser may report one mistake twice.
      if (reported.has(offset)) continue
      reported.add(offset)
      log.add(source, {
        code: 'invalid-yaml',
        problem,
        hint,
        at: pointOf(offset),
        fix: error.code === 'TAB_AS_INDENT' ? { from: '\t', to: '  ' } : null,
      })
    }
    if (reported.size > 0) return null
    const alias = findLostAlias(document)
    if (alias !== null) {
      log.add(source, {
        code: 'invalid-yaml',
        problem: `"*${alias.source}" refers to an anchor "&${alias.source}" that does not exist.`,
        hint: 'Quote a value that starts with "*".',
        at: pointOf(rangeStart(alias)),
      })
      return null
    }
    reportLostWords(document, yaml, (problem, offset) => {
      log.add(source, { code: 'unread-syntax', problem, hint: LOST_WORDS_HINT, at: pointOf(offset) })
    })
    if (yaml.includes(PROTOTYPE))
      reportPrototypes(document, (offset) => log.add(source, { ...UNREAD_PROTOTYPE, at: pointOf(offset) }))
    const value: unknown = document.toJS({ maxAliasCount: LARGEST_ALIAS_COUNT })
    JSON.stringify(value) // Throws when a value contains itself, which later code does not expect.
    const pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()
    return { value: value ?? undefined, locate: (path) => pointOf(offsetOf(document, path, pairs)) }
  } catch (error) {
    const limit = limitOf(error)
    log.add(source, { code: 'invalid-yaml', ...limit, at: { line: firstLine, column: 1 } })
    return null
  }
}

/** The keys that maps have a second time, by their offsets. */
function explainSecondKeys(
  document: Document,
  pointOf: (offset: number) => Point,
): ReadonlyMap<number, YamlIssue> {
  const second = new Map<number, YamlIssue>()
  visit(document, {
    Map(_key, { items }) {
      const firsts = new Map<unknown, number>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        const offset = rangeStart(key)
        const first = firsts.get(key.value)
        firsts.set(key.value, first ?? offset)
        if (first === undefined) continue
        const problem = `"${String(key.value)}" is there twice, first on line ${pointOf(first).line}.`
        second.set(offset, { problem, hint: 'Keep one of the two.', offset })
      }
    },
  })
  return second
}

/** A tag such as `!secret`, without which a value would mean something else. */
function isUnknownTag({ code }: YAMLWarning): boolean {
  return code === 'TAG_RESOLVE_FAILED'
}

/** The first alias without an anchor before it, found in one pass: one search per alias would be quadratic. */
function findLostAlias(document: Document): Alias | null {
  const anchors = new Set<string>()
  let lost: Alias | null = null
  visit(document, {
    Value(_key, { anchor }) {
      if (anchor !== undefined) anchors.add(anchor)
    },
    Alias(_key, alias) {
      if (anchors.has(alias.source)) return
      lost = alias
      return visit.BREAK
    },
  })
  return lost
}

const PROTOTYPE = '__proto__'
const UNREAD_PROTOTYPE = {
  code: 'unread-syntax',
  problem: `"${PROTOTYPE}" cannot be the name of a key, so this one is not read.`,
  hint: 'Write another name, or delete it.',
} as const

/** Schemas leave such a key out without a word, as it could change all other objects. */
function reportPrototypes(document: Document, report: (offset: number) => void): void {
  visit(document, {
    Pair(_key, { key }) {
      if (isScalar(key) && key.value === PROTOTYPE) report(rangeStart(key))
    },
  })
}

const LOST_WORDS_HINT = 'Quote the whole value. Where a comment is meant, write a blank behind "#".'

/** Reports `title: Ship #2`, where the words from "#" on are lost. A blank behind it, or a value that is no text, shows that they are meant so. */
function reportLostWords(
  document: Document,
  yaml: string,
  report: (problem: string, offset: number) => void,
): void {
  visit(document, {
    Scalar(_key, { type, value, comment, range }) {
      const end = range?.[1]
      if (!comment || end === undefined || type !== 'PLAIN') return
      const [, blank = '', words] = /^([ \t]*)(#[\p{L}\p{N}].*)/u.exec(yaml.slice(end)) ?? []
      if (words === undefined || (value !== null && typeof value !== 'string')) return
      report(`"${words}" is a comment, and no part of the value before it.`, end + blank.length)
    },
  })
}

/** `known` has the pairs of the maps on earlier paths: a search in a map for each of its keys would be quadratic. */
function offsetOf(
  document: Document,
  path: readonly PropertyKey[],
  known: WeakMap<YAMLMap, ReadonlyMap<string, Pair>>,
): number {
  let node: unknown = document.contents
  let offset = rangeStart(node)
  for (const part of path) {
    if (isMap(node)) {
      const pairs = known.get(node) ?? pairsOf(node)
      known.set(node, pairs)
      const pair = pairs.get(String(part))
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

function pairsOf({ items }: YAMLMap): ReadonlyMap<string, Pair> {
  return new Map(items.flatMap((item) => (isScalar(item.key) ? [[String(item.key.value), item]] : [])))
}

function rangeStart(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}

const TOO_DEEP = {
  problem: 'These values are nested too deeply.',
  hint: 'Look for a run of "[", "{" or "- " pasted by accident, and for lines that are indented very far.',
}

function limitOf(error: unknown): { readonly problem: string; readonly hint: string } {
  const hint = 'Write the values out instead of referring to them with "*".'
  if (error instanceof TypeError) return { problem: 'A value here contains itself.', hint }
  return { problem: `These values refer to each other more than ${LARGEST_ALIAS_COUNT} times.`, hint }
}
