import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
import { COMMONMARK_EXAMPLES, writtenFiles } from '../fixtures/sample-texts.ts'
import { compileDocument } from './compile-document.ts'
import type { CompileRequest } from './document-compiler.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { outlineDocument, outlineOf } from './outline-document.ts'

const variables = new Map([['product.name', 'Fjord']])

function requestFor(text: string): CompileRequest {
  const file = 'content/docs/a.md'
  return { collection: 'docs', file, readFrom: file, originalFile: file, text }
}

function outline(text: string) {
  return outlineDocument(requestFor(text), { variables, extended: [], log: createDiagnosticLog() })
}

/** The outline by a look must be the one that compiling gives. Returns whether there is one. */
async function compare(text: string): Promise<boolean> {
  const quick = outline(text)
  if (quick === null) return false
  const settings = {
    root: import.meta.dirname,
    variables,
    plugins: null,
    openFolders: ['content'],
    packageManagers: PACKAGE_MANAGERS,
    extended: [],
  }
  const { report } = await compileDocument(requestFor(text), settings)
  expect({ text, outline: quick }).toEqual({ text, outline: outlineOf(report) })
  return true
}

test('what people have written has the outline that compiling gives, and hardly any has to be compiled for it', async () => {
  // Parts, whose names begin with an underscore, are not documents; nor is prose above the pages of an API, which have titles.
  const documents = writtenFiles().filter(
    ({ path }) => !/(?:^|\/)_[^/]*$|apps\/site\/.*\/docs\/reference\//.test(path),
  )
  const texts = documents.map(({ text }) => text)
  const seen = await Promise.all(texts.map(compare))
  expect(seen.filter(Boolean).length).toBeGreaterThan(texts.length * 0.75)
})

test('so have the examples of the specification', async () => {
  const seen = await Promise.all(COMMONMARK_EXAMPLES.map(({ markdown }) => compare(markdown)))
  expect(seen).toContain(true)
})

const PIECES = [
  '# ',
  '#',
  '## ',
  '---\n',
  'title: A\n',
  'title: "{{ product.name }}"\n',
  'draft: 3\n',
  'Set up',
  'A.',
  '\n',
  '\n\n',
  '    ',
  '\t',
  '===\n',
  '*',
  '`',
  '[a]',
  '[a]: /b',
  '<!-- a -->',
  '{#id}',
  '{{ product.name }}',
  '&amp;',
  '\\',
  ':::note\n',
  'www.a.b',
  "it's",
]
const texts = array(constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))
const titled = texts.map((text) => `# Set up${text}`)

test.each([
  ['random texts', texts],
  ['random texts with a heading', titled],
])('so have %s', async (_name, given) => {
  await assert(
    asyncProperty(given, async (text) => void (await compare(text))),
    { numRuns: 1500, seed: 20_261_122 },
  )
})

test.each([
  ['---\ntitle: Set up\n---\n\n# Another *one*\n', null],
  ['---\nsidebar_position: 3\n---\n\n# Set up, 2nd part\n\nText.\n', ['Set up, 2nd part']],
])('%j is found by a look', (text, title) => {
  expect(outline(text)?.title).toEqual(title)
})

test.each(['Text.\n', '# *Set* up\n', 'Set up\n===\n', '# {{ product.name }}\n', '::include{file=a.md}\n'])(
  '%j has to be compiled',
  (text) => {
    expect(outline(text)).toBeNull()
  },
)

test.each(['{{ product.name }}', '"{{ product.name }}"', '"\\x7b\\x7b product.name }}"'])(
  'the variable in a title written as %s is filled in',
  (title) => {
    expect(outline(`---\ntitle: The ${title}\n---\n`.replace('The "', '"The '))?.frontMatter.title).toBe(
      'The Fjord',
    )
  },
)
