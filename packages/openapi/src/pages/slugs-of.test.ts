import { kebabCase } from '@fyr/content-pipeline/internal'
import { expect, test } from 'vitest'
import { loadDescription } from '../testing/load-description.ts'
import { type SlugContext, slugsOf } from './slugs-of.ts'

const OPERATIONS: SlugContext = { kind: 'operation', taken: ['health'] }

function slugs(names: readonly string[], context = OPERATIONS): Record<string, string> {
  const items = names.map((name) => ({ key: name, name, spelled: kebabCase(name) }))
  return Object.fromEntries(slugsOf(items, context))
}

test('a name is its own slug as long as an address can have it', () => {
  expect(slugs(['listFeeding', 'list.depths', '2-fa', 'ÆRLIG'])).toEqual({
    listFeeding: 'list-feeding',
    'list.depths': 'list-depths',
    '2-fa': '2-fa',
    ÆRLIG: 'aerlig',
  })
})

test.each([
  // The name of the folder.
  ['health', 'health-operation'],
  ['Health', 'health-operation'],
  // A number in front is no part of the address.
  ['1-health', '1-health-operation'],
  ['index', 'index-operation'],
  ['README', 'readme-operation'],
  ['con', 'con-operation'],
  ['Aux', 'aux-operation'],
  ['..', expect.stringMatching(/^operation-[\da-f]{8}$/)],
  ['', expect.stringMatching(/^operation-[\da-f]{8}$/)],
  ['🐟', expect.stringMatching(/^operation-[\da-f]{8}$/)],
  ['end...', 'end'],
  ['../../etc/passwd', 'etc-passwd'],
])('"%s" has an address of its own', (name, slug) => {
  expect(slugs([name])).toEqual({ [name]: slug })
})

test.each([
  ['letters', 'a'.repeat(4000)],
  ['letters of three bytes', '魚'.repeat(200)],
  ['letters in parts', '한글'.repeat(100).normalize('NFD')],
  ['words', 'list feeding '.repeat(40)],
])('a long name of %s is cut, and stays different from others that begin alike', (_what, name) => {
  const found = Object.values(slugs([name, `${name}a`, `${name}b`]))
  expect(new Set(found).size).toBe(3)
  for (const slug of found) {
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200)
    expect(slug).toMatch(/[^-]-[\da-f]{8}$/)
  }
})

const ALIKE = ['list-users', 'listUsers', 'ListUsers', 'list_users', 'list.users', 'LIST USERS', 'lïst-users']

test('names that are spelled alike have addresses that do not depend on their order', () => {
  const all = slugs(ALIKE)
  expect(new Set(Object.values(all)).size).toBe(ALIKE.length)
  expect(all['list-users']).toBe('list-users')
  expect(slugs(ALIKE.toReversed())).toEqual(all)
  for (const gone of ALIKE.slice(1)) {
    const { [gone]: _gone, ...rest } = all
    expect(slugs(ALIKE.filter((name) => name !== gone))).toEqual(rest)
  }
})

test('a name that is spelled like the address of another one does not take it', () => {
  const [, second = ''] = Object.values(slugs(['a b', 'a.b']))
  expect(new Set(Object.values(slugs(['a b', 'a.b', second, 'health', 'healthOperation']))).size).toBe(5)
})

const COLLIDING = `openapi: 3.1.0
info: { title: A, version: "1" }
paths:
  /health:
    get: { operationId: health, tags: [health], responses: { "200": { description: Yes } } }
  /login:
    post: { operationId: Login, tags: [login], responses: { "200": { description: Yes } } }
  /users: { get: { tags: [index], responses: { "200": { description: Yes } } } }
  /users/: { get: { tags: [index], responses: { "200": { description: Yes } } } }
  /a: { get: { operationId: schemas, tags: [schemas], responses: { "200": { description: Yes } } } }
  /b: { get: { operationId: b, tags: [FA], responses: { "200": { description: Yes } } } }
  /c: { get: { operationId: b2, tags: [2 FA], responses: { "200": { description: Yes } } } }
webhooks:
  /users: { get: { tags: [index], responses: { "200": { description: Yes } } } }
components:
  schemas:
    Schemas: { type: object }
    Index: { type: object }
    A: { type: object }
    a: { type: object }
`

function hashed(path: string): string {
  return path.replace(/-[\da-f]{8}(?=[/.])/, '-#')
}

test('pages of tags, operations and schemas of one name are different files, and links lead to them', async () => {
  const { pages } = await loadDescription(COLLIDING)
  expect([...pages.keys()].map(hashed)).toEqual([
    'docs/api/index.md',
    'docs/api/health/index.md',
    'docs/api/login/index.md',
    'docs/api/index-tag/index.md',
    'docs/api/schemas-tag/index.md',
    'docs/api/fa/index.md',
    'docs/api/2-fa-#/index.md',
    'docs/api/health/health-operation.md',
    'docs/api/login/login-operation.md',
    'docs/api/index-tag/get-users.md',
    'docs/api/index-tag/get-users-#.md',
    'docs/api/schemas-tag/schemas.md',
    'docs/api/fa/b.md',
    'docs/api/2-fa-#/b-2.md',
    'docs/api/index-tag/get-users-#.md',
    'docs/api/schemas/index.md',
    'docs/api/schemas/schemas-schema.md',
    'docs/api/schemas/index-schema.md',
    'docs/api/schemas/a-#.md',
    'docs/api/schemas/a.md',
  ])
  expect(pages.get('docs/api/health/index.md')?.markdown).toContain('](./health-operation.md)')
})
