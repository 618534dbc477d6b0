import { expect, test } from 'vitest'
import { el, tree } from '../fixtures/tree.ts'
import { groupDocChanges } from './group-doc-changes.ts'

test('pages whose text differs come first, then those that came, moved and went', () => {
  const change = tree(el('fyr-change', { type: 'added' }, 'A berth'))
  const doc = (type: 'added' | 'removed' | 'changed' | 'moved', label: string, changes = tree()) => ({
    type,
    label,
    href: `/docs/${label}`,
    changes: changes.children.length > 0 ? changes : null,
  })
  const { changed, whole } = groupDocChanges([
    doc('removed', 'quay'),
    doc('added', 'berth'),
    doc('moved', 'crane', change),
    doc('changed', 'dues', change),
    doc('added', 'tide'),
    doc('moved', 'rope'),
  ])
  expect(changed.map(({ label }) => label)).toEqual(['crane', 'dues'])
  expect(whole.map(({ type, docs }) => [type, ...docs.map(({ label }) => label)])).toEqual([
    ['added', 'berth', 'tide'],
    ['moved', 'rope'],
    ['removed', 'quay'],
  ])
  expect(groupDocChanges([])).toEqual({ changed: [], whole: [] })
})
