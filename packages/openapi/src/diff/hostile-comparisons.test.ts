import { expect, test } from 'vitest'
import { manyParts } from '../../../../scripts/many-parts.ts'
import { HOSTILE_DESCRIPTIONS } from '../testing/hostile-descriptions.ts'
import { checkComparison } from '../testing/read-hostile-description.ts'

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  '%s many times over are compared, or refused at their place',
  (_name, description) => {
    const { textOf, most } = description
    const text = textOf(manyParts(textOf, most))
    expect(() => checkComparison(text, description)).not.toThrow()
  },
)
