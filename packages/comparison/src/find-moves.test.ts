import { expect, test } from 'vitest'
import { findMoves, type MovableBlock, type TextStates } from './find-moves.ts'
import { sketchOf } from './word-sketch.ts'

const SENTENCE = 'Close both valves before you open the hatch.'

/** A text with these blocks before and after. */
function stateOf(name: string, older: readonly string[], newer: readonly string[]): TextStates<string> {
  return { name, older: older.map(blockOf), newer: newer.map(blockOf), titles: [] }
}

function blockOf(text: string): MovableBlock {
  return { kind: 'p', key: text, sketch: sketchOf(text) }
}

test('a block that left one text and came to another has moved', () => {
  const moves = findMoves([stateOf('a', [SENTENCE], []), stateOf('b', ['Feed.'], ['Feed.', SENTENCE])])
  expect(moves.get('a')?.to).toEqual(new Map([[0, { name: 'b', place: 1 }]]))
  expect(moves.get('b')?.from).toEqual(new Map([[1, { name: 'a', place: null }]]))
})

test('a block that came to nine texts has moved to none of them', () => {
  const others = [...'bcdefghij'].map((name) => stateOf(name, [], [SENTENCE]))
  expect(findMoves([stateOf('a', [SENTENCE], []), ...others])).toEqual(new Map())
})

test('a block that stands in a text very often moves with all its places', () => {
  const block = blockOf(SENTENCE)
  const many = Array.from({ length: 50_000 }, () => block)
  const moves = findMoves([
    { name: 'a', older: many, newer: [], titles: [] },
    { name: 'b', older: [], newer: many, titles: [] },
  ])
  expect(moves.get('a')?.to.size).toBe(many.length)
  expect(moves.get('b')?.from.size).toBe(many.length)
})
