import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { siteOf } from '../testing/old-site.ts'
import { componentFiles } from './component-stubs.ts'

test.each([
  ['a line feed', 'x\nglobalThis.process.exit()//'],
  ['a carriage return', 'x\rglobalThis.process.exit()//'],
  ['a line separator', 'x\u2028globalThis.process.exit()//'],
  ['a paragraph separator', 'x\u2029globalThis.process.exit()//'],
])('what a page imports is no code of its draft, also with %s', (_name, request) => {
  const text = `import Chart from '${request}'\n\n<Chart />\n`
  const plan = {
    root: siteOf({ 'docs/a.mdx': text }),
    folder: '',
    basePath: '/',
    aliases: [],
    files: {},
    components: [],
    registries: [],
  }
  const problem = 'The component <Chart> does not exist.'
  const unknown = {
    code: 'unknown-component',
    file: 'docs/a.mdx',
    problem,
    hint: 'add theme/islands/chart.tsx',
  }
  const files = componentFiles(plan as never, [unknown as never], (file) => ({ file, text }))
  const draft = files.get('theme/islands/chart.tsx') ?? ''
  const { program, errors } = parseSync('chart.tsx', draft)
  expect(errors).toEqual([])
  expect(program.body.map(({ type }) => type)).toEqual([
    'ImportDeclaration',
    'ImportDeclaration',
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportDefaultDeclaration',
  ])
})
