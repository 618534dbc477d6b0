import { expect, test } from 'vitest'
import { API, loadDescription, pageOf } from '../testing/load-description.ts'

test('a body is sent as one word of the shell, and an answer elsewhere is found', async () => {
  const markdown = await pageOf(API, 'feeding/send-feeding')
  expect(markdown).toContain(':::warning[Deprecated]')
  expect(markdown).toContain(`curl 'https://api.fjord.example/v1/feeding'`)
  expect(markdown).toContain(String.raw`"note": "it'\''s"`)
  expect(markdown).toContain('### 201\n\nIt was kept.')
})

test('a path has its example, and what needs no authentication sends none', async () => {
  const markdown = await pageOf(API, 'other-operations/delete-feeding-id')
  expect(markdown).toContain("curl -X DELETE 'https://api.fjord.example/v1/feeding/fed_1'\n")
})

test('cURL asks for headers alone where the method is HEAD', async () => {
  const { pages } = await loadDescription(API.replace('    delete:\n', '    head:\n'))
  const markdown = pages.get('docs/api/other-operations/head-feeding-id.md')?.markdown
  expect(markdown).toContain("curl -I 'https://api.fjord.example/v1/feeding/fed_1'\n")
})

test('requests carry what the first security scheme needs', async () => {
  const text = `openapi: 3.1.0
servers: [{ url: https://a.example }]
paths:
  /token:
    post:
      operationId: token
      security: [{ client: [] }]
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { grant_type: { const: client_credentials } } }
      responses: { "200": { description: A token } }
  /tides:
    put:
      operationId: tides
      security: [{ key: [], query: [] }]
      parameters:
        - { name: X-Trace, in: header, schema: { type: string }, example: "a'b" }
        - { name: port, in: query, schema: { type: array, items: { type: string } }, example: [BOO, "TOS&"] }
      requestBody:
        content: { application/json: { example: { isOpen: true, depths: [1, null], names: [] } } }
      responses: { "200": { description: Tides } }
components:
  securitySchemes:
    client: { type: http, scheme: basic }
    key: { type: apiKey, in: header, name: X-Key }
    query: { type: apiKey, in: query, name: k }
`
  const { pages } = await loadDescription(text)
  const token = pages.get('docs/api/other-operations/token.md')?.markdown
  expect(token).toContain(
    `curl 'https://a.example/token' \\\n  -u "$CLIENT_ID:$CLIENT_SECRET" \\\n  --data-urlencode 'grant_type=client_credentials'`,
  )
  expect(token).toContain("  body: new URLSearchParams({ grant_type: 'client_credentials' }),")
  expect(token).toContain(
    '    auth=(client_id, client_secret),\n    data={"grant_type": "client_credentials"},',
  )
  const tides = pages.get('docs/api/other-operations/tides.md')?.markdown
  expect(tides).toContain("curl -X PUT 'https://a.example/tides?port=BOO&port=TOS%26&k=API_KEY'")
  expect(tides).toContain(String.raw`  -H 'X-Trace: a'\''b'`)
  expect(tides).toContain(String.raw`'X-Trace': 'a\'b'`)
  expect(tides).toContain(`  -H "X-Key: $API_KEY" \\\n`)
  expect(tides).toContain("'X-Key': apiKey,")
  expect(tides).toContain('"X-Key": api_key,')
  expect(tides).toContain(
    '    json={\n        "isOpen": True,\n        "depths": [\n            1,\n            None,\n        ],\n        "names": [],\n    },',
  )
})

test('a name that a long query has twice is in pairs', async () => {
  const port = '{ name: port, in: query, schema: { type: array }, example: [BOO, TOS] }'
  const text = `openapi: 3.1.0
servers: [{ url: "https://\`\${api}\`.a-long-name-of-a-server.example" }]
paths: { /tides: { get: { parameters: [${port}], responses: { "200": { description: All } } } } }
`
  const markdown = await pageOf(text, 'other-operations/get-tides')
  expect(markdown).toContain(
    "const query = new URLSearchParams([\n  ['port', 'BOO'],\n  ['port', 'TOS'],\n])\n",
  )
  expect(markdown).toContain('fetch(`https://\\`\\${api}\\`.a-long-name-of-a-server.example/tides?${query}`)')
  expect(markdown).toContain('    params=[\n        ("port", "BOO"),\n        ("port", "TOS"),\n    ],')
})

test('a long address without parameters is one string', async () => {
  const text = `openapi: 3.1.0
servers: [{ url: "https://a-long-name-of-a-server.example/v1?kind=all" }]
paths: { /tides: { get: { responses: { "200": { description: All } } } } }
`
  const markdown = await pageOf(text, 'other-operations/get-tides')
  expect(markdown).toContain("await fetch('https://a-long-name-of-a-server.example/v1?kind=all/tides')")
  expect(markdown).toContain('requests.get("https://a-long-name-of-a-server.example/v1?kind=all/tides")')
})

