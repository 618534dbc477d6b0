import { expect, test } from 'vitest'
import { issuesOf, loadDescription, pageOf } from '../testing/load-description.ts'

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
    'a parameter that is nowhere',
    `${HEAD}paths:\n  /a:\n    get:\n      parameters:\n        - name: b\n      responses: {}\n`,
    { line: 7, problem: 'The parameter "b" has no "in".', hint: 'Write path, query, header or cookie.' },
  ],
  [
    'a parameter in a misspelt place',
    `${HEAD}paths:\n  /a:\n    get:\n      parameters:\n        - name: b\n          in: qeury\n      responses: {}\n`,
    {
      line: 8,
      column: 11,
      problem: 'The parameter "b" is in "qeury", where no parameter can be.',
      hint: 'Did you mean "query"? Write path, query, header or cookie.',
    },
  ],
  [
    'a parameter in the body, as in Swagger 2',
    `${HEAD}paths:\n  /a:\n    post:\n      parameters:\n        - { in: body, name: b }\n      responses: {}\n`,
    { line: 7, hint: 'Describe it as the "requestBody" of the operation.' },
  ],
  [
    'a property whose schema is a text',
    `${HEAD}paths: {}\ncomponents:\n  schemas:\n    A:\n      properties:\n        id: { type: string }\n        detail: '{ type: string }'\n`,
    { line: 9, problem: expect.stringContaining('The schema of "detail" is "{ type: string }"') },
  ],
])('a description with %s is reported at its line', async (_what, text, issue) => {
  const [first] = await issuesOf(text)
  expect(first).toMatchObject({ code: 'source-failed', file: 'api.yaml', ...issue })
})

test.each([
  [
    'is cut',
    (text: string) => text.slice(0, -3),
    { line: 14, column: 2, problem: 'A closing brace is missing.' },
  ],
  [
    'has a comma too many',
    (text: string) => text.replace('"type"', ',"type"'),
    { line: 9, column: 7, problem: 'Expected a value.' },
  ],
  [
    'refers to nothing',
    (text: string) => text.replace('"type": "string"', '"$ref": "#/components/schemas/B"'),
    { line: 9, column: 7, problem: '"#/components/schemas/B" does not exist.' },
  ],
])('a description in JSON that %s has one issue, in lines and in one line', async (_what, spoil, issue) => {
  const api = {
    openapi: '3.1.0',
    paths: {},
    components: { schemas: { A: { properties: { id: { type: 'string' } } } } },
  }
  const text = spoil(JSON.stringify(api, null, 2).replaceAll('  ', ' '))
  const file = 'api.json'
  const found = await issuesOf(text, { file })
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    code: 'source-failed',
    file,
    ...issue,
    sourceLine: text.split('\n')[issue.line - 1],
  })
  const [inOneLine] = await issuesOf(text.replaceAll(/\n */g, ''), { file })
  expect(inOneLine).toMatchObject({ line: 1, problem: issue.problem })
})

test('a mistake at the end of a long line is quoted without the rest, and nesting without end is a mistake', async () => {
  const long = `{ "openapi": "3.1.0", "info": { "title": "${'a'.repeat(100_000)}" }, "paths": {} x`
  const [found] = await issuesOf(long, { file: 'api.json' })
  expect(found).toMatchObject({ line: 1, column: long.length, problem: 'This is not a JSON value.' })
  expect(found?.sourceLine).toHaveLength(202)
  expect(await issuesOf('['.repeat(100_000), { file: 'api.json' })).toMatchObject([{ line: 1 }])
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
  const { pages } = await loadDescription(text, { file: 'api.json' })
  expect([...pages.keys()]).toEqual([
    'docs/api/index.md',
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
  const { pages } = await loadDescription(
    JSON.stringify({ openapi: '3.0.0', paths: {}, components: { schemas } }),
    { file: 'api.json' },
  )
  expect(pages.size).toBe(32)
  for (const { markdown } of pages.values()) expect(markdown.length).toBeLessThan(60_000)
}, 20_000)

test('a description in JSON has its lines too', async () => {
  const get = { operationId: 'a', tags: ['T'], responses: {} }
  const api = { openapi: '3.0.0', tags: [{ name: 'S' }, { name: 'T' }], paths: { '/a"\\': { get } } }
  const components = { schemas: { 'A:{': {}, B: { properties: { c: {} } } } }
  const text = JSON.stringify({ ...api, components }, null, 2)
  const { pages } = await loadDescription(text, { file: 'api.json' })
  const lines = text.split('\n')
  expect([...pages.values()].map(({ origin }) => lines[origin.line - 1]?.trim())).toEqual([
    '{',
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
  const { pages } = await loadDescription(
    JSON.stringify({ ...api, externalDocs: { url: 'https://fjord.example/docs/' } }),
  )
  const page = pages.get('docs/api/other-operations/a.md')?.markdown
  expect(page).toContain(
    'See [all](https://docs.fjord.example/guide), [below](https://docs.fjord.example/v1/feeding#more), [other](https://a.example/) and `[code](/x)`.',
  )
  expect(page).toContain('[kept](/x)')
  expect(pages.get('docs/api/other-operations/b.md')?.markdown).toContain(
    `[All](<https://fjord.example/docs/rest/b> "Title")`,
  )
  const alone = await pageOf(JSON.stringify(api), 'other-operations/b', { file: 'api.json' })
  expect(alone).toContain('(<rest/b> "Title")')
})
