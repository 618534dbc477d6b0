import { inspect } from 'node:util'
import type { z } from 'zod'
import type { Fix } from '../diagnostic.ts'
import { certainName, nearestName } from '../nearest-name.ts'
import { isRecord } from './is-record.ts'
import { hintForKey } from './keys-of-other-tools.ts'
import { knownKeys, knownValues } from './known-keys.ts'
import { adviceForDate } from './parse-moment.ts'

/** A problem found by a schema, at a path of keys and indexes from the root of the value. */
interface ValueIssue {
  readonly type: 'unknown-key' | 'invalid-value'
  readonly path: readonly PropertyKey[]
  readonly problem: string
  readonly hint: string
  readonly fix: Fix | null
}

/** The value after defaults, or null when it is unusable, and all its problems. */
export interface CheckedValue<Value> {
  readonly value: Value | null
  readonly issues: readonly ValueIssue[]
}

/** The language in which authors wrote a value: a file of data, or a configuration in TypeScript. */
type Written = 'data' | 'code'

/** Validates plain data against a schema and describes problems for authors. */
export function checkValue<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
  written: Written = 'data',
): CheckedValue<Output> {
  // Otherwise Zod compiles a checker with `new Function`, which takes longer than validating everything one thread
  // gets.
  const result = schema.safeParse(value, { reportInput: true, jitless: true })
  if (result.success) return { value: result.data, issues: [] }
  return { value: null, issues: result.error.issues.flatMap((issue) => describe(schema, issue, [], written)) }
}

/**
 * Like `checkValue`, but an invalid top-level entry is left out and the rest is used, so that one mistake in front
 * matter does not hide the other problems of the page.
 */
export function checkEntries<Output>(schema: z.ZodType<Output>, value: unknown): CheckedValue<Output> {
  const first = checkValue(schema, value)
  if (first.value !== null || !isRecord(value)) return first
  const invalid = new Set(first.issues.map((issue) => issue.path[0]))
  const sound = Object.fromEntries(Object.entries(value).filter(([key]) => !invalid.has(key)))
  return { value: checkValue(schema, sound).value, issues: first.issues }
}

type Issue = z.core.$ZodIssue

function describe(
  schema: unknown,
  issue: Issue,
  base: readonly PropertyKey[],
  written: Written,
): ValueIssue[] {
  const path = [...base, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const siblings = isRecord(issue.input) ? Object.keys(issue.input) : []
    const known = knownKeys(schema, path)
    // One that another branch of a union knows stands beside the wrong or missing type, which is reported.
    const unknown = issue.keys.filter((key) => !known.includes(key))
    return unknown.map((key) => describeUnknownKey(known, path, key, siblings))
  }
  if (issue.code === 'invalid_union') {
    const branch = likeliestBranch(issue.errors)
    if (branch !== null) return branch.flatMap((inner) => describe(schema, inner, path, written))
  }
  return [describeInvalid(schema, issue, path, written)]
}

function describeUnknownKey(
  known: readonly string[],
  path: readonly PropertyKey[],
  key: string,
  siblings: readonly string[],
): ValueIssue {
  const nearest = nearestName(key, known)
  const counterpart = hintForKey(key, known)
  const certain = counterpart === null ? certainName(key, known) : null
  return {
    type: 'unknown-key',
    path: [...path, key],
    problem: `Unknown key "${spell([...path, key])}".`,
    hint:
      counterpart ?? (nearest === null ? `Known keys: ${known.join(', ')}.` : `Did you mean "${nearest}"?`),
    // An existing key cannot be added twice.
    fix: certain === null || siblings.includes(certain) ? null : { from: key, to: certain },
  }
}

function describeInvalid(
  schema: unknown,
  issue: Issue,
  path: readonly PropertyKey[],
  written: Written,
): ValueIssue {
  const { values: ofSchema, others } = knownValues(schema, path)
  const values = ofSchema.length === 0 && issue.code === 'invalid_value' ? issue.values.map(String) : ofSchema
  const names = issue.code === 'custom' ? namesOf(issue.params) : []
  const name = path.length === 0 ? 'The value' : `"${spell(path)}"`
  const isDate = path.at(-1) === 'date' && ['string', 'number'].includes(typeof issue.input)
  const nearest = typeof issue.input === 'string' ? nearestName(issue.input, [...values, ...names]) : null
  const allowed =
    values.length > 0
      ? `Allowed: ${[...new Set([...values, ...others])].join(', ')}.`
      : formAdvice(issue, written) || objectAdvice(issue, schema, path)
  return {
    type: 'invalid-value',
    path,
    problem: `${name} ${complaint(issue)}.`,
    hint: isDate
      ? adviceForDate(String(issue.input))
      : `${nearest === null ? '' : `Did you mean "${nearest}"? `}${allowed}`.trim(),
    fix: null,
  }
}

/** The names that one of our checks allows, besides values that are not names: `params: { names: [...] }`. */
function namesOf(params: Readonly<Record<string, unknown>> | undefined): string[] {
  const names = params?.['names']
  return Array.isArray(names) ? names.map(String) : []
}

/** More keys than this do not help in one line. */
const MAX_KEYS = 6

