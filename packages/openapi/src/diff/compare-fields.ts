import type { LimitName } from '../pages/schema-view.ts'
import type { ApiChange } from './api-change.ts'
import type { PlaceTaker } from './judged-places.ts'
import type { Field, RuleName } from './list-fields.ts'
import type { WorkLimit } from './work-limit.ts'

/** Whether clients send a value, get it, or both: what breaks the one is harmless to the other. */
export interface Direction {
  readonly isSent: boolean
  readonly isReceived: boolean
}

/** The places of both documents that were compared, and the work that is left for others. */
export interface Judged {
  readonly before: PlaceTaker
  readonly after: PlaceTaker
  readonly work: WorkLimit
}

export interface FieldsComparison extends Direction {
  /** The owner of the fields: `POST /feeding`, `Feeding`. */
  readonly subject: string
  /** The word for a field: `field`, `query parameter`. */
  readonly noun: string
  /** The word for the value that has the fields: `body`. */
  readonly whole: string
  readonly judged: Judged
}

/** Fields by their paths, with the names of headers in small letters: they are the same in any. */
export type Fields = ReadonlyMap<string, Field>

/** Compares fields by their names. */
export function compareFields(
  before: Fields,
  after: Fields,
  comparison: FieldsComparison,
): readonly ApiChange[] {
  const { work } = comparison.judged
  for (const fields of [before, after]) for (const path of fields.keys()) work.spend(10 + path.length)
  const changes = comparedFields(before, after, comparison)
  for (const { subject, text } of changes) work.spend(subject.length + text.length)
  return changes
}

function comparedFields(before: Fields, after: Fields, comparison: FieldsComparison): readonly ApiChange[] {
  const { subject, noun, whole, isSent, judged } = comparison
  const named = (path: string) => (path === '' ? whole : `${noun} \`${path}\``)
  const removed = [...before].filter(([key]) => !after.has(key))
  const added = [...after].filter(([key]) => !before.has(key))
  judged.before.add(removed.flatMap(([, field]) => field.whole))
  judged.after.add(added.flatMap(([, field]) => field.whole))
  return [
    ...removed
      .filter(([key]) => !isInside(key, before, after) && !isRest(key, before, after))
      .map(([, field]): ApiChange => {
        const uses = usesOf(field, comparison)
        const isBreaking = uses.isSent || uses.isReceived
        return { kind: 'removed', subject, text: named(field.path), isBreaking }
      }),
    ...[...after].flatMap(([key, field]): readonly ApiChange[] => {
      const earlier = before.get(key)
      if (earlier !== undefined) {
        judged.before.add(earlier.places)
        judged.after.add(field.places)
        return compareField(earlier, field, named(field.path), comparison)
      }
      if (isInside(key, after, before) || isRest(key, after, before)) return []
      const isDemanded = field.isRequired && isSent && !field.isReadOnly
      const text = `${named(field.path)}, ${field.type}${isDemanded ? ', required' : ''}`
      return [{ kind: 'added', subject, text, isBreaking: isDemanded }]
    }),
  ]
}

/** A field that is read-only is not sent, one that is write-only is not received. */
function usesOf({ isReadOnly, isWriteOnly }: Field, { isSent, isReceived }: Direction): Direction {
  return { isSent: isSent && !isReadOnly, isReceived: isReceived && !isWriteOnly }
}

/** Whether a field is in one that comes and goes with it, and is reported. */
function isInside(path: string, here: Fields, there: Fields): boolean {
  for (
    let around = here.get(path)?.around ?? null;
    around !== null;
    around = here.get(around)?.around ?? null
  )
    if (here.has(around) && !there.has(around)) return true
  return false
}

/** Whether a path stands for the fields that are not described of a value that is in both. */
function isRest(path: string, here: Fields, there: Fields): boolean {
  const owner = path === '.*' ? '' : path.replace(/\.\*$/, '')
  return owner !== path && here.has(owner) && there.has(owner)
}

interface FieldChange {
  readonly text: string
  readonly isBreaking: boolean
}

