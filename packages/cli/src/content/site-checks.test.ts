import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { siteWithSettings } from '../testing/site-with-settings.ts'

const COUNTING = `checks: [{
    name: 'words',
    check: ({ root, config, manifest, files }) => ({
      problems: files.filter((file) => file.endsWith('intro.md')).map((file) => ({
        file, line: 1, problem: \`\${config.defaultLocale}, \${manifest.locales.length} locales\`, hint: 'Write.', severity: 'warning',
      })),
      summary: \`\${files.length > 1} \${root.length > 1}\`,
    }),
  }],`

test('a check of a site gets its files, its plan and its configuration, and is called by check and build', async () => {
  const root = siteWithSettings(COUNTING)
  const [first = ''] = readFileSync(join(root, 'content/docs/intro.md'), 'utf8').split('\n')
  const result = await check({ root })
  const expected = {
    code: 'site-rule',
    severity: 'warning',
    line: 1,
    problem: 'en, 2 locales',
    hint: 'Write.',
  }
  expect(result.diagnostics).toMatchObject([
    { ...expected, file: 'content/docs/intro.md', sourceLine: first },
    { ...expected, file: 'i18n/no/docs/intro.md' },
  ])
  expect(result.checks).toEqual([{ check: 'words', text: 'true true' }])
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: result.diagnostics })
})

test('an error of a check stops a build, with a code of the reference where it names one', async () => {
  const failing = "checks: [{ name: 'a', check: () => [{ code: 'sample-wrong', problem: 'It is wrong.' }] }],"
  const root = siteWithSettings(failing)
  const diagnostics = [
    { code: 'sample-wrong', severity: 'error', file: 'site.config.ts', problem: 'It is wrong.' },
  ]
  expect(await check({ root })).toMatchObject({ isValid: false, diagnostics })
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
})

test.each([
  ["() => { throw new Error('No sight.') }", 'The check "a" failed: No sight.'],
  [
    "async () => 'no list'",
    'The check "a" failed: It must return a list of problems, or { problems, summary }.',
  ],
  ['() => [{ message: 1 }]', 'The check "a" returned something that is not { problem, file, line }.'],
])('a check that is invalid is an error: %s', async (code, problem) => {
  const { diagnostics } = await check({ root: siteWithSettings(`checks: [{ name: 'a', check: ${code} }],`) })
  expect(diagnostics).toMatchObject([{ code: 'hook-failed', file: 'site.config.ts', line: 2, problem }])
})

test('a check finds again what it has kept, and a build without a change calls it again', async () => {
  const root = siteWithSettings(`checks: [{
    name: 'kept',
    check: async ({ cache }) => {
      const runs = Number((await cache.read('runs')) ?? 0) + 1
      await cache.write('runs', String(runs))
      return [{ problem: \`Run \${runs} in \${cache.folder !== ''}.\`, severity: 'warning' }]
    },
  }],`)
  const storeFolder = join(root, 'store')
  mkdirSync(storeFolder)
  const problemOf = async () => (await build({ root, storeFolder })).diagnostics.map(({ problem }) => problem)
  expect(await problemOf()).toEqual(['Run 1 in true.'])
  expect(await problemOf()).toEqual(['Run 2 in true.'])
})

test.each([
  ["checks: [{ name: 'My check', check: () => [] }],", 'lower-case letters, digits and single hyphens'],
  ["checks: [{ name: 'a' }],", 'must be a function that returns a list of problems'],
  ["checks: [{ name: 'a', check() {} }, { name: 'a', check() {} }],", 'is already the name of another check'],
  ['checks: [true],', 'must be a check: { name, check }'],
  ['samples: {},', 'Unknown key "samples".'],
])('the configuration refuses %s', async (settings, problem) => {
  const { diagnostics } = await check({ root: siteWithSettings(settings) })
  expect(diagnostics.map((one) => one.problem).join('\n')).toContain(problem)
})

test('a file that is only included is among the files', async () => {
  const root = siteWithSettings(
    "checks: [{ name: 'a', check: ({ files }) => ({ problems: [], summary: files.join() }) }],",
  )
  writeFileSync(join(root, 'content/docs/_part.md'), 'A part.\n')
  expect((await check({ root })).checks[0]?.text).toContain('content/docs/_part.md')
})

test('settings that moved into a package say where they are now', async () => {
  const { diagnostics } = await check({ root: siteWithSettings('samples: { apis: [] },') })
  expect(diagnostics).toMatchObject([{ line: 2, hint: expect.stringContaining("from '@fyr/openapi'") }])
})
