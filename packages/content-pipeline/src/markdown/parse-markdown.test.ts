import { createRequire } from 'node:module'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { createParser, parseMarkdown } from './parse-markdown.ts'

const { tests: examples }: { tests: { markdown: string }[] } = createRequire(import.meta.url)(
  'commonmark-spec',
)
const wholeParser = createParser().freeze()

function treeOf(markdown: string) {
  const parsed = parseMarkdown(markdown)
  return parsed.type === 'tree' ? parsed.tree : null
}

test('texts of the specification have the trees of the whole parser', () => {
  expect(examples.length).toBeGreaterThan(600)
  for (const { markdown } of examples) expect(treeOf(markdown)).toEqual(wholeParser.parse(markdown))
})

const PIECES = [
  'www.example.com',
  'WWW.a.b',
  'https://a.b/c_d_e',
  'Http://a.b',
  'me@example.com',
  'mailto:me@a.b',
  'xmpp:a@b.c',
  '<https://a.b>',
  '[x](https://a.b)',
  '![www.a.b](c.png)',
  '[www.a.b]',
  '`https://a.b`',
  'a.b@',
  'https:',
  '//a.b',
  'www',
  '.',
  '&#64;',
  '\\@',
  '*',
  '_',
  '~~',
  '`',
  '[',
  '](a)',
  '<b>',
  '| a |\n|---|\n| ',
  '\n',
  '\n\n',
  '[^1]',
  'text ',
]

test('bare addresses are found wherever the whole parser finds them', () => {
  const text = array(constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))
  const sameTree = property(text, (markdown) => {
    expect(treeOf(markdown)).toEqual(wholeParser.parse(markdown))
  })
  assert(sameTree, { numRuns: 400, seed: 20_260_303 })
})
