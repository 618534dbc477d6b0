import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SiteError, type SiteDiagnostic } from '../site-error.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { openApiSource, type OpenApiSourceOptions } from './openapi-source.ts'

const API = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
servers:
  - url: https://{host}/v1/
    variables: { host: { default: api.fjord.example } }
security: [{ token: [feeding:read] }]
tags:
  - name: Feeding
    description: What the fish were given. And more.
paths:
  /feeding:
    get:
      operationId: listFeeding
      summary: List feedings
      tags: [Feeding]
      description: |
        # All of them
        Oldest first.
      parameters:
        - { name: siteNumber, in: query, required: true, schema: { type: integer, minimum: 1 }, example: 90114 }
        - { name: cursor, in: query, description: "a | b", schema: { type: string } }
      responses:
        "200":
          description: A page.
          headers: { X-Request-Id: { description: For support } }
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { type: array, items: { $ref: "#/components/schemas/Feeding" } } } }
    post:
      operationId: sendFeeding
      deprecated: true
      tags: [Feeding]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Feeding" }
            example: { amountKg: 5, note: "it's" }
      responses: { "201": { $ref: "#/components/responses/Made" } }
  /feeding/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string }, example: fed_1 }
    delete:
      security: []
      responses: { "204": { description: Gone. } }
webhooks:
  newFeeding:
    post: { summary: New feeding, responses: { "200": { description: Thanks } } }
components:
  responses: { Made: { description: It was kept. } }
  schemas:
    Feeding:
      type: object
      description: One feeding.
      required: [amountKg]
      properties:
        id: { type: string, readOnly: true }
        amountKg: { type: number, minimum: 0, maximum: 50000, description: Feed in kg }
        method: { type: [string, "null"], enum: [pneumatic, hand, null] }
        place: { type: object, properties: { depthM: { type: number } } }
        parent: { $ref: "#/components/schemas/Feeding" }
        next: { type: array, items: { $ref: "#/components/schemas/Feeding" } }
    Event:
      oneOf: [{ $ref: "#/components/schemas/Feeding" }, { type: string }]
      discriminator: { propertyName: kind }
