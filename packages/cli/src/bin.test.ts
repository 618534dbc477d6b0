import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFile } from './own-package.ts'
import { copyTinySite } from './testing/copy-fixture.ts'
import { runJson } from './testing/run-json.ts'

const BIN = ownFile('dist/bin.js')

test(
  'a command ends with all of its output, whatever code of the site leaves open',
  { timeout: 60_000 },
  async () => {
    const root = copyTinySite()
    const file = join(root, 'site.config.ts')
    const source = `{
  sources: [{ name: 'fish', version: '1', async *load() {
    setInterval(() => {}, 1000)
    throw new Error('The host does not answer.')
  } }],`
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', source))
    const command = spawn(process.execPath, [BIN, 'check', '--root', root, '--json'])
    let output = ''
    command.stdout.on('data', (part: Buffer) => (output += part.toString()))
    const giveUp = setTimeout(() => command.kill(), 30_000)
    const [code]: unknown[] = await once(command, 'close')
    clearTimeout(giveUp)
    expect(code).toBe(1)
    expect(JSON.parse(output)).toMatchObject({ diagnostics: [{ code: 'source-failed' }] })
  },
)

test('JSON is printed when memory ends in the command itself', { timeout: 120_000 }, async () => {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  const code = 'const all = []\nfor (;;) all.push(new Array(1000).fill({}))\n'
  writeFileSync(file, code + readFileSync(file, 'utf8'))
  const { code: exitCode, result } = await runJson(
    BIN,
    ['check', '--root', root],
    ['--max-old-space-size=64'],
  )
  expect(exitCode).toBe(1)
  expect(result).toMatchObject({
    isValid: false,
    diagnostics: [{ code: 'command-stopped', severity: 'error' }],
  })
})

/** The tiny site with code before its configuration. */
function siteThatRuns(code: string): string {
  const root = copyTinySite()
  const file = join(root, 'site.config.ts')
  writeFileSync(file, `${code}\n${readFileSync(file, 'utf8')}`)
  return root
}

const WAIT = 'await new Promise((end) => setTimeout(end, 10_000))'

test.each([
  ['an exit code of its own', 'process.exit(7)', 'ended with exit code 7'],
  ['an error that nobody catches', `setTimeout(() => { throw new Error('late') })\n${WAIT}`, 'exit code 1'],
])('JSON is printed when %s ends the command', async (_what, code, words) => {
  const { code: exitCode, result } = await runJson(BIN, ['check', '--root', siteThatRuns(code)])
  expect(exitCode).toBe(1)
  expect(result).toMatchObject({
    diagnostics: [{ code: 'command-stopped', problem: expect.stringContaining(words) }],
  })
})

test('a build with "--json" that SIGTERM stops ends with 143', async () => {
  const root = siteThatRuns(`process.kill(process.pid, 'SIGTERM')\n${WAIT}`)
  const command = spawn(process.execPath, [BIN, 'build', '--root', root, '--json'])
  expect(await once(command, 'close')).toEqual([143, null])
})

test('JSON is printed of a site that has no configuration', async () => {
  const { code, result } = await runJson(BIN, ['build', '--root', join(copyTinySite(), 'content')])
  expect(code).toBe(1)
  expect(result).toMatchObject({ isPublished: false, diagnostics: [{ code: 'config-missing' }] })
})
