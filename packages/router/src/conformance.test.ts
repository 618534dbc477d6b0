import { describe, expect, test } from 'vitest'
import { generatePath } from './generate-path.ts'
import { matchPath } from './match-path.ts'
import type { Constraint } from './constraint.ts'
import type { MatchPathOptions } from './match-path.ts'

type Row = [pattern: string, path: string, params: object | null, options?: MatchPathOptions]

function paramsOf(pattern: string, path: string, options?: MatchPathOptions) {
  const params = matchPath(pattern, path, options)?.params
  return params ? { ...params } : null
}

describe('as React Router 5 with exact', () => {
  test.each<Row>([
    ['/no/blog', '/no/blog/', {}],
    ['/no/blog', '/no/blog//', null],
    ['/no/docs/data-on-demand/', '/no/docs/data-on-demand', {}],
    ['/no/docs/data-on-demand/', '/no/docs/data-on-demand', null, { trailingSlash: 'strict' }],
    ['/no/blog', '/no/blog/', null, { trailingSlash: 'strict' }],
    ['/no/blog/', '/no/blog/', {}, { trailingSlash: 'strict' }],
    ['/no/', '/no', {}],
    ['/no/', '/', null],
    ['/', '/', {}],
    ['', '/', {}],
    ['/no/blog/tags/:tag', '/no/blog/tags', null],
    ['/no/blog/tags/:tag', '/no/blog/tags/a/', { tag: 'a' }],
    ['/no/blog/tags/:tag', '/no/blog/tags/a/b', null],
    ['/users/:id?', '/users', {}],
    ['/users/:id?', '/users/7', { id: '7' }],
    ['/blog/integration-3.0-to-3.6', '/blog/integration-3.0-to-3.6', {}],
    ['/blog/integration-3.0-to-3.6', '/blog/integration-3X0-to-3.6', null],
    ['/docs', '/docs/intro', null],
  ])('%s on %s', (pattern, path, params, options) => {
    expect(paramsOf(pattern, path, options)).toEqual(params)
  })

  test.each<Row>([
    ['/no/blog', '/no/blog/x', {}, { end: false }],
    ['/no/blog', '/no/blogs', null, { end: false }],
    ['/no/blog', '/no/blog', {}, { end: false }],
    ['/', '/anything/here', {}, { end: false }],
    ['/:lang', '/no/docs/intro', { lang: 'no' }, { end: false }],
    ['/no/docs/', '/no/docs', null, { end: false, trailingSlash: 'strict' }],
    ['/no/docs/', '/no/docs/intro', {}, { end: false, trailingSlash: 'strict' }],
  ])('%s before %s without exact', (pattern, path, params, options) => {
    expect(paramsOf(pattern, path, options)).toEqual(params)
  })

  test.each<[pattern: string, path: string, part: string, options?: MatchPathOptions]>([
    ['/docs', '/docs/', '/docs'],
    ['/docs/', '/docs/intro', '/docs/'],
    ['/docs/', '/docs/', '/docs/', { trailingSlash: 'strict' }],
    ['/docs/', '/docs/intro', '/docs/', { trailingSlash: 'strict' }],
    ['/docs/:id/', '/docs/a/b/', '/docs/a/', { trailingSlash: 'strict' }],
    ['/docs', '/docs/', '/docs', { trailingSlash: 'strict' }],
    ['/', '/docs', '/', { trailingSlash: 'strict' }],
  ])('%s before %s takes %s... of it', (pattern, path, part, options) => {
    expect(matchPath(pattern, path, { ...options, end: false })?.path).toBe(part)
  })
})

describe('unlike React Router 5', () => {
  test.each<[why: string, ...row: Row]>([
    ['letters differ by case unless configured otherwise', '/no/blog', '/NO/Blog', null],
    ['and then they do not', '/no/blog', '/NO/Blog', {}, { caseSensitive: false }],
    ['parameters are decoded', '/a/:b', '/a/x%20y', { b: 'x y' }],
    ['and are left alone on demand', '/a/:b', '/a/x%20y', { b: 'x%20y' }, { decode: false }],
    ['literals are compared decoded', '/tags/å', '/tags/%C3%A5', {}],
    ['an encoded slash stays in its segment', '/a/:b', '/a/x%2Fy', { b: 'x/y' }],
    ['an encoded slash makes no segments', '/a/x/y', '/a/x%2Fy', null],
    ['a segment with malformed encoding stays', '/a/:b/:c', '/a/%zz%41/%41', { b: '%zz%41', c: 'A' }],
    ['the query takes no part', '/a/:b', '/a/x?y=/z', { b: 'x' }],
    ['nor does the hash', '/a', '/a#b/c?d', {}],
    ['a missing optional parameter is absent', '/a/:b?', '/a', {}],
    ['a wildcard gives its segments', '/a/*', '/a/x/y%2Fz', { '*': ['x', 'y/z'] }],
    ['a wildcard may be empty', '/a/*', '/a', { '*': [] }],
    ['a wildcard alone takes everything', '*', '/anything/here', { '*': ['anything', 'here'] }],
    ['a named wildcard is zero or more segments', '/a/:rest*', '/a/x/y', { rest: ['x', 'y'] }],
  ])('%s: %s on %s', (_, pattern, path, params, options) => {
    expect(paramsOf(pattern, path, options)).toEqual(params)
  })

  test('a match keeps the part of the address that an open pattern took', () => {
    expect(matchPath('/a/:b', '/a/x/y/z', { end: false })?.path).toBe('/a/x')
    expect(matchPath('/', '/a/x', { end: false })?.path).toBe('/')
  })
})

