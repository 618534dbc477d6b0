import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

async function idsIn(markdown: string): Promise<readonly string[]> {
  const { markup } = await renderMarkdown(markdown)
  return [...markup.matchAll(/<fyr-field id="([^"]*)"><code>/g)].map(([, id = '']) => id)
}

const FIELDS = `
:::::fields
- \`id\` string

  See \`other\`.

- \`ship\` object

  ::::details[2 fields]
  - \`name\` string

  - \`the imo\` integer
  ::::
:::::
`

test('a field has the id of the heading above and the names on the way to it', async () => {
  expect(await idsIn(`## Request body {#body}\n${FIELDS}\n### 200\n${FIELDS}`)).toEqual([
    'body.id',
    'body.ship',
    'body.ship.name',
    'body.ship.the-imo',
    '200.id',
    '200.ship',
    '200.ship.name',
    '200.ship.the-imo',
  ])
})

test('a page has each id once, whatever else on it has ids', async () => {
  const again = ':::fields\n- `id` string\n:::\n'
  expect(await idsIn(`<a id="field.id"></a>\n\n${again}\n${again}\n## Field {#field}\n\n${again}`)).toEqual([
    'field.id-1',
    'field.id-2',
    'field.id-3',
  ])
})

test('an item that begins with anything else has no id, nor has a list elsewhere', async () => {
  expect(await idsIn('- `id` string\n\n:::fields\n- The `id`\n- **`id`**\n- ` `\n-\n:::\n')).toEqual([])
})

test('many fields of one name take no time', async () => {
  const ids = await idsIn(`::::fields\n${'- `id` string\n'.repeat(2000)}::::\n`)
  expect(new Set(ids).size).toBe(2000)
  expect(ids.at(-1)).toBe('field.id-1999')
})
