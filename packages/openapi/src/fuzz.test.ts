import { isRecord } from '@fyr/content-pipeline/internal'
import { SiteError } from '@fyr/cli/internal'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzSettings, LONGEST_MS } from '../../../scripts/fuzz-settings.ts'
import { compareApis } from './diff/compare-apis.ts'
import { formatChanges } from './diff/format-changes.ts'
import { HOSTILE_DESCRIPTIONS } from './testing/hostile-descriptions.ts'
import { checkPages, checkRefusal } from './testing/read-hostile-description.ts'

/** Small descriptions of the families whose growth is measured: those that are valid JSON, as their parts are put into each other. */
const FAMILIES: readonly unknown[] = Object.values(HOSTILE_DESCRIPTIONS).flatMap(({ file, textOf }) => {
  if (file !== 'api.json') return []
  try {
    return [JSON.parse(textOf(3)) as unknown]
  } catch {
    return []
  }
})

/** Values that no key of a description expects. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  '',
  '$ref',
  '#/paths',
  '__proto__',
  'a\u0000\u202Eb\ud800',
  [],
  {},
  [[{}]],
  { $ref: '#' },
  { $ref: '#/components/schemas/A' },
  { $ref: 1 },
  ['null', 'object'],
  { allOf: [{ $ref: '#/components/schemas/A0' }], properties: { a: null } },
]

interface Edit {
  /** Which of the values of the description, in their order. */
  readonly at: number
  readonly value: unknown
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(400),
  value: fc.constantFrom(...ODD_VALUES, ...FAMILIES.flatMap((one) => valuesIn(one)).slice(0, 2000)),
})
const anyDescription = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...FAMILIES), { minLength: 1, maxLength: 3 }),
    fc.array(anyEdit, { maxLength: 4 }),
  )
  .map(([families, edits]) => edited(families.reduce(merged), edits))

function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner: unknown) => [inner, ...valuesIn(inner)])
}

/** Both in one, the later where only one can be. */
function merged(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const of = (key: string): unknown => {
    if (!Object.hasOwn(one, key)) return other[key]
    return Object.hasOwn(other, key) ? merged(one[key], other[key]) : one[key]
  }
  return Object.fromEntries(keys.map((key) => [key, of(key)]))
}

/** A description with other values in some places. */
function edited(description: unknown, edits: readonly Edit[]): unknown {
  const copy: unknown = structuredClone(description)
  for (const { at, value } of edits) {
    const places = placesIn(copy)
    const place = places[at % Math.max(1, places.length)]
    if (place !== undefined) Reflect.set(place.owner, place.key, structuredClone(value))
  }
  return copy
}

function placesIn(value: unknown): { readonly owner: object; readonly key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    { owner: value, key },
    ...placesIn(inner),
  ])
}

const SETTINGS = fuzzSettings(30)

test('any description is pages, or refused at its place, in good time', async () => {
  await fc.assert(
    fc.asyncProperty(anyDescription, fc.boolean(), async (description, schemas) => {
      const start = performance.now()
      await checkPages(JSON.stringify(description), { file: 'api.json', schemas })
      expect(performance.now() - start).toBeLessThan(LONGEST_MS)
    }),
    SETTINGS,
  )
})

test('any two descriptions are compared, or refused at their place: the same changes each time, and none only where both are equal', () => {
  fc.assert(
    fc.property(anyDescription, fc.array(anyEdit, { maxLength: 3 }), (description, edits) => {
      const [before, after] = [description, edited(description, edits)].map((one) => ({
        file: 'api.json',
        text: JSON.stringify(one),
      }))
      if (before === undefined || after === undefined) return
      try {
        const start = performance.now()
        const changes = compareApis(before, after)
        expect(compareApis(before, after)).toEqual(changes)
        expect(compareApis(before, before)).toEqual([])
        expect(formatChanges(changes)).not.toBe('')
        expect(performance.now() - start).toBeLessThan(LONGEST_MS)
      } catch (error) {
        if (!(error instanceof SiteError)) throw error
        checkRefusal(error)
      }
    }),
    SETTINGS,
  )
})
