import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { runCommandLine } from './run-command-line.ts'

/** Runs `fyr migrate` in a folder, where nothing else is installed. */
async function migrateIn(folder: string) {
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const terminal = createRecordingTerminal()
  const exitCode = await runCommandLine(['migrate', 'docusaurus', 'old', '--write'], terminal)
  return { exitCode, text: terminal.text() }
}

test('a command of a package of its own is run where that is installed', async () => {
  const root = makeTemporaryFolder()
  const folder = join(root, 'node_modules/@fyr/migrate')
  mkdirSync(folder, { recursive: true })
  const manifest = { name: '@fyr/migrate', type: 'module', exports: { './command': './command.js' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(folder, 'command.js'),
    'export async function run({ words, write }, terminal) { terminal.print(`${words} ${write}`); return 1 }\n',
  )
  expect(await migrateIn(root)).toEqual({ exitCode: 1, text: 'docusaurus,old true' })
})

test('where the package is not installed, the error says how to get it', async () => {
  const { exitCode, text } = await migrateIn(makeTemporaryFolder())
  expect(exitCode).toBe(1)
  expect(text).toContain('"fyr migrate" needs the package @fyr/migrate, which is not installed.')
  expect(text).toMatch(/Run "npx @fyr\/migrate", or install it: npm install @fyr\/migrate@\d/)
})