`

interface Loaded {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly markdown: string
  readonly origin: { readonly line: number }
}

interface LoadOptions extends Pick<OpenApiSourceOptions, 'schemas'> {
  readonly locale?: string
  /** Translations, by locale. */
  readonly texts?: Readonly<Record<string, string>>
}

async function load(
  text: string,
  file = 'api.yaml',
  { locale = 'en', texts = {}, ...options }: LoadOptions = {},
): Promise<ReadonlyMap<string, Loaded>> {
  const root = makeTemporaryFolder()
  const translations = Object.fromEntries(Object.keys(texts).map((code) => [code, `api.${code}.yaml`]))
  const all: Record<string, string> = { [file]: text }
  for (const [code, translated] of Object.entries(texts)) all[`api.${code}.yaml`] = translated
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const source = openApiSource({ file, path: 'docs/api', translations, ...options })
  const { signal } = new AbortController()
  const cache = { read: async () => null, write: async () => {} }
  const pages = new Map<string, Loaded>()
  for await (const page of await source.load({
    root,
    locale,
    defaultLocale: 'en',
    variables: new Map(),
    signal,
    cache,
  }))
    if ('path' in page) pages.set(page.path, page as Loaded)
  return pages
}

async function issues(text: string): Promise<readonly SiteDiagnostic[]> {
  try {
    await load(text)
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
}

test('each tag, operation and schema has a page, and each page its line', async () => {
  const pages = await load(API)
  expect([...pages].map(([path, { frontMatter, origin }]) => [path, frontMatter.title, origin.line])).toEqual(
    [
      ['docs/api/feeding/index.md', 'Feeding API', 8],
      ['docs/api/other-operations/index.md', 'Other operations API', 43],
      ['docs/api/webhooks/index.md', 'Webhooks API', 48],
      ['docs/api/feeding/list-feeding.md', 'List feedings', 12],
      ['docs/api/feeding/send-feeding.md', 'sendFeeding', 29],
      ['docs/api/other-operations/delete-feeding-id.md', 'DELETE /feeding/{id}', 43],
      ['docs/api/webhooks/post-new-feeding.md', 'New feeding', 48],
      ['docs/api/schemas/index.md', 'Schemas', 1],
      ['docs/api/schemas/feeding.md', 'Feeding', 52],
      ['docs/api/schemas/event.md', 'Event', 63],
    ],
  )
})

test('an operation and a schema have a part for prose, whose links begin in the folder of the API', async () => {
  const root = makeTemporaryFolder()
  writeFileSync(join(root, 'api.yaml'), API)
  const { signal } = new AbortController()
  const cache = { read: async () => null, write: async () => {} }
  const parts = new Map<string, string>()
  const request = { root, locale: 'en', defaultLocale: 'en', variables: new Map(), signal, cache }
  for await (const one of await openApiSource({ file: 'api.yaml', path: 'docs/api' }).load(request))
    if ('part' in one) parts.set(`${one.part} ${one.name}`, one.markdown)
  expect([...parts.keys()]).toEqual([
    'operation listFeeding',
    'operation sendFeeding',
    'operation DELETE /feeding/{id}',
    'operation POST newFeeding',
    'schema Feeding',
    'schema Event',
  ])
  expect(parts.get('operation listFeeding')).toBe(
    '::::::::::::endpoint{method=get address="https://api.fjord.example/v1/feeding"}\n\n[List feedings](./feeding/list-feeding.md)\n\nAll of them Oldest first.\n\n::::::::::::',
  )
  expect(parts.get('schema Feeding')).toContain('[Feeding](./schemas/feeding.md)')
  expect(parts.get('schema Event')).toMatch(/^Type: one of: \[Feeding\]/)
})

test('an operation shows its request, parameters and answers', async () => {
  const { markdown, frontMatter } = (await load(API)).get('docs/api/feeding/list-feeding.md') ?? {
    markdown: '',
  }
  expect(frontMatter).toEqual({
    title: 'List feedings',
    sidebar_badge: 'GET',
    sidebar_position: 1,
    description: 'All of them Oldest first.',
    layout: 'wide',
    search: { boost: 0.7 },
  })
  expect(markdown).toBe(`::::::::::::endpoint{method=get address="https://api.fjord.example/v1/feeding"}

**All of them**
Oldest first.

**Authorization:** \`token\` with \`feeding:read\`.

## Query parameters

::::::::::fields
- \`siteNumber\` integer · **required**

  At least 1.

- \`cursor\` string

  a \\| b.

::::::::::

## Responses

### 200

A page.

\`application/json\`: object

::::::::::fields
- \`data\` list of [Feeding](../schemas/feeding.md) · **required**

::::::::::

:::::::::::details[Headers]
::::::::::fields
- \`X-Request-Id\`

  For support

::::::::::
:::::::::::

:::::::::::request
::::::::::tabs{group=language}
:::::::::tab{value=curl label=cURL}
\`\`\`sh
curl 'https://api.fjord.example/v1/feeding?siteNumber=90114' \\
  -H "Authorization: Bearer $TOKEN"
\`\`\`
:::::::::
:::::::::tab{value=javascript label=JavaScript}
\`\`\`js
const response = await fetch('https://api.fjord.example/v1/feeding?siteNumber=90114', {
  headers: { Authorization: \`Bearer \${token}\` },
})
console.log(response.status, await response.text())
\`\`\`
:::::::::
:::::::::tab{value=python label=Python}
\`\`\`python
import requests

response = requests.get(
    "https://api.fjord.example/v1/feeding?siteNumber=90114",
    headers={"Authorization": f"Bearer {token}"},
)
print(response.status_code, response.text)
\`\`\`
:::::::::
::::::::::
:::::::::::

:::::::::::response
\`\`\`json
${EXAMPLE}
\`\`\`
:::::::::::

::::::::::::`)
})

const EXAMPLE = JSON.stringify(
  {
    data: [
      {
        id: 'string',
        amountKg: 0,
        method: 'pneumatic',
        place: { depthM: 0 },
        parent: {},
        next: [{}],
      },
    ],
  },
  null,
  2,
)

