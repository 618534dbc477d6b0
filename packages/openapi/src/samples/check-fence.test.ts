import { expect, test } from 'vitest'
import { checkFence } from './check-fence.ts'
import { findFences } from './find-fences.ts'
import { openSampleApi } from './sample-api.ts'
import { readMark } from './sample-mark.ts'

const API = `openapi: 3.1.0
info: { title: Fjord, version: "1" }
servers:
  - url: https://api.fjord.example/v1
paths:
  /feeding:
    get:
      operationId: feeding.list
      parameters:
        - { name: siteNumber, in: query, required: true, schema: { type: integer } }
        - { name: unit, in: query, schema: { type: array, items: { type: string, pattern: "^M" } } }
      responses:
        "200":
          description: A page.
          headers: { X-Total: { required: true, schema: { type: integer } } }
          content:
            application/json:
              schema: { type: object, required: [data], properties: { data: { type: array, minItems: 2, items: { $ref: "#/components/schemas/Feeding" } }, next: { type: [string, "null"] } } }
            application/x-ndjson:
              schema: { $ref: "#/components/schemas/Feeding" }
        4XX: { description: Refused }
    post:
      operationId: feeding.create
      parameters:
        - { name: Idempotency-Key, in: header, required: true, schema: { type: string, format: uuid } }
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: "#/components/schemas/Feeding" } }
      responses: { "201": { description: Made } }
  /feeding/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string, pattern: "^fed_" } }
    delete:
      operationId: feeding.delete
      responses: { "204": { description: Gone } }
  /tokens:
    servers: [{ url: "https://auth.fjord.example" }]
    post:
      operationId: tokens.create
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [grant_type], properties: { grant_type: { const: client }, ttl: { type: integer } } }
      responses: { "200": { description: A token } }
components:
  schemas:
    Feeding:
      type: object
      required: [id, amountKg, feed]
      properties:
        id: { type: string, readOnly: true }
        amountKg: { type: number, minimum: 0 }
        feed: { enum: [pellets, crumble] }
        day: { type: string, format: date }
        labels: { type: object, additionalProperties: { type: string } }
        cause:
          discriminator: { propertyName: kind }
          oneOf: [{ $ref: "#/components/schemas/Wave" }, { $ref: "#/components/schemas/Lice" }]
        notes: { allOf: [{ properties: { a: { type: string } } }, { properties: { b: { type: string } } }] }
    Wave: { type: object, required: [kind, heightM], properties: { kind: { const: Wave }, heightM: { type: number } } }
    Lice: { type: object, required: [kind, count], properties: { kind: { const: Lice }, count: { type: integer } } }
`

const api = openSampleApi('api.yaml', API)

/** What is wrong with the samples of a text, with the words there and the hint where it names something near. */
function issuesOf(markdown: string): readonly string[] {
  return findFences(markdown, new Map([['product.slug', 'fjord']])).flatMap((fence) => {
    const mark = readMark(fence)
    if (mark === null) return []
    const result = checkFence(fence, mark, [api])
    if (result.type === 'unknown')
      return [`${fence.at.line}:${fence.at.column} ${result.problem} ${nearIn(result.hint)}`.trim()]
    return result.issues.map(({ offset, problem, hint }) => {
      const { line, column } = fence.pointOf(offset)
      return `${line} at ${wordAt(markdown, line, column)}: ${problem} ${nearIn(hint)}`.trim()
    })
  })
}

/** What begins at a place, so that a column that is off by one is seen. */
function wordAt(markdown: string, line: number, column: number): string {
  return /^"?[\w/.-]+|^./.exec(markdown.split('\n')[line - 1]?.slice(column - 1) ?? '')?.[0] ?? 'the end'
}

function nearIn(hint: string): string {
  return /Did you mean "[^"]*"\?/.exec(hint)?.[0] ?? ''
}

const WHOLE = '"id": "a", "amountKg": 1.5, "feed": "pellets"'

