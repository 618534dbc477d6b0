import { isRecord, parseData, quoteLine, withoutUnseenIn } from '@fyr/content-pipeline/internal'
import { SiteError, type SiteIssue } from '@fyr/cli/internal'
import { findDeepJson, firstJsonError, jsonProblem } from '../json-tree.ts'
import { jsonLines } from './json-lines.ts'
import { jsonPoints, pointAt } from './json-points.ts'
import { resolveLinks } from './resolve-links.ts'
import { type TextTranslations, translateTexts } from './translate-texts.ts'

/** An object of a description, and where it is: keys and indexes from the root. */
export interface ApiNode {
  readonly value: Readonly<Record<string, unknown>>
  readonly path: readonly (string | number)[]
}

/** A node that was referred to, or was there itself. */
export interface ResolvedNode {
  readonly node: ApiNode
  /** Name of the schema among the components that it is; null for one without a name. */
  readonly schemaName: string | null
}

/** An API description in the form of OpenAPI 3.0 or 3.1. No part of it is assumed to have its type. */
export interface ApiDescription {
  readonly root: ApiNode
  /** Line of the file, from 1. */
  lineOf(node: ApiNode): number
  /** Follows `$ref`. An unresolved reference is an issue, and null. */
  resolve(node: ApiNode): ResolvedNode | null
  addIssue(node: ApiNode, problem: string, hint: string): void
  /** Throws `SiteError` with all issues that were added. */
  throwIssues(): void
}

/** A reference to a reference to a reference: more of them are a circle. */
const MAX_HOPS = 20

/** The same mistake may be everywhere. */
const MAX_ISSUES = 30

/** Reads a description from YAML or JSON. Throws `SiteError` for any other file. */
export function openDescription(
  file: string,
  text: string,
  translations: TextTranslations | null = null,
): ApiDescription {
  const parsed = parseDescription(file, text)
  const { locate, lineOf } = parsed
  // Addresses are made of it before it is a document, in which such characters are left out.
  const seen = withoutUnseenIn(parsed.value)
  const value = translations === null ? seen : translateTexts(seen, translations)
  const issues: SiteIssue[] = []
  /** A schema is read for each page that shows it. */
  const reported = new Set<string>()
  const issueAt = (path: readonly PropertyKey[], problem: string, hint: string): SiteIssue => {
    const point = locate(path)
    return { code: 'source-failed', file, ...point, ...quoteLine(text, point), problem, hint }
  }
  const refused = refuse(value)
  if (refused !== null) throw new SiteError([issueAt(refused.path, refused.problem, refused.hint)])
  resolveLinks(value)
  const root: ApiNode = { value: isRecord(value) ? value : {}, path: [] }

  const addIssue = (path: readonly PropertyKey[], problem: string, hint: string): void => {
    if (issues.length >= MAX_ISSUES) return
    const key = JSON.stringify([path, problem])
    if (reported.has(key)) return
    reported.add(key)
    issues.push(issueAt(path, problem, hint))
  }

  function resolve(node: ApiNode, hops = 0): ResolvedNode | null {
    const reference = node.value.$ref
    if (reference === undefined) return { node, schemaName: schemaNameOf(node) }
    const from = [...node.path, '$ref']
    if (typeof reference !== 'string' || !reference.startsWith('#/')) {
      addIssue(
        from,
        `The reference ${JSON.stringify(reference)} points outside this file.`,
        'Bundle the description into one file.',
      )
      return null
    }
    const target = find(root, reference.slice(2).split('/').map(unescapePointer))
    if (target === null || hops > MAX_HOPS) {
      const problem =
        target === null ? `"${reference}" does not exist.` : `"${reference}" leads back to itself.`
      addIssue(from, problem, 'Correct the reference, or add what it names.')
      return null
    }
    return resolve(target, hops + 1)
  }

  return {
    root,
    lineOf: ({ path }) => lineOf(path),
    resolve,
    addIssue: ({ path }, problem, hint) => addIssue(path, problem, hint),
    throwIssues() {
      if (issues.length > 0) throw new SiteError(issues)
    },
  }
}

interface ParsedDescription {
  readonly value: unknown
  /** Position of a key, or of its nearest parent; for issues. */
  readonly locate: (path: readonly PropertyKey[]) => { readonly line: number; readonly column: number }
  /** Line of an operation, a schema or a tag. */
  readonly lineOf: (path: ApiNode['path']) => number
}

