import { expect, test } from 'vitest'
import { addTexts } from './add-texts.ts'

test.each([
  ['{}\n', '{\n  "b": "B",\n  "a": "\\"A\\""\n}\n'],
  ['{ }', '{\n  "b": "B",\n  "a": "\\"A\\""\n}'],
  ['{\n    "c": "}"\n}\n', '{\n    "c": "}",\n    "b": "B",\n    "a": "\\"A\\""\n}\n'],
  ['{\r\n\t"a": "1"\r\n}\r\n', '{\r\n\t"a": "1",\r\n\t"b": "B"\r\n}\r\n'],
  ['\uFEFF{ "c": "" }', '\uFEFF{ "c": "",\n  "b": "B",\n  "a": "\\"A\\""\n}'],
  ['{"b": "", "a": ""}', '{"b": "", "a": ""}'],
])('%j becomes %j', (json, text) => {
  expect(addTexts(json, { b: 'B', a: '"A"' })?.text).toBe(text)
})

test.each(['{ "a": 1, }', '// why\n{}', '[]', 'null', 'a: b'])('nothing is added to %j', (json) => {
  expect(addTexts(json, { a: 'A' })).toBeNull()
})
