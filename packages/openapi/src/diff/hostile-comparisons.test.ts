import { expect, test } from 'vitest'
import { manyParts } from '../../../../scripts/many-parts.ts'
import { HOSTILE_DESCRIPTIONS } from '../testing/hostile-descriptions.ts'
import { checkComparison } from '../testing/read-hostile-description.ts'
import { compareApis } from './compare-apis.ts'

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  '%s many times over are compared, or refused at their place',
  (_name, description) => {
    const { textOf, most } = description
    const text = textOf(manyParts(textOf, most))
    expect(() => checkComparison(text, description)).not.toThrow()
  },
)

/** A schema with six hundred fields of one type. */
function fieldsOf(type: string): string {
  const properties = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`f${at}`, { type }]))
  const info = { title: 'Pens', version: '1' }
  return JSON.stringify({ openapi: '3.1.0', info, paths: {}, components: { schemas: { A: { properties } } } })
}

test('of the fields of one schema, five hundred are compared, and the others are said to differ', () => {
  const file = 'api.json'
  const changes = compareApis({ file, text: fieldsOf('string') }, { file, text: fieldsOf('integer') })
  const amountOf = (kind: string): number => changes.filter((change) => change.kind === kind).length
  expect([amountOf('changed') + amountOf('unjudged'), amountOf('changed')]).toEqual([600, 499])
})
