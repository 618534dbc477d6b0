import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../../scripts/time-growth.ts'
import { SiteError } from '@fyr/cli/internal'
import { HOSTILE_DESCRIPTIONS } from '../testing/hostile-descriptions.ts'
import { issuesOf, loadDescription, pageOf } from '../testing/load-description.ts'

/** The longest page, as `writeDocument` takes it. */
const LONGEST_PAGE = 10_000_000

/** Fails where a page or part of a description is too long, or where what is said of a refused one has no place. */
async function checkPages(
  text: string,
  options: { readonly file: string; readonly schemas: boolean },
): Promise<void> {
  try {
    const { pages, parts } = await loadDescription(text, options)
    const lengths = [...[...pages.values()].map(({ markdown }) => markdown), ...parts.values()].map(
      ({ length }) => length,
    )
    expect(Math.max(0, ...lengths)).toBeLessThan(LONGEST_PAGE)
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const unclear = error.diagnostics.find(({ line, problem }) => line === 0 || problem === '')
    if (unclear !== undefined)
      throw new Error(`This is said without its place: "${unclear.problem}"`, { cause: error })
  }
}

test.each(Object.entries(HOSTILE_DESCRIPTIONS))(
  '%s take time as they are long',
  async (_name, { file, textOf, schemas = true }) => {
    const growth = await growthOf(async (n) => {
      const text = textOf(n)
      await checkPages(text, { file, schemas })
      // Its pages do not count: pages that grow faster than their description are a fault too.
      return { weight: text.length }
    })
    expect(growth).toBeLessThanOrEqual(MOST_GROWTH)
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
