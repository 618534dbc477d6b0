import { runCommandLine } from '@fyr/cli/internal'
import { expect, test } from 'vitest'
import { createRecordingTerminal } from '../../cli/src/testing/recording-terminal.ts'
import * as command from './command.ts'

async function run(...args: string[]): Promise<{ exitCode: number; text: string }> {
  const terminal = createRecordingTerminal()
  const exitCode = await runCommandLine(['openapi', ...args], terminal, {
    openapi: () => Promise.resolve(command),
  })
  return { exitCode, text: terminal.text() }
}

test.each([
  ['dif a.yaml b.yaml', 2, 'unknown-action'],
  ['diff none.yaml none.yaml', 1, 'source-failed'],
  ['diff', 2, 'command-stopped'],
  ['diff a.yaml b.yaml --rot', 2, 'command-stopped'],
])('"fyr openapi %s --json" is refused in JSON', async (line, exitCode, code) => {
  const result = await run(...line.split(' '), '--json')
  expect({ ...result, text: JSON.parse(result.text) }).toEqual({
    exitCode,
    text: expect.objectContaining({
      diagnostics: expect.arrayContaining([expect.objectContaining({ code })]),
    }),
  })
})

test('an unknown action is told with the one that there is', async () => {
  expect(await run('dif', 'a.yaml', 'b.yaml')).toEqual({
    exitCode: 2,
    text: expect.stringContaining('fyr openapi diff old.yaml new.yaml'),
  })
})

test('a file that does not exist is named, with what to do', async () => {
  expect(await run('diff', 'none.yaml', 'other.yaml')).toEqual({
    exitCode: 1,
    text: expect.stringContaining('There is no such file.'),
  })
})