/** The keys of a small object in whose place something else is written, or the types of one that has a type. */
function objectAdvice(issue: Issue, schema: unknown, path: readonly PropertyKey[]): string {
  if (!wantedTypes(issue).includes('object')) return ''
  const keys = knownKeys(schema, path)
  const types = knownValues(schema, [...path, 'type']).values
  if (types.length > 1) return `Write { type: …, … }. Types: ${types.join(', ')}.`
  const isSmall = keys.length > 0 && keys.length <= MAX_KEYS
  return isSmall ? `Write { ${keys.map((key) => `${key}: …`).join(', ')} }.` : ''
}

/** What may stand in the place of a value; of a union, what each of its branches wants there. */
function wantedTypes(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code !== 'invalid_union') return []
  return issue.errors.flatMap((branch) =>
    branch.filter(({ path }) => path.length === 0).flatMap((inner) => wantedTypes(inner)),
  )
}

/** YAML does not read `3.0` and `no` as strings, and reads `a, b` as one string. */
function formAdvice(issue: Issue, written: Written): string {
  const isOtherScalar = typeof issue.input === 'number' || typeof issue.input === 'boolean'
  if (issue.code === 'invalid_type' && issue.expected === 'array' && typeof issue.input === 'string') {
    const items = written === 'data' ? issue.input : issue.input.split(/, */).map(quoteInCode).join(', ')
    return `Write [${items}].`
  }
  const [, key] =
    written === 'data' && typeof issue.input === 'string' ? (/^([\w-]+):\S/.exec(issue.input) ?? []) : []
  if (issue.code === 'invalid_type' && issue.expected === 'object' && key !== undefined)
    return `Add a space after the colon: "${key}: …".`
  // Docusaurus writes a text as an object with a description.
  if (isRecord(issue.input) && typeof issue.input['message'] === 'string' && isTextWanted(issue))
    return `Write the text alone: ${JSON.stringify(issue.input['message'])}.`
  if (isOtherScalar) return isTextWanted(issue) ? 'Put it in quotes.' : ''
  const plain = issue.code === 'invalid_type' ? plainValue(issue.input, issue.expected) : undefined
  return plain === undefined ? '' : `Write ${plain}, without quotes.`
}

function quoteInCode(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

function isTextWanted(issue: Issue): boolean {
  if (issue.code !== 'invalid_union') return issue.code === 'invalid_type' && issue.expected === 'string'
  return issue.errors.some((branch) => branch.some((inner) => inner.path.length === 0 && isTextWanted(inner)))
}

/** Words that other versions of YAML read as `true` and `false`. */
const TRUTH = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['no', false],
  ['off', false],
])

/** The value that a string was meant to be. */
function plainValue(input: unknown, expected: string): boolean | number | undefined {
  if (typeof input !== 'string') return undefined
  if (expected === 'boolean') return TRUTH.get(input.toLowerCase())
  return expected === 'number' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(input) ? Number(input) : undefined
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function complaint(issue: Issue): string {
  if (issue.code === 'custom' || issue.code === 'invalid_format') return issue.message
  if (issue.code === 'invalid_type') {
    const wanted = TYPE_NAMES[issue.expected] ?? issue.expected
    return issue.input === undefined
      ? `is missing; it must be ${wanted}`
      : `must be ${wanted}, not ${show(issue.input)}`
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    if (issue.input === undefined) return 'is missing'
    const wanted = [...new Set(wantedTypes(issue).map((type) => TYPE_NAMES[type] ?? type))]
    // Beside other values, such as `false`, the types are not all.
    const isType = issue.code === 'invalid_union' && issue.errors.every(([first]) => isAboutType(first))
    return isType && wanted.length > 0
      ? `must be ${wanted.join(' or ')}, not ${show(issue.input)}`
      : `cannot be ${show(issue.input)}`
  }
  if (issue.code === 'too_small')
    return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'is empty'
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  return issue.input === undefined ? 'is not valid' : `cannot be ${show(issue.input)}`
}

function isAboutType(issue: Issue | undefined): boolean {
  if (issue === undefined || issue.path.length > 0) return false
  return issue.code === 'invalid_union'
    ? issue.errors.every(([first]) => isAboutType(first))
    : issue.code === 'invalid_type'
}

/**
 * The branch of a union that fits best: the one whose literal (`type`) matches, then the one with the fewest problems.
 */
function likeliestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const [best] = branches
    .filter((branch) => branch.some((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'))
    .toSorted(
      (left, right) => Number(isOfOther(left)) - Number(isOfOther(right)) || left.length - right.length,
    )
  return best ?? null
}

/** Whether the value has another literal and was meant for another branch. */
function isOfOther(branch: readonly Issue[]): boolean {
  return branch.some(
    (issue) => issue.code === 'invalid_value' && issue.path.length === 1 && issue.values.length === 1,
  )
}

/** A path as messages name it: `navbar.items[1].label`. */
export function spell(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

function show(value: unknown): string {
  const text = writeValue(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function writeValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // JSON has no bigints; a configuration in TypeScript may.
    return inspect(value, { breakLength: Number.POSITIVE_INFINITY })
  }
}
