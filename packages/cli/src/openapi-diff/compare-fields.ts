import type { ApiChange } from './api-change.ts'
import type { Field } from './list-fields.ts'

/** Whether clients send a value, get it, or both: what breaks the one is harmless to the other. */
export interface Direction {
  readonly isSent: boolean
  readonly isReceived: boolean
}

export interface FieldsComparison extends Direction {
  /** The owner of the fields: `POST /feeding`, `Feeding`. */
  readonly subject: string
  /** The word for a field: `field`, `query parameter`. */
  readonly noun: string
}

/** Compares fields by their names. */
export function compareFields(
  before: ReadonlyMap<string, Field>,
  after: ReadonlyMap<string, Field>,
  comparison: FieldsComparison,
): readonly ApiChange[] {
  const { subject, noun, isSent, isReceived } = comparison
  const named = (path: string) => (path === '' ? noun : `${noun} \`${path}\``)
  const removed = [...before.keys()]
    .filter((path) => !after.has(path) && !isInside(path, before, after))
    .map((path): ApiChange => ({
      kind: 'removed',
      subject,
      text: `${named(path)}`,
      isBreaking: isSent || isReceived,
    }))
  const rest = [...after.values()].flatMap((field): readonly ApiChange[] => {
    const earlier = before.get(field.path)
    if (earlier !== undefined) return compareField(earlier, field, named(field.path), comparison)
    if (isInside(field.path, after, before)) return []
    const isDemanded = field.isRequired && isSent
    const text = `${named(field.path)}, ${field.type}${isDemanded ? ', required' : ''}`
    return [{ kind: 'added', subject, text, isBreaking: isDemanded }]
  })
  return [...removed, ...rest]
}

/** Whether a field is in one that comes and goes with it, and is reported. */
function isInside(
  path: string,
  here: ReadonlyMap<string, Field>,
  there: ReadonlyMap<string, Field>,
): boolean {
  return [...path.matchAll(/\.|\[\]/g)].some(({ index }) => {
    const around = path.slice(0, index)
    return here.has(around) && !there.has(around)
  })
}

function compareField(
  before: Field,
  after: Field,
  name: string,
  { subject, isSent, isReceived }: FieldsComparison,
): readonly ApiChange[] {
  const changes: ApiChange[] = []
  const change = (text: string, isBreaking: boolean): void => {
    changes.push({ kind: 'changed', subject, text: `${name} ${text}`, isBreaking })
  }
  if (before.type !== after.type) {
    const [earlier, later] = [partsOf(before.type), partsOf(after.type)]
    // More values than before do not affect who sends it, fewer do not affect who receives it.
    const isWider = earlier.every((part) => later.includes(part))
    const isNarrower = later.every((part) => earlier.includes(part))
    change(`is ${after.type}, not ${before.type}`, (isSent && !isWider) || (isReceived && !isNarrower))
  }
  if (!before.isRequired && after.isRequired) change('is required', isSent)
  if (before.isRequired && !after.isRequired) change('is optional', isReceived)
  if (!before.isDeprecated && after.isDeprecated)
    changes.push({ kind: 'deprecated', subject, text: name, isBreaking: false })
  const added = after.values.filter((value) => !before.values.includes(value))
  const gone = before.values.filter((value) => !after.values.includes(value))
  if (before.values.length === 0 && added.length > 0) change(`must be one of ${listed(added)}`, isSent)
  else if (after.values.length === 0 && gone.length > 0) change('may be any value', false)
  else {
    if (added.length > 0) change(`may be ${listed(added)}`, false)
    if (gone.length > 0) change(`may not be ${listed(gone)}`, isSent)
  }
  return changes
}

function partsOf(type: string): readonly string[] {
  return type.split(' or ')
}

function listed(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ')
}
