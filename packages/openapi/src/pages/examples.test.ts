import { expect, test } from 'vitest'
import { type ApiDescription, openDescription } from './description.ts'
import { exampleOfSchema } from './examples.ts'

/** An API description with the given schemas. */
function describeSchemas(schemas: object): ApiDescription {
  return openDescription('api.json', JSON.stringify({ openapi: '3.1.0', paths: {}, components: { schemas } }))
}

/** The example of the schema `A`, and how many references were followed for it. */
function exampleOfA(schemas: { readonly A: object; readonly [name: string]: object }): {
  readonly example: unknown
  readonly followed: number
} {
  const api = describeSchemas(schemas)
  let followed = 0
  const counting: ApiDescription = {
    ...api,
    resolve(node) {
      followed += 1
      return api.resolve(node)
    },
  }
  const example = exampleOfSchema({ value: schemas.A as Record<string, unknown>, path: [] }, counting)
  return { example: JSON.parse(example ?? 'null'), followed }
}

/** An object with so many fields. */
const objectOf = (count: number, field: object, name = 'a'): object => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, field])),
})
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })

test('every part of an `allOf` costs as much as it has', () => {
  const parts = Array.from({ length: 9 }, (_, index) => objectOf(10, { type: 'string' }, `part${index}_`))
  expect(Object.keys(exampleOfA({ A: { allOf: parts } }).example as object)).toHaveLength(90)
})

test.each(['allOf', 'oneOf', 'anyOf'])('the first part of `%s` is not free', (key) => {
  const schemas = {
    A: { [key]: [objectOf(60, ref('B'))] },
    B: objectOf(60, ref('C')),
    C: objectOf(60, { type: 'string' }),
  }
  expect(exampleOfA(schemas).followed).toBeLessThan(1000)
})

test.each(['50', 'many', [50]])('a least number of entries that is %j counts as none', (minItems) => {
  const texts = exampleOfA({ A: { type: 'array', minItems, items: { type: 'string' } } })
  expect(texts.example).toEqual(['string'])
  const schemas = {
    A: { type: 'array', minItems, items: objectOf(60, ref('B')) },
    B: objectOf(60, ref('C')),
    C: objectOf(60, { type: 'string' }),
  }
  expect(exampleOfA(schemas).followed).toBeLessThan(1000)
})