function compareField(
  before: Field,
  after: Field,
  name: string,
  comparison: FieldsComparison,
): readonly ApiChange[] {
  const { subject } = comparison
  const uses = usesOf(after, comparison)
  const changes: readonly FieldChange[] = [
    ...typeChanges(before, after, uses),
    ...useChanges(before, after, comparison),
    ...valueChanges(before, after, uses),
    ...limitChanges(before, after, uses),
    ...ruleChanges(before, after, uses),
    ...otherChanges(before, after, comparison),
  ]
  const isDeprecated = !before.isDeprecated && after.isDeprecated
  return [
    ...changes.map(({ text, isBreaking }): ApiChange => ({
      kind: 'changed',
      subject,
      text: `${name} ${text}`,
      isBreaking,
    })),
    ...(isDeprecated ? [{ kind: 'deprecated', subject, text: name, isBreaking: false } as const] : []),
  ]
}

function typeChanges(before: Field, after: Field, { isSent, isReceived }: Direction): readonly FieldChange[] {
  if (before.type === after.type) return []
  // More values than before do not affect who sends it, fewer do not affect who receives it.
  const isBreaking =
    (isSent && !isPartOf(before.type, after.type)) || (isReceived && !isPartOf(after.type, before.type))
  return [{ text: `is ${after.type}, not ${before.type}`, isBreaking }]
}

/** Whether each value of a type, in words, is one of another: a date is a text, a whole number is a number. */
function isPartOf(type: string, other: string): boolean {
  const others = new Set(other.split(' or '))
  return type.split(' or ').every((part) => {
    const plain = part.replace(/ \([^()]*\)$/, '')
    const wider = plain === 'integer' ? [part, plain, 'number'] : [part, plain]
    return wider.some((name) => others.has(name)) || (others.has('any') && part !== 'null')
  })
}

/** What a field is for: whether it has to be there, and who sends it. */
function useChanges(before: Field, after: Field, comparison: Direction): readonly FieldChange[] {
  const { isSent, isReceived } = comparison
  const [earlier, later] = [usesOf(before, comparison), usesOf(after, comparison)]
  const changes: FieldChange[] = []
  if (!before.isRequired && after.isRequired) changes.push({ text: 'is required', isBreaking: later.isSent })
  if (before.isRequired && !after.isRequired)
    changes.push({ text: 'is optional', isBreaking: earlier.isReceived && later.isReceived })
  if (before.isReadOnly !== after.isReadOnly)
    changes.push(
      after.isReadOnly
        ? { text: 'is read-only', isBreaking: isSent }
        : { text: 'is no longer read-only', isBreaking: isSent && after.isRequired },
    )
  if (before.isWriteOnly !== after.isWriteOnly)
    changes.push(
      after.isWriteOnly
        ? { text: 'is write-only', isBreaking: isReceived }
        : { text: 'is no longer write-only', isBreaking: false },
    )
  if (before.isDeprecated && !after.isDeprecated)
    changes.push({ text: 'is no longer deprecated', isBreaking: false })
  return changes
}

function valueChanges(before: Field, after: Field, { isSent }: Direction): readonly FieldChange[] {
  if (before.values === null && after.values === null) return []
  if (before.values === null)
    return [{ text: `must be one of ${listed(after.values ?? [])}`, isBreaking: isSent }]
  if (after.values === null) return [{ text: 'may be any value', isBreaking: false }]
  const [earlier, later] = [new Set(before.values), new Set(after.values)]
  const added = after.values.filter((value) => !earlier.has(value))
  const gone = before.values.filter((value) => !later.has(value))
  return [
    ...(added.length > 0 ? [{ text: `may be ${listed(added)}`, isBreaking: false }] : []),
    ...(gone.length > 0 ? [{ text: `may not be ${listed(gone)}`, isBreaking: isSent }] : []),
  ]
}

function listed(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ')
}

