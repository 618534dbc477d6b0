import { expect, test } from 'vitest'
import { compareApis } from './compare-apis.ts'
import { formatChanges } from './format-changes.ts'

const BEFORE = `openapi: 3.1.0
paths:
  /feeding:
    get:
      parameters:
        - { name: unit, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer } }
        - { name: gone, in: query, schema: { type: integer } }
      responses:
        "200":
          description: A page
          headers: { X-Total: { schema: { type: integer } } }
          content: { application/json: { schema: { type: object, required: [data], properties: { data: { type: array, items: { $ref: "#/components/schemas/Feeding" } }, total: { type: integer } } } } }
        "404": { description: None }
    post:
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/FeedingInput" } } } }
      responses: {}
  /old: { get: { responses: {} } }
webhooks:
  fed: { post: { requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Event" } } } }, responses: {} } }
components:
  schemas:
    Feeding: { type: object, required: [id, kg], properties: { id: { type: string }, kg: { type: number }, feed: { enum: [a, b] }, next: { $ref: "#/components/schemas/Feeding" } } }
    FeedingInput: { type: object, properties: { kg: { type: number }, feed: { enum: [a, b] }, note: { type: string } } }
    Event: { type: object, required: [at], properties: { at: { type: string } } }
    Unused: { type: object, properties: { a: { type: string } } }
`

const AFTER = `openapi: 3.1.0
paths:
  /feeding:
    get:
      parameters:
        - { name: unit, in: query, required: true, schema: { type: string } }
        - { name: limit, in: query, deprecated: true, schema: { type: [integer, string] } }
        - { name: since, in: query, schema: { type: string, format: date } }
      responses:
        "200":
          description: A page
          content: { application/json: { schema: { type: object, properties: { data: { type: array, items: { $ref: "#/components/schemas/Feeding" } }, page: { type: object, properties: { next: { type: string } } } } } }, text/csv: {} }
        "410": { description: Gone }
    post:
      deprecated: true
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/FeedingInput" } } } }
      responses: {}
  /new: { get: { responses: {} } }
webhooks:
  fed: { post: { requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Event" } } } }, responses: {} } }
components:
  schemas:
    Feeding: { type: object, required: [id], properties: { id: { type: string }, kg: { type: [number, "null"] }, feed: { enum: [a, b, c] }, next: { $ref: "#/components/schemas/Feeding" } } }
    FeedingInput: { type: object, required: [day], properties: { kg: { type: [number, "null"] }, feed: { enum: [a] }, day: { type: string } } }
    Event: { type: object, required: [at, id], properties: { at: { type: string }, id: { type: string } } }
    Unused: { type: object, properties: {} }
`

test('changes are listed by kind, those that break clients first', () => {
  const changes = compareApis({ file: 'a.yaml', text: BEFORE }, { file: 'b.yaml', text: AFTER })
  expect(formatChanges(changes)).toBe(`### Removed

- **Breaking:** \`GET /old\`
- **Breaking:** \`GET /feeding\`: query parameter \`gone\`
- **Breaking:** \`GET /feeding\`: response 404
- **Breaking:** \`GET /feeding\`: header of response 200 \`X-Total\`
- **Breaking:** \`GET /feeding\`: field in response 200 \`total\`
- **Breaking:** \`FeedingInput\`: field \`note\`
- \`Unused\`: field \`a\`

### Changed

- **Breaking:** \`GET /feeding\`: query parameter \`unit\` is required
- **Breaking:** \`GET /feeding\`: field in response 200 \`data\` is optional
- **Breaking:** \`Feeding\`: field \`kg\` is number or null, not number
- **Breaking:** \`Feeding\`: field \`kg\` is optional
- **Breaking:** \`FeedingInput\`: field \`feed\` may not be \`b\`
- \`GET /feeding\`: query parameter \`limit\` is integer or string, not integer
- \`Feeding\`: field \`feed\` may be \`c\`
- \`FeedingInput\`: field \`kg\` is number or null, not number

### Deprecated

- \`GET /feeding\`: query parameter \`limit\`
- \`POST /feeding\`

### Added

- **Breaking:** \`FeedingInput\`: field \`day\`, string, required
- \`GET /feeding\`: query parameter \`since\`, string (date)
- \`GET /feeding\`: field in response 200 \`page\`, object
- \`GET /feeding\`: response 200 as text/csv
- \`GET /feeding\`: response 410
- \`GET /new\`
- \`Event\`: field \`id\`, string`)
})

