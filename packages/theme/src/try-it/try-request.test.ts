import { expect, test } from 'vitest'
import {
  commandOf,
  firstValues,
  isJson,
  readOperation,
  readyRequest,
  type TryOperation,
} from './try-request.ts'

const OPERATION: TryOperation = {
  method: 'post',
  servers: ['https://sandbox.fjord.example/v1'],
  path: '/sites/{site}/feeding',
  fields: [
    { name: 'site', in: 'path', kind: 'text', isRequired: true, values: [], example: '90114' },
    { name: 'cursor', in: 'query', kind: 'text', isRequired: false, values: [], example: 'abc' },
    { name: 'unit', in: 'query', kind: 'choice', isRequired: false, values: ['kg', 't'], example: 'kg' },
    { name: 'X-Trace', in: 'header', kind: 'text', isRequired: false, values: [], example: '' },
  ],
  credentials: [
    { kind: 'bearer', name: 'token' },
    { kind: 'key', name: 'X-Api-Key' },
  ],
  body: { type: 'application/json', example: '{"a":1}', isRequired: true },
}

const NOTHING = { server: 'https://sandbox.fjord.example/v1', fields: {}, credentials: {}, body: '' }

test('a form begins with the examples of required values', () => {
  expect(firstValues(OPERATION)).toEqual({
    server: 'https://sandbox.fjord.example/v1',
    fields: { 'path site': '90114', 'query cursor': '', 'query unit': '', 'header X-Trace': '' },
    body: '{"a":1}',
  })
  expect(firstValues({ ...OPERATION, servers: [], body: null })).toMatchObject({ server: '', body: '' })
})

test('a request has what the reader filled in, each part spelled for its place', () => {
  const { address, init } = readyRequest(OPERATION, {
    ...NOTHING,
    fields: { 'path site': 'a/b $&', 'query unit': 'k&g', 'header X-Trace': 'x' },
    credentials: { token: 'secret', 'X-Api-Key': 'key' },
    body: '{"a":2}',
  })
  expect(address).toBe('https://sandbox.fjord.example/v1/sites/a%2Fb%20%24%26/feeding?unit=k%26g')
  expect(init).toMatchObject({ method: 'POST', body: '{"a":2}' })
  expect([...new Headers(init.headers)]).toEqual([
    ['authorization', 'Bearer secret'],
    ['content-type', 'application/json'],
    ['x-api-key', 'key'],
    ['x-trace', 'x'],
  ])
  expect(address).not.toContain('secret')
})

test('empty values are not sent', () => {
  const { address, init } = readyRequest(OPERATION, NOTHING)
  expect(address).toBe('https://sandbox.fjord.example/v1/sites/{site}/feeding')
  expect(init).not.toHaveProperty('body')
  expect([...new Headers(init.headers)]).toEqual([])
})

test('a name and a password may have any letters', () => {
  const basic = { ...OPERATION, credentials: [{ kind: 'basic', name: 'login' }], body: null } as const
  const { init } = readyRequest(basic, { ...NOTHING, credentials: { login: 'åse:x' } })
  expect(new Headers(init.headers).get('Authorization')).toBe('Basic w6VzZTp4')
})

test.each([
  ['{"a":[1]}', true],
  ['{a:1}', false],
])('%s is JSON: %s', (text, expected) => {
  expect(isJson(text)).toBe(expected)
})

test.each([
  ['', null],
  ['{}', null],
  [JSON.stringify({ ...OPERATION, servers: [] }), null],
  [JSON.stringify({ ...OPERATION, servers: ['javascript:alert(1)'] }), null],
  [JSON.stringify({ ...OPERATION, fields: 1 }), null],
  [JSON.stringify({ ...OPERATION, path: '.other.example/' }), null],
  [JSON.stringify(OPERATION), OPERATION],
])('an operation is read from %j', (json, expected) => {
  expect(readOperation(json)).toEqual(expected)
})

const FILLED = { ...NOTHING, fields: { 'path site': "o'neil", 'header X-Trace': "it's" }, body: `{"a":"'"}` }

test('a command sends what the form sends, with variables instead of secrets', () => {
  const operation = { ...OPERATION, method: 'PUT' }
  expect(commandOf(operation, FILLED).replaceAll(' \\\n  ', '\n').split('\n')).toEqual([
    String.raw`curl -X PUT 'https://sandbox.fjord.example/v1/sites/o'\''neil/feeding'`,
    '-H "Authorization: Bearer $TOKEN"',
    '-H "X-Api-Key: $API_KEY"',
    String.raw`-H 'X-Trace: it'\''s'`,
    "-H 'Content-Type: application/json'",
    String.raw`-d '{"a":"'\''"}'`,
  ])
})

const KEY = { kind: 'key', name: 'X Key' } as const
const TRACE = {
  name: 'X Trace',
  in: 'header',
  kind: 'text',
  isRequired: false,
  values: [],
  example: '',
} as const

test.each([
  ['a token above U+00FF', OPERATION, { credentials: { token: 'ключ' } }],
  ['a token of two lines', OPERATION, { credentials: { token: 'a\nb' } }],
  ['the name of a key with a space', { ...OPERATION, credentials: [KEY] }, { credentials: { 'X Key': 'a' } }],
  [
    'the name of a header with a space',
    { ...OPERATION, fields: [TRACE] },
    { fields: { 'header X Trace': 'a' } },
  ],
  ['a header above U+00FF', OPERATION, { fields: { 'header X-Trace': 'ы' } }],
  ['half of a pair of characters', OPERATION, { fields: { 'query cursor': '\uD800' } }],
  ['another server', OPERATION, { server: 'https://attacker.example' }],
  ['no server', OPERATION, { server: '' }],
  ['a server that is no address', { ...OPERATION, servers: ['https://a b'] }, { server: 'https://a b' }],
  ['a path out of the server', { ...OPERATION, path: '/{site}' }, { fields: { 'path site': '..' } }],
])('%s makes no request', (_, operation, values) => {
  expect(() => readyRequest(operation, { ...NOTHING, ...values })).toThrow(/./)
})
