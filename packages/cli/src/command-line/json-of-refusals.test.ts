import { expect, test } from 'vitest'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { createRecordingTerminal } from '../testing/recording-terminal.ts'
import { COMMANDS } from './commands.ts'
import { runCommandLine } from './run-command-line.ts'

async function runJson(...args: string[]): Promise<{ exitCode: number; result: unknown }> {
  const terminal = createRecordingTerminal()
  const exitCode = await runCommandLine([...args, '--json'], terminal)
  return { exitCode, result: JSON.parse(terminal.text()) }
}

test.each([
  ['search explain', 2, 'unknown-action'],
  ['search tset', 2, 'unknown-action'],
  ['translate accept', 2, 'unknown-action'],
  ['translate accept no docs/intro.md --all', 2, 'unknown-action'],
  ['translate status no docs/intro.md', 2, 'unknown-action'],
  ['translate export', 2, 'unknown-action'],
  ['translate import no', 2, 'unknown-action'],
  ['translate acept no docs/intro.md', 2, 'unknown-action'],
  ['check --rot', 2, 'command-stopped'],
  ['chek', 2, 'command-stopped'],
  ['urls accept', 2, 'command-stopped'],
])('"fyr %s --json" is refused in JSON', async (line, exitCode, code) => {
  expect(await runJson(...line.split(' '))).toEqual({
    exitCode,
    result: expect.objectContaining({ diagnostics: [expect.objectContaining({ code })] }),
  })
})

test.each([
  ['theme overide', 'Did you mean "override"?'],
  ['search tset', 'Did you mean "test"?'],
  ['translate acept no docs/intro.md', 'Did you mean "accept"?'],
  ['build --outt', 'Did you mean "--out"? Run "fyr build --help" for its options.'],
  ['chek', 'Did you mean "check"? Run "fyr --help" for a list of commands.'],
])('"fyr %s" names the nearest word: %s', async (line, hint) => {
  const { result } = await runJson(...line.split(' '))
  expect(result).toMatchObject({ diagnostics: [{ hint: expect.stringContaining(hint) }] })
})

test('a word that is no language may be meant as an action', async () => {
  const { result } = await runJson('translate', 'statu', '--root', copyTinySite())
  expect(result).toMatchObject({ diagnostics: [{ hint: expect.stringContaining('Did you mean "status"?') }] })
})

const WRONG = Object.entries(COMMANDS).flatMap(([name, { words }]) => {
  const all = words.map((word) => word.replace(/[|?].*$/, ''))
  const required = words.filter((word) => !word.endsWith('?'))
  return [
    [[name, ...all, '--rot'].join(' ')],
    [[name, ...all, 'more'].join(' ')],
    [[name, ...all, '--root'].join(' ')],
    ...(required.length === 0 ? [] : [[name]]),
  ]
})

test.each(WRONG)('the wrong use "fyr %s --json" is reported as JSON', async (line) => {
  expect(await runJson(...line.split(' '))).toEqual({
    exitCode: 2,
    result: expect.objectContaining({
      diagnostics: [expect.objectContaining({ code: 'command-stopped', severity: 'error' })],
    }),
  })
})

test('what "fyr translate" adds and exports is JSON with --json', async () => {
  const root = copyTinySite()
  expect(await runJson('translate', 'no', '--root', root)).toEqual({
    exitCode: 0,
    result: { file: 'i18n/no/messages.json', added: expect.any(Array) },
  })
  expect(await runJson('translate', 'export', 'no', '--root', root)).toMatchObject({
    exitCode: 0,
    result: { text: expect.stringContaining('<xliff'), unitCount: expect.any(Number) },
  })
})
