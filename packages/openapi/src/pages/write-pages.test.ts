import { expect, test } from 'vitest'
import { API, loadDescription, pageOf } from '../testing/load-description.ts'

test('an operation shows its request, parameters and answers', async () => {
  const { pages } = await loadDescription(API)
  const { markdown, frontMatter } = pages.get('docs/api/feeding/list-feeding.md') ?? {}
  expect(frontMatter).toEqual({
    title: 'List feedings',
    sidebar_badge: { text: 'GET', type: 'info' },
    sidebar_position: 1,
    description: 'All of them Oldest first.',
    layout: 'wide',
    search: { boost: 0.5 },
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
curl -G 'https://api.fjord.example/v1/feeding' \\
  --data-urlencode 'siteNumber=90114' \\
  -H "Authorization: Bearer $TOKEN"
\`\`\`
:::::::::
:::::::::tab{value=javascript label=JavaScript}
\`\`\`js
const query = new URLSearchParams({
  siteNumber: '90114',
})
const response = await fetch(\`https://api.fjord.example/v1/feeding?\${query}\`, {
  headers: { Authorization: \`Bearer \${token}\` },
})
console.log(response.status, await response.text())
\`\`\`
:::::::::
:::::::::tab{value=python label=Python}
\`\`\`python
import requests

response = requests.get(
    "https://api.fjord.example/v1/feeding",
    params={
        "siteNumber": "90114",
    },
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

test('the example of a schema is beside its fields', async () => {
  const { pages } = await loadDescription(API)
  const { markdown = '', frontMatter } = pages.get('docs/api/schemas/feeding.md') ?? {}
  expect(frontMatter?.layout).toBe('wide')
  expect(markdown).toMatch(
    /^::::::::::::reference\n\n[^]*## Fields[^]*\n\n:::::::::::response\[Example\]\n```json\n[^]*```\n:::::::::::\n\n::::::::::::$/,
  )
})

test('a tag lists its operations with methods, addresses and what they do', async () => {
  const markdown = await pageOf(API, 'feeding/index')
  expect(markdown).toBe(`What the fish were given. And more.

:::::::::::fields
- <Badge text="GET" type="info" /> **[List feedings](./list-feeding.md)**

  \`/feeding\`

  All of them Oldest first.

- <Badge text="POST" type="tip" /> **[sendFeeding](./send-feeding.md)**

  \`/feeding\` **Deprecated.**
:::::::::::`)
})

test('a choice names what it may be', async () => {
  const markdown = await pageOf(API, 'schemas/event')
  expect(markdown).toContain('Type: one of: [Feeding](./feeding.md), string.')
  expect(markdown).toContain('The value of `kind` tells them apart.')
})

test('a request lists no fields that are only read, a response none that are only written', async () => {
  const body = 'content: { application/json: { schema: { $ref: "#/components/schemas/User" } } }'
  const operation = `{ operationId: a, requestBody: { ${body} }, responses: { "200": { description: Kept, ${body} } } }`
  const text = `openapi: 3.1.0
paths: { /a: { put: ${operation} } }
webhooks: { b: { post: ${operation.replace('operationId: a', 'operationId: b')} } }
components:
  schemas:
    Id: { type: string, readOnly: true }
    User:
      properties:
        id: { $ref: "#/components/schemas/Id" }
        name: { type: object, properties: { shown: { type: string, readOnly: true }, first: { type: string } } }
        password: { type: string, writeOnly: true }
`
  const { pages } = await loadDescription(text)
  const namesIn = (path: string) =>
    (pages.get(path)?.markdown ?? '')
      .split('## Responses')
      .map((part) => [...part.matchAll(/^ *- `(\w+)`/gm)].map(([, name]) => name))
  const [sent, shown] = [
    ['name', 'first', 'password'],
    ['id', 'name', 'shown', 'first'],
  ]
  expect(namesIn('docs/api/other-operations/a.md')).toEqual([sent, shown])
  expect(namesIn('docs/api/webhooks/b.md')).toEqual([shown, shown])
  expect(namesIn('docs/api/schemas/user.md')).toEqual([['id', 'name', 'shown', 'first', 'password']])
})

test('lists keep the code of a first sentence, and descriptions for search engines have its text', async () => {
  const text = API.replace(
    'What the fish were given. And more.',
    "'Either `max. count` or page_size, *never* `from_date`. And more.'",
  ).replace('# All of them\n        Oldest first.', 'Filters by `updated_since`.')
  const { pages } = await loadDescription(text)
  expect(pages.get('docs/api/index.md')?.markdown).toContain(
    'Either `max. count` or page_size, never `from_date`.\n',
  )
  expect(pages.get('docs/api/feeding/index.md')?.markdown).toContain('Filters by `updated_since`.')
  expect(pages.get('docs/api/feeding/index.md')?.frontMatter['description']).toBe(
    'Either max. count or page_size, never from_date.',
  )
})

test.each([
  ['an open mark of code', 'Opens a ` and ends.', 'Opens a and ends.'],
  ['code that is cut', `${'a'.repeat(155)} \`page_size\`.`, `${'a'.repeat(155)} pag…`],
])('a list has the text alone of a sentence with %s', async (_, description, expected) => {
  const text = API.replace('What the fish were given. And more.', JSON.stringify(description))
  expect(await pageOf(text, 'index')).toContain(`\n  ${expected}\n`)
})

const problem = (fields: string, more = '') =>
  `{ application/problem+json: { schema: { type: object, properties: { ${fields} }${more} } } }`

test('what goes wrong is a closed list of statuses, with the fields that errors have in common', async () => {
  const common = problem(
    'code: { type: string }',
    ', externalDocs: { description: All errors, url: /docs/common#errors }',
  )
  const markdown = await pageOf(
    `openapi: 3.1.0
info: { title: A, version: "1" }
paths:
  /a:
    get:
      operationId: a
      responses:
        "200": { description: Kept. }
        "404": { description: None., content: ${common} }
        "422": { description: Wrong., content: ${problem('errors: { type: string }')} }
        "429": { description: Too many., headers: { Retry-After: { description: Seconds } }, content: ${common} }
        default: { description: Else., content: ${common} }
`,
    'other-operations/a',
  )
  expect(markdown.slice(markdown.indexOf('### Errors'), markdown.indexOf(':::::::::::request')))
    .toBe(`### Errors

:::::::::::details[\`404\` \`422\` \`429\` \`Other responses\`]
::::::::::fields
- \`404\`

  None.

- \`422\`

  Wrong. \`application/problem+json\`: object

  ::::::::details[1 field]{open}
  - \`errors\` string

  ::::::::

- \`429\`

  Too many.

  ::::::::details[Headers]{open}
  - \`Retry-After\`

    Seconds

  ::::::::

- \`Other responses\`

  Else.

::::::::::

[All errors](/docs/common#errors)

\`application/problem+json\`: object

::::::::::fields
- \`code\` string

::::::::::
:::::::::::

`)
})

test('an error with another body than most says what that is, also where it has no fields', async () => {
  const markdown = await pageOf(
    `openapi: 3.1.0
info: { title: A, version: "1" }
paths:
  /a:
    get:
      operationId: a
      responses:
        "200": { description: Kept. }
        "401": { description: Who? }
        "404": { description: None., content: ${problem('code: { type: string }')} }
        "409":
          description: Taken
          content:
            application/json: { schema: { type: object, additionalProperties: { type: string } } }
            application/xml: {}
        "422":
          { description: "", content: { application/json: { schema: { type: array, items: { type: string } } } } }
        "500": { description: Broken., content: { text/plain: {} } }
`,
    'other-operations/a',
  )
  const listed = markdown.slice(markdown.indexOf('- `401`'), markdown.indexOf('\n\n::::::::::\n\n`'))
  expect(listed.split(/\n\n *(?=\S)/)).toEqual([
    '- `401`',
    'Who?',
    '- `404`',
    'None.',
    '- `409`',
    'Taken. `application/json`: map of string. Also `application/xml`',
    '- `422`',
    '`application/json`: list of strings',
    '- `500`',
    'Broken. `text/plain`',
  ])
})

test('a webhook shows its name, which its receiver registers, and no address', async () => {
  const markdown = await pageOf(API, 'webhooks/post-new-feeding')
  expect(markdown).toMatch(/^:::+endpoint\{method=post address="newFeeding"\}\n/)
  expect(markdown).toContain('The API sends this request to an address of yours.')
})