test('a key in a cookie is sent as one, and a certificate is in no request', async () => {
  const text = `openapi: 3.1.0
servers: [{ url: https://a.example }]
security: [{ session: [], certificate: [] }]
paths: { /a: { get: { operationId: a, responses: { "200": { description: All } } } } }
components:
  securitySchemes:
    session: { $ref: "#/components/securitySchemes/cookie" }
    cookie: { type: apiKey, in: cookie, name: sid }
    certificate: { type: mutualTLS }
`
  const markdown = await pageOf(text, 'other-operations/a')
  expect(markdown).toContain(`curl 'https://a.example/a' \\\n  -b "sid=$API_KEY"\n\`\`\``)
  expect(markdown).toContain('headers: { Cookie: `sid=${apiKey}` },')
  expect(markdown).toContain('headers={"Cookie": f"sid={api_key}"},')
})

const PROBLEM = 'content: { application/json: { schema: { $ref: "#/components/schemas/Problem" } } }'

/** The samples of the responses of the first operation. */
async function samplesOf(responses: string, locale = 'en'): Promise<string> {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths:
  /feeding: { get: { operationId: a, responses: { ${responses} } } }
components:
  schemas:
    Problem: { type: object, properties: { code: { type: string, example: gone } } }
`
  const { pages } = await loadDescription(text, locale === 'en' ? {} : { locale, texts: { [locale]: '{}' } })
  const markdown = [...pages.values()].find(({ path }) => path.endsWith('/a.md'))?.markdown ?? ''
  return markdown.slice(markdown.indexOf(':::::::::::response'))
}

const OK = '"200": { description: Fine, content: { application/json: { example: { id: 1 } } } }'

const PROBLEM_CODE = '```json\n{\n  "code": "gone"\n}\n```'

test('errors that answer with the same have one tab, which lists them', async () => {
  const errors = `"404": { description: Gone, ${PROBLEM} }, "409": { description: Twice, ${PROBLEM} }, default: { description: Any other, ${PROBLEM} }`
  const samples = await samplesOf(`"204": { description: Nothing }, ${errors}, ${OK}`)
  expect(samples.match(/tab\{.*/g)).toEqual([
    'tab{value="200" label="200"}',
    'tab{value="404" label="Errors"}',
  ])
  expect(samples).toContain(
    `label="Errors"}\n${PROBLEM_CODE}\n\n\`404\` \`409\` \`Other responses\`\n:::::::::`,
  )
  expect(await samplesOf(`${OK}, ${errors}`, 'no')).toContain('label="Feil"}')
})

async function labelsOf(...responses: readonly string[]): Promise<readonly string[] | null> {
  return (await samplesOf(responses.join(', '))).match(/(?<=label=").*(?=")/g)
}

test('errors that answer with something else have a tab of their own', async () => {
  const other = '"422": { description: Wrong, content: { application/json: { example: { fields: [] } } } }'
  const same = ['400', '401', '403', '404'].map((status) => `"${status}": { description: No, ${PROBLEM} }`)
  expect(await labelsOf(OK, ...same, other)).toEqual(['200', '400, 401, 403 …', '422'])
  expect(await labelsOf(OK, other)).toEqual(['200', '422'])
})

test('an operation whose only response with content is an error shows it without tabs', async () => {
  expect(await samplesOf(`"400": { description: No, ${PROBLEM} }`)).toBe(
    `:::::::::::response\n${PROBLEM_CODE}\n:::::::::::\n\n::::::::::::`,
  )
  expect(await samplesOf(`default: { description: All, ${PROBLEM} }`)).not.toContain('Other responses')
})

test('what a description calls things ends no text of a sample, and is no code in it', async () => {
  const text = `openapi: 3.1.0
servers: [{ url: https://a.example }]
paths:
  /tides:
    post:
      operationId: tides
      security: [{ key: [] }]
      parameters:
        - { name: X-Line, in: header, schema: { type: string }, example: "a\\nb" }
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { grant-type: { const: a }, 2fa: { const: b } } }
      responses: { "200": { description: Tides } }
components:
  securitySchemes:
    key: { type: apiKey, in: cookie, name: "\`\${a()}{b()}" }
`
  const { pages } = await loadDescription(text)
  const page = pages.get('docs/api/other-operations/tides.md')?.markdown
  expect(page).toContain("new URLSearchParams({ 'grant-type': 'a', '2fa': 'b' })")
  expect(page).toContain('Cookie: `\\`\\${a()}{b()}=${apiKey}`')
  expect(page).toContain('"Cookie": f"`${{a()}}{{b()}}={api_key}"')
  expect(page).toContain(String.raw`'X-Line': 'a\nb'`)
})

test('what a status is called stays in the name of its tab', async () => {
  const text = `openapi: 3.1.0
paths:
  /tides:
    get:
      operationId: tides
      responses:
        "200": { description: Tides, content: { application/json: { example: 1 } } }
        '4"&': { description: None, content: { application/json: { example: 2 } } }
`
  const { pages } = await loadDescription(text)
  const page = pages.get('docs/api/other-operations/tides.md')?.markdown
  expect(page).toContain('tab{value="4&quot;&amp;" label="4&quot;&amp;"}')
})
