import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { siteWithSettings } from '../testing/site-with-settings.ts'

const API = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Tide' },
  paths: {
    '/tides': {
      get: {
        operationId: 'tides.list',
        responses: {
          '200': {
            content: {
              'application/json': { schema: { type: 'object', properties: { heightM: { type: 'number' } } } },
            },
          },
        },
      },
    },
  },
})

const DOC = `# Tides

1. The answer:

   \`\`\`json tides.list 200 title="Answer"
   { "heightM": 1.2,
     ...
   }
   \`\`\`

\`\`\`json unchecked
{ "any": 1 }
\`\`\`
`

function siteWithSamples(settings: string): string {
  const root = siteWithSettings(settings)
  mkdirSync(join(root, 'api'))
  writeFileSync(join(root, 'api/tide.json'), API)
  writeFileSync(join(root, 'content/docs/tides.md'), DOC)
  return root
}

function edit(root: string, from: string, to: string): void {
  const file = join(root, 'content/docs/tides.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('samples are counted, compared, and kept by their content', async () => {
  const root = siteWithSamples("samples: { apis: ['api/tide.json'] },")
  const cold = await check({ root })
  expect(cold).toMatchObject({ diagnostics: [], samples: { checked: 1, leftOut: 1, unchecked: 1 } })
  expect(await check({ root })).toEqual(cold)
  edit(root, 'heightM', 'heigthM')
  const wrong = await check({ root })
  expect(wrong).toMatchObject({
    isValid: false,
    diagnostics: [
      {
        code: 'sample-wrong',
        file: 'content/docs/tides.md',
        line: 6,
        column: 6,
        sourceLine: '   { "heigthM": 1.2,',
        problem: '"heigthM" is not described.',
        hint: 'Did you mean "heightM"? The description has "heightM".',
      },
    ],
  })
  expect(await check({ root })).toEqual(wrong)
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics: wrong.diagnostics })
  writeFileSync(join(root, 'api/tide.json'), API.replace('heightM', 'heigthM'))
  expect((await check({ root })).diagnostics).toEqual([])
})

test('samples are checked on demand, and must be marked where the site says so', async () => {
  const off = siteWithSamples('')
  edit(off, 'json tides.list', 'json tides.lst')
  expect(await check({ root: off })).toMatchObject({ diagnostics: [], samples: null })
  const [first] = (await check({ root: off, samples: true })).diagnostics
  expect(first).toMatchObject({ code: 'sample-unknown', line: 5, column: 4 })
  const root = siteWithSamples("samples: { apis: ['api/tide.json'], required: ['content/docs/**'] },")
  edit(root, 'json unchecked', 'json')
  const { diagnostics } = await check({ root })
  expect(diagnostics.filter(({ file }) => file.endsWith('tides.md'))).toMatchObject([
    { code: 'sample-unmarked', line: 11 },
  ])
})

test('a description that is missing or invalid is reported once, where it is', async () => {
  const root = siteWithSamples("samples: { apis: ['api/none.yaml', 'api/tide.json'] },")
  writeFileSync(join(root, 'api/tide.json'), API.replace('"3.1.0"', '"2.0"'))
  const problems = (await check({ root })).diagnostics.map(({ file, line }) => `${file}:${line}`)
  expect(problems).toEqual(['api/none.yaml:0', 'api/tide.json:1'])
})

const TYPED = `# Types

1. First

   \`\`\`ts check title="tide.ts"
   import { low } from './harbour'
   export const high: number = low + 1
   \`\`\`

   Then

   \`\`\`ts check title="tide.ts"
   export const text: string = high
   \`\`\`

\`\`\`ts check
import { text } from './tide'
const high = text.lenght
\`\`\`

\`\`\`ts
const unchecked: number = 'one'
\`\`\`
`

test('types are checked in one program, with the parts of a file and the files beside a page', async () => {
  const root = siteWithSamples('')
  writeFileSync(join(root, 'content/docs/tides.md'), TYPED)
  writeFileSync(join(root, 'content/docs/harbour.ts'), 'export const low = 1\n')
  const cold = await check({ root, samples: true })
  expect(cold.samples).toEqual({ checked: 3, leftOut: 0, unchecked: 0 })
  expect(cold.diagnostics.filter(({ code }) => code === 'sample-type')).toMatchObject([
    {
      file: 'content/docs/tides.md',
      line: 13,
      column: 17,
      sourceLine: '   export const text: string = high',
      problem: "Type 'number' is not assignable to type 'string'.",
    },
    { line: 18, column: 19, problem: expect.stringContaining("Did you mean 'length'?") },
  ])
  expect(await check({ root, samples: true })).toEqual(cold)
  // What was read for the types decides too.
  writeFileSync(join(root, 'content/docs/harbour.ts'), 'export const low = "one"\n')
  const again = await check({ root, samples: true })
  expect(again.diagnostics.map(({ line, code }) => `${line} ${code}`)).toContain('7 sample-type')
}, 60_000)