function parseDescription(file: string, text: string): ParsedDescription {
  if (file.endsWith('.json')) {
    const value = parseJson(file, text)
    return { value, locate: jsonPoints(text), lineOf: jsonLines(text) }
  }
  const { value, diagnostics, locate } = parseData({ file, text })
  if (diagnostics.length > 0)
    throw new SiteError(diagnostics.map((one) => ({ ...one, code: 'source-failed' as const })))
  return { value, locate, lineOf: (path) => locate(path).line }
}

function parseJson(file: string, text: string): unknown {
  const issueAt = (offset: number, problem: string, hint: string): SiteIssue => {
    const point = pointAt(text, offset)
    return { code: 'source-failed', file, ...point, ...quoteLine(text, point), problem, hint }
  }
  const deep = findDeepJson(text)
  if (deep !== null)
    throw new SiteError([
      issueAt(
        deep,
        'These values are nested too deeply.',
        'Look for a run of "[" or "{" pasted by accident.',
      ),
    ])
  try {
    return JSON.parse(text)
  } catch (cause) {
    const { error, offset } = firstJsonError(text)
    const hint = 'Correct the JSON here. A description in YAML has a name that ends in .yaml.'
    throw new SiteError([issueAt(offset, jsonProblem(error), hint)], { cause })
  }
}

function refuse(value: unknown) {
  const usual = 'An OpenAPI description begins with "openapi: 3.1.0", "info" and "paths".'
  if (!isRecord(value)) return { path: [], problem: 'This is not an OpenAPI description.', hint: usual }
  if ('swagger' in value)
    return {
      path: ['swagger'],
      problem: 'Swagger 2 is not supported.',
      hint: 'Convert the description to OpenAPI 3.',
    }
  if (typeof value.openapi !== 'string' || !/^3\.[01](?:\.|$)/.test(value.openapi)) {
    const version = value.openapi === undefined ? 'no version' : `version ${JSON.stringify(value.openapi)}`
    return {
      path: ['openapi'],
      problem: `This is not an OpenAPI 3.0 or 3.1 description: it has ${version}.`,
      hint: usual,
    }
  }
  if (!isRecord(value.paths) && !isRecord(value.webhooks))
    return { path: ['paths'], problem: 'This description has no "paths".', hint: usual }
  return null
}

function unescapePointer(part: string): string {
  const plain = part.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

function find(root: ApiNode, keys: readonly string[]): ApiNode | null {
  let node: ApiNode | null = root
  for (const key of keys) node = node && childOf(node, key)
  return node
}

/** An object below a node, in an object or a list; null for anything else. */
export function childOf({ value, path }: ApiNode, ...keys: readonly (string | number)[]): ApiNode | null {
  let found: unknown = value
  for (const key of keys) {
    const isThere = typeof found === 'object' && found !== null && Object.hasOwn(found, key)
    found = isThere ? Reflect.get(found as object, key) : undefined
  }
  return isRecord(found) ? { value: found, path: [...path, ...keys] } : null
}

/** The objects in a list below a node, up to as many as are needed. */
export function listOf(node: ApiNode, key: string, most = Infinity): ApiNode[] {
  const list = node.value[key]
  if (!Array.isArray(list)) return []
  const needed = list.length > most ? list.slice(0, most) : list
  return needed.flatMap((_item, index) => childOf(node, key, index) ?? [])
}

/** The keys of objects that were asked for: what many operations share is read for each of them. */
const knownKeys = new WeakMap<object, readonly string[]>()

/** The keys of an object of a description, at most the first `most`. */
export function keysOf(value: ApiNode['value'], most = Infinity): readonly string[] {
  const keys = knownKeys.get(value) ?? Object.keys(value)
  knownKeys.set(value, keys)
  return keys.length > most ? keys.slice(0, most) : keys
}

/** The objects in an object below a node, by their keys; at most the first `most`. */
export function entriesOf(node: ApiNode, key: string, most = Infinity): (readonly [string, ApiNode])[] {
  const inner = childOf(node, key)
  if (inner === null) return []
  return keysOf(inner.value, most).flatMap((name) => {
    const child = childOf(node, key, name)
    return child === null ? [] : [[name, child] as const]
  })
}

/** A text below a node; empty for anything else. */
export function textOf({ value }: ApiNode, key: string): string {
  const text = value[key]
  return typeof text === 'string' ? text : ''
}

function schemaNameOf({ path }: ApiNode): string | null {
  const [components, schemas, name] = path
  const isSchema = path.length === 3 && components === 'components' && schemas === 'schemas'
  return isSchema && typeof name === 'string' ? name : null
}
