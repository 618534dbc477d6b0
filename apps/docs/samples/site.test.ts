import { check } from '@fyr/cli'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

test('the site has neither errors nor warnings', async () => {
  const { diagnostics } = await check({ root: ROOT })
  expect(diagnostics.map(({ file, line, problem }) => `${file}:${line} ${problem}`)).toEqual([])
})

test('the search answers what readers ask', () => {
  const fyr = join(ROOT, 'node_modules/@fyr/cli/bin/fyr.mjs')
  const { stdout } = spawnSync(process.execPath, [fyr, 'search', 'test', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const { scores } = JSON.parse(stdout) as {
    readonly scores: readonly { readonly locale: string; readonly reciprocalRank: number }[]
  }
  expect(scores.map(({ locale, reciprocalRank }) => [locale, reciprocalRank >= 0.9])).toEqual([
    ['en', true],
    ['no', true],
  ])
})
