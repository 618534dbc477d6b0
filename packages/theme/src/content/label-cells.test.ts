import type { Element, Root } from 'hast'
import { expect, test } from 'vitest'
import { breakLongNames } from './break-long-names.ts'
import { elements } from './content-children.ts'
import { labelCells } from './label-cells.ts'
import { textOf } from './text-of.ts'

function element(tagName: string, children: Element['children'], properties: Element['properties'] = {}) {
  return { type: 'element', tagName, properties, children } satisfies Element
}

function cell(tagName: string, text: string): Element {
  return element(tagName, text === '' ? [] : [{ type: 'text', value: text }])
}

function table(head: readonly string[], ...body: readonly (readonly string[])[]): Root {
  const row = (tagName: string) => (texts: readonly string[]) =>
    element(
      'tr',
      texts.map((text) => cell(tagName, text)),
    )
  const parts = [element('thead', [row('th')(head)]), element('tbody', body.map(row('td')))]
  return { type: 'root', children: [element('section', [element('table', parts)])] }
}

function tableIn(root: Root): Element {
  const [section] = root.children
  const found = section?.type === 'element' ? elements(section)[0] : undefined
  if (!found) throw new Error('The tree has no table.')
  return found
}

function bodyCells(root: Root): Element[] {
  return elements(tableIn(root)).slice(1).flatMap(elements).flatMap(elements)
}

test('the cells of a table with three columns carry the headings, except the first of each row', () => {
  const labelled = labelCells(table(['Field', 'Type', 'Meaning'], ['date', 'string', 'day of the count']))
  expect(tableIn(labelled).properties).toEqual({ dataStacked: '' })
  expect(bodyCells(labelled).map(({ properties }) => properties['dataLabel'])).toEqual([
    undefined,
    'Type',
    'Meaning',
  ])
})

test('a table of two columns stays a table', () => {
  const labelled = labelCells(table(['Field', 'Meaning'], ['date', 'the day on which the fish were counted']))
  expect(tableIn(labelled).properties).toEqual({})
  expect(bodyCells(labelled).every(({ properties }) => properties['dataLabel'] === undefined)).toBe(true)
})

test.each([
  ['first', ['averageWeightInGrams', 'mean weight']],
  ['second', ['Biomass', 'withdrawalAccumulatedDegreeDays']],
])('a table of two columns is stacked when a word of the %s has no room beside the other', (_, cells) => {
  const labelled = labelCells(table(['Field', 'Meaning'], ['date', 'day'], cells))
  expect(tableIn(labelled).properties).toEqual({ dataStacked: '' })
})

test('words with hyphens break where a line may end', () => {
  const labelled = labelCells(
    table(['Feed', 'Meaning'], ['cleaner-fish-with-roe', 'for lumpfish-and-wrasse-alone']),
  )
  expect(tableIn(labelled).properties).toEqual({})
})

test('a line may end between the parts of a long address in a stacked table', () => {
  const labelled = labelCells(table(['What', 'Test'], ['Token', 'https://auth.test.example/oauth2/token']))
  const [box] = bodyCells(labelled).slice(1).flatMap(elements)
  expect(box?.children.map((child) => (child.type === 'text' ? child.value : 'wbr'))).toEqual([
    'https://auth',
    'wbr',
    '.test',
    'wbr',
    '.example/',
    'wbr',
    'oauth2/',
    'wbr',
    'token',
  ])
})

test('a line may end between the words of a long name in the first column', () => {
  const rows = [
    ['withdrawalAccumulatedDegreeDays', 'number'],
    ['withdrawalDegreeDays', 'number'],
    ['a sentence of twenty-five letters', 'number'],
  ]
  const cells = bodyCells(labelCells(table(['Field', 'Type'], ...rows)))
  const names = cells.filter((_, index) => index % 2 === 0)
  expect(names.map(({ properties }) => properties['dataBreaks'])).toEqual(['', undefined, undefined])
  expect(
    names[0]?.children.map((child) => (child.type === 'text' ? child.value : `<${textOf(child)}>`)),
  ).toEqual(['withdrawal', '<>', 'Accumulated', '<>', 'Degree', '<>', 'Days'])
})

test('a cell with a word that has no room beside the heading of its column says so', () => {
  const labelled = labelCells(
    table(['Figure', 'Unit', 'Field'], ['Degree days', '°C', 'withdrawalAccumulatedDegreeDays']),
  )
  expect(bodyCells(labelled).map(({ properties }) => properties['dataLong'])).toEqual([
    undefined,
    undefined,
    '',
  ])
})

test('a short word with hyphens in code is as long as it is shown, in one piece', () => {
  const command = 'vitest run src/shell-word.test.ts'
  const root = table(
    ['What', 'Where', 'Proof'],
    ['A name', 'shell', ''],
    ['A path', 'src/shell-word.test.ts', ''],
  )
  const last = bodyCells(root).at(2)
  last?.children.push(element('code', [{ type: 'text', value: command }]))
  const labelled = bodyCells(labelCells(breakLongNames(root)))
  expect(labelled.map(({ properties }) => properties['dataLong'])).toEqual([
    undefined,
    undefined,
    '',
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['without a heading over a column', table(['Field', '', 'Meaning'], ['a', 'b', 'c'])],
  ['with rows of other lengths', table(['Field', 'Type', 'Meaning'], ['a', 'b'])],
  ['without rows', table(['Field', 'Type', 'Meaning'])],
])('a table %s stays a table', (_, root) => {
  expect(tableIn(labelCells(root)).properties).toEqual({})
})

test('a table with a cell that spans others stays a table', () => {
  const root = table(['Field', 'Type', 'Meaning'], ['a', 'b', 'c'])
  const [first] = bodyCells(root)
  if (first) first.properties['rowSpan'] = 2
  expect(labelCells(root)).toBe(root)
})

test('words of a column with short texts alone stay on one line', () => {
  const labelled = labelCells(table(['Version', 'Until'], ['2', '30 June 2027'], ['1', 'gone']))
  expect(bodyCells(labelled).map(({ properties }) => properties['dataShort'])).toEqual([
    undefined,
    '',
    undefined,
    undefined,
  ])
})

test('what is in a cell keeps its order in one box, beside the heading', () => {
  const root = table(['Field', 'Type', 'Meaning'], ['a', 'b', 'c'])
  const last = bodyCells(root).at(-1)
  last?.children.push(element('code', [{ type: 'text', value: 'd' }]))
  const labelled = bodyCells(labelCells(root)).at(-1)
  expect(labelled && elements(labelled).map(({ tagName }) => tagName)).toEqual(['div'])
  expect(labelled && textOf(labelled)).toBe('cd')
})

test('a tree without tables is the same tree', () => {
  const root: Root = { type: 'root', children: [element('p', [{ type: 'text', value: 'text' }])] }
  expect(labelCells(root)).toBe(root)
})

test('a cell of a great many words is read', () => {
  const labelled = labelCells(table(['Field', 'Meaning'], ['date', 'day '.repeat(300_000)]))
  expect(tableIn(labelled).properties).toEqual({})
})
