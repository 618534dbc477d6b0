import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { createShikiPrimitiveAsync } from '@shikijs/primitive'
import type { RegexEngine } from '@shikijs/primitive/types'
import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { sharePatterns } from './share-patterns.ts'
import { tokenTheme } from './token-theme.ts'

const CODE = [
  'import { a as b } from "c"',
  'export const a = async <T,>(b: T[]): Promise<`x${string}`> => `é ${b.map((c) => c?.d ?? /e[f/]g/i.test("h"))} \\n`',
  '/* a */ class B extends C { @d() private e = 1_000; get f() { return this.#g } } // h',
  'echo "$(cat <<-EOF',
  '  $HOME `ls` \\',
  'EOF',
  ')" | sed -e "s/a/b/g" > c && if [[ -n $d ]]; then e=f; fi',
  'a: [b, "c", { d: e }] # f',
  'g: |',
  '  <h i="j">k</h>',
  '<script>let l = "</b>"</script><p style="color: red">m</p>',
  '```ts',
  'const n = 1',
  '```',
  '# o **p** _q_ [r](s)',
  'def t(u): return f"{u!r}" if u else None',
]

/** Tokens of the lines in a language, and how many patterns were compiled for them. */
async function tokenise(language: keyof typeof bundledLanguages, wrap: (engine: RegexEngine) => RegexEngine) {
  const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))
  let compiled = 0
  const counting: RegexEngine = {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      compiled += patterns.length
      return engine.createScanner(patterns)
    },
  }
  const langs = [bundledLanguages[language]]
  const core = await createShikiPrimitiveAsync({ themes: [tokenTheme], langs, engine: wrap(counting) })
  core.setTheme(tokenTheme.name ?? '')
  const grammar = core.getLanguage(language)
  let stack: ReturnType<typeof grammar.tokenizeLine2>['ruleStack'] | null = null
  const tokens = CODE.map((line) => {
    const read = grammar.tokenizeLine2(line, stack, 0)
    stack = read.ruleStack
    return [...read.tokens]
  })
  core.dispose()
  return { tokens, compiled }
}

test.each(['ts', 'tsx', 'bash', 'yaml', 'html', 'markdown', 'python', 'ruby', 'swift'] as const)(
  'shared patterns give the same tokens of %s',
  async (language) => {
    const [alone, shared] = [
      await tokenise(language, (engine) => engine),
      await tokenise(language, sharePatterns),
    ]
    expect(shared.tokens).toEqual(alone.tokens)
    expect(shared.compiled / alone.compiled).toBeLessThan(language === 'ts' ? 0.5 : 1.01)
  },
)
