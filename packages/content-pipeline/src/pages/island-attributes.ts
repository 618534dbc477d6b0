import type { Issue, Point, SourceText } from '../diagnostic.ts'
import { linesOf } from '../lines-of.ts'
import { islandKey, type IslandUse } from '../markdown/directives/find-islands.ts'
import { nearestName } from '../nearest-name.ts'
import { spell } from '../schemas/check-value.ts'
import { isRecord } from '../schemas/is-record.ts'
import { type SchemaIssue, type StandardSchema, validateBy } from '../schemas/standard-schema.ts'
import { withoutUnseenIn } from '../unseen-characters.ts'

/** Schemas of attributes by the name of an island; an island without one takes texts. */
export type IslandSchemas = ReadonlyMap<string, StandardSchema>

/** Attributes as their schema gives them, or what is wrong with them. */
type AttributeOutcome =
  | { readonly type: 'valid'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly type: 'invalid'; readonly issues: readonly SchemaIssue[] }
  | { readonly type: 'failed'; readonly reason: string }

type Written = Readonly<Record<string, string>>

/**
 * Validates the attributes of an island. Markdown only has strings, so a string that the schema refuses is read again: as the
 * number, truth value, list or object that it spells, then as a list with commas. An attribute without a value is `true`.
 */
export function readAttributes(written: Written, schema: StandardSchema): AttributeOutcome {
  const readings = new Map(Object.entries(written).map(([key, text]) => [key, readingsOf(text)]))
  const turns = new Map([...readings.keys()].map((key) => [key, 0]))
  const tried = new Map<string, SchemaIssue[][]>()
  for (;;) {
    const value = Object.fromEntries([...turns].map(([key, turn]) => [key, readings.get(key)?.[turn]]))
    const outcome = validateBy(schema, value)
    if (outcome.type === 'failed') return outcome
    if (outcome.type === 'valid') {
      if (isRecord(outcome.value)) return { type: 'valid', value: outcome.value }
      return { type: 'failed', reason: 'It does not return an object.' }
    }
    const refused = [...turns].filter(([key]) => outcome.issues.some(({ path }) => path[0] === key))
    for (const [key] of refused) {
      const issues = outcome.issues.filter(({ path }) => path[0] === key)
      tried.set(key, [...(tried.get(key) ?? []), issues])
    }
    const next = refused.filter(([key, turn]) => turn + 1 < (readings.get(key)?.length ?? 0))
    for (const [key, turn] of next) turns.set(key, turn + 1)
    if (next.length > 0) continue
    const others = outcome.issues.filter(({ path }) => !refused.some(([key]) => path[0] === key))
    const own = refused.flatMap(([key]) => mostHelpful(tried.get(key) ?? [], written[key] ?? ''))
    return { type: 'invalid', issues: [...own, ...others] }
  }
}

/** The values that a text may stand for, the simplest first. */
function readingsOf(text: string): readonly unknown[] {
  const literal = literalOf(text)
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const all = [
    text,
    ...(literal === undefined ? [] : [literal]),
    parts.map((part) => literalOf(part) ?? part),
    parts,
  ]
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** The value that a text spells in JSON; undefined for none. */
function literalOf(text: string): unknown {
  if (text === '') return true
  try {
    return withoutUnseenIn<unknown>(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * The issues of the attempt that got deepest into the attribute's value, else of the attempt with the JSON value that
 * the text spells.
 */
function mostHelpful(attempts: readonly (readonly SchemaIssue[])[], text: string): readonly SchemaIssue[] {
  const [deepest] = attempts.toSorted((left, right) => depthOf(right) - depthOf(left))
  if (deepest !== undefined && depthOf(deepest) > 1) return deepest
  return attempts[literalOf(text) === undefined ? 0 : 1] ?? attempts[0] ?? []
}

function depthOf(issues: readonly SchemaIssue[]): number {
  return Math.max(...issues.map(({ path }) => path.length))
}

/** Attributes as JSON by `islandKey`, of the islands that have a schema and attributes that it accepts. */
export function typedAttributes(
  islands: readonly IslandUse[],
  schemas: IslandSchemas,
): Readonly<Record<string, string>> {
  if (schemas.size === 0) return {}
  return Object.fromEntries(
    islands.flatMap((island) => {
      const schema = schemas.get(island.name)
      const outcome = schema && readAttributes(writtenIn(island), schema)
      return outcome?.type === 'valid' ? [[islandKey(island), JSON.stringify(outcome.value)]] : []
    }),
  )
}

function writtenIn({ attributes }: IslandUse): Written {
  const written: unknown = JSON.parse(attributes)
  return isRecord(written)
    ? Object.fromEntries(Object.entries(written).map(([key, text]) => [key, String(text)]))
    : {}
}

/** Issues that the schema of an island finds in one use of it. */
export function attributeIssues(island: IslandUse, schema: StandardSchema, source: SourceText): Issue[] {
  const written = writtenIn(island)
  const outcome = readAttributes(written, schema)
  const which = island.component === undefined ? `the island "${island.name}"` : `<${island.component}>`
  const file = `theme/islands/${island.name}.tsx`
  const at = { line: island.line, column: island.column }
  if (outcome.type === 'failed') {
    const problem = `"attributes" of ${file} cannot check ${which}. ${outcome.reason}`
    return [{ code: 'schema-failed', problem, hint: 'A schema must be synchronous and must not throw.', at }]
  }
  if (outcome.type === 'invalid') {
    return outcome.issues.map(({ path, message }): Issue => {
      const [key] = path
      const subject = path.length === 0 ? which : `"${spell(path)}" of ${which}`
      const problem = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${message}`
      const name = typeof key === 'string' ? key : ''
      const isMissing = name !== '' && !Object.hasOwn(written, name)
      const misspelt = isMissing ? nearestName(name, Object.keys(written)) : null
      return misspelt === null
        ? {
            code: 'invalid-attribute',
            problem,
            hint: `Its schema is in ${file}.`,
            at: pointOf(name, at, source),
          }
        : {
            code: 'invalid-attribute',
            problem,
            ...renaming(misspelt, name),
            at: pointOf(misspelt, at, source),
          }
    })
  }
  const known = Object.keys(outcome.value)
  return Object.keys(written)
    .filter((key) => !known.includes(key))
    .map((key): Issue => {
      const problem = `The attribute "${key}" of ${which} is not in its schema, so it is ignored.`
      const near = nearestName(
        key,
        known.filter((one) => !Object.hasOwn(written, one)),
      )
      const advice = near === null ? { hint: `Its schema is in ${file}.` } : renaming(key, near)
      return { code: 'unknown-attribute', problem, ...advice, at: pointOf(key, at, source) }
    })
}

function renaming(from: string, to: string): Pick<Issue, 'hint' | 'fix'> {
  return { hint: `Did you mean "${to}" instead of "${from}"?`, fix: { from, to } }
}

/** Position of an attribute on the first line of its island, else that of the island. */
function pointOf(key: string, at: Point, { text }: SourceText): Point {
  if (key === '') return at
  const line = linesOf(text)[at.line - 1] ?? ''
  const name = key.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const found = new RegExp(String.raw`(?<![\w-])${name}(?![\w-])(?=\s*[=}\s/>]|$)`, 'u').exec(
    line.slice(at.column - 1),
  )
  return found === null ? at : { line: at.line, column: at.column + found.index }
}
