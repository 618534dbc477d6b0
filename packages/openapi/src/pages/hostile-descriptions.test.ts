import { expect, test } from 'vitest'
import { manyParts } from '../../../../scripts/many-parts.ts'
import { HOSTILE_DESCRIPTIONS } from '../testing/hostile-descriptions.ts'
import { issuesOf, loadDescription, pageOf } from '../testing/load-description.ts'
import { checkPages } from '../testing/read-hostile-description.ts'

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  '%s many times over are pages, or refused at their place',
  async (_name, description) => {
    const { textOf, most } = description
    const text = textOf(manyParts(textOf, most))
    await expect(checkPages(text, description)).resolves.toBeUndefined()
  },
)

test('JSON that is nested too deeply is refused at its line', async () => {
  const text = `{\n"openapi": "3.1.0",\n"paths": {},\n"x": ${'['.repeat(5000)}${']'.repeat(5000)}}`
  expect(await issuesOf(text, { file: 'api.json' })).toMatchObject([
    { code: 'source-failed', file: 'api.json', line: 4, problem: 'These values are nested too deeply.' },
  ])
})

test.each(['./other.yaml', '../../etc/passwd', 'file:///etc/passwd', 'https://evil.example/a.json#/A'])(
  'a reference to %s is an error at its line, and nothing is read',
  async (reference) => {
    const text = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n    A:\n      $ref: ${JSON.stringify(reference)}\n`
    expect(await issuesOf(text)).toMatchObject([
      { line: 7, problem: `The reference ${JSON.stringify(reference)} points outside this file.` },
    ])
  },
)

const body = (media: string): string =>
  `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths:\n  /a:\n    post:\n      operationId: send\n      responses: { '200': { description: A. } }\n      requestBody: { content: { ${media} } }\n`

test('an example that is no JSON is a text in JSON, and one of a form is what is sent', async () => {
  const json = await pageOf(body('application/json: { example: hello }'), 'other-operations/send')
  expect(json).toContain('body: JSON.stringify("hello")')
  const form = await pageOf(
    body('application/x-www-form-urlencoded: { example: a=1&b=two }'),
    'other-operations/send',
  )
  expect(form).toContain("new URLSearchParams({ a: '1', b: 'two' })")
})

test('names that every object has are names of types and formats like others', async () => {
  const text = body(
    'application/json: { schema: { properties: { a: { type: constructor, format: toString } } } }',
  )
  expect(await pageOf(text, 'other-operations/send')).toContain('- `a` constructor (toString)')
})

test('half of a character in a description is left out, as no address can hold it', async () => {
  const text = body('application/json: { example: "x\\ud800" }').replace('/a:', '"/a\\ud800/{id}":')
  const parameters = 'parameters: [{ name: id, in: path, required: true, example: "1\\udfff" }]'
  const page = await pageOf(
    text.replace('operationId', `${parameters}\n      operationId`),
    'other-operations/send',
  )
  expect(page).toContain('/a/1')
})

test('only the marks of a heading that a space sets apart are left out, and words after a fence end no code', async () => {
  const text = body('application/json: {}').replace(
    'operationId',
    'description: "# C#\\n\\n## Two ##\\n\\n```\\n```js\\n# code\\n```"\n      operationId',
  )
  const page = await pageOf(text, 'other-operations/send')
  expect(page).toContain('**C#**\n\n**Two**\n\n```\n```js\n# code\n```')
})

test('pages that are far longer than their description are refused at the longest of them', async () => {
  const operations = Array.from(
    { length: 200 },
    (_, at) =>
      `  /a${100 + at}: { get: { responses: { '200': { $ref: '#/components/responses/${at === 2 ? 'B' : 'A'}' } } } }\n`,
  )
  const long = 'A word. '.repeat(12_500)
  const text = `openapi: 3.1.0\ninfo: { title: A, version: '1' }\ncomponents:\n  responses:\n    A: { description: ${long} }\n    B: { description: ${long} more }\npaths:\n${operations.join('')}`
  const [issue, ...others] = await issuesOf(text)
  expect(others).toEqual([])
  expect(issue).toMatchObject({ code: 'source-failed', line: 10, column: 12 })
  expect(issue?.problem).toMatch(
    /^The pages of this description have more than 16 million characters; the one of this part has \d{6}\.$/,
  )
})