describe('segments are taken literally', () => {
  test.each<Row>([
    ['/a/:b', '/a//', null],
    ['/a/:b/c', '/a//c', null],
    ['/a/:b', '/a/..', { b: '..' }],
    ['/a/./b', '/a/b', null],
    ['/a/./b', '/a/./b', {}],
    ['/a//b', '/a/b', null],
    ['/a//b', '/a//b', {}],
    ['/a//', '/a//', {}],
    ['/a//', '/a/', null],
    ['/:a//:b?', '/x/', { a: 'x' }],
    ['/:a//:b?', '/x//', null],
    ['/:a//:b?', '/x//y/', { a: 'x', b: 'y' }],
    ['/a/*', '/a//', { '*': [''] }],
    ['/a%3Fb', '/a?b', null],
    ['/a%3Fb', '/a%3fb', {}],
    ['/a/:b', '/a/%41%FF', { b: '%41%FF' }],
    ['/a/*', '/a//x', { '*': ['', 'x'] }],
    [
      '/:__proto__/:constructor',
      '/x/y',
      Object.fromEntries([
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    ],
    ['/__proto__/constructor', '/__proto__/constructor', {}],
    ['/constructor', '/toString', null],
    ['/100%25', '/100%', {}],
    ['/100%', '/100%25', {}],
    ['/a%2520b', '/a%20b', null],
    ['/a%2Fb', '/a/b', null],
    ['/a%2Fb', '/a%2fb', {}],
    ['/%3Aname', '/:name', {}],
    ['/a', 'a', null],
  ])('%s on %s', (pattern, path, params, options) => {
    expect(paramsOf(pattern, path, options)).toEqual(params)
  })

  test('parameters inherit nothing', () => {
    const params: object = matchPath('/:a', '/x')?.params ?? {}
    expect('constructor' in params).toBe(false)
    expect('__proto__' in params).toBe(false)
  })
})

describe('constraints', () => {
  const constraints = { even: (value: string) => Number(value) % 2 === 0 }
  test.each<Row>([
    ['/:id<int>', '/12', { id: '12' }],
    ['/:id<int>', '/-3', { id: '-3' }],
    ['/:id<int>', '/1a', null],
    ['/:tag<slug>', '/product-name', { tag: 'product-name' }],
    ['/:tag<slug>', '/Product', null],
    ['/:kind<note|tip>', '/tip', { kind: 'tip' }],
    ['/:kind<note|tip>', '/tips', null],
    ['/:id<even>', '/4', { id: '4' }, { constraints }],
    ['/:id<even>', '/5', null, { constraints }],
    ['/:id<int>?/edit', '/edit', {}],
    ['/:name<int|slug>', '/slug', { name: 'slug' }],
  ])('%s on %s', (pattern, path, params, options) => {
    expect(paramsOf(pattern, path, options)).toEqual(params)
  })

  test.each([undefined, null, 0, ''])('%o from a constraint is a no', (answer) => {
    const own = { own: (() => answer) as unknown as Constraint }
    expect(matchPath('/:a<own>', '/x', { constraints: own })).toBeNull()
    expect(() => generatePath('/:a<own>', { a: 'x' }, { constraints: own })).toThrow(
      expect.objectContaining({ code: 'invalid-parameter' }),
    )
  })

  test('of the caller’s own come before those that are there already', () => {
    const own = { int: (value: string) => value === 'one' }
    expect(paramsOf('/:a<int>', '/one', { constraints: own })).toEqual({ a: 'one' })
    expect(paramsOf('/:a<int>', '/1', { constraints: own })).toBeNull()
  })
})

describe('as compile of path-to-regexp', () => {
  test.each([
    ['/', {}, '/'],
    ['/a/:b', { b: 'x y/z' }, '/a/x%20y%2Fz'],
    ['/a/:b?', {}, '/a'],
    ['/a/:b?/c', { b: 'x' }, '/a/x/c'],
    ['/docs/resources/', {}, '/docs/resources/'],
    ['/files/:path*', { path: ['a', 'b/c'] }, '/files/a/b%2Fc'],
    ['/files/*', { '*': [] }, '/files'],
    ['/c++/å', {}, '/c++/%C3%A5'],
    ['/:b', { b: '?#%' }, '/%3F%23%25'],
    ['/:b', { b: String.raw`%2e%2E\.` }, '/%252e%252E%5C.'],
    ['/:b', { b: '...' }, '/...'],
    ['/a/:b?/:c?', { b: 'x' }, '/a/x'],
    ['/a/:b?/c/:d?', { d: 'x' }, '/a/c/x'],
    ['/a/:b?/:c', { c: 'x' }, '/a/x'],
    ['/a/:b<int>?/:c?', { c: 'x' }, '/a/x'],
    ['/a/:b?/*', { '*': [] }, '/a'],
  ] as const)('%s with %o', (pattern, params, address) => {
    expect(generatePath<string>(pattern, params)).toBe(address)
  })

  test.each([
    ['/a/:b', {}],
    ['/a/:b', { b: '' }],
    ['/a/:b', { b: '\uD800' }],
    ['/a/:b<int>', { b: 'x' }],
    ['/a/*', {}],
    ['/a/*', { '*': ['x', ''] }],
    ['/a/:toString', {}],
    ['/a/:b', { b: '.' }],
    ['/a/:b/c', { b: '..' }],
    ['/a/*', { '*': ['x', '..'] }],
    ['/a/:b?/:c?', { c: 'x' }],
    ['/a/:b<int>?/:c?', { c: '1' }],
    ['/a/:b?/:c?/:d?', { d: 'x' }],
    ['/a/:b?/*', { '*': ['x'] }],
    ['/:b?//:c', { c: 'evil.example' }],
    ['//:c', { c: 'evil.example' }],
    ['//evil.example', {}],
  ] as const)('refuses %s with %o', (pattern, params) => {
    expect(() => generatePath<string>(pattern, params)).toThrow(
      expect.objectContaining({ code: 'invalid-parameter' }),
    )
  })

  test.each([1n, 1, null, true, Symbol.iterator, Object.create(null)])(
    'refuses a value that is not a string',
    (a) => {
      expect(() => generatePath<string>('/:a', { a: a as string })).toThrow(
        expect.objectContaining({ code: 'invalid-parameter' }),
      )
    },
  )

  test.each(['x/y', 'x?y', 'x#y', String.raw`x\y`, '\t', '..', '%2e.', '%2E'])(
    'refuses %j where it would be written as it is',
    (b) => {
      expect(() => generatePath('/a/:b', { b }, { decode: false })).toThrow(
        expect.objectContaining({ code: 'invalid-parameter' }),
      )
    },
  )

  test.each(['//evil.example', String.raw`/\evil.example`])('refuses %j, which names a host', (pattern) => {
    expect(() => generatePath(pattern, {}, { decode: false })).toThrow(
      expect.objectContaining({ code: 'invalid-parameter' }),
    )
  })

  test('writes what is encoded already as it is on demand', () => {
    expect(generatePath('/a/:b', { b: 'x%2Fy%20z' }, { decode: false })).toBe('/a/x%2Fy%20z')
  })
})

describe('patterns that cannot be read', () => {
  test.each([
    ['/a/:b/:b', 'invalid-pattern'],
    [String.raw`/:id(\d+)`, 'invalid-pattern'],
    ['/:from-:to', 'invalid-pattern'],
    ['/a/*/b', 'invalid-pattern'],
    ['/a/:b*/c', 'invalid-pattern'],
    ['/a*', 'invalid-pattern'],
    ['/a:b', 'invalid-pattern'],
    ['/a/:', 'invalid-pattern'],
    ['/a?b', 'invalid-pattern'],
    ['/a#b', 'invalid-pattern'],
    ['/:a?/:b?/:c?/:d?/:e?', 'invalid-pattern'],
    ['/:a<nothing>', 'unknown-constraint'],
    ['/:a<toString>', 'unknown-constraint'],
    ['/:ſ', 'invalid-pattern'],
  ])('%s is %s', (pattern, code) => {
    expect(() => matchPath(pattern, '/x')).toThrow(expect.objectContaining({ code }))
  })
})