test('a body is sent as one word of the shell, and an answer elsewhere is found', async () => {
  const markdown = (await load(API)).get('docs/api/feeding/send-feeding.md')?.markdown
  expect(markdown).toContain(':::warning[Deprecated]')
  expect(markdown).toContain(`curl 'https://api.fjord.example/v1/feeding'`)
  expect(markdown).toContain(String.raw`"note": "it'\''s"`)
  expect(markdown).toContain('### 201\n\nIt was kept.')
})

test('without pages of schemas a request shows the fields of all of them, and one that contains itself ends', async () => {
  const pages = await load(API, 'api.yaml', { schemas: false })
  expect([...pages.keys()].filter((path) => path.includes('/schemas/'))).toEqual([])
  const markdown = pages.get('docs/api/feeding/list-feeding.md')?.markdown
  expect(markdown).toContain(
    '- `data` list of object · **required**\n\n  ::::::::details[6 fields]{open}\n  - `id` string',
  )
  expect(markdown).toContain(
    '  - `parent` object\n\n    One feeding.\n\n  - `next` list of object\n\n  ::::::::\n',
  )
})

const NO = `
List feedings: List opp fôringer
Oldest first.: Den eldste først.
Feeding: Fôring
A page.: En side.
`

test('translations make pages in another language, and what is not translated stays', async () => {
  const text = API.replace('        # All of them\n', '')
  const pages = await load(text, 'api.yaml', { locale: 'no', texts: { no: NO } })
  const { markdown = '', frontMatter } = pages.get('docs/api/feeding/list-feeding.md') ?? {}
  expect(frontMatter?.title).toBe('List opp fôringer')
  expect(markdown).toContain('\n\nDen eldste først.\n\n**Autorisasjon:** `token` med `feeding:read`.')
  expect(markdown).toContain(
    '## Parametere i spørringen\n\n::::::::::fields\n- `siteNumber` heltall · **påkrevd**',
  )
  expect(pages.get('docs/api/feeding/index.md')?.frontMatter).toMatchObject({
    title: 'API: Fôring',
    sidebar_label: 'Fôring',
  })
  expect(await load(text, 'api.yaml', { locale: 'de', texts: { no: NO } })).toEqual(new Map())
})

test.each([
  ['Old text: Gammel tekst\n', { line: 1, column: 1, problem: 'The description has no text "Old text".' }],
  ['- List\n', { line: 1, problem: 'This is not a translation of a description.' }],
  ['Feeding: [a]\n', { line: 1, problem: 'This is not a translation of a description.' }],
  ['Feeding: [', { line: 1 }],
])('a translation that fits nothing is reported (%#)', async (no, issue) => {
  const loading = load(API, 'api.yaml', { locale: 'no', texts: { no } })
  const error = await loading.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  const [first] = error instanceof SiteError ? error.diagnostics : []
  expect(first).toMatchObject({ code: 'source-failed', file: 'api.no.yaml', ...issue })
})

test('a name that begins with that of its tag is shorter in its address', async () => {
  const pages = await load(API.replace('operationId: listFeeding', 'operationId: feeding.list'))
  expect([...pages.keys()]).toContain('docs/api/feeding/list.md')
})

test('requests carry what the first way of authorization needs', async () => {
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
  const pages = await load(text)
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
  expect(tides).toContain('"X-Key": f"{api_key}"')
  expect(tides).toContain(
    '    json={\n        "isOpen": True,\n        "depths": [\n            1,\n            None,\n        ],\n        "names": [],\n    },',
  )
})

test('a path has its example, and what needs no authentication sends none', async () => {
  const markdown = (await load(API)).get('docs/api/other-operations/delete-feeding-id.md')?.markdown
  expect(markdown).toContain("curl -X DELETE 'https://api.fjord.example/v1/feeding/fed_1'\n")
})

