import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

test.each([
  ['letters of Norwegian are kept', '## Fôring på merd', 'fôring-på-merd'],
  ['dots go', '## 3.0 to 3.6', '30-to-36'],
  ['the id of the document itself is left free', '## Main', 'main-1'],
  ['ids of the theme are left free', '## Fyr scripts', 'section-fyr-scripts'],
  ['the name of the theme is left free', '## FYR', 'section-fyr'],
  ['words that only begin like it are not', '## Fyrlykt', 'fyrlykt'],
  ["the author's own id wins", '## A long heading {#short}', 'short'],
  ['code counts as its text', '## The `feeding:read` scope', 'the-feedingread-scope'],
  ['tags do not count', '## Press <kbd>Ctrl</kbd>+<kbd>C</kbd>', 'press-ctrlc'],
  ['the end of a line does not count', '## A<br>B', 'ab'],
  ['a comment does not count', '## Set up<!-- since 3.0 -->', 'set-up'],
  ['the text of an image does not count', '## Barge![a barge](./b.svg)', 'barge'],
  ['nor does that of an image in emphasis', '## *Barge![a barge](./b.svg)*', 'barge'],
  ['what looks like a tag and is text counts', '## List&lt;T&gt; and `Map<K>`', 'listt-and-mapk'],
])('%s', async (_name, markdown, id) => {
  const { headings, codes } = await renderMarkdown(markdown)
  expect(headings.map((heading) => heading.id)).toEqual([id])
  expect(codes).toEqual([])
})

test.each(['fyr-scripts', 'fyr-page', 'FYR-Scripts', 'fyr', 'Fyr', 'fyr-of-tomorrow', 'main', 'MAIN'])(
  'a heading may not take the id "%s" of the document around it, and gets another',
  async (id) => {
    const { headings, markup, codes } = await renderMarkdown(`## Text {#${id}}`)
    expect(codes).toEqual(['duplicate-heading-id'])
    expect(headings.map((heading) => heading.id)).toEqual(['text'])
    expect(markup).not.toContain(id)
  },
)

test('an id that looks like that of an earlier heading is numbered, however its letters are spelled', async () => {
  const { headings } = await renderMarkdown(`## One {#${'caf\u00E9'.normalize('NFD')}}\n\n## Caf\u00E9`)
  expect(headings.map(({ id }) => id.normalize('NFC'))).toEqual(['caf\u00E9', 'caf\u00E9-1'])
})

test('equal headings are numbered, and none takes an explicit id further down', async () => {
  const { headings } = await renderMarkdown('## Units\n\n## Units\n\n## Other {#units-1}')
  expect(headings.map(({ id }) => id)).toEqual(['units', 'units-2', 'units-1'])
})

test.each([
  ['without letters', '## 🎉\n\n## ???\n\n## --', ['section', 'section-1', 'section-2']],
  ['of an image alone', '## ![A barge](./b.svg)', ['section']],
  ['without text', '##\n\nText.', ['section']],
  ['below one called so', '## Section\n\n## 🎉', ['section', 'section-1']],
])('a heading %s has an id of its own', async (_name, markdown, ids) => {
  const { headings, markup } = await renderMarkdown(markdown)
  expect(headings.map(({ id }) => id)).toEqual(ids)
  expect([...markup.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids)
})

test('the first level-1 heading is taken out as the title, code and emphasis kept', async () => {
  const { title, markup, codes } = await renderMarkdown('# The `GET` of *feeding* data <!-- v3 -->\n\nText.')
  expect(codes).toEqual([])
  expect(title).toEqual([
    'The ',
    { type: 'code', text: 'GET' },
    ' of ',
    { type: 'em', text: 'feeding' },
    ' data',
  ])
  expect(markup).toBe('<p>Text.</p>')
})

test.each([
  ['a link', '# Read [*all* of it](./x.md)', ['Read ', { type: 'em', text: 'all' }, ' of it']],
  ['a link by reference', '# Read [it][x]\n\n[x]: ./x.md', ['Read it']],
  ['an image', '# Barge ![a barge](./b.svg)', ['Barge']],
  ['an image by reference', '# Barge ![a barge][b]\n\n[b]: ./b.svg', ['Barge']],
  ['an image in emphasis', '# Barge *![a barge](./b.svg)*', ['Barge ', { type: 'em', text: '' }]],
  ['a footnote', '# Barge[^1]\n\n[^1]: A boat.', ['Barge']],
  ['struck words', '# Barge ~~boat~~', ['Barge boat']],
  ['an id', '# Barge {#boat}', ['Barge']],
])('what a title cannot keep is reported: %s', async (_name, markdown, kept) => {
  const { title, codes } = await renderMarkdown(markdown)
  expect(title).toEqual(kept)
  expect(codes).toEqual(['plain-title'])
})

test('HTML in a title is reported once', async () => {
  const { title, codes } = await renderMarkdown('# Press <kbd>Esc</kbd>')
  expect(title).toEqual(['Press Esc'])
  expect(codes).toEqual(['plain-title'])
})

test('a level-1 heading after other text is not a title', async () => {
  const { title, headings, codes } = await renderMarkdown('Text.\n\n# Later')
  expect(title).toBeNull()
  expect(headings).toEqual([{ id: 'later', level: 2, label: ['Later'] }])
  expect(codes).toEqual(['second-title'])
})

test('an image leaves no trace in the table of contents', async () => {
  const { headings } = await renderMarkdown('## Barge ![a barge](./b.svg) and **pen**')
  expect(headings[0]?.label).toEqual(['Barge  and ', { type: 'strong', text: 'pen' }])
})

test.each([
  ['## Up<br>down', ['Up down']],
  ['## **Up<br>down** <kbd>K</kbd><!-- c -->', [{ type: 'strong', text: 'Up down' }, ' K']],
  ['## Up ~~*down*~~', ['Up down']],
  ['## Up <Badge text="Beta" />', ['Up']],
  ['## <Badge text="Beta" />', ['Beta']],
])('the table of contents shows only the text of "%s"', async (markdown, label) => {
  const { headings } = await renderMarkdown(markdown)
  expect(headings[0]?.label).toEqual(label)
})

test.each([
  ['![Chart](./p.svg)', 'Chart'],
  ['[![Chart](./p.svg)](https://example.com) ![ of tides](./q.svg)', 'Chart  of tides'],
  ['<i></i>', 'section'],
])('a heading without words has a name in the table of contents: %s', async (heading, name) => {
  const { headings } = await renderMarkdown(`Text.\n\n## ${heading}`)
  expect(headings).toEqual([{ id: 'section', level: 2, label: [name] }])
})

test.each(['md', 'mdx'] as const)(
  'underscores in an id of an author mark no emphasis, in .%s',
  async (format) => {
    const { headings, codes } = await renderMarkdown(
      '## Calls {#Cache.__call__}\n\n## _async_ `run(bot)` {#Bot-__call__}\n\n## **Own** {#_own_id_}',
      {},
      format,
    )
    expect(headings.map(({ id }) => id)).toEqual(['Cache.__call__', 'Bot-__call__', '_own_id_'])
    expect(codes).toEqual([])
  },
)
