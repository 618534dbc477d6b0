import { expectTypeOf, test } from 'vitest'
import { createRouter, generatePath, matchPath } from './index.ts'
import type { PathParams, UnknownParams } from './index.ts'

const router = createRouter([
  { pattern: '/', title: 'home' },
  { pattern: '/blog/tags/:tag', title: 'tag' },
  { pattern: '/list/:kind<note|tip>/:page<int>?', title: 'list' },
  { pattern: '/files/:path*', title: 'files' },
])

test('parameters come from the pattern', () => {
  expectTypeOf<PathParams<'/a/b'>>().toEqualTypeOf<{}>()
  expectTypeOf<PathParams<'/a/:b/:c?'>>().toEqualTypeOf<{ readonly b: string; readonly c?: string }>()
  expectTypeOf<PathParams<'/:b<int>/:c<slug>?'>>().toEqualTypeOf<{
    readonly b: string
    readonly c?: string
  }>()
  expectTypeOf<PathParams<'/:kind<note|tip|info>'>>().toEqualTypeOf<{
    readonly kind: 'note' | 'tip' | 'info'
  }>()
  expectTypeOf<PathParams<'/a/*'>>().toEqualTypeOf<{ readonly '*': readonly string[] }>()
  expectTypeOf<PathParams<'/a/:rest*'>>().toEqualTypeOf<{ readonly rest: readonly string[] }>()
  expectTypeOf<PathParams<'/integration-3.0-to-3.6'>>().toEqualTypeOf<{}>()
  expectTypeOf<PathParams<string>>().toEqualTypeOf<UnknownParams>()
})

test('a match knows which route goes with which parameters', () => {
  const match = router.match('/')
  if (match?.route.pattern === '/blog/tags/:tag') expectTypeOf(match.route.title).toEqualTypeOf<'tag'>()
  if (match && 'tag' in match.params) expectTypeOf(match.params).toEqualTypeOf<{ readonly tag: string }>()
  const params = matchPath('/blog/tags/:tag', '/')?.params
  expectTypeOf(params).toEqualTypeOf<{ readonly tag: string } | undefined>()
})

test('an address needs the parameters of its pattern, no more and no fewer', () => {
  expectTypeOf(router.href('/')).toBeString()
  router.href('/blog/tags/:tag', { tag: 'a' })
  router.href('/list/:kind<note|tip>/:page<int>?', { kind: 'note' })
  router.href('/files/:path*', { path: ['a', 'b'] })
  generatePath('/a/:b?')
  generatePath('/a/:b', { b: 'x' })
  // @ts-expect-error a required parameter is missing
  generatePath('/a/:b')
  // @ts-expect-error a required parameter is missing
  router.href('/blog/tags/:tag', {})
  // @ts-expect-error no parameter has this name
  router.href('/blog/tags/:tag', { tag: 'a', page: '2' })
  // @ts-expect-error a parameter is a text
  router.href('/blog/tags/:tag', { tag: 1 })
  // @ts-expect-error a wildcard takes segments
  router.href('/files/:path*', { path: 'a/b' })
  // @ts-expect-error the word is not in the enumeration
  router.href('/list/:kind<note|tip>/:page<int>?', { kind: 'danger' })
  // @ts-expect-error no route has this pattern
  router.href('/blog/tag/:tag', { tag: 'a' })
})

test('a pattern without parameters takes none', () => {
  expectTypeOf(router.href('/', {})).toBeString()
  generatePath('/a', {}, { decode: false })
  generatePath('/a', undefined, { decode: false })
  // @ts-expect-error the pattern has no parameter
  router.href('/', { tag: 'x' })
  // @ts-expect-error options come after the parameters
  generatePath('/a', { decode: false })
})

test('a union of patterns needs what each of them does', () => {
  const pattern = '/blog/tags/:tag' as '/' | '/blog/tags/:tag' | '/a/:id<int>?'
  expectTypeOf(generatePath(pattern, { tag: 'x' })).toBeString()
  generatePath(pattern, { tag: 'x', id: '1' })
  generatePath('/' as '/' | '/a/:id?')
  generatePath('/' as '/' | '/a')
  // @ts-expect-error one of the patterns has a parameter
  generatePath(pattern)
  // @ts-expect-error one of the patterns has a parameter
  generatePath(pattern, { id: '1' })
  // @ts-expect-error no pattern has this parameter
  generatePath(pattern, { tag: 'x', page: '2' })
  // @ts-expect-error what one of them takes as a text the other takes as segments
  generatePath('/:a' as '/:a' | '/:a*', { a: 'x' })
})

test('a pattern that is only known as a text takes any parameters', () => {
  const pattern: string = '/:a'
  generatePath(pattern)
  expectTypeOf(generatePath(pattern, { a: 'x' }, { decode: false })).toBeString()
})
