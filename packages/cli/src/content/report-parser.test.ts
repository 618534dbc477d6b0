import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { reportParser } from './report-parser.ts'

let root = ''

beforeEach(() => {
  root = copyTinySite()
})

/** Installs a parser with some code. */
function installParser(code: string): void {
  const folder = join(root, 'node_modules/satteri')
  mkdirSync(folder, { recursive: true })
  const manifest = { name: 'satteri', type: 'module', exports: { '.': { default: './index.js' } } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'index.js'), code)
}

test('a parser that is installed for another system is told from one that is missing', async () => {
  expect(await reportParser(root)).toEqual([])
  installParser("throw new Error('Cannot find native binding.\\nMore')")
  const { diagnostics } = await check({ root })
  expect(diagnostics).toMatchObject([
    {
      code: 'parser-library-failed',
      severity: 'warning',
      file: 'package.json',
      problem: `"satteri" is installed, but not for this system (${process.platform} ${process.arch}). Markdown is read without it: Cannot find native binding.`,
    },
  ])
})

test('nothing is said of a parser that can be loaded', async () => {
  const pipeline = createRequire(createRequire(import.meta.url).resolve('@fyr/content-pipeline/package.json'))
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  symlinkSync(dirname(dirname(pipeline.resolve('satteri'))), join(root, 'node_modules/satteri'))
  expect(await reportParser(root)).toEqual([])
})
