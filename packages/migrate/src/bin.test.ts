import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { expect, test } from 'vitest'
import { runJson } from '../../cli/src/testing/run-json.ts'
import { siteOf } from './testing/old-site.ts'

const BIN = join(import.meta.dirname, '../bin/fyr-migrate.mjs')

const CONFIG =
  "module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]] }"

const oldSite = (code: string): string =>
  siteOf({ 'docs/boat.md': '# Boat\n', 'docusaurus.config.js': `${code}\n${CONFIG}` })

test('JSON is printed when memory ends in a migration', { timeout: 120_000 }, async () => {
  const root = oldSite('')
  writeFileSync(join(root, 'package.json'), `{ "x": [${'[],'.repeat(3_000_000)}[]] }`)
  const { code, result } = await runJson(BIN, ['docusaurus', root], ['--max-old-space-size=64'])
  expect(code).toBe(1)
  expect(result).toMatchObject({
    isValid: false,
    diagnostics: [{ code: 'command-stopped', problem: expect.stringContaining('ran out of memory') }],
  })
})

test(
  'a migration ends with all of its output, whatever the old configuration leaves open',
  { timeout: 60_000 },
  async () => {
    const command = spawn(process.execPath, [BIN, 'docusaurus', oldSite('setInterval(() => {}, 1000)')])
    let output = ''
    command.stdout.on('data', (part: Buffer) => (output += part.toString()))
    const giveUp = setTimeout(() => command.kill(), 30_000)
    const [code]: unknown[] = await once(command, 'close')
    clearTimeout(giveUp)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('--write') })
  },
)