/** Limits in pairs: one that excludes its own value stands for the other. */
const LIMIT_PAIRS: readonly (readonly [
  noun: string,
  isLowest: boolean,
  plain: LimitName,
  exclusive?: LimitName,
])[] = [
  ['minimum', true, 'minimum', 'exclusiveMinimum'],
  ['maximum', false, 'maximum', 'exclusiveMaximum'],
  ['minimum length', true, 'minLength'],
  ['maximum length', false, 'maxLength'],
  ['minimum number of entries', true, 'minItems'],
  ['maximum number of entries', false, 'maxItems'],
  ['minimum number of fields', true, 'minProperties'],
  ['maximum number of fields', false, 'maxProperties'],
]

interface Limit {
  readonly value: number
  readonly isExclusive: boolean
}

function limitChanges(
  before: Field,
  after: Field,
  { isSent, isReceived }: Direction,
): readonly FieldChange[] {
  return LIMIT_PAIRS.flatMap(([noun, isLowest, plain, exclusive]) => {
    const [from, to] = [before, after].map(({ limits }) => limitOf(limits, isLowest, plain, exclusive))
    const order = compareLimits(from ?? null, to ?? null, isLowest)
    if (order === 0) return []
    // A tighter limit refuses what was sent; a looser one returns what was never received.
    const isBreaking = order > 0 ? isSent : isReceived
    const was = from ? `, not ${worded(from)}` : ''
    return [{ text: to ? `has the ${noun} ${worded(to)}${was}` : `has no ${noun}${was}`, isBreaking }]
  })
}

/** The tighter one of a limit and its exclusive form. */
function limitOf(
  limits: Field['limits'],
  isLowest: boolean,
  plain: LimitName,
  exclusive: LimitName | undefined,
): Limit | null {
  const value = limits.get(plain)
  const other = exclusive === undefined ? undefined : limits.get(exclusive)
  const inclusive = value === undefined ? null : { value, isExclusive: false }
  const outer = other === undefined ? null : { value: other, isExclusive: true }
  return compareLimits(inclusive, outer, isLowest) > 0 ? outer : inclusive
}

/** Above 0 for a tighter limit, below 0 for a looser one. */
function compareLimits(from: Limit | null, to: Limit | null, isLowest: boolean): number {
  if (from === null || to === null) return Number(to !== null) - Number(from !== null)
  const difference = isLowest ? to.value - from.value : from.value - to.value
  return difference === 0 ? Number(to.isExclusive) - Number(from.isExclusive) : difference
}

function worded({ value, isExclusive }: Limit): string {
  return `${value}${isExclusive ? ' (exclusive)' : ''}`
}

const RULE_TEXTS: Readonly<Record<RuleName, (value: string) => string>> = {
  pattern: (value) => `must match \`${value}\``,
  multipleOf: (value) => `must be a multiple of ${value}`,
  uniqueItems: () => 'must have distinct entries',
}

const RULE_NAMES: Readonly<Record<RuleName, string>> = {
  pattern: 'has no pattern',
  multipleOf: 'may be any multiple',
  uniqueItems: 'may have equal entries',
}

/** A rule in place of another may allow and refuse anything: it breaks both sides. */
function ruleChanges(before: Field, after: Field, { isSent, isReceived }: Direction): readonly FieldChange[] {
  return [...new Set([...before.rules.keys(), ...after.rules.keys()])].flatMap((rule) => {
    const [from, to] = [before.rules.get(rule), after.rules.get(rule)]
    if (from === to) return []
    if (to === undefined) return [{ text: RULE_NAMES[rule], isBreaking: isReceived }]
    const text = `${RULE_TEXTS[rule](to)}${from === undefined ? '' : `, not \`${from}\``}`
    return [{ text, isBreaking: isSent || (isReceived && from !== undefined) }]
  })
}

function otherChanges(
  before: Field,
  after: Field,
  { isSent, isReceived }: Direction,
): readonly FieldChange[] {
  if (before.others === after.others) return []
  if (after.others === 'none') {
    // Fields that were described together, as those of a map, are gone; others were never promised.
    const isBreaking = isSent || (isReceived && before.others === 'some')
    return [{ text: 'may not have other fields', isBreaking }]
  }
  return after.others === 'some'
    ? [{ text: 'may have other fields of one schema', isBreaking: isSent && before.others === 'any' }]
    : [{ text: 'may have any other fields', isBreaking: false }]
}
