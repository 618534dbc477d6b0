import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlCommand, type CurlRequest } from './curl-command.ts'

const REQUEST: CurlRequest = {
  method: 'get',
  address: 'https://api.fjord.example/v1/feeding',
  query: [],
  credentials: [],
  headers: [],
  body: null,
}

const VARIABLES = { TOKEN: 'tok', CLIENT_ID: 'me', CLIENT_SECRET: 'sec', API_KEY: 'key' }

/** The words that a shell makes of a command, without the first. */
function wordsOf(command: string): readonly string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}\n`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env: VARIABLES }).split('\0').slice(0, -1)
}

test.each([
  ['get', null, []],
  ['head', null, ['-I']],
  ['post', null, ['-X', 'POST']],
  ['post', { type: 'application/json', text: '{}' }, []],
  ['delete', null, ['-X', 'DELETE']],
  ['patch', { type: 'application/json', text: '{}' }, ['-X', 'PATCH']],
])('the method is named where cURL would use another one: %s, %j', (method, body, expected) => {
  const words = wordsOf(curlCommand({ ...REQUEST, method, body }))
  expect(words.slice(0, words.indexOf(REQUEST.address))).toEqual(expected)
})

test('each option has a line, and reads as a person writes it', () => {
  const command = curlCommand({
    ...REQUEST,
    method: 'put',
    credentials: [
      { kind: 'bearer', name: 'token' },
      { kind: 'key', name: 'X-Api-Key' },
    ],
    headers: [['X-Trace', 'a']],
    body: { type: 'application/json', text: '{\n  "a": 1\n}' },
  })
  expect(command.split('\n')).toEqual([
    `curl -X PUT 'https://api.fjord.example/v1/feeding' \\`,
    `  -H "Authorization: Bearer $TOKEN" \\`,
    `  -H "X-Api-Key: $API_KEY" \\`,
    `  -H 'X-Trace: a' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{`,
    `  "a": 1`,
    `}'`,
  ])
})

test('the parameters of a long query have lines of their own', () => {
  const query = [
    ['siteNumber', '90114'],
    ['a[b]', 'x & y'],
  ] as const
  expect(curlCommand({ ...REQUEST, query: query.slice(0, 1) })).toBe(
    "curl -G 'https://api.fjord.example/v1/feeding' \\\n  --data-urlencode 'siteNumber=90114'",
  )
  expect(wordsOf(curlCommand({ ...REQUEST, query }))).toEqual([
    '-G',
    REQUEST.address,
    '--data-urlencode',
    'siteNumber=90114',
    '--data-urlencode',
    'a%5Bb%5D=x & y',
  ])
  const short = { ...REQUEST, address: 'https://a.example', query: [['a', 'x & y']] as const }
  expect(curlCommand(short)).toBe("curl 'https://a.example?a=x%20%26%20y'")
  const whole = `${REQUEST.address}?siteNumber=90114&a%5Bb%5D=x%20%26%20y`
  expect(wordsOf(curlCommand({ ...REQUEST, method: 'delete', query }))).toEqual(['-X', 'DELETE', whole])
})

test('only a query of its own that is long has lines of its own', () => {
  const address = 'https://api.fjord.example/v1/a-long-name-of-a-path?kind=all'
  expect(curlCommand({ ...REQUEST, address })).toBe(`curl '${address}'`)
  // With `-G`, cURL would put the body into the address.
  const query = [['siteNumber', '90114']] as const
  const body = { type: 'application/json', text: '{}' }
  const whole = `${REQUEST.address}?siteNumber=90114`
  expect(wordsOf(curlCommand({ ...REQUEST, query, body }))).toEqual([
    '-X',
    'GET',
    whole,
    '-H',
    'Content-Type: application/json',
    '-d',
    '{}',
  ])
})

test('secrets are variables of the shell', () => {
  const credentials = (['bearer', 'basic', 'key', 'cookie'] as const).map((kind) => ({ kind, name: 'id' }))
  expect(wordsOf(curlCommand({ ...REQUEST, credentials })).slice(1)).toEqual([
    '-H',
    'Authorization: Bearer tok',
    '-u',
    'me:sec',
    '-H',
    'id: key',
    '-b',
    'id=key',
  ])
})

const HOSTILE = `it's $TOKEN "x" \`id\` $(id) \\ !\n;`

test('a shell reads what a request holds and nothing else', () => {
  const request: CurlRequest = {
    ...REQUEST,
    method: 'post',
    address: `https://a.example/${HOSTILE}`,
    credentials: [{ kind: 'key', name: HOSTILE }],
    headers: [['X', HOSTILE]],
    body: { fields: [['a', HOSTILE]] },
  }
  const start = [`https://a.example/${HOSTILE}`, '-H', `${HOSTILE}: key`, '-H', `X: ${HOSTILE}`]
  expect(wordsOf(curlCommand(request))).toEqual([...start, '--data-urlencode', `a=${HOSTILE}`])
  const body = { type: HOSTILE, text: HOSTILE }
  expect(wordsOf(curlCommand({ ...request, body }))).toEqual([
    ...start,
    '-H',
    `Content-Type: ${HOSTILE}`,
    '-d',
    HOSTILE,
  ])
})
