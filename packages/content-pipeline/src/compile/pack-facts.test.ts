import { expect, test } from 'vitest'
import { NO_FACTS } from './document-compiler.ts'
import { createFactPacker, hasPackedId } from './pack-facts.ts'

const named = (title: string) => ({ ...NO_FACTS, title: [title], ids: [`${title}-å`, '→', '𝛿'] })

test('facts are unpacked as they were, however many documents have been read since', () => {
  const { pack, unpack } = createFactPacker()
  const packed = Array.from({ length: 200 }, (_, number) => pack(named(`Måling ${number} – “dyp”`)))
  for (const round of [1, 2]) {
    packed.forEach((one, number) => {
      expect(unpack(one), `round ${round}`).toEqual(named(`Måling ${number} – “dyp”`))
    })
  }
})

test('metadata requested twice in a row is the same object, and few stay unpacked', () => {
  const { pack, unpack } = createFactPacker()
  const packed = Array.from({ length: 1000 }, (_, number) => pack(named(String(number))))
  for (const one of packed) expect(unpack(one)).toBe(unpack(one))
  expect(packed.filter(({ unpacked }) => unpacked !== null).length).toBeLessThanOrEqual(64)
})

test('whether a document has an id is known without unpacking', () => {
  const packed = createFactPacker().pack({ ...NO_FACTS, ids: ['å', 'a-→', 'last'] })
  const asked = ['å', 'a-→', 'last', 'a', 'a-', '→', 'lastly', '', 'Ã¥']
  expect(asked.filter((id) => hasPackedId(packed, id))).toEqual(['å', 'a-→', 'last'])
  expect(hasPackedId(createFactPacker().pack(NO_FACTS), '')).toBe(false)
  expect(packed.unpacked).toBe(null)
})
