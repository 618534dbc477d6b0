import { expect, test } from 'vitest'
import { createDefaultBoosts } from './pages/default-boost.ts'

function less(paths: readonly string[]): readonly string[] {
  const boostOf = createDefaultBoosts(paths)
  return paths.filter((path) => boostOf(path) < 1)
}

test('guides for those who come from elsewhere and lists of changes count less', () => {
  const paths = [
    '/docs/start/migration',
    '/docs/upgrading-to-4',
    '/changelog/2.0',
    '/docs/immigrants',
    '/docs/',
  ]
  expect(less(paths)).toEqual(['/docs/start/migration', '/docs/upgrading-to-4', '/changelog/2.0'])
})

test('a glossary and an older version count less than other pages that repeat what is explained elsewhere', () => {
  const boostOf = createDefaultBoosts([])
  const weights = ['/docs/glossary', '/no/docs/ordliste/', '/changelog', '/docs/terms', '/docs/nets'].map(
    boostOf,
  )
  expect(weights).toEqual([0.3, 0.3, 0.75, 1, 1])
})

test('a folder of an older version counts less, and that of the current one does not', () => {
  const current = ['/docs/intro', '/docs/setup', '/docs/nets', '/docs/feed', '/docs/lice']
  expect(less([...current, '/docs/v2/intro', '/docs/v2/nets'])).toEqual(['/docs/v2/intro', '/docs/v2/nets'])
  expect(less(['/api/', '/api/v1/a', '/api/v2/a', '/api/v2/b', '/api/v2/c'])).toEqual(['/api/v1/a'])
  expect(less(['/api/', '/api/v2/a', '/api/v2/b'])).toEqual([])
  expect(less(['/docs/vinegar', '/docs/v8-engine'])).toEqual([])
})