test.each([
  [
    'what fits',
    `{ ${WHOLE}, "day": "2026-03-14", "labels": { "any": "x" }, "notes": { "a": "", "b": "" } }`,
    [],
  ],
  [
    'a misspelt field',
    '{ "amountKG": 1, "feed": "pellets", "id": "" }',
    [
      '2 at "amountKG: "amountKG" is not described. Did you mean "amountKg"?',
      '2 at {: "amountKg" is missing.',
    ],
  ],
  [
    'a field in a combined schema',
    `{ ${WHOLE}, "notes": { "c": "" } }`,
    ['2 at "c: "notes.c" is not described. Did you mean "a"?'],
  ],
  [
    'another type',
    '{ "amountKg": "1", "feed": "pellets" }',
    ['2 at "amountKg: "amountKg" is a string and must be a number.'],
  ],
  [
    'a value that is none',
    '{ "amountKg": 1, "feed": "pelets" }',
    ['2 at "feed: "feed" is "pelets", which is not one of its values. Did you mean "pellets"?'],
  ],
  ['a limit', '{ "amountKg": -1, "feed": "pellets" }', ['2 at "amountKg: "amountKg" must be at least 0.']],
  [
    'a format',
    '{ "amountKg": 1, "feed": "pellets", "day": "14.3.2026" }',
    ['2 at "day: "day" is "14.3.2026", which does not have the format date.'],
  ],
  [
    'a value in a map',
    '{ "amountKg": 1, "feed": "pellets", "labels": { "a": 1 } }',
    ['2 at "a: "labels.a" is a number and must be a string.'],
  ],
  [
    'the named branch of a choice',
    '{ "amountKg": 1, "feed": "pellets", "cause": { "kind": "Lice", "count": "3" } }',
    ['2 at "count: "cause.count" is a string and must be a whole number.'],
  ],
  [
    'a member twice',
    '{ "amountKg": 1, "amountKg": 1, "feed": "pellets" }',
    ['2 at "amountKg: "amountKg" appears twice.'],
  ],
  ['text that is not JSON', "{ 'amountKg': 1 }", ["2 at ': This is not a JSON value."]],
])('the body of a request shows %s', (_what, json, expected) => {
  expect(issuesOf(`\`\`\`json feeding.create title="Body"\n${json}\n\`\`\`\n`)).toEqual(expected)
})

function block(lines: readonly string[]): string {
  return ['```json feeding.list 200', ...lines, '```'].join('\n')
}

test('lines of dots stand for what is left out, and for nothing else', () => {
  const sample = [
    '{',
    '  "data": [',
    '    {',
    '      "id": "a",',
    '      ...',
    '    },',
    '    // ...',
    '  ],',
    '  …',
    '}',
  ]
  expect(issuesOf(block(sample))).toEqual([])
  expect(issuesOf(block(sample.with(3, '      "idd": "a",')))).toEqual([
    '5 at "idd: "data[0].idd" is not described. Did you mean "id"?',
  ])
  expect(issuesOf(block(sample.with(6, '')))).toEqual(['9 at ]: Expected a value.'])
})

test('one JSON value a line is compared line by line', () => {
  const text = `{ ${WHOLE} }\n...\n{ ${WHOLE}, "x": 1 }`
  expect(issuesOf(`> \`\`\`json feeding.list 200\n> ${text.replaceAll('\n', '\n> ')}\n> \`\`\``)).toEqual([
    '4 at "x: "x" is not described.',
  ])
})

test.each([
  ['feeding.lst 200', '1:1 There is no operation "feeding.lst" in api.yaml. Did you mean "feeding.list"?'],
  ['feeding.list 500', '2 at {: "feeding.list" has no response 500.'],
  ['feeding.list', '2 at {: "feeding.list" takes no body.'],
  ['schema=Feding', '1:1 There is no schema "Feding" in api.yaml. Did you mean "Feeding"?'],
])('a mark that names what is not described is reported: %s', (mark, expected) => {
  expect(issuesOf(`\`\`\`json ${mark}\n{}\n\`\`\``)).toEqual([expected])
})

test.each([
  ['GET /v1/feeding?siteNumber=1&unit=M1&unit=M2 HTTP/1.1\nHost: api.{{ product.slug }}.example', []],
  ['POST /v1/feeding?siteNumber=1', ['2 at POST: "feeding.list" is called with GET, not POST.']],
  ['GET /feeding?siteNumber=1', ['2 at /feeding: "/feeding" is not the address of "feeding.list".']],
  ['GET /v1/feeding', ['2 at /v1/feeding: The query parameter "siteNumber" is missing.']],
  [
    'GET /v1/feeding?siteNumber=1&units=M1',
    ['2 at units: "units" is not a query parameter of "feeding.list". Did you mean "unit"?'],
  ],
  [
    'GET /v1/feeding?siteNumber=one&unit=X',
    [
      '2 at one: "siteNumber" is a string and must be a whole number.',
      '2 at X: "unit" is "X", which does not match ^M.',
    ],
  ],
  [
    'GET /v1/feeding?siteNumber=1\nAcept: text/html',
    ['3 at Acept: "Acept" is not a header of "feeding.list".'],
  ],
  [
    'GET /v1/feeding?siteNumber=1\nHost: {{product.slug}}.example',
    ['2 at /v1/feeding: "/v1/feeding" is not the address of "feeding.list".'],
  ],
  [
    'HTTP/1.1 200 OK\nX-Total: many\nContent-Type: text/html',
    [
      '3 at many: "X-Total" is a string and must be a whole number.',
      '4 at text/html: This response of "feeding.list" is not text/html.',
    ],
  ],
  [
    'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{ "data": [ {}\n...\n] }',
    [
      '2 at 200: The header "X-Total" is missing.',
      ...['id', 'amountKg', 'feed'].map((name) => `5 at {: "data[0].${name}" is missing.`),
    ],
  ],
  ['HTTP/1.1 404 Found', ['2 at Found: The reason phrase of 404 is "Not Found".']],
  ['HTTP/1.1 302 Found', ['2 at 302: "feeding.list" has no response 302.']],
])('an HTTP sample is compared with its operation: %j', (http, expected) => {
  expect(issuesOf(`\`\`\`http feeding.list\n${http}\n\`\`\``)).toEqual(expected)
})

