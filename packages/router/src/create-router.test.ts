import { describe, expect, test } from 'vitest'
import { createMatcher } from './create-matcher.ts'
import { createRouter } from './create-router.ts'

describe('a table', () => {
  test('is its own, whatever the caller does with the list later', () => {
    const routes = [{ pattern: '/a' }, { pattern: '/b' }]
    const { match } = createRouter(routes)
    routes.shift()
    expect([match('/a')?.route.pattern, match('/b')?.route.pattern]).toEqual(['/a', '/b'])
  })

  test('writes the addresses that it began with, whatever the caller does with the list later', () => {
    const list = [{ pattern: '/a' }, { pattern: '/b' }]
    const { href, size } = createRouter(list)
    list.splice(0, 2, { pattern: '/c' })
    expect([href('/a'), href('/b'), size]).toEqual(['/a', '/b', 2])
    expect(() => href('/c')).toThrow(expect.objectContaining({ code: 'unknown-pattern' }))
  })

  const routes = [
    { pattern: '/' },
    { pattern: '/blog/:slug' },
    { pattern: '/blog/:id<int>' },
    { pattern: '/blog/archive' },
    { pattern: '/blog/*' },
    { pattern: '/blog/:year?/feed' },
    { pattern: '/docs/integration/' },
    { pattern: '/tags/å' },
  ]
  const router = createRouter(routes, { base: '/no/' })

  test.each([
    ['/no/', '/'],
    ['/no', '/'],
    ['/', null],
    ['/norway', null],
    ['/no/blog/archive', '/blog/archive'],
    ['/no/blog/7', '/blog/:id<int>'],
    ['/no/blog/welcome', '/blog/:slug'],
    ['/no/blog/feed', '/blog/:year?/feed'],
    ['/no/blog/2024/feed', '/blog/:year?/feed'],
    ['/no/blog/2024/other', '/blog/*'],
    ['/no/blog', '/blog/*'],
    ['/no/docs/integration', '/docs/integration/'],
    ['/no/docs/integration/', '/docs/integration/'],
    ['/no/docs/integration/?q#h', '/docs/integration/'],
    ['/no/docs', null],
    ['/no/tags/%C3%A5', '/tags/å'],
    ['/no/tags/%c3%a5/', '/tags/å'],
  ])('%s goes to %s', (path, pattern) => {
    expect(router.match(path)?.route.pattern ?? null).toBe(pattern)
  })

  test('gives the very route it was given, and one frozen match for a route without parameters', () => {
    const match = router.match('/no/docs/integration')
    expect(match?.route).toBe(routes[6])
    expect(match?.path).toBe('/no/docs/integration/')
    expect(router.match('/no/docs/integration/')).toBe(match)
    expect(Object.isFrozen(match)).toBe(true)
    expect(Object.isFrozen(match?.params)).toBe(true)
  })

  test('writes addresses with the base path, in the spelling of the pattern', () => {
    expect(router.href('/')).toBe('/no/')
    expect(router.href('/docs/integration/')).toBe('/no/docs/integration/')
    expect(router.href('/tags/å')).toBe('/no/tags/%C3%A5')
    expect(router.size).toBe(8)
  })

  test('refuses to write the address of a pattern that it does not have', () => {
    const untyped = createRouter<{ pattern: string }>([{ pattern: '/a' }])
    expect(() => untyped.href('/b')).toThrow(expect.objectContaining({ code: 'unknown-pattern' }))
  })

  test.each([
    ['/a', '/a/'],
    ['/a/:b', '/a/:c'],
    ['/a/*', '/a/:rest*'],
    ['/å', '/%C3%A5'],
    ['/a/:b?', '/a/:c?/'],
  ])('refuses %s beside %s and names both', (first, second) => {
    const create = () => createRouter([{ pattern: first }, { pattern: second }])
    expect(create).toThrow(
      expect.objectContaining({
        code: 'duplicate-pattern',
        message: `duplicate-pattern: "${first}" and "${second}"`,
      }),
    )
  })

  test('takes patterns that differ in the final slash when slashes are strict', () => {
    const strict = createRouter([{ pattern: '/a' }, { pattern: '/a/' }], { trailingSlash: 'strict' })
    expect(strict.match('/a')?.route.pattern).toBe('/a')
    expect(strict.match('/a/')?.route.pattern).toBe('/a/')
  })

  test('breaks a tie between two constraints by the segments after them before it looks at the order', () => {
    const tie = createRouter([
      { pattern: '/:a<int>/:b' },
      { pattern: '/:a<slug>/x' },
      { pattern: '/:a<slug>/:b' },
    ])
    expect(tie.match('/1/x')?.route.pattern).toBe('/:a<slug>/x')
    expect(tie.match('/1/y')?.route.pattern).toBe('/:a<int>/:b')
  })

  test('finds one of many patterns that begin with the same parameter', () => {
    const many = createRouter(
      Array.from({ length: 200 }, (_, index) => ({ pattern: `/:locale/page-${index}` })),
    )
    expect({ ...many.match('/no/page-150')?.params }).toEqual({ locale: 'no' })
    expect(many.match('/no/page-200')).toBeNull()
  })

  test('distinguishes literal beginnings that start alike, end early or differ in length', () => {
    const patterns = ['/a/:x', '/ab/:x', '/a/b/:x', '/abc/*', '/abd/*', '/å/:x', '/:x/y']
    const alike = createRouter(patterns.map((pattern) => ({ pattern })))
    const found = ['/a/1', '/ab/1', '/a/b/1', '/abc', '/abd', '/abd/1/2', '/å/1', '/q/y', '/abe', '/a/b/c/d']
    expect(found.map((path) => alike.match(path)?.route.pattern)).toEqual([
      '/a/:x',
      '/ab/:x',
      '/a/b/:x',
      '/abc/*',
      '/abd/*',
      '/abd/*',
      '/å/:x',
      '/:x/y',
      undefined,
      undefined,
    ])
  })

  test('takes marks of expressions in a pattern for themselves', () => {
    const marked = createRouter([{ pattern: '/a.b+(c)/:x/$^' }])
    expect({ ...marked.match('/a.b+(c)/1/$^')?.params }).toEqual({ x: '1' })
    expect(marked.match('/aXbb(c)/1/$^')).toBeNull()
  })

  test('does not take the address that an optional parameter leaves for another one when slashes are strict', () => {
    const strict = createRouter([{ pattern: '/:locale?' }, { pattern: '/' }], { trailingSlash: 'strict' })
    expect(strict.match('/')?.route.pattern).toBe('/')
  })

  test('takes the address that is left where all is optional, with strict slashes too', () => {
    const { href, match } = createRouter([{ pattern: '/:locale?' }], { trailingSlash: 'strict' })
    expect(href('/:locale?')).toBe('/')
    expect(match('/')).toMatchObject({ params: {}, path: '/' })
  })

  test('gives no less specific route because its literal holds a percent sign', () => {
    const percent = createRouter([{ pattern: '/a/:x' }, { pattern: '/:y/100%' }])
    const found = ['/a/100%', '/a/100%25', '/a/100%?q', '/a/100%/', '/b/100%', '/b/100%25'].map(
      (path) => percent.match(path)?.route.pattern,
    )
    expect(found).toEqual(['/a/:x', '/a/:x', '/a/:x', '/a/:x', '/:y/100%', '/:y/100%'])
  })

  test('distinguishes a null character from a slash', () => {
    const { match } = createRouter([{ pattern: '/a%00/:x' }, { pattern: '/ab/:x' }])
    expect(match('/a%00/1')?.route.pattern).toBe('/a%00/:x')
    expect(match('/ab/1')?.route.pattern).toBe('/ab/:x')
  })

  test.each(['/a*/', '/no?q', '/#no/'])('refuses the base %s, which is not plain text', (base) => {
    expect(() => createRouter([{ pattern: '/a' }], { base })).toThrow(
      expect.objectContaining({ code: 'invalid-pattern' }),
    )
  })

  test('takes a base in every spelling', () => {
    const two = [{ pattern: '/a' }, { pattern: '/tags/:tag' }]
    for (const base of ['/nø/', '/n%C3%B8', 'n%c3%b8/']) {
      const { match, href } = createRouter(two, { base })
      expect(match('/n%C3%B8/a')?.route.pattern).toBe('/a')
      expect(match('/nø/tags/x')?.route.pattern).toBe('/tags/:tag')
      expect(href('/tags/:tag', { tag: 'x' })).toBe('/n%C3%B8/tags/x')
    }
    expect(createRouter(two, { base: '/a%3Ab/' }).match('/a:b/a')?.route.pattern).toBe('/a')
  })

  test('prefers a route without parameters in every spelling', () => {
    const folded = createRouter([{ pattern: '/:page' }, { pattern: '/Docs' }], { caseSensitive: false })
    expect(folded.match('/docs')?.route.pattern).toBe('/Docs')
    const exact = createRouter([{ pattern: '/:page' }, { pattern: '/docs' }])
    expect(exact.match('/d%6Fcs/?q')?.route.pattern).toBe('/docs')
    expect(exact.match('/100%?q')?.params).toEqual({ page: '100%' })
  })

  test('refuses to write half a character, and matches the other half of no address', () => {
    for (const pattern of ['/\uD800', '/\uD800/:a?', '/:a?/x\uDC00']) {
      const { href, match } = createRouter<{ pattern: string }>([{ pattern }])
      expect(() => href(pattern)).toThrow(expect.objectContaining({ code: 'invalid-parameter' }))
      expect(match('/%ED%A0%80')).toBeNull()
    }
    expect(createRouter([{ pattern: '/😀' }]).match('/%F0%9F%98%80')?.path).toBe('/😀')
  })

  test('is only a function where only matching is needed', () => {
    const match = createMatcher([{ pattern: '/blog/:slug' }], { base: '/no/' })
    expect({ ...match('/no/blog/x')?.params }).toEqual({ slug: 'x' })
    expect(match('/blog/x')).toBeNull()
  })

  test('keeps the letters of a parameter when case makes no difference', () => {
    const folded = createRouter([{ pattern: '/Tags/:tag/Edit' }], { caseSensitive: false })
    expect({ ...folded.match('/tAGS/İstanbul/eDIT')?.params }).toEqual({ tag: 'İstanbul' })
  })

  test('takes letters for alike as small letters are, before parameters as elsewhere', () => {
    const folded = createRouter([{ pattern: '/Straẞe/:no' }, { pattern: '/Straẞe' }], {
      caseSensitive: false,
    })
    expect({ ...folded.match('/straße/7')?.params }).toEqual({ no: '7' })
    expect(folded.match('/straße')?.route.pattern).toBe('/Straẞe')
    expect(folded.match('/\u017Ftraße/7')).toBeNull()
  })

  test('moves no parameter where a letter would become two in small letters', () => {
    const folded = createRouter([{ pattern: '/İl/:place' }, { pattern: '/İL' }], { caseSensitive: false })
    expect({ ...folded.match('/İL/Ağrı')?.params }).toEqual({ place: 'Ağrı' })
    expect(folded.match('/İl')?.route.pattern).toBe('/İL')
  })

  test('distinguishes constraints by their text', () => {
    const constraints = { 1: (value: string) => value === 'a', 0: (value: string) => value !== 'b' }
    const numbered = createRouter([{ pattern: '/:x<1>' }, { pattern: '/:x<0>' }], { constraints })
    expect(['/a', '/b', '/c'].map((path) => numbered.match(path)?.route.pattern)).toEqual([
      '/:x<1>',
      undefined,
      '/:x<0>',
    ])
    expect(() => createRouter([{ pattern: '/:x<__proto__>' }])).toThrow(
      expect.objectContaining({ code: 'unknown-constraint', message: 'unknown-constraint: __proto__' }),
    )
  })

  test.each([
    ['100,000 segments', '/a'.repeat(100_000)],
    ['200,000 slashes', '/'.repeat(200_000)],
    ['a segment of a million characters', `/a/${'x'.repeat(1_000_000)}`],
    ['100,000 percent signs', `/a/${'%'.repeat(100_000)}`],
    ['100,000 malformed segments', '/%'.repeat(100_000)],
    ['100,000 segments that are not UTF-8', '/%FF'.repeat(100_000)],
    ['100,000 encoded letters', `/a/${'%41'.repeat(100_000)}`],
  ])('survives %s', (_, path) => {
    const table = createRouter([
      { pattern: '/a/:b' },
      { pattern: '/a/:b?/:c?/:d?/x' },
      { pattern: '/files/*' },
    ])
    expect(() => table.match(path)).not.toThrow()
    const catchAll = createRouter([{ pattern: '*' }])
    expect(catchAll.match(path)?.route.pattern).toBe('*')
  })
})
