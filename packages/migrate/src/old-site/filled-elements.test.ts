import { expect, test } from 'vitest'
import { migrate } from '../migrate.ts'
import { siteOf } from '../testing/old-site.ts'
import { withoutFilled } from './filled-elements.ts'

test.each([
  ['<div data-ad="harbour" class="wide"></div>', ''],
  ['Before <span data-count></span>after.', 'Before after.'],
  ["<ins data-ad='a' />", ''],
  ['<center>\n\t<div\n\t\tdata-ad="a"\n\t\tclass="b"\n\t></div>\n</center>', '<center>\n</center>'],
  ['<div\n  data-ad\n/>', ''],
  ['<div\n  data-ad\n>Text</div>', '<div\n  data-ad\n>Text</div>'],
  ['```html\n<div\n  data-ad\n></div>\n```', '```html\n<div\n  data-ad\n></div>\n```'],
  ['<div class="wide"></div>', '<div class="wide"></div>'],
  ['<div data-ad>Text</div>', '<div data-ad>Text</div>'],
  ['<div data-ad id="place"></div>', '<div data-ad id="place"></div>'],
  ['<span data-a style="color: red"></span>', '<span data-a style="color: red"></span>'],
  ['`<div data-ad></div>`', '`<div data-ad></div>`'],
  ['```html\n<div data-ad></div>\n```', '```html\n<div data-ad></div>\n```'],
])('%s', (text, expected) => {
  expect(withoutFilled(text).text).toBe(expected)
})

test('an element that a script fills is one note, and no warning of each page', async () => {
  const page = '# Nets\n\n<div data-ad="harbour" data-kind="image"></div>\n\nText.\n'
  const { diagnostics, notes, pages } = await migrate({
    tool: 'docusaurus',
    folder: siteOf({
      'package.json': '{}',
      'docusaurus.config.js': `module.exports = { title: 'Fjord', url: 'https://fjord.example', presets: [['classic', { blog: false }]] }`,
      'docs/nets.md': page,
      'docs/boats.md': page.replace('Nets', 'Boats'),
    }),
  })
  expect(diagnostics.filter(({ code }) => code === 'dropped-html')).toEqual([])
  expect(pages).toMatchObject({ edited: 2, 'with warnings': 0 })
  expect(notes).toContainEqual(expect.objectContaining({ name: '<div data-ad>', pages: 2 }))
})
