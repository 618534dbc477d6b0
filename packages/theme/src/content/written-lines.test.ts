import type { Element } from 'hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { el, tree } from '../fixtures/tree.ts'
import { lineElements, writeLines } from './written-lines.ts'

const line = (...children: Parameters<typeof el>[2][]): Element =>
  el('span', { className: ['line'] }, ...children)

function blockOf(...lines: (Element | string)[]): Element {
  const [block] = writeLines(tree(el('fyr-code', { language: 'ts' }, ...lines))).children
  if (block?.type !== 'element') throw new Error('The block has gone.')
  return block
}

/** What React renders for the lines, one word at a time. */
function byReact(...lines: Element[]): string {
  const content = unified()
    .use(rehypeReact, { Fragment, jsx, jsxs })
    .stringify(tree(...lines))
  return renderToStaticMarkup(content)
}

function written(block: Element, first: number | null = null): string {
  return renderToStaticMarkup(lineElements(block.data?.writtenLines ?? [], first))
}

test('lines of coloured words are what React renders', () => {
  const lines = [
    line(
      el('span', { className: ['tok-keyword'] }, 'const'),
      ' a &amp; <b> = ',
      el('mark', {}, 'c', el('span', {}, 'd')),
      '\n',
    ),
    el(
      'span',
      { className: ['line', 'highlighted'] },
      el('span', { className: ['tok-type', 'x'] }, '<T>'),
      '\n',
    ),
    line('\n'),
  ]
  const block = blockOf(...lines)
  expect(block.children).toEqual([])
  expect(written(block)).toBe(byReact(...lines))
})

const token = (name: string, text: string): Element => el('span', { className: [`tok-${name}`] }, text)

test('the tokens of a line are what React renders of their elements', () => {
  const coloured = el('span', { className: ['line', 'added'], dataFyrTokens: '5k1x3t2p9n' }, 'const<T>=;\n')
  const tokenElements = el(
    'span',
    { className: ['line', 'added'] },
    token('keyword', 'const'),
    '<',
    token('type', 'T>='),
    token('punctuation', ';\n'),
  )
  expect(written(blockOf(coloured))).toBe(byReact(tokenElements))
  const [mixed] = writeLines(tree(el('fyr-code', {}, coloured, 'text'))).children
  expect(mixed).toMatchObject({ children: [tokenElements, { type: 'text' }] })
})

test('quotes stay as they are, and numbers count from the first', () => {
  expect(written(blockOf(line(`"a" 'b'\n`), line('c\n')), 7)).toBe(
    `<span class="line" data-line="7">"a" 'b'\n</span><span class="line" data-line="8">c\n</span>`,
  )
})

test.each<[string, Element | string]>([
  ['text outside of a line', 'text'],
  ['a line that is not a span', el('div', { className: ['line'] }, 'a')],
  ['a line without a class', el('span', {}, 'a')],
  ['a line with another property', el('span', { className: ['line'], id: 'a' }, 'a')],
  ['a link in a line', line(el('a', { href: '/a' }, 'a'))],
  ['a word with another property', line(el('span', { title: 'a' }, 'a'))],
  ['a word with a class in quotes', line(el('span', { className: ['"><script>'] }, 'a'))],
  ['a comment in a line', { ...line(), children: [{ type: 'comment', value: 'a' }] }],
])('a block with %s stays as it is', (_, child) => {
  const content = tree(el('fyr-code', {}, line('a\n'), child))
  expect(writeLines(content)).toEqual(content)
})

test('what is around a block stays, and the given tree is not changed', () => {
  const content = tree(el('p', {}, 'before'), el('div', {}, el('fyr-code', {}, line('a\n'))))
  const before = structuredClone(content)
  const [paragraph, around] = writeLines(content).children
  expect(content).toEqual(before)
  expect(paragraph).toBe(content.children[0])
  expect(around).toMatchObject({
    tagName: 'div',
    children: [{ data: { writtenLines: [{ className: 'line', html: 'a\n' }] } }],
  })
})
