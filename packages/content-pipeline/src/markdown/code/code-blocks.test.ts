import type { Element, Root } from 'hast'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { CODE_TOKENS } from '../../manifest/index.ts'

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``

test('code is coloured by classes, line by line, each line with its own end', async () => {
  const { markup } = await renderMarkdown(
    fence('ts title="feed.ts" showLineNumbers {2}', 'const kg = 1\n// done'),
  )
  expect(markup).toBe(
    '<fyr-code language="ts" title="feed.ts" lineNumbers=1>' +
      '<span className=["line"]><span className=["tok-keyword"]>const </span><span className=["tok-variable"]>kg </span>' +
      '<span className=["tok-punctuation"]>= </span><span className=["tok-number"]>1</span>\n</span>' +
      '<span className=["line","highlighted"]><span className=["tok-comment"]>// done</span>\n</span>' +
      '</fyr-code>',
  )
})

test.each([
  ['json', '{ "kg": 4.5, "ok": true }', ['tok-property', 'tok-number', 'tok-constant']],
  ['python', 'def feed(kg):\n    return "ok"', ['tok-keyword', 'tok-function', 'tok-string']],
  ['csharp', 'public class Feed { }', ['tok-keyword', 'tok-type']],
  ['bash', 'curl --header "A: b" # comment', ['tok-function', 'tok-string', 'tok-comment']],
  ['html', '<a href="x">y</a>', ['tok-tag', 'tok-attribute']],
  ['diff', '-old\n+new', ['tok-deleted', 'tok-inserted']],
])('%s has the classes of its parts', async (language, code, classes) => {
  const { markup } = await renderMarkdown(fence(language, code))
  for (const name of classes) expect(markup).toContain(name)
})

test.each(['', 'text', 'klingon'])('a block in "%s" stays as it is', async (language) => {
  const { markup } = await renderMarkdown(fence(language, 'a\n\nb'))
  const name = language === '' ? 'text' : language
  const lines = ['a', '', 'b'].map((line) => `<span className=["line"]>${line}\n</span>`).join('')
  expect(markup).toBe(`<fyr-code language="${name}">${lines}</fyr-code>`)
})

test.each(['ts', 'json', 'python', 'http', 'yaml'])(
  'the tokens of %s contain all letters of a line and no others',
  async (language) => {
    const code = 'const a = {"b": 1}\n\n\tif x: # æøå "\\n" <b>&amp;</b>\n---'
    const { tree } = await renderMarkdown(fence(language, code))
    const [block] = tree.children
    expect(textOf(block)).toBe(`${code}\n`)
    const coloured = linesOf(block).filter(({ properties }) => properties[CODE_TOKENS] !== undefined)
    expect(coloured).not.toEqual([])
    for (const line of coloured) {
      const lengths = String(line.properties[CODE_TOKENS]).match(/\d+/g) ?? []
      expect(lengths.reduce((sum, length) => sum + Number(length), 1)).toBe(textOf(line).length)
    }
  },
)

test('tokens in our name, written as HTML, are taken away', async () => {
  const { markup } = await renderMarkdown('<span data-fyr-tokens="3k">Text</span>')
  expect(markup).toBe('<p><span>Text</span></p>')
})

test('code inside raw HTML keeps its colours', async () => {
  const { markup } = await renderMarkdown(
    `<details>\n<summary>More</summary>\n\n${fence('ts', 'let a')}\n\n</details>`,
  )
  expect(markup).toContain(
    '<fyr-code language="ts"><span className=["line"]><span className=["tok-keyword"]>let </span>',
  )
})

test('marked words are found in every line, across the edges of colours', async () => {
  const { markup } = await renderMarkdown(fence('ts /= 1/ /kg/', 'const kg = 1\nkgkg'))
  expect(markup).toBe(
    '<fyr-code language="ts">' +
      '<span className=["line"]><span className=["tok-keyword"]>const </span>' +
      '<mark><span className=["tok-variable"]>kg</span></mark><span className=["tok-variable"]> </span>' +
      '<mark><span className=["tok-punctuation"]>= </span><span className=["tok-number"]>1</span></mark>\n</span>' +
      '<span className=["line"]><mark><span className=["tok-variable"]>kgkg</span></mark>\n</span>' +
      '</fyr-code>',
  )
})

test('words are marked in code without colours too', async () => {
  const { markup } = await renderMarkdown(fence('text /feed/', 'the feed'))
  expect(markup).toBe(
    '<fyr-code language="text"><span className=["line"]>the <mark>feed</mark>\n</span></fyr-code>',
  )
})

test('a block of commands says what is copied of it, unless the site wants it whole', async () => {
  const markdown = '```console\n$ npm i # [!code highlight]\nadded 1\n```\n\n```sh\nnpm i\n```'
  expect((await renderMarkdown(markdown)).markup.match(/copied="[^"]*"/g)).toEqual(['copied="npm i"'])
  expect((await renderMarkdown(markdown, { copyCommands: false })).markup).not.toContain('copied=')
})

function linesOf(block: Root['children'][number] | undefined): Element[] {
  return block?.type === 'element' ? block.children.filter((child) => child.type === 'element') : []
}

function textOf(node: unknown): string {
  if (node === null || typeof node !== 'object') return ''
  if ('value' in node && typeof node.value === 'string') return node.value
  return 'children' in node && Array.isArray(node.children) ? node.children.map(textOf).join('') : ''
}
