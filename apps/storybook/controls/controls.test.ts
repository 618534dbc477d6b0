import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'
import { argumentTypes, isData, type DocgenProperty, type DocgenType } from './argument-types.ts'

const THEME = join(import.meta.dirname, '../../../packages/theme/src')

interface Component {
  readonly name: string
  readonly props: Readonly<Record<string, DocgenProperty>>
}

const STORIES = readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(THEME, path), 'utf8') }))

/** The component of a file of stories with its properties; null for one without a module of its own. */
function componentOf({ path, text }: (typeof STORIES)[number]): Component | null {
  const name = /^const meta = \{[^;]*?component: (\w+)/m.exec(text)?.[1]
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1]
  if (name === undefined || from === undefined) return null
  const filename = join(THEME, path, '..', from)
  const docs = parse(readFileSync(filename, 'utf8'), {
    filename,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: makeFsImporter(),
    babelOptions: { babelrc: false, configFile: false },
  })
  const doc = docs.find(({ displayName }) => displayName === name)
  return { name, props: (doc?.props ?? {}) as Component['props'] }
}

const COMPONENTS = STORIES.flatMap((story) => componentOf(story) ?? [])

/** Names of the types that a type has as its members. */
function namesIn({ name, elements = [] }: DocgenType): string[] {
  return name === 'union' ? elements.flatMap(namesIn) : [name]
}

const CHANGEABLE = new Set(['string', 'number', 'boolean', 'literal', 'AdmonitionType'])

test('every property that may be a word, a number, a choice or a switch has a control', () => {
  const issues = COMPONENTS.flatMap(({ name, props }) =>
    Object.entries(argumentTypes(props)).flatMap(([prop, { control, table }]) => {
      const { tsType = { name: 'unknown' } } = props[prop] ?? {}
      const isChangeable = namesIn(tsType).some((member) => CHANGEABLE.has(member))
      return control === false && isChangeable ? [`${name}.${prop}: ${table.type.summary}`] : []
    }),
  )
  expect(COMPONENTS.length).toBeGreaterThan(50)
  expect(issues).toEqual([])
})

test.each<[string, DocgenProperty, unknown, unknown]>([
  [
    'a choice of literals is a list, whether or not it may be left out',
    { tsType: { name: 'union', elements: [literal("'a'"), literal('2'), { name: 'undefined' }] } },
    undefined,
    { control: { type: 'select' }, options: ['a', 2] },
  ],
  [
    'a type of admonition is a list',
    { tsType: { name: 'AdmonitionType' } },
    undefined,
    { control: { type: 'select' }, options: ['note', 'tip', 'info', 'warning', 'danger'] },
  ],
  ['a word is written', { tsType: { name: 'string' } }, undefined, { control: { type: 'text' } }],
  [
    'a word that is rendered is a text field',
    { tsType: { name: 'ReactNode' } },
    'New',
    { control: { type: 'text' } },
  ],
  ['elements are left as they are', { tsType: { name: 'ReactNode' } }, {}, { control: false }],
  ['data is left as it is', { tsType: { name: 'SiteData' } }, {}, { control: false }],
  [
    'a list of which the source gives no type is called one',
    { tsType: { name: 'unknown' } },
    ['a'],
    { control: false, table: { type: { summary: 'list' } } },
  ],
])('%s', (_what, property, value, expected) => {
  expect(argumentTypes({ prop: property }, { prop: value })['prop']).toMatchObject(expected as object)
})

function literal(value: string) {
  return { name: 'literal', value }
}

/** Groups of the catalogue, in its order. */
const GROUPS = [
  'Foundations',
  'In text',
  'On an article',
  'Around an article',
  'Blog',
  'Search',
  'Whole pages',
  'Your application',
]

test('every component is listed under its name in a group of the catalogue', () => {
  const titles = STORIES.map(({ path, text }) => {
    const [, title = '', component] =
      /^const meta = \{\s*title: '([^']+)',\s*(?:component: (\w+))?/m.exec(text) ?? []
    return { path, title, component }
  })
  const misplaced = titles.filter(({ title, component }) => {
    const [group = '', name] = title.split('/')
    return !GROUPS.includes(group) || (component !== undefined && name !== component)
  })
  expect(misplaced).toEqual([])
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
})

test('the preview lists the same groups', () => {
  const preview = readFileSync(join(import.meta.dirname, '../.storybook/preview.tsx'), 'utf8')
  const order = /order: \[([^\]]+)\]/.exec(preview)?.[1] ?? ''
  expect([...order.matchAll(/'([^']+)'/g)].map(([, group]) => group)).toEqual([
    'Introduction',
    'Guides',
    ...GROUPS,
  ])
})

test('a control that shows a value as data is none of those that a designer is given', () => {
  expect([{ type: 'object' }, 'object', { type: 'file' }].map(isData)).toEqual([true, true, true])
  expect([{ type: 'text' }, 'select', false, undefined].map(isData)).toEqual([false, false, false, false])
})
