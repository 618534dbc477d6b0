import { isRecord } from '@fyr/content-pipeline/internal'

/** Keys and indexes from the root of a document. */
export type Place = readonly (string | number)[]

/** A value that is not the same in both documents; null where one does not have it. */
export interface Difference {
  readonly before: Place | null
  readonly after: Place | null
}

/** Stands for the order of a list, below the place of the list. */
export const ORDER = 'order'

/** What differs between two documents, as deep as both have the same keys. The order of keys says nothing. */
export function findDifferences(before: unknown, after: unknown): readonly Difference[] {
  return compare({ value: before, place: [] }, { value: after, place: [] })
}

interface Placed<Value = unknown> {
  readonly value: Value
  readonly place: Place
}

function compare(before: Placed, after: Placed): readonly Difference[] {
  if (Array.isArray(before.value) && Array.isArray(after.value))
    return compareLists(itemsOf(before.place, before.value), itemsOf(after.place, after.value), [
      before.place,
      after.place,
    ])
  if (isRecord(before.value) && isRecord(after.value)) {
    const [old, current] = [before.value, after.value]
    return [...new Set([...Object.keys(old), ...Object.keys(current)])].flatMap((key) =>
      compareItems(memberOf(old, key, before.place), memberOf(current, key, after.place)),
    )
  }
  return Object.is(before.value, after.value) ? [] : [{ before: before.place, after: after.place }]
}

function itemsOf(place: Place, list: readonly unknown[]): readonly Placed[] {
  return list.map((value, index) => ({ value, place: [...place, index] }))
}

function memberOf(record: Readonly<Record<string, unknown>>, key: string, place: Place): Placed | undefined {
  return Object.hasOwn(record, key) ? { value: record[key], place: [...place, key] } : undefined
}

function compareItems(before: Placed | undefined, after: Placed | undefined): readonly Difference[] {
  if (before !== undefined && after !== undefined) return compare(before, after)
  return before === undefined && after === undefined
    ? []
    : [{ before: before?.place ?? null, after: after?.place ?? null }]
}

/** Items are the same by their names, else by what they are: an item before another one does not change all that follow. */
function compareLists(
  before: readonly Placed[],
  after: readonly Placed[],
  places: readonly [Place, Place],
): readonly Difference[] {
  const keyOf = [...before, ...after].every(({ value }) => nameOf(value) !== null) ? nameOf : canonical
  const [old, current] = [byKey(before, keyOf), byKey(after, keyOf)]
  const common = [...old.keys()].filter((key) => current.has(key))
  const inOrder = [...current.keys()].filter((key) => old.has(key))
  const isMoved = common.some((key, index) => key !== inOrder[index])
  const gone = [...old].filter(([key]) => !current.has(key)).map(([, item]) => item)
  const added = [...current].filter(([key]) => !old.has(key)).map(([, item]) => item)
  // What has no name and is not the same was edited, if it is an object; a text in place of another is another.
  const isEdited = keyOf === canonical && [...gone, ...added].every(({ value }) => isRecord(value))
  const count = Math.max(gone.length, added.length)
  return [
    ...common.flatMap((key) => compareItems(old.get(key), current.get(key))),
    ...(isEdited
      ? Array.from({ length: count }, (_item, index) => compareItems(gone[index], added[index])).flat()
      : [
          ...gone.map(({ place }) => ({ before: place, after: null })),
          ...added.map(({ place }) => ({ before: null, after: place })),
        ]),
    ...(isMoved ? [{ before: [...places[0], ORDER], after: [...places[1], ORDER] }] : []),
  ]
}

/** Items by their keys; equal items get keys with different numbers. */
function byKey(
  items: readonly Placed[],
  keyOf: (value: unknown) => string | null,
): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>()
  const counts = new Map<string, number>()
  for (const item of items) {
    const key = keyOf(item.value) ?? ''
    const number = counts.get(key) ?? 0
    counts.set(key, number + 1)
    found.set(`${number} ${key}`, item)
  }
  return found
}

/** The name of a parameter, a tag, a server or a reference in its list; null for another item. */
function nameOf(value: unknown): string | null {
  if (!isRecord(value)) return null
  const name = value.$ref ?? value.url ?? value.name
  if (typeof name !== 'string') return null
  return JSON.stringify([value.in, value.in === 'header' ? name.toLowerCase() : name])
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      isRecord(inner)
        ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
        : inner,
    ) ?? 'undefined'
  )
}
