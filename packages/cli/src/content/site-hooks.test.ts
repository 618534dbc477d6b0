import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { build } from '../site-build/build.ts'
import { siteWithSettings } from '../testing/site-with-settings.ts'
import { callHook } from './call-hook.ts'

const RULE = `onPlan: async ({ locales }) => locales.flatMap(({ routes }) => routes
    .filter(({ source, description }) => source?.endsWith('intro.md') && description.length < 1000)
    .map(({ source }) => ({ file: source, line: 1, problem: 'The description is short.', hint: 'Write more.' }))),`

test("a site's own rule is an error of check and build, with its position", async () => {
  const root = siteWithSettings(RULE)
  const { diagnostics, isValid } = await check({ root })
  const [first = ''] = readFileSync(join(root, 'content/docs/intro.md'), 'utf8').split('\n')
  const expected = { code: 'site-rule', line: 1, column: 1, problem: 'The description is short.' }
  expect(diagnostics).toMatchObject([
    { ...expected, file: 'content/docs/intro.md', sourceLine: first, hint: 'Write more.' },
    { ...expected, file: 'i18n/no/docs/intro.md' },
  ])
  expect(isValid).toBe(false)
  expect(await build({ root })).toMatchObject({ isPublished: false, diagnostics })
})

test('a rule may warn', async () => {
  const warning = "onPlan: () => [{ problem: 'Today is no day.', severity: 'warning' }],"
  const found = { code: 'site-rule', severity: 'warning', file: 'site.config.ts' }
  expect(await check({ root: siteWithSettings(warning) })).toMatchObject({
    isValid: true,
    diagnostics: [found],
  })
})

test.each([
  ["onPlan: () => { throw new Error('No sight.') },", '"onPlan" failed: No sight.'],
  ["onPlan: () => 'no list',", '"onPlan" failed: It must return a list.'],
  ['onPlan: () => [{ message: 1 }],', '"onPlan" returned something that is not { problem, file, line }.'],
])('a rule that is invalid is an error: %s', async (settings, problem) => {
  const { diagnostics } = await check({ root: siteWithSettings(settings) })
  expect(diagnostics).toMatchObject([{ code: 'hook-failed', file: 'site.config.ts', line: 2, problem }])
})

test('files that a site makes from the published ones are published with them, the same in each build', async () => {
  const root = siteWithSettings(`onPublish: async (files) => {
    const intro = files.find(({ path }) => path === 'docs/intro.md')
    const size = (await intro.read()).length
    return [{ path: 'lists/pages.json', content: JSON.stringify([size, files.map(({ path }) => path)]) }]
  },`)
  const read = () => readFileSync(join(root, 'dist/lists/pages.json'), 'utf8')
  expect(await build({ root })).toMatchObject({ isPublished: true, diagnostics: [] })
  const first = read()
  const [size, paths] = JSON.parse(first) as [number, string[]]
  expect(size).toBe(readFileSync(join(root, 'dist/docs/intro.md')).length)
  expect(paths).toEqual(expect.arrayContaining(['index.html', 'no/docs/intro/index.html', '_headers']))
  await build({ root })
  expect(read()).toBe(first)
})

test.each([
  ["[{ path: 'index.html', content: '' }]", 'place-taken'],
  ["[{ path: '../index.html', content: '' }]", 'place-outside'],
  ["[{ path: 'a.txt' }]", 'hook-failed'],
  ['fetchNothing()', 'hook-failed'],
])('nothing is published where a site adds %s', async (added, code) => {
  const root = siteWithSettings(`onPublish: () => ${added},`)
  const { isPublished, diagnostics } = await build({ root })
  expect([isPublished, diagnostics.map((one) => one.code)]).toEqual([false, [code]])
})

test('a hook that never ends is stopped', async () => {
  const place = { root: '', source: { file: 'site.config.ts', text: '' } }
  const called = await callHook('onPlan', place, () => new Promise(() => {}), 20)
  expect(called).toMatchObject({
    issue: { problem: '"onPlan" failed: It did not finish within 0.02 seconds.' },
  })
})
