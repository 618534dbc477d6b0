import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, check } from '@fyr/cli'
import { siteWithSettings } from '../../../cli/src/testing/site-with-settings.ts'

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

/** The package as a site imports it; the packages that are installed in the sites of tests are those of the commands. */
const BUILT = new URL('../../dist/index.js', import.meta.url).href

/** A site whose samples are checked with some options. */
function siteWithSamples(options: object): string {
  const samples = `(await import('${BUILT}')).samples(${JSON.stringify(options)})`
  const root = siteWithSettings(`checks: [${samples}],`)
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
  const root = siteWithSamples({ apis: ['api/tide.json'] })
  const cold = await check({ root })
  expect(cold).toMatchObject({
    diagnostics: [],
    checks: [
      { check: 'samples', text: '1 sample checked (1 line of "..." skipped), 1 intentionally unchecked.' },
    ],
  })
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

test('a mark that nothing has is an error, and samples must be marked where the site says so', async () => {
  const alone = siteWithSamples({})
  edit(alone, 'json tides.list', 'json tides.lst')
  const [first] = (await check({ root: alone })).diagnostics
  expect(first).toMatchObject({ code: 'sample-unknown', line: 5, column: 4 })
  const root = siteWithSamples({ apis: ['api/tide.json'], required: ['content/docs/**'] })
  edit(root, 'json unchecked', 'json')
  const { diagnostics } = await check({ root })
  expect(diagnostics.filter(({ file }) => file.endsWith('tides.md'))).toMatchObject([
    { code: 'sample-unmarked', line: 11 },
  ])
})

test('a description that is missing or invalid is reported once, where it is', async () => {
  const root = siteWithSamples({ apis: ['api/none.yaml', 'api/tide.json'] })
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
  const root = siteWithSamples({})
  writeFileSync(join(root, 'content/docs/tides.md'), TYPED)
  writeFileSync(join(root, 'content/docs/harbour.ts'), 'export const low = 1\n')
  const cold = await check({ root })
  expect(cold.checks).toEqual([{ check: 'samples', text: '3 samples checked.' }])
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
  expect(await check({ root })).toEqual(cold)
  // What was read for the types decides too.
  writeFileSync(join(root, 'content/docs/harbour.ts'), 'export const low = "one"\n')
  const again = await check({ root })
  expect(again.diagnostics.map(({ line, code }) => `${line} ${code}`)).toContain('7 sample-type')
}, 60_000)

test('a sample whose schema takes too long is reported at its line, and the others are checked', async () => {
  const root = siteWithSamples({ apis: ['api/tide.json'] })
  const file = join(root, 'api/tide.json')
  const slow = '"heightM":{"type":"number"},"name":{"type":"string","pattern":"^(?:a+)+$"}'
  writeFileSync(file, readFileSync(file, 'utf8').replace('"heightM":{"type":"number"}', slow))
  edit(root, '...', `"name": "${'a'.repeat(60)}!"`)
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([
    {
      code: 'sample-unknown',
      file: 'content/docs/tides.md',
      line: 5,
      problem: 'The schema of this sample cannot be resolved: it takes longer than 10 s.',
    },
  ])
})