const KEY = "-H 'Idempotency-Key: 0a62ad54-9c54-4e46-8d4f-1f4b58d2f3a1'"
const SEND = `curl https://api.fjord.example/v1/feeding ${KEY} -H "Authorization: Bearer $TOKEN"`

test.each([
  ['curl', `${SEND} --json '{\n  "amountKg": 1,\n  "feed": "pellets"\n}' | jq .`, []],
  [
    'curl=feeding.create',
    `# Send it\n${SEND} \\\n  --json '{\n  "amountkg": 1,\n  "feed": "pellets"\n}'`,
    [
      '5 at "amountkg: "amountkg" is not described. Did you mean "amountKg"?',
      '4 at {: "amountKg" is missing.',
    ],
  ],
  [
    'curl',
    `${SEND} -d '{}'`,
    [
      '2 at {: cURL says that this is application/x-www-form-urlencoded, which "feeding.create" does not take.',
    ],
  ],
  [
    'curl',
    `${SEND} -H 'Content-Type: application/json' -d "{ \\"amountKg\\": 1, \\"fed\\": 1 }"`,
    ['2 at "fed: "fed" is not described. Did you mean "feed"?', '2 at {: "feed" is missing.'],
  ],
  [
    'curl=feeding.delete',
    "curl -sS -X DELETE 'https://api.fjord.example/v1/feeding/feb_1'",
    ['2 at feb_1: "id" is "feb_1", which does not match ^fed_.'],
  ],
  [
    'curl=feeding.delete',
    'curl -XPUT "https://api.fjord.example/v1/feeding/$ID"',
    ['2 at PUT: "feeding.delete" is called with DELETE, not PUT.'],
  ],
  [
    'curl',
    "curl -G https://api.fjord.example/v1/feeding -d siteNumber=1 --data-urlencode 'unite=M1'",
    ['2 at unite: "unite" is not a query parameter of "feeding.list". Did you mean "unit"?'],
  ],
  [
    'curl',
    'curl -u "$ID:$SECRET" https://auth.fjord.example/tokens -d grant_type=client -d ttl=long',
    ['2 at ttl: "ttl" is a string and must be a whole number.'],
  ],
  [
    'curl',
    'curl https://api.fjord.example/v1/feedings',
    ['2 at https: No operation matches GET https://api.fjord.example/v1/feedings. Did you mean "/feeding"?'],
  ],
  [
    'curl=tokens.create',
    'T=$(curl --user "$ID:$SECRET" --data grant_type=cliant "$TOKEN_URL" | jq .token)\n\ncurl "$API/feeding?siteNumber=x&unit=$UNIT"',
    [
      '2 at grant_type: "grant_type" is "cliant" and must be "client".',
      '4 at x: "siteNumber" is a string and must be a whole number.',
    ],
  ],
  [
    'curl',
    'curl "$API/feedings"',
    ['2 at $: No operation matches GET $API/feedings. Did you mean "/feeding"?'],
  ],
  [
    'curl=feeding.delete',
    'curl --requst DELETE https://api.fjord.example/v1/feeding/fed_1',
    [
      '2 at --requst: "--requst" is not a cURL flag. Did you mean "--request"?',
      '2 at https: "feeding.delete" is called with DELETE, not GET.',
    ],
  ],
  [
    'curl=feeding.delete',
    "curl -X DELETE --hedder 'X-A: 1' https://api.fjord.example/v1/feeding/fed_1",
    ['2 at --hedder: "--hedder" is not a cURL flag. Did you mean "--header"?'],
  ],
  [
    'curl=feeding.delete',
    'curl --request=DELETE https://api.fjord.example/v1/feeding/fed_1',
    [
      '2 at --request: cURL does not split "--request=" from its value.',
      '2 at https: "feeding.delete" is called with DELETE, not GET.',
    ],
  ],
  [
    'curl=feeding.delete',
    "curl -sSQ 'NOOP' --no-buffer --expand-url x --retry-all-errors -sXDELETE https://api.fjord.example/v1/feeding/fed_1",
    [],
  ],
  ['curl=feeding.delete', 'curl -X DELETE -- https://api.fjord.example/v1/feeding/fed_1', []],
  [
    'curl=feeding.delete',
    'curl -- https://api.fjord.example/v1/feeding/fed_1',
    ['2 at https: "feeding.delete" is called with DELETE, not GET.'],
  ],
  [
    'curl=feeding.delete',
    'curl -sX PUT $URL',
    ['2 at PUT: "feeding.delete" is called with DELETE, not PUT.'],
  ],
  [
    'curl=feeding.delete',
    'curl -s@ -XDELETE https://api.fjord.example/v1/feeding/fed_1',
    ['2 at -s: "-@" is not a cURL flag.'],
  ],
  [
    'curl',
    "curl -X DELETE 'https://a",
    ["2 at ': This is not a valid shell command: unterminated single quote."],
  ],
])('a cURL command is compared with the operation that it calls: %s %j', (mark, command, expected) => {
  expect(issuesOf(`\`\`\`sh ${mark}\n${command}\n\`\`\``)).toEqual(expected)
})

