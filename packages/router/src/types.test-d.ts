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
