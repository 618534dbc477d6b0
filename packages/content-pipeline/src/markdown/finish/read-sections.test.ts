import { withTableHeads } from '@fyr/search'
import { expect, test } from 'vitest'
import { compileText } from '../../fixtures/compile-text.ts'
import { readSections } from './read-sections.ts'

async function sectionsOf(markdown: string) {
  const { text } = await compileText(markdown)
  return readSections(JSON.parse(text))
}

test('a section has its heading, those above it, and the text up to the next heading', async () => {
  expect(
    await sectionsOf(
      'Before *all*.\n\n## One {#first}\n\nIn one.\n\n### Deep\n\nIn deep.\n\n## Two\n\nIn two.',
    ),
  ).toEqual([
    { headingId: null, headings: [], text: 'Before all.', code: '', defines: [] },
    { headingId: 'first', headings: ['One'], text: 'In one.', code: '', defines: [] },
    { headingId: 'deep', headings: ['One', 'Deep'], text: 'In deep.', code: '', defines: [] },
    { headingId: 'two', headings: ['Two'], text: 'In two.', code: '', defines: [] },
  ])
})

test('words of different blocks, cells and lines are kept apart, and those of one line are not', async () => {
  const [section] = await sectionsOf('- fish**farm**\n- net\n\n| a | b |\n| - | - |\n| c | d |\n\none\\\ntwo')
  expect(withTableHeads(section?.text ?? '').text).toBe('fishfarm · net · a: c, b: d · one two')
})

test.each([
  ['cells without text', '| a | b | c |\n| - | - | - |\n| | d | |\n| e | | f |', 'b: d · a: e, c: f'],
  [
    'cells that are sentences',
    '| a | b |\n| - | - |\n| One. | Two! |\n| c | d |',
    'a: One. b: Two! a: c, b: d',
  ],
  ['items that are sentences', 'Do:\n\n1. Read.\n2. Write.\n\nEnd.', 'Do: Read. Write. End.'],
  ['lists in lists', '- a\n  - b\n  - c\n- d', 'a b · c · d'],
])('%s are separated by what they need and no more', async (_name, markdown, text) => {
  const [section] = await sectionsOf(markdown)
  expect(withTableHeads(section?.text ?? '').text).toBe(text)
})

test.each([
  [
    'with text around it',
    'Before.\n\n| a | b |\n| - | - |\n| c. | d. |\n\nAfter.',
    'Before. a: c. b: d. After.',
  ],
  ['with a head that asks, and one without words', '| How? | |\n| - | - |\n| c | d |', 'How? c, d'],
  ['without rows', '| a | b |\n| - | - |', 'a, b'],
  [
    'with a cell over two columns',
    '<table><tr><th>a</th><th>b</th></tr><tr><td colspan="2">c</td></tr></table>',
    'a, b · c',
  ],
  ['without heads', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a · b'],
])('a table %s', async (_name, markdown, text) => {
  const [section] = await sectionsOf(markdown)
  expect(withTableHeads(section?.text ?? '').text).toBe(text)
})

test.each([
  [
    'code in the first cells of a table',
    '| Name | Type |\n| - | - |\n| `from`, `to` | `date` |',
    ['from', 'to'],
  ],
  ['not the words beside it', '| Name | Type |\n| - | - |\n| the `from` | date |', []],
  ['terms of a list', '<dl><dt>Biomass</dt><dd>Weight of all fish</dd></dl>', ['Biomass']],
])('a section defines %s', async (_name, markdown, defines) => {
  const [section] = await sectionsOf(markdown)
  expect(section?.defines).toEqual(defines)
})

test('a heading that is code is a name that its section defines', async () => {
  const sections = await sectionsOf('## `fishCount`\n\nHow many.')
  expect(sections[1]).toMatchObject({ headings: ['fishCount'], defines: ['fishCount'] })
})

test('what is inside an island is text of the page', async () => {
  const sections = await sectionsOf(':::island{name=tide}\nHigh tide.\n\n## Low\n\nLow tide.\n:::\n')
  expect(sections.map(({ headingId, text }) => [headingId, text])).toEqual([
    [null, 'High tide.'],
    ['low', 'Low tide.'],
  ])
})

test('what a page does not show is in no section', async () => {
  const [section] = await sectionsOf(
    '<!-- secret -->\n\nShown.\n\n<script>secret</script>\n\n<b onclick="secret">bold</b>',
  )
  expect(section?.text).toBe('Shown. bold')
})

test.each([
  [
    'one beside text',
    '::::tabs\n:::tab[Python]\nInstall it.\n\n```py\nrun()\n```\n:::\n::::',
    'Python Install it.',
    'run()\n',
  ],
  [
    'those of code alone',
    ':::code-group\n```py [Python]\nrun()\n```\n```js [Node]\nstart()\n```\n:::',
    '',
    'Python\nrun()\n\nNode\nstart()\n',
  ],
  [
    'those around tabs of code',
    ':::::tabs\n::::tab[Samples]\n:::code-group\n```py [Python]\nrun()\n```\n:::\n::::\n:::::',
    '',
    'Samples\nPython\nrun()\n',
  ],
  [
    'one of code with the statuses that it stands for',
    'Before.\n\n::::tabs\n:::tab[Errors]\n```json\n{}\n```\n\n`400` `401`\n:::\n::::\n\nAfter.',
    'Before. After.',
    'Errors\n{}\n\n400 401',
  ],
])('labels of tabs: %s', async (_name, markdown, text, code) => {
  const [section] = await sectionsOf(markdown)
  expect([section?.text, section?.code]).toEqual([text, code])
})

test('the samples of an operation belong to its beginning, wherever they are written', async () => {
  const sections = await sectionsOf(
    [
      '# List',
      '::::::endpoint{method=get address="https://api.example/pens"}',
      'Lists pens.',
      '## Responses',
      '### 503',
      'Overloaded.',
      ':::::request\n```sh\ncurl pens\n```\n:::::',
      ':::::response\n```json\n{ "pen": 4 }\n```\n\n`400` `503`\n:::::',
      '::::::',
      'Later.',
    ].join('\n\n'),
  )
  expect(sections.map(({ headings, text, code }) => [headings.at(-1), text, code])).toEqual([
    [undefined, 'Lists pens.', 'curl pens\n\n{ "pen": 4 }\n\n400 503'],
    ['Responses', '', ''],
    ['503', 'Overloaded. Later.', ''],
  ])
})

test('code is kept apart from text, its title is text, and footnotes belong to the section before', async () => {
  const sections = await sectionsOf(
    '## A\n\nText[^1].\n\n[^1]: A note.\n\n```js title="run.js"\nstart()\n```\n',
  )
  expect(sections).toHaveLength(2)
  expect(sections[1]?.text).toContain('run.js')
  expect(sections[1]?.code).toBe('start()\n')
  expect(sections[1]?.text).toContain('A note.')
})
