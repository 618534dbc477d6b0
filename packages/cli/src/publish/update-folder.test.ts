import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { planUpdate } from './update-folder.ts'

test('documents are moved after the scripts, styles and payloads that they refer to', () => {
  const places = ['index.html', 'docs/intro/index.html', 'docs/intro/page.json', 'assets/boot-1.js']
  const { moves } = planUpdate(makeTemporaryFolder(), {
    places: new Map(places.map((place) => [place, null])),
    folders: new Set(['docs', 'docs/intro', 'assets']),
    kept: new Set(),
    old: new Map(),
  })
  expect(moves).toEqual(['docs/intro/page.json', 'assets/boot-1.js', 'index.html', 'docs/intro/index.html'])
})