test('a schema lists its fields; one that contains itself is a link', async () => {
  const markdown = (await load(API)).get('docs/api/schemas/feeding.md')?.markdown
  for (const row of [
    '- `id` string\n\n  Read only.',
    '- `amountKg` number · **required**\n\n  Feed in kg. 0 to 50,000.',
    '- `method` string or null\n\n  One of `pneumatic`, `hand`, `null`.',
    '- `place` object\n\n  ::::::::details[1 field]{open}\n  - `depthM` number\n\n  ::::::::\n',
    '- `parent` [Feeding](./feeding.md)\n\n  One feeding.',
    '- `next` list of [Feeding](./feeding.md)\n',
  ])
    expect(markdown).toContain(row)
})

test('the example of a schema stands beside its fields', async () => {
  const { markdown = '', frontMatter } = (await load(API)).get('docs/api/schemas/feeding.md') ?? {}
  expect(frontMatter?.layout).toBe('wide')
  expect(markdown).toMatch(
    /^::::::::::::reference\n\n[^]*## Fields[^]*\n\n:::::::::::response\[Example\]\n```json\n[^]*```\n:::::::::::\n\n::::::::::::$/,
  )
})

test('a tag lists its operations with methods, addresses and what they do', async () => {
  const markdown = (await load(API)).get('docs/api/feeding/index.md')?.markdown
  expect(markdown).toBe(`What the fish were given. And more.

:::::::::::fields
- <Badge text="GET" type="info" /> **[List feedings](./list-feeding.md)**

  \`/feeding\`

  All of them Oldest first.

- <Badge text="POST" type="tip" /> **[sendFeeding](./send-feeding.md)**

  \`/feeding\` **Deprecated.**
:::::::::::`)
})

test('cURL asks for headers alone where the method is HEAD', async () => {
  const pages = await load(API.replace('    delete:\n', '    head:\n'))
  const markdown = pages.get('docs/api/other-operations/head-feeding-id.md')?.markdown
  expect(markdown).toContain("curl -I 'https://api.fjord.example/v1/feeding/fed_1'\n")
})

test('a choice names what it may be', async () => {
  const markdown = (await load(API)).get('docs/api/schemas/event.md')?.markdown
  expect(markdown).toContain('Type: one of: [Feeding](./feeding.md), string.')
  expect(markdown).toContain('The value of `kind` tells them apart.')
})

const HEAD = 'openapi: 3.0.3\ninfo: { title: A, version: "1" }\n'
test.each([
  ['no YAML', 'openapi: [', { line: 1 }],
  ['a list', '- 1\n', { problem: 'This is not an OpenAPI description.' }],
  ['Swagger 2', 'swagger: "2.0"\npaths: {}\n', { line: 1, column: 1 }],
  ['an unknown version', 'info: {}\nopenapi: 4.0.0\n', { line: 2, column: 1 }],
  ['no paths', HEAD, { problem: 'This description has no "paths".' }],
  [
    'a reference to nothing',
    `${HEAD}paths:\n  /a:\n    get:\n      responses:\n        "200":\n          $ref: "#/components/responses/Gone"\n`,
    { line: 8, column: 11, sourceLine: '          $ref: "#/components/responses/Gone"' },
  ],
  ['a reference to a file', `${HEAD}paths:\n  /a:\n    $ref: other.yaml\n`, { line: 5 }],
  [
    'a circle of references',
    `${HEAD}paths:\n  /a: { $ref: "#/paths/~1b" }\n  /b: { $ref: "#/paths/~1a" }\n`,
    { problem: expect.stringContaining('leads back to itself') },
  ],
  [
    'an id twice',
    `${HEAD}paths:\n  /a:\n    get: { operationId: a, responses: {} }\n    put:\n      operationId: a\n      responses: {}\n`,
    { line: 7 },
  ],
  ['no responses', `${HEAD}paths:\n  /a:\n    get: { operationId: a }\n`, { line: 5 }],
  [
    'a nameless parameter',
    `${HEAD}paths:\n  /a:\n    get:\n      parameters:\n        - in: query\n      responses: {}\n`,
    { line: 7 },
  ],
  [
    'a property whose schema is a text',
    `${HEAD}paths: {}\ncomponents:\n  schemas:\n    A:\n      properties:\n        id: { type: string }\n        detail: '{ type: string }'\n`,
    { line: 9, problem: expect.stringContaining('The schema of "detail" is "{ type: string }"') },
  ],
])('a description with %s is reported at its line', async (_what, text, issue) => {
  const [first] = await issues(text)
  expect(first).toMatchObject({ code: 'source-failed', file: 'api.yaml', ...issue })
})

