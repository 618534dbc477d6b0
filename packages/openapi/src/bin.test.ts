import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runJson } from '../../cli/src/testing/run-json.ts'
import { makeTemporaryFolder } from '../../cli/src/testing/temporary-folder.ts'

test('JSON is printed when memory ends in a comparison', { timeout: 120_000 }, async () => {
  const file = join(makeTemporaryFolder(), 'api.json')
  writeFileSync(file, `{"openapi":"3.1.0","paths":{},"x":[${'[],'.repeat(3_000_000)}[]]}`)
  const bin = join(import.meta.dirname, '../bin/fyr-openapi.mjs')
  const { code, result } = await runJson(bin, ['diff', file, file], ['--max-old-space-size=64'])
  expect(code).toBe(1)
  expect(result).toMatchObject({
    diagnostics: [{ code: 'command-stopped', problem: expect.stringContaining('ran out of memory') }],
  })
})
