import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runWithModule } from '../../testing/run-with-module.ts'

/** Calls a function as often as a small build calls a hot one. */
const CALL_OFTEN = `
  function weigh(texts) { return texts.map((text) => text.length).filter((length) => length > 2).join() }
  for (let call = 0; call < 20_000; call += 1) weigh(['laks', 'sei', 'ål'])
`

/** Names of the functions that V8's best compiler has compiled, after some statements. */
async function optimisedAfter(statements: string): Promise<readonly string[]> {
  const file = fileURLToPath(new URL('optimising-compiler.ts', import.meta.url))
  const flags = ['--trace-opt', '--no-concurrent-recompilation']
  const trace = await runWithModule(file, `${statements}\n${CALL_OFTEN}`, flags)
  return [...trace.matchAll(/completed compiling .*<JSFunction (\w+).*TURBOFAN/g)].map(
    ([, name = '']) => name,
  )
}

test('a function that is called often is left to the quicker compilers, until that is undone', async () => {
  const isCounted = !process.versions.node.startsWith('20.')
  expect(await optimisedAfter('')).toContain('weigh')
  expect((await optimisedAfter('optimiseLate()')).includes('weigh')).toBe(!isCounted)
  expect(await optimisedAfter('optimiseLate(); optimiseAsUsual()')).toContain('weigh')
})
