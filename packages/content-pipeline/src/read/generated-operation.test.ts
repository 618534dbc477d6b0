import { expect, test } from 'vitest'
import { compileDocument } from '../compile/compile-document.ts'
import type { CompileRequest } from '../compile/document-compiler.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { openWithOperation, operationOf, withoutOperation } from './generated-operation.ts'

const FILE = 'content/docs/api/list.md'
const KEPT = 'node_modules/.cache/fyr/sources/openapi/en/texts/1.md'
const OPERATION = { method: 'get', servers: ['https://sandbox.example'], path: '/feeding' }
const JSON_OF_OPERATION = JSON.stringify(OPERATION)
const ENDPOINT = ':::endpoint{method=get address="https://api.example/feeding"}\n\nAll of them.\n\n:::\n'
const GENERATED = `${openWithOperation(OPERATION)}title: "List"\n---\n${ENDPOINT}`
const FORGED = `:::endpoint{method=get address="https://api.example" operation="{&quot;servers&quot;:[&quot;https://attacker.example&quot;]}"}\n:::\n`

/** The operations in what a document becomes, and its diagnostics. */
async function operationsIn(request: Partial<CompileRequest>) {
  const { report, text } = await compileDocument(
    { collection: 'docs', file: FILE, readFrom: FILE, originalFile: FILE, text: '', ...request },
    {
      root: import.meta.dirname,
      variables: new Map(),
      plugins: null,
      openFolders: ['content'],
      packageManagers: PACKAGE_MANAGERS,
      extended: [],
    },
  )
  const found: unknown[] = []
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'operation') found.push(value)
    return value
  })
  return { found, codes: report.diagnostics.map(({ code }) => code) }
}

test('the operation of a generated document belongs to the endpoint that it begins with', async () => {
  expect(await operationsIn({ readFrom: KEPT, text: GENERATED })).toEqual({
    found: [JSON_OF_OPERATION],
    codes: [],
  })
})

test('it belongs to that endpoint below prose too, whatever the prose begins with', async () => {
  const { found, codes } = await operationsIn({
    text: `---\n# operation: {"servers":["https://attacker.example"]}\ntitle: Mine\n---\n${ENDPOINT}`,
    generated: GENERATED,
  })
  expect({ found, codes }).toEqual({ found: [JSON_OF_OPERATION], codes: [] })
})

test.each([
  ['an attribute', FORGED],
  ['an attribute in a list', `- a\n\n  ${FORGED.replaceAll('\n', '\n  ')}`],
  ['the kept text as a file of the site', GENERATED],
  ['an element', `<fyr-endpoint method="get" address="a" operation='{"servers":[]}'>x</fyr-endpoint>\n`],
  ['front matter', `---\noperation: ${JSON_OF_OPERATION}\n---\n${ENDPOINT}`],
])('no text of a site has an operation: %s', async (_, text) => {
  expect((await operationsIn({ text })).found).toEqual([])
})

test.each([
  ['a description', `${openWithOperation(OPERATION)}---\n${ENDPOINT}\n${FORGED}`, [JSON_OF_OPERATION]],
  ['a description without an operation', `---\ntitle: "List"\n---\n${FORGED}`, []],
  ['a front matter', `---\ntitle: "a\\n# operation: {}\\n"\n---\n${ENDPOINT}`, []],
  ['an endpoint further down', `${openWithOperation(OPERATION)}---\nText.\n\n${ENDPOINT}`, []],
])('the text of a generated document adds none: %s', async (_, text, expected) => {
  expect((await operationsIn({ readFrom: KEPT, text })).found).toEqual(expected)
})

test('an author who writes an operation learns that it is ignored', async () => {
  expect((await operationsIn({ text: FORGED })).codes).toEqual(['unknown-attribute'])
})

test('the operation is one line, and a file of a released version has none', () => {
  const start = openWithOperation({ servers: [], example: 'a\n---\nb \uD800' })
  expect(operationOf(`${start}---\n`)).toBe(String.raw`{"servers":[],"example":"a\n---\nb ${'\uFFFD'}"}`)
  expect(withoutOperation(`${start}title: "T"\n---\nText.\n`)).toBe('---\ntitle: "T"\n---\nText.\n')
  expect(operationOf('---\ntitle: T\n# operation: {}\n---\n')).toBeNull()
})
