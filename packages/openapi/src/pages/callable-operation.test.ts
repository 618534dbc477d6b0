import { expect, test } from 'vitest'
import { readModel } from './api-model.ts'
import { callableOperation } from './callable-operation.ts'
import { openDescription } from './description.ts'

const SERVERS = ['https://sandbox.fjord.example/v1']

/** What the page of the first operation of an API gets. */
function callable(operation: string, { method = 'get', schemes = '', root = '' } = {}) {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
${root}
paths:
  /feeding/{id}:
    ${method}: ${operation}
components: { securitySchemes: { ${schemes} } }
`
  const api = openDescription('api.yaml', text)
  const [first] = readModel(api).operations
  if (first === undefined) throw new Error('There is no operation.')
  return callableOperation(first, api, SERVERS)
}

const DONE = 'responses: { "200": { description: Done } }'

test('parameters are fields by their schemas, and those of cookies are left out', () => {
  const parameters = `parameters: [
    { name: id, in: path, required: true, schema: { type: integer }, example: 7 },
    { name: isOpen, in: query, schema: { type: boolean } },
    { name: kind, in: query, schema: { type: array, items: { enum: [a, b] } } },
    { name: session, in: cookie, schema: { type: string } },
  ]`.replaceAll('\n', ' ')
  expect(callable(`{ ${parameters}, ${DONE} }`)).toEqual({
    method: 'get',
    servers: SERVERS,
    path: '/feeding/{id}',
    fields: [
      { name: 'id', in: 'path', kind: 'number', isRequired: true, values: [], example: '7' },
      {
        name: 'isOpen',
        in: 'query',
        kind: 'choice',
        isRequired: false,
        values: ['true', 'false'],
        example: 'true',
      },
      { name: 'kind', in: 'query', kind: 'choice', isRequired: false, values: ['a', 'b'], example: 'a' },
    ],
    credentials: [],
    body: null,
  })
})

test('a parameter that may be null is a field like one that may not', () => {
  const parameters = `parameters: [
    { name: id, in: path, required: true, schema: { type: [integer, "null"] } },
    { name: isOpen, in: query, schema: { type: [boolean, "null"] } },
    { name: kind, in: query, schema: { const: a } },
    { name: either, in: query, schema: { type: [integer, string] } },
  ]`.replaceAll('\n', ' ')
  const fields = callable(`{ ${parameters}, ${DONE} }`)?.fields ?? []
  expect(fields.map(({ name, kind, values }) => [name, kind, values])).toEqual([
    ['id', 'number', []],
    ['isOpen', 'choice', ['true', 'false']],
    ['kind', 'text', []],
    ['either', 'text', []],
  ])
})

test('headers that the form sends itself are not fields, and a secret among them is one', () => {
  const parameters = `parameters: [
    { name: Accept, in: header, schema: { type: string } },
    { name: authorization, in: header, schema: { type: string } },
    { name: X-Trace, in: header, schema: { type: string } },
  ]`.replaceAll('\n', ' ')
  const own = callable(`{ ${parameters}, ${DONE} }`)
  expect(own?.fields.map(({ name }) => name)).toEqual(['X-Trace'])
  expect(own?.credentials).toEqual([{ kind: 'key', name: 'authorization' }])
  const secured = callable(`{ security: [{ a: [] }], ${parameters}, ${DONE} }`)
  expect(secured?.credentials).toEqual([{ kind: 'bearer', name: 'a' }])
})

test('a reader who may send a credential is asked for it', () => {
  expect(callable(`{ security: [{}, { a: [] }], ${DONE} }`)?.credentials).toEqual([
    { kind: 'bearer', name: 'a' },
  ])
  const schemes = 'a: { type: mutualTLS }'
  expect(callable(`{ security: [{ a: [] }, {}], ${DONE} }`, { schemes })?.credentials).toEqual([])
})

test.each([
  ['', [{ kind: 'bearer', name: 'a' }]],
  ['a: { type: oauth2 }', [{ kind: 'bearer', name: 'a' }]],
  ['a: { type: http, scheme: Basic }', [{ kind: 'basic', name: 'a' }]],
  ['a: { type: apiKey, in: header, name: X-Key }', [{ kind: 'key', name: 'X-Key' }]],
])('with the scheme "%s" readers are asked for %j', (schemes, credentials) => {
  expect(callable(`{ security: [{ a: [] }], ${DONE} }`, { schemes })?.credentials).toEqual(credentials)
})

test.each([
  ['{ security: [{ a: [] }], responses: {} }', 'get', 'a: { type: apiKey, in: query, name: key }'],
  ['{ security: [{ a: [] }], responses: {} }', 'get', 'a: { type: mutualTLS }'],
  ['{ security: [{ a: [] }], responses: {} }', 'get', 'a: { type: http, scheme: digest }'],
  ['{ requestBody: { content: { text/csv: {} } }, responses: {} }', 'post', ''],
  ['{ requestBody: { content: { application/json: {} } }, responses: {} }', 'get', ''],
])('%s by %s cannot be called from a page', (operation, method, schemes) => {
  expect(callable(operation, { method, schemes })).toBeNull()
})

test('a body of JSON begins with its example', () => {
  const body = 'requestBody: { required: true, content: { application/json: { example: { a: 1 } } } }'
  expect(callable(`{ ${body}, ${DONE} }`, { method: 'post' })?.body).toEqual({
    type: 'application/json',
    example: '{\n  "a": 1\n}',
    isRequired: true,
  })
})
