import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Nodes, Paragraph, Root, RootContent } from 'mdast'
import { splitLine } from '@fyr/markdown-parser/tree'
import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../../diagnostic.ts'
import { includePlace } from '../../read/read-collection.ts'
import { joinTabs } from '../code/join-tabs.ts'
import { pairTags } from '../components/pair-tags.ts'
import { noValues } from '../document/document-context.ts'
import { insertIncludes } from './insert-includes.ts'

/** More than a call takes as its arguments. */
const MANY = 200_000

const paragraph = (): Paragraph => ({ type: 'paragraph', children: [] })
const many = <Item>(make: () => Item): Item[] => Array.from({ length: MANY }, make)

/** What is known of a page in a site that includes files of its folder. */
function contextIn(root: string, variables: readonly (readonly [string, string])[] = []) {
  const file = 'content/page.md'
  return {
    source: { file, text: '' },
    variables: new Map(variables),
    plugins: null,
    packageManagers: [],
    log: createDiagnosticLog(),
    includes: includePlace(root, file, file, { open: ['content'] }),
    values: noValues(),
  }
}

test('a file of a great many paragraphs is included whole, before what follows', () => {
  const root = mkdtempSync(join(tmpdir(), 'fyr-include-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/many.md'), 'Text.\n')
  const context = contextIn(root)
  const directive = {
    type: 'leafDirective',
    name: 'include',
    attributes: { file: './many.md' },
    children: [],
  } as const satisfies RootContent
  const tree: Root = { type: 'root', children: [{ ...directive, children: [] }, { type: 'thematicBreak' }] }
  insertIncludes(tree, context, () => ({ type: 'root', children: many(paragraph) }))
  rmSync(root, { recursive: true })
  expect(context.log.list()).toEqual([])
  expect([tree.children.length, tree.children.at(-1)?.type]).toEqual([MANY + 1, 'thematicBreak'])
})

test('an escaped variable of included code is shown as written', () => {
  const root = mkdtempSync(join(tmpdir(), 'fyr-include-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, 'content/ci.yaml'), 'name: {{ product.name }}\nkey: $\\{{ product.name }}\n')
  const context = contextIn(root, [['product.name', 'Fjord']])
  const attributes = { file: './ci.yaml' }
  const tree: Root = {
    type: 'root',
    children: [{ type: 'leafDirective', name: 'include', attributes, children: [] }],
  }
  insertIncludes(tree, context, () => null)
  rmSync(root, { recursive: true })
  expect(tree.children).toMatchObject([{ type: 'code', value: 'name: Fjord\nkey: ${{ product.name }}' }])
})

function isTab(node: Nodes): node is Extract<Nodes, { type: 'containerDirective' }> {
  return node.type === 'containerDirective'
}

test('a great many blocks before the first tab are in it', () => {
  const tab = { type: 'containerDirective', name: 'tab', children: [] } satisfies Nodes
  const [joined] = joinTabs([...many(paragraph), tab], isTab)
  expect(joined?.children).toHaveLength(MANY)
})

test('a tag without an end leaves a great many blocks where they are', () => {
  const node = { type: 'componentTag', value: '<A>' } as unknown as RootContent
  const tag = { kind: 'open', name: 'A', attributes: new Map(), hasSpread: false } as const
  const reader = { read: () => tag, reject: () => [], accept: () => [], rejectDeep: () => {} }
  expect(pairTags([node, ...many(paragraph)], reader)).toHaveLength(MANY)
})

test('a paragraph of a great many lines is one line', () => {
  const lines = { ...paragraph(), children: many(() => ({ type: 'text' as const, value: 'a' })) }
  expect(splitLine([paragraph(), lines]).line).toHaveLength(MANY)
})
