import { expect, test } from 'vitest'
import { createDiagnosticLog } from '../diagnostic.ts'
import { frontMatterSchemas } from '../schemas/front-matter.ts'
import { isSidebarHtml } from '../schemas/sidebars.ts'
import { joinLines } from './join-lines.ts'
import { readMarkdownFile } from './read-markdown-file.ts'

test('lines of strings are joined, at any depth', () => {
  expect(joinLines({ title: 'Two\n words\n', items: [{ label: '\na\n\nb' }, 3, null], ok: ' a ' })).toEqual({
    title: 'Two words',
    items: [{ label: 'a b' }, 3, null],
    ok: ' a ',
  })
})

test('markup keeps its lines', () => {
  const sidebar = [{ type: 'html', value: 'a\nb\n' }]
  expect(joinLines(sidebar, isSidebarHtml)).toEqual(sidebar)
})

test.each([
  ['folded', '>'],
  ['literal', '|'],
])('%s texts of front matter are one line', (_name, mark) => {
  const text = `---\ntitle: ${mark}\n  Two\n  words\ndescription: ${mark}\n  And\n  more\n---\n\nText.\n`
  const { frontMatter } = readMarkdownFile({ file: 'a.md', text }, frontMatterSchemas.docs, {
    variables: new Map(),
    log: createDiagnosticLog(),
  })
  expect(frontMatter).toMatchObject({ title: 'Two words', description: 'And more' })
})

test('a text of a great many spaces is joined', () => {
  const spaces = ' '.repeat(300_000)
  expect(joinLines(`a${spaces}b\n\n  c`)).toBe(`a${spaces}b c`)
})