test('values that are many times in an address are not repeated without an end', async () => {
  const long = 'a'.repeat(1000)
  const text = body('application/json: {}')
    .replace(
      'paths:',
      `servers: [{ url: 'https://a.example/${'{a}'.repeat(300)}', variables: { a: { default: ${long} } } }]\npaths:`,
    )
    .replace('/a:', `"/${'{b}'.repeat(300)}":`)
    .replace(
      'operationId',
      `parameters: [{ name: b, in: path, required: true, example: ${long} }]\n      operationId`,
    )
  const page = await pageOf(text, 'other-operations/send')
  expect(page).toContain(`https://a.example/${long}`)
  expect(page.length).toBeLessThan(200_000)
})

test('the address of a documentation that is too long completes no links', async () => {
  const url = `https://docs.example/${'a'.repeat(1000)}/`
  const text = body('application/json: {}').replace(
    'operationId',
    `description: "${'[a](./b) '.repeat(10)}"\n      externalDocs: { url: ${url} }\n      operationId`,
  )
  expect(await pageOf(text, 'other-operations/send')).toContain('[a](./b)')
})

test('translations that are far longer than the description are refused at the longest', async () => {
  const texts = { no: `A.: ${'a'.repeat(1_000_000)}\n` }
  const text = body('application/json: {}').replace(
    'operationId',
    `description: "${'A.\\n\\n'.repeat(100)}"\n      operationId`,
  )
  expect(await issuesOf(text, { locale: 'no', texts })).toMatchObject([
    {
      file: 'api.no.yaml',
      line: 1,
      problem: 'The translations of this description have more than 50 million characters.',
    },
  ])
})

/** The page of an operation whose responses have a thousand headers each. */
function pageOfHeaders(...statuses: readonly number[]): Promise<string> {
  const headers = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`x-a${index}`, { schema: { type: 'string' } }]),
  )
  const responses = Object.fromEntries(statuses.map((status) => [status, { description: 'A.', headers }]))
  const text = body('application/json: {}').replace(
    "{ '200': { description: A. } }",
    JSON.stringify(responses),
  )
  return pageOf(text, 'other-operations/send')
}

test('a page lists so many headers of a response as it lists fields, and says how many more there are', async () => {
  const page = await pageOfHeaders(200, 404)
  expect(page.match(/`x-a\d+`/g)).toHaveLength(800)
  expect(page).not.toContain('`x-a400`')
  expect(page.match(/details\[Headers and 600 more\]/g)).toHaveLength(2)
})

test('a page lists a thousand headers, and one of each further response', async () => {
  const page = await pageOfHeaders(200, 201, 202, 204, 404)
  expect(page.match(/`x-a\d+`/g)).toHaveLength(1002)
  const labels = page.match(/(?<=details\[Headers and )\d+(?= more\])/g)
  expect(labels).toEqual(['600', '600', '800', '999', '999'])
})

test('a choice shows a hundred types, and says how many more there are', async () => {
  const oneOf = Array.from({ length: 150 }, (_, index) => ({ type: 'string', format: `f${index}` }))
  const page = await pageOf(
    body(`application/json: { schema: ${JSON.stringify({ properties: { a: { oneOf } } })} }`),
    'other-operations/send',
  )
  expect(page).toContain('string (f99) and 50 more')
  expect(page).not.toContain('f100')
})

test('a page lists twenty further types of a body, and says how many there are', async () => {
  const types = Array.from({ length: 30 }, (_, index) => `text/a${index}: {}`)
  const page = await pageOf(body(['application/json: {}', ...types].join(', ')), 'other-operations/send')
  expect(page).toContain('Also `text/a0`, `text/a1`')
  expect(page).toContain('`text/a19` and 10 more')
  expect(page).not.toContain('`text/a20`')
  const few = await pageOf(body(types.slice(0, 21).join(', ')), 'other-operations/send')
  expect(few).toContain('`text/a19`, `text/a20`')
})

test.each(['a body of many types', 'an error of many fields in many responses'])(
  '%s has pages that grow as its text does',
  async (name) => {
    const description = HOSTILE_DESCRIPTIONS[name]
    if (description === undefined) throw new Error(`There is no family "${name}".`)
    const { file, schemas = true } = description
    const lengthOf = async (n: number) => {
      const { pages } = await loadDescription(description.textOf(n), { file, schemas })
      return [...pages.values()].reduce((sum, { markdown }) => sum + markdown.length, 0)
    }
    const [few, many] = [await lengthOf(100), await lengthOf(400)]
    expect(many / few).toBeLessThan(5)
  },
)
