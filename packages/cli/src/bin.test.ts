import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFile } from './own-package.ts'
import { copyTinySite } from './testing/copy-fixture.ts'

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
    const command = spawn(process.execPath, [ownFile('dist/bin.js'), 'check', '--root', root, '--json'])
    let output = ''
    command.stdout.on('data', (part: Buffer) => (output += part.toString()))
    const giveUp = setTimeout(() => command.kill(), 30_000)
    const [code]: unknown[] = await once(command, 'close')
    clearTimeout(giveUp)
    expect(code).toBe(1)
    expect(JSON.parse(output)).toMatchObject({ diagnostics: [{ code: 'source-failed' }] })
  },
)
