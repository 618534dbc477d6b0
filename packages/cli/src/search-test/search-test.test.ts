import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine } from '../command-line/run-command-line.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { parseGoldenQueries } from './golden-queries.ts'
import { searchTest } from './search-test.ts'

function siteWith(golden: string): string {
  const root = copyTinySite()
  writeFileSync(join(root, 'search.golden.yml'), golden)
  return root
}

test('queries are ranked by the first section that answers them', async () => {
  const root = siteWith("en:\n  - { query: zebra zebu, expect: '/nowhere' }\n")
  const { scores, diagnostics } = await searchTest({ root })
  expect(diagnostics).toMatchObject([
    {
      code: 'search-golden-invalid',
      severity: 'warning',
      line: 2,
      column: 35,
      problem: expect.stringContaining('The query "zebra zebu" expects "/nowhere"'),
    },
  ])
  expect(scores).toMatchObject([
    {
      locale: 'en',
      recall: 0,
      reciprocalRank: 0,
      pageCount: expect.any(Number),
      queries: [{ query: 'zebra zebu', rank: 0 }],
    },
  ])
})

function exitCodeFor(expected: string): Promise<number> {
  const root = siteWith(`en:\n  - { query: intro, expect: '${expected}' }\n`)
  return runCommandLine(['search', 'test', '--root', root], createRecordingTerminal())
}

test('the exit code is 1 if the answer to a query is not found', async () => {
  expect(await Promise.all(['/docs/intro', '/docs/mooring-2.0'].map(exitCodeFor))).toEqual([0, 1])
})

test('with --min the exit code is 1 for a low rank too, and --file names the queries', async () => {
  const root = copyTinySite()
  const write = (file: string, paths: readonly string[]): void => {
    const lines = paths.map((path) => `  - { query: intro, expect: '${path}' }`)
    writeFileSync(join(root, file), `en:\n${lines.join('\n')}\n`)
  }
  write('found.yml', ['/docs/intro'])
  write('lost.yml', ['/docs/intro', '/docs/mooring-2.0'])
  const run = async (file: string, min: string): Promise<readonly [number, boolean]> => {
    const terminal = createRecordingTerminal()
    const flags = ['--root', root, '--file', file, '--min', min]
    return [
      await runCommandLine(['search', 'test', ...flags], terminal),
      terminal.text().includes('en: the reciprocal rank 0.500 is below'),
    ]
  }
  expect(await run('found.yml', '1')).toEqual([0, false])
  expect(await run('lost.yml', '0.5')).toEqual([1, false])
  expect(await run('lost.yml', '0.6')).toEqual([1, true])
  expect(await run('found.yml', 'high')).toEqual([2, false])
})

test('a query is explained: each hit with the parts of its score, and the words that no page has', async () => {
  const terminal = createRecordingTerminal()
  const run = (words: readonly string[]): Promise<number> =>
    runCommandLine(['search', 'explain', ...words, '--root', copyTinySite()], terminal)
  expect(await run(['introduct xylophone'])).toBe(0)
  expect(terminal.text()).toMatch(/1\. \/docs\/intro {2}\d/)
  expect(terminal.text()).toContain('Left out, because no page has it: xylophone')
  expect(terminal.text()).toMatch(/introduct .*introduct\w+ \(beginning\) \d/)
  expect(await run([])).toBe(2)
  expect(terminal.text()).toContain('needs a query')
})

test('the kind of a query is kept, so that figures can be told apart by it', () => {
  expect(parseGoldenQueries('en: [{ query: a, kind: typo, expect: /b }]', ['en'])).toEqual(
    new Map([['en', [{ query: 'a', kind: 'typo', expect: ['/b'] }]]]),
  )
})

test('addresses are written without the base path, as in links', async () => {
  const root = siteWith("en:\n  - { query: intro, expect: '/docs/intro' }\n")
  const file = join(root, 'site.config.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('title:', "basePath: '/sea/',\n  title:"))
  const { scores, diagnostics } = await searchTest({ root })
  expect(diagnostics).toEqual([])
  expect(scores).toMatchObject([{ recall: 1 }])
})

test('without golden queries, the error says what to write', async () => {
  await expect(searchTest({ root: copyTinySite() })).rejects.toMatchObject({
    diagnostics: [{ code: 'search-golden-missing' }],
  })
})

test.each([
  ['en: 3', '"en" is not a list of queries.'],
  ['- a', 'The file is not a list of queries for each locale.'],
  ['de: []', 'The site has no locale "de".'],
  ['en: [{ query: a, expects: /b }]', 'en, query 1: unknown key "expects".'],
  ['en: [{ query: a }]', 'en, query 1 needs a "query" and, as "expect", an address or a list of addresses.'],
])('golden queries written as %j are refused', (text, problem) => {
  expect(() => parseGoldenQueries(text, ['en'])).toThrow(
    expect.objectContaining({ diagnostics: [expect.objectContaining({ problem })] }),
  )
})
