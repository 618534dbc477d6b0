import { expect, test } from 'vitest'
import { el, tree } from '../fixtures/tree.ts'
import { groupDocChanges } from './group-doc-changes.ts'

type Type = 'added' | 'removed' | 'changed' | 'moved'

const NO_TEXT = null
const TEXT = tree(el('fyr-change', { type: 'added' }, 'A berth'))

function doc(type: Type, label: string, changes: typeof TEXT | null) {
  return { type, label, href: `/docs/${label}`, isFallback: false, changes }
}

test('pages whose text differs come first, then those that came, moved and went', () => {
  const { changed, whole } = groupDocChanges([
    doc('removed', 'quay', NO_TEXT),
    doc('added', 'berth', NO_TEXT),
    doc('moved', 'crane', TEXT),
    doc('changed', 'dues', TEXT),
    doc('added', 'tide', NO_TEXT),
    doc('moved', 'rope', tree()),
  ])
  expect(changed.map(({ label }) => label)).toEqual(['crane', 'dues'])
  expect(whole.map(({ type, docs }) => [type, ...docs.map(({ label }) => label)])).toEqual([
    ['added', 'berth', 'tide'],
    ['moved', 'rope'],
    ['removed', 'quay'],
  ])
  expect(groupDocChanges([])).toEqual({ changed: [], whole: [] })
})
