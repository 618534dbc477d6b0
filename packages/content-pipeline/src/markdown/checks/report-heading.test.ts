import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function told(markdown: string) {
  const { diagnostics } = await renderMarkdown(markdown)
  return diagnostics.map(({ line, column, problem, hint }) => [line, column, problem, hint])
}

const LINE = 'This id is shown as text: it stands on a line of its own.'

test.each([
  ['## Depth\n{#depth}\n\nText.', 2],
  ['## Depth\n\n{#depth}\n\nText.', 3],
  ['## Depth\n{#depth}\nText.', 2],
  ['Depth\n---\n{#depth}', 3],
])('an id on a line of its own is a warning: %j', async (markdown, line) => {
  expect(await told(markdown)).toEqual([
    [line, 1, LINE, 'Write it at the end of the heading: "## Title {#depth}".'],
  ])
})

test.each([
  ['## Depth {#a} {#b}', 10],
  ['## Depth {#a} of nets', 10],
  ['## Depth {#a}{.wide}', 10],
])('an id that is not the end of its heading is a warning: %j', async (markdown, column) => {
  const problem = '"{#a}" is shown as part of the heading.'
  expect(await told(markdown)).toEqual([[1, column, problem, 'A heading has one id, at its end.']])
})

test.each([
  ['\nThe net is open.\n---\n\nText.', 3],
  ['# A\nOne line\nand another\n---', 4],
  ['# A\n> Text;\n> ---', 3],
  ['\n网已打开。\n---', 3],
])('hyphens right below a sentence are a warning: %j', async (markdown, line) => {
  const column = (markdown.split('\n')[line - 1] ?? '').indexOf('-') + 1
  const problem = 'This line makes a heading of the text above it.'
  expect(await told(markdown)).toEqual([
    [line, column, problem, 'Put a blank line above it for a line across the page.'],
  ])
})

test.each([
  'Depth\n---\n\nWhat is a net?\n---\n\nNet: a guide\n-----',
  'Text.\n\n---\n\nText.',
  '## Depth {#a}\n\n## Using {#if} and {#each} {#blocks}',
  'Write `{#a}`, or {#a} in a line.',
])('%j has no such heading', async (markdown) => {
  expect(await told(markdown)).toEqual([])
})
