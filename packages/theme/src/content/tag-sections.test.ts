import { expect, test } from 'vitest'
import { tagSections } from './tag-sections.ts'

test('few tags have no first letters above them', () => {
  const groups = [
    { letter: 'A', tags: ['access'] },
    { letter: 'F', tags: ['feed', 'fish'] },
  ]
  expect(tagSections(groups)).toEqual([{ letter: null, tags: ['access', 'feed', 'fish'] }])
})

test('many tags are under their first letters', () => {
  const groups = [
    { letter: 'A', tags: Array.from({ length: 12 }, (_, index) => `a${index}`) },
    { letter: 'B', tags: ['barge'] },
  ]
  expect(tagSections(groups)).toEqual(groups)
})

test('no tags are no section', () => {
  expect(tagSections([])).toEqual([])
})