test('a schema may be true, which allows any value, or false, which allows none', async () => {
  const text = `${HEAD}paths: {}\ncomponents: { schemas: { A: { properties: { any: true, none: false } } } }\n`
  const pages = await load(text)
  const markdown = pages.get('docs/api/schemas/a.md')?.markdown ?? ''
  expect(markdown).toContain('`any`')
  expect(markdown).not.toContain('`none`')
})

test('hostile values give pages and end', async () => {
  const deep = '{ "properties": { "a": '.repeat(300) + '{}' + ' } }'.repeat(300)
  const text = JSON.stringify({
    openapi: '3.0.0',
    info: 7,
    tags: [null, { name: 5 }, { name: '../../etc' }],
    paths: {
      '/`|`': {
        get: {
          summary: '# [x](javascript:alert(1)) | <script>',
          tags: ['../../etc'],
          description: '```\nnever closed\n## Heading',
          parameters: [{ name: '|`', in: 'query', schema: { enum: ['`', '|'] } }, 3],
          responses: {
            200: {
              description: '|',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        A: { allOf: [{ $ref: '#/components/schemas/A' }], properties: { __proto__: { type: 'string' } } },
        '../B': { items: { items: { items: { items: { items: { items: {} } } } } }, type: 'array' },
        C: JSON.parse(deep),
      },
    },
  })
  const pages = await load(text, 'api.json')
  expect([...pages.keys()]).toEqual([
    'docs/api/etc/index.md',
    'docs/api/etc/get.md',
    'docs/api/schemas/index.md',
    'docs/api/schemas/a.md',
    'docs/api/schemas/b.md',
    'docs/api/schemas/c.md',
  ])
  expect(pages.get('docs/api/etc/get.md')?.markdown).toContain('```\nnever closed\n## Heading\n```')
})

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` }
}

test('schemas that refer to each other many times make pages of a size', async () => {
  const names = Array.from({ length: 30 }, (_item, index) => `S${index}`)
  const schemas = Object.fromEntries(
    names.map((name, index) => {
      const next = ref(names[index + 1] ?? 'S0')
      const fields = names.map((other) => [other, { properties: { a: ref(other), b: ref(other) } }])
      return [name, { allOf: [next, next], properties: Object.fromEntries(fields) }]
    }),
  )
  const pages = await load(
    JSON.stringify({ openapi: '3.0.0', paths: {}, components: { schemas } }),
    'api.json',
  )
  expect(pages.size).toBe(31)
  for (const { markdown } of pages.values()) expect(markdown.length).toBeLessThan(60_000)
}, 20_000)

test('a description in JSON has its lines too', async () => {
  const get = { operationId: 'a', tags: ['T'], responses: {} }
  const api = { openapi: '3.0.0', tags: [{ name: 'S' }, { name: 'T' }], paths: { '/a"\\': { get } } }
  const components = { schemas: { 'A:{': {}, B: { properties: { c: {} } } } }
  const text = JSON.stringify({ ...api, components }, null, 2)
  const pages = await load(text, 'api.json')
  const lines = text.split('\n')
  expect([...pages.values()].map(({ origin }) => lines[origin.line - 1]?.trim())).toEqual([
    '{',
    '"get": {',
    '{',
    '"A:{": {},',
    '"B": {',
  ])
  expect(lines[pages.get('docs/api/t/index.md')?.origin.line ?? 0]?.trim()).toBe('"name": "T"')
})

test('links of a description lead to the site that it is written for', async () => {
  const guide = { url: 'https://docs.fjord.example/v1/feeding' }
  const get = {
    operationId: 'a',
    description: 'See [all](/guide), [below](#more), [other](https://a.example/) and `[code](/x)`.',
    externalDocs: guide,
    responses: {
      '200': { description: '', content: { 'application/json': { example: { description: '[kept](/x)' } } } },
    },
  }
  const put = { operationId: 'b', description: '[All](<rest/b> "Title")', responses: {} }
  const api = { openapi: '3.1.0', paths: { '/a': { get, put } } }
  const pages = await load(JSON.stringify({ ...api, externalDocs: { url: 'https://fjord.example/docs/' } }))
  const page = pages.get('docs/api/other-operations/a.md')?.markdown
  expect(page).toContain(
    'See [all](https://docs.fjord.example/guide), [below](https://docs.fjord.example/v1/feeding#more), [other](https://a.example/) and `[code](/x)`.',
  )
  expect(page).toContain('[kept](/x)')
  expect(pages.get('docs/api/other-operations/b.md')?.markdown).toContain(
    `[All](<https://fjord.example/docs/rest/b> "Title")`,
  )
  const alone = await load(JSON.stringify(api), 'api.json')
  expect(alone.get('docs/api/other-operations/b.md')?.markdown).toContain('(<rest/b> "Title")')
})

test('many fields inside of a field are folded, and limits that nobody breaks are left out', async () => {
  const inside = Array.from({ length: 16 }, (_, index) => `f${index}: { type: string, minLength: 1 }`)
  const names = 'names: { type: array, minItems: 1, maxItems: 4, items: { type: string } }'
  const text = `openapi: 3.1.0
paths: {}
components:
  schemas:
    Box: { type: object, properties: { inner: { type: object, properties: { ${inside.join(', ')} } }, code: { type: string, minLength: 2 }, ${names} } }
`
  const markdown = (await load(text)).get('docs/api/schemas/box.md')?.markdown
  expect(markdown).toContain('- `inner` object\n\n  ::::::::details[16 fields]\n  - `f0` string\n\n  - `f1`')
  expect(markdown).toContain('- `code` string\n\n  At least 2 characters.')
  expect(markdown).toContain('At most 4 entries.')
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
  const pages = await load(text, 'api.yaml', locale === 'en' ? {} : { locale, texts: { [locale]: '{}' } })
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

test('numbers in sentences are written as their language writes them, and those in code as programs do', async () => {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths: {}
components:
  schemas:
    Box:
      properties:
        a: { type: number, minimum: 0.2, maximum: 20 }
        b: { type: integer, minimum: -1234567, maximum: 9999, default: 50000 }
        c: { type: number, minimum: 1.5e-9 }
        d: { type: string, maxLength: 65536 }
        e: { type: number, maximum: 12345.6789 }
`
  const limits = async (options: Parameters<typeof load>[2] = {}) =>
    ((await load(text, 'api.yaml', options)).get('docs/api/schemas/box.md')?.markdown ?? '')
      .split('\n')
      .filter((line) => /^ +\S.*\.$/.test(line))
      .map((line) => line.trim())
  expect(await limits()).toEqual([
    '0.2 to 20.',
    '-1,234,567 to 9999. Default `50000`.',
    'At least 1.5e-9.',
    'At most 65,536 characters.',
    'At most 12,345.6789.',
  ])
  expect(await limits({ locale: 'no', texts: { no: '{}' } })).toEqual([
    '0,2 til 20.',
    '-1\u00A0234\u00A0567 til 9999. Standardverdi `50000`.',
    'Minst 1,5e-9.',
    'Høyst 65\u00A0536 tegn.',
    'Høyst 12\u00A0345,6789.',
  ])
})

test('a list says what its entries may be, unless a page of theirs does', async () => {
  const text = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
paths: {}
components:
  schemas:
    Service: { type: string, enum: [power] }
    Berth:
      properties:
        own: { type: array, items: { type: string, enum: [water, waste] } }
        named: { type: array, items: { $ref: '#/components/schemas/Service' } }
`
  const markdown = (await load(text)).get('docs/api/schemas/berth.md')?.markdown
  expect(markdown).toContain('- `own` list of string\n\n  Each is one of `water`, `waste`.\n')
  expect(markdown).toContain('- `named` list of [Service](./service.md)\n')
  expect(markdown).not.toContain('Each is one of `power`')
})