test('a description is not different from itself', () => {
  const changes = compareApis({ file: 'a.yaml', text: BEFORE }, { file: 'a.yaml', text: BEFORE })
  expect(formatChanges(changes)).toBe('Nothing has changed.')
})

test('what is not compared is listed with its place, many texts as one', () => {
  const fields = Array.from({ length: 11 }, (_item, index) => `f${index}`)
  const describe = (text: string, value: number) => `openapi: 3.1.0
paths: {}
components:
  schemas:
    Fish:
      properties:
        kg: { type: number, default: ${value} }
${fields.map((name) => `        ${name}: { description: ${text} }`).join('\n')}
`
  const before = { file: 'a.yaml', text: describe('before', 1) }
  expect(formatChanges(compareApis(before, { file: 'b.yaml', text: describe('after', 2) })))
    .toBe(`### Also changed, not judged

- \`components > schemas > Fish > properties > kg > default\`: b.yaml:7
- 11 texts and examples, the first is \`components > schemas > Fish > properties > f0 > description\`: b.yaml:8 (\`--json\` lists all)`)
  expect(compareApis(before, { file: 'b.yaml', text: describe('after', 2) })).toHaveLength(12)
})

/** Operations that share a body of as many fields, each of which the later description gives another type. */
function sharing(operations: number, fields: number, type: string): string {
  const content = `{ application/json: { schema: { properties: { ${Array.from({ length: fields }, (_one, index) => `f${index}: { type: ${type} }`).join(', ')} } } } }`
  const paths = Array.from(
    { length: operations },
    (_one, index) =>
      `  /a${index}: { put: { requestBody: { $ref: "#/components/requestBodies/A" }, responses: {} } }`,
  )
  return `openapi: 3.1.0\npaths:\n${paths.join('\n')}\ncomponents: { requestBodies: { A: { content: ${content} } } }\n`
}

test('operations that stand for far more than the descriptions are long are named, not compared', () => {
  const changes = compareApis(
    { file: 'a.yaml', text: sharing(300, 300, 'string') },
    { file: 'b.yaml', text: sharing(300, 300, 'integer') },
  )
  const compared = changes.filter(({ kind }) => kind === 'changed')
  const others = changes.filter(({ kind }) => kind === 'uncompared').map(({ subject }) => subject)
  expect(compared.length / 300 + others.length).toBe(300)
  expect(others.at(-1)).toBe('PUT /a299')
  expect(formatChanges(changes)).toContain('### Too large to compare\n\n- `PUT /a')
})

function describeList(parameters: string, response: string, components: string): string {
  return `openapi: 3.1.0
paths:
  /fish:
    get:
      parameters: [${parameters}{ name: b, in: query, description: B, schema: { type: string } }]
      responses: { "200": { description: "", content: { application/json: { schema: ${response} } } } }
components: { ${components} }
`
}

test('a parameter before another one, and what new parts refer to, are not reported as something else', () => {
  const before = describeList('', '{ type: object }', '')
  const after = describeList(
    '{ $ref: "#/components/parameters/A" }, ',
    '{ type: object, properties: { fish: { $ref: "#/components/schemas/Fish" } } }',
    'parameters: { A: { name: a, in: query, description: A } }, schemas: { Fish: { type: object, description: F } }',
  )
  const changes = compareApis({ file: 'a.yaml', text: before }, { file: 'b.yaml', text: after })
  expect(formatChanges(changes)).toBe(`### Added

- \`GET /fish\`: query parameter \`a\`, any
- \`GET /fish\`: field in response 200 \`fish\`, Fish`)
})