test('a variable after a backslash is compared as the page shows it, and what follows keeps its place', () => {
  const [fence] = findFences('```json schema=S\n{ "a": "\\{{ b }}", "c": 1 }\n```', new Map([['b', 'Fjord']]))
  expect(fence?.text).toBe('{ "a": "{{ b }}", "c": 1 }')
  expect(fence?.pointOf(fence.text.indexOf('"c"'))).toEqual({ line: 2, column: 20 })
})

test('no part of a description is executed', () => {
  const name = '"];globalThis.leaked=1;["${globalThis.leaked=1}`\u2028'
  const schema = { type: 'object', properties: { [name]: { const: name } }, required: [name] }
  const text = JSON.stringify({ openapi: '3.1.0', paths: {}, components: { schemas: { S: schema } } })
  const [fence] = findFences('```json schema=S\n{}\n```', new Map())
  if (fence === undefined) throw new TypeError('There is a fence.')
  const result = checkFence(fence, { type: 'schema', schema: 'S' }, [openSampleApi('api.json', text)])
  expect(result).toMatchObject({
    type: 'checked',
    issues: [{ problem: expect.stringContaining('is missing.') }],
  })
  expect(Reflect.has(globalThis, 'leaked')).toBe(false)
})

test('schemas of OpenAPI 3.0 have nullable values, exclusive limits and references without other keys', () => {
  const schemas = {
    A: { type: 'number', nullable: true, minimum: 1, exclusiveMinimum: true },
    B: {
      type: 'object',
      nullable: false,
      properties: { nullable: { $ref: '#/components/schemas/A', type: 'string' } },
    },
    C: { nullable: true, allOf: [{ $ref: '#/components/schemas/B' }] },
  }
  const old = openSampleApi(
    'api.json',
    JSON.stringify({ openapi: '3.0.3', paths: {}, components: { schemas } }),
  )
  const problems = (schema: string, json: string) => {
    const [fence] = findFences(`\`\`\`json\n${json}\n\`\`\``, new Map())
    if (fence === undefined) throw new TypeError('There is a fence.')
    const result = checkFence(fence, { type: 'schema', schema }, [old])
    return result.type === 'checked' ? result.issues.map(({ problem }) => problem) : [result.problem]
  }
  expect(problems('A', 'null')).toEqual([])
  expect(problems('A', '1')).toEqual(['The value must be more than 1.'])
  expect(problems('B', '{ "nullable": null }')).toEqual([])
  expect(problems('C', 'null')).toEqual([])
  expect(problems('C', '{ "nullable": "x" }')).toEqual([
    '"nullable" is a string and must be a number or null.',
  ])
})

test('long lines of HTTP are read in the time of their length', () => {
  const blanks = '\t'.repeat(50_000)
  const http = `HTTP/1.1 200 ${blanks}\u2028${blanks}OK\nX-A: ${blanks}\u2028${blanks}`
  expect(issuesOf(`\`\`\`http feeding.list\n${http}\n\`\`\``).length).toBeLessThan(10)
})
