import { expect, test } from 'vitest'
import { certainName, nearestName, nearestPath, createPathIndex } from './nearest-name.ts'

test.each([
  ['sidbar_label', ['sidebar_label', 'pagination_label'], 'sidebar_label'],
  ['Insight', ['insights', 'integration'], 'insights'],
  ['nb', ['en', 'fr'], null],
  ['colour', ['title', 'slug'], null],
  ['ab', ['ac', 'aa'], 'aa'],
  ['--ot', ['--on', '--out'], '--out'],
])('for "%s" among %j the nearest name is %j', (name, candidates, expected) => {
  expect(nearestName(name, candidates)).toBe(expected)
})

test.each([
  ['setup.md', ['integration/setup.md', 'intro.md'], 'integration/setup.md'],
  ['/docs/intrp', ['/docs/intro', '/docs/integration/'], '/docs/intro'],
  ['/docs/integration', ['/docs/integration/', '/docs/intro'], '/docs/integration/'],
  ['../v2/feeding.md', ['../resources/feeding.md', '../v2/feding.md'], '../resources/feeding.md'],
  ['sites.md', ['setup.md', 'intro.md'], null],
  ['../c/setup.md', ['../b/setup.md', '../a/setup.md'], '../a/setup.md'],
])('for "%s" among %j the nearest path is %j', (path, candidates, expected) => {
  expect(nearestPath(path, createPathIndex(candidates))).toBe(expected)
})

test.each([
  ['titel', ['title', 'description'], 'title'],
  ['sidebar_lable', ['sidebar_label', 'sidebar_position'], 'sidebar_label'],
  ['hidden', ['draft', 'unlisted'], null],
  ['tage', ['tags', 'page'], null],
  ['pagination_nxt', ['pagination_next', 'pagination_net'], null],
])('"%s" among %j means without a doubt: %s', (name, candidates, meant) => {
  expect(certainName(name, candidates)).toBe(meant)
})

test('a path is spelled as asked, and one path may be excluded', () => {
  const index = createPathIndex(['docs/a/setup.md', 'docs/b/setup.md', 'docs/b/setups.md'])
  expect(nearestPath('../docs/b/setup.md', index, { spell: (path) => `../${path}` })).toBe(
    '../docs/b/setup.md',
  )
  expect(nearestPath('b/setup.md', index, { except: 'docs/b/setup.md' })).toBe('docs/a/setup.md')
  expect(nearestPath('setups.md', index, { except: 'docs/b/setups.md' })).toBe('docs/a/setup.md')
})
