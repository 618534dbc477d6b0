import type { Element, Root } from 'hast'
import { beforeEach, expect, test, vi } from 'vitest'
import { CODE_TOKENS } from './code-tokens.ts'

// What a thread has coloured is kept by its modules.
let highlightCode: (tree: Root) => Promise<void>
beforeEach(beginThread)

async function beginThread(): Promise<void> {
  vi.resetModules()
  const module = await import('./highlight-code.ts')
  highlightCode = module.highlightCode
}

const SAMPLES = {
  markdown: '---\ntitle: A\n---\n\n<Badge text="new" />\n\n```ts\nconst a: number = 1\n```\n\n{{ 1 + 2 }}\n',
  mdx: '```ts\nconst a: number = 1\n```\n',
  html: '<p v-if="count > 1">{{ count + 1 }}</p>\n',
  js: 'const page = html`<p class="a">b</p>`\n',
  vue: '<script setup lang="tsx">\nconst a = <b>{1}</b>\n</script>\n',
} as const

/** Each changes what another one's grammar reads, or is read inside of it. */
const OTHERS = ['vue', 'angular-html', 'angular-ts', 'ts-tags', 'html', 'ts', 'tsx', 'yaml']

test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])(
  'what a thread coloured before changes no colour of %s',
  async (language) => {
    const alone = await colorsOf(language, SAMPLES[language])
    await beginThread()
    await Promise.all(OTHERS.map((other) => colorsOf(other, '<b>1</b>\n')))
    expect(await colorsOf(language, SAMPLES[language])).toEqual(alone)
  },
)

test.each([
  ['markdown', '```ts\nconst a = 1\n```', 1],
  ['markdown', '~~~~ ts title="a.ts"\nconst a = 1\n~~~~', 1],
  ['markdown', '- a\n\n  ```vue\n  <script>\n  const a = 1\n  </script>\n  ```', 4],
  ['markdown', '---\ntitle: true\n---', 1],
  ['mdx', '---\ntitle: true\n---', 1],
  ['vue', '<style lang="scss">\n@include a(1px);\n</style>', 1],
  ['asciidoc', '[source,ruby]\n----\ndef a = 1\n----', 2],
])('code of another language in %s is coloured: %s', async (language, code, line) => {
  const tokens = await colorsOf(language, `${code}\n`)
  expect(tokens[line]?.match(/\d+/g)?.length).toBeGreaterThan(1)
})

/** The tokens of each line. */
async function colorsOf(language: string, code: string): Promise<string[]> {
  const children = code
    .trimEnd()
    .split('\n')
    .map((line): Element => ({
      type: 'element',
      tagName: 'fyr-line',
      properties: {},
      children: [{ type: 'text', value: `${line}\n` }],
    }))
  await highlightCode({
    type: 'root',
    children: [{ type: 'element', tagName: 'fyr-code', properties: { language }, children }],
  })
  return children.map(({ properties }) => String(properties[CODE_TOKENS] ?? ''))
}
