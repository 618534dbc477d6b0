import { createShikiPrimitiveAsync } from '@shikijs/primitive'
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { createLineColorer } from './color-lines.ts'
import { tokenClass, tokenTheme } from './token-theme.ts'

async function openColorer(language: 'python' | 'ts') {
  const core = await createShikiPrimitiveAsync({
    themes: [tokenTheme],
    langs: [bundledLanguages[language]],
    engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
  })
  const { colorMap } = core.setTheme(tokenTheme.name ?? '')
  return () =>
    createLineColorer(core.getLanguage(language), (color) => tokenClass(colorMap[color] ?? undefined))
}

/** Every line of these means something else in one of the others: it is code, in a comment, or in a text. */
const BLOCKS = {
  ts: [
    'const a = 1\nreturn a',
    '/*\nconst a = 1\n*/\nreturn a',
    '`\nconst a = 1\n`\nreturn a',
    '`${\nconst a = 1\n}`',
  ],
  python: ['a = 1\n"""\na = 1\n"""\na = 1', '"""\na = 1', "'''\na = 1\n'''", 'a = 1'],
} as const

test.each(['ts', 'python'] as const)(
  'what was coloured before changes no colour of %s, in whatever order',
  async (language) => {
    const open = await openColorer(language)
    const blocks = BLOCKS[language].map((code) => code.split('\n'))
    const alone = blocks.map((lines) => open()(lines))
    const colorLines = open()
    expect(blocks.map(colorLines)).toEqual(alone)
    expect(blocks.toReversed().map(colorLines)).toEqual(alone.toReversed())
    // If the state of a line were not distinguished from another one's, these would be alike.
    expect(new Set(alone.map((lines) => JSON.stringify(lines))).size).toBe(blocks.length)
  },
)
