import { expect, test } from 'vitest'
import { withinTime } from './within-time.ts'

function fail(): never {
  throw new SyntaxError('This is no pattern.')
}

test('work that ends gives its result, and its own errors', () => {
  expect(withinTime(() => [1, 'a'], 1000)).toEqual([1, 'a'])
  expect(() => withinTime(fail, 1000)).toThrow(new SyntaxError('This is no pattern.'))
})

test.each([
  ['a pattern that goes back ever again', () => /^(?:a+)+$/.test(`${'a'.repeat(60)}!`)],
  [
    'a loop without an end',
    () => {
      for (let at = 0; at < Infinity; at += 1) Math.sqrt(at)
    },
  ],
])('%s is stopped', (_name, work) => {
  expect(() => withinTime(work, 50)).toThrow(new RangeError('it takes longer than 0.05 s'))
})
