import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '@fyr/cli'
import { copyTinySite } from '../../cli/src/testing/copy-fixture.ts'
import { API, issuesOf, loadDescription } from './testing/load-description.ts'

test('an API, and each tag, operation and schema, has a page, and each page its line', async () => {
  const { pages } = await loadDescription(API)
  expect([...pages].map(([path, { frontMatter, origin }]) => [path, frontMatter.title, origin.line])).toEqual(
    [
      ['docs/api/index.md', 'Fjord API', 2],
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

test('an operation, its request and a schema have a part for prose, whose links begin in the folder of the API', async () => {
  const { parts } = await loadDescription(API)
  expect([...parts.keys()]).toEqual([
    'operation listFeeding',
    'request listFeeding',
    'operation sendFeeding',
    'request sendFeeding',
    'operation DELETE /feeding/{id}',
    'request DELETE /feeding/{id}',
    'operation POST newFeeding',
    'schema Feeding',
    'schema Event',
  ])
  expect(parts.get('operation listFeeding')).toBe(
    '::::::::::::endpoint{method=get address="https://api.fjord.example/v1/feeding"}\n\n[List feedings](./feeding/list-feeding.md)\n\nAll of them Oldest first.\n\n::::::::::::',
  )
  expect(parts.get('request listFeeding')).toMatch(
    /^:+tabs\{group=language\}\n:+tab\{value=curl label=cURL\}\n```sh\ncurl /,
  )
  expect(parts.get('schema Feeding')).toContain('[Feeding](./schemas/feeding.md)')
  expect(parts.get('schema Event')).toMatch(/^Type: one of: \[Feeding\]/)
})

test('a name that begins with that of its tag is shorter in its address', async () => {
  const { pages } = await loadDescription(
    API.replace('operationId: listFeeding', 'operationId: feeding.list'),
  )
  expect([...pages.keys()]).toContain('docs/api/feeding/list.md')
})

test('without pages of schemas a request shows the fields of all of them, and one that contains itself ends', async () => {
  const { pages } = await loadDescription(API, { schemas: false })
  expect([...pages.keys()].filter((path) => path.includes('/schemas/'))).toEqual([])
  const markdown = pages.get('docs/api/feeding/list-feeding.md')?.markdown
  expect(markdown).toContain(
    '- `data` list of objects · **required**\n\n  ::::::::details[6 fields]{open}\n  - `id` string',
  )
  expect(markdown).toContain(
    '  - `parent` object\n\n    One feeding.\n\n  - `next` list of objects\n\n  ::::::::\n',
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
  const { pages } = await loadDescription(text, { locale: 'no', texts: { no: NO } })
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
  expect((await loadDescription(text, { locale: 'de', texts: { no: NO } })).pages).toEqual(new Map())
})

test('the texts and the names of tags that a translation lacks are listed, each once', async () => {
  const text = API.replace('        # All of them\n', '')
  const { untranslated } = await loadDescription(text, { locale: 'no', texts: { no: NO } })
  expect(untranslated).toEqual([
    {
      file: 'api.no.yaml',
      texts: [
        'What the fish were given. And more.',
        'a | b',
        'For support',
        'Gone.',
        'New feeding',
        'Thanks',
        'It was kept.',
        'One feeding.',
        'Feed in kg',
      ],
    },
  ])
  expect((await loadDescription(text, { locale: 'de', texts: { no: NO } })).untranslated).toEqual([])
})

test.each([
  ['Old text: Gammel tekst\n', { line: 1, column: 1, problem: 'The description has no text "Old text".' }],
  [
    'List all feedings: List opp alle fôringer\n',
    { hint: 'Did you mean "List feedings"? Write it as the description does, or delete the translation.' },
  ],
  ['- List\n', { line: 1, problem: 'This is not a translation of a description.' }],
  ['Feeding: [a]\n', { line: 1, problem: 'This is not a translation of a description.' }],
  ['Feeding: [', { line: 1 }],
])('a translation that fits nothing is reported (%#)', async (no, issue) => {
  const [first] = await issuesOf(API, { locale: 'no', texts: { no } })
  expect(first).toMatchObject({ code: 'source-failed', file: 'api.no.yaml', ...issue })
})

test('an operation that readers can call is handed over beside the text, and only with the servers of the configuration', async () => {
  const servers = ['https://sandbox.fjord.example/v1/']
  const { pages, parts } = await loadDescription(API, { tryIt: { servers } })
  const called = [...pages.values()].filter(({ operation }) => operation !== undefined)
  expect(called.map(({ path }) => path)).toEqual([
    'docs/api/feeding/list-feeding.md',
    'docs/api/feeding/send-feeding.md',
    'docs/api/other-operations/delete-feeding-id.md',
  ])
  expect(called.map(({ operation }) => operation)).toMatchObject(
    called.map(() => ({ servers: ['https://sandbox.fjord.example/v1'] })),
  )
  expect([...pages.values()].map(({ markdown }) => markdown).join('\n')).not.toContain('operation=')
  expect([...parts.values()].join('\n')).not.toContain('sandbox')
  const { pages: without } = await loadDescription(API)
  expect([...without.values()].filter(({ operation }) => operation !== undefined)).toEqual([])
})

/** Names that mean something to file systems, to docs, or to nobody. */
const HOSTILE_NAMES = [
  'health',
  'Health',
  '1-health',
  'index',
  'readme',
  'con',
  '..',
  '',
  '🐟',
  '魚'.repeat(200),
  'schemas',
]

test('any names give a site that a build accepts', async () => {
  const operations = HOSTILE_NAMES.flatMap((name) => [
    { tag: 'health', id: name },
    { tag: name, id: 'health' },
  ])
  const paths = operations.map(({ tag, id }, index) => {
    const operation = {
      operationId: `${id}${' '.repeat(index)}`,
      tags: [tag],
      responses: { 200: { description: 'Yes' } },
    }
    return [`/${index}`, { get: operation, put: { ...operation, operationId: '' } }]
  })
  const description = {
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: Object.fromEntries(HOSTILE_NAMES.map((name) => [name, { type: 'object' }])) },
  }
  const { pages } = await loadDescription(JSON.stringify(description), { file: 'api.json' })
  const root = copyTinySite()
  for (const [path, { frontMatter, markdown }] of pages) {
    const file = join(root, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `---\n${JSON.stringify(frontMatter)}\n---\n\n${markdown}\n`)
  }
  const { diagnostics, pageCount } = await check({ root })
  expect(diagnostics.filter(({ file }) => file.startsWith('content/docs/api/'))).toEqual([])
  expect(pageCount).toBeGreaterThan(pages.size)
})

test('an operation that no page would show, and a path without its slash, are errors at their lines', async () => {
  const text = [
    'openapi: 3.1.0',
    'info: { title: X, version: "1" }',
    'paths:',
    '  pets:',
    '    x-team: { name: Fish }',
    '    parameters: []',
    '    get: { responses: { "200": { description: OK } } }',
    '    psot: { responses: { "200": { description: OK } } }',
    '    connect: {}',
    '  x-groups: { get: {} }',
  ]
  expect(await issuesOf(text.join('\n'))).toMatchObject([
    {
      line: 8,
      problem: expect.stringContaining('"psot" is not a method'),
      hint: expect.stringContaining('"post"'),
    },
    { line: 9, problem: expect.stringContaining('"connect" is not a method') },
    { line: 4, problem: 'The path "pets" does not begin with a slash.', hint: 'Write "/pets".' },
  ])
})
