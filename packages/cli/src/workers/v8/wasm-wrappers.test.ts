import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runWithModule } from '../../testing/run-with-module.ts'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'

/** `(module (import "a" "b" (func)) (func (export "c") call 0))` */
const MODULE = [
  [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  [1, 4, 1, 0x60, 0, 0],
  [2, 7, 1, 1, 0x61, 1, 0x62, 0, 0],
  [3, 2, 1, 0],
  [7, 5, 1, 1, 0x63, 0, 1],
  [10, 6, 1, 4, 0, 0x10, 0, 0x0b],
].flat()

const CALL_OFTEN = `
  const bytes = new Uint8Array([${MODULE.join()}])
  const { instance } = await WebAssembly.instantiate(bytes, { a: { b: () => {} } })
  for (let call = 0; call < 5000; call += 1) instance.exports.c()
`

/** What V8 logs about the code that it makes while WebAssembly calls JavaScript often, after a first statement. */
async function codeMadeAfter(first: string): Promise<string> {
  const file = fileURLToPath(new URL('wasm-wrappers.ts', import.meta.url))
  // To its output V8 writes every character of a log by itself.
  const log = join(makeTemporaryFolder(), 'v8.log')
  const flags = ['--log-code', `--logfile=${log}`, '--no-logfile-per-isolate']
  await runWithModule(file, `${first}\n${CALL_OFTEN}`, flags)
  return readFileSync(log, 'utf8')
}

test('an affected V8 compiles no wrapper that threads would share; others are left as they are', async () => {
  const isAffected = /^(?:22|23|24)\./.test(process.versions.node)
  expect(await codeMadeAfter('')).toContain('wasm-to-js')
  expect((await codeMadeAfter('keepGeneralWrappers()')).includes('wasm-to-js')).toBe(!isAffected)
})
