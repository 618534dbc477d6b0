import { expect, test } from 'vitest'
import { compareBlocks } from '@fyr/comparison'
import { LONG_COMPARISONS } from '../fixtures/long-comparisons.ts'
import { renderMarkdown } from '../fixtures/render-markdown.ts'
import { toMarkup } from '../fixtures/to-markup.ts'
import { listChanges } from './show-changes.ts'

/** To compare each with each would take minutes. */
const BLOCKS = 50_000

const OLDER = `## Set up

Install the program with \`npm i fjord\` and then read [the guide](./guide.md).

- Open the valve slowly
- Close the valve at once
- Lock the cabinet

| Name | Meaning |
| --- | --- |
| \`id\` | The number |
| \`name\` | The label |

## Feed

Fish eat twice a day in summer.

They sleep at night and eat nothing.

\`\`\`sh
fjord feed --now
fjord stop
\`\`\`

## Stop

Press **stop** and wait.

Boats pass while the gates are open. They never pass at night.

- Close the valve and wait until it is silent
- Leave

Replace \`old()\` by \`new()\`.

| From | To |
| --- | --- |
| \`10\` | \`20\` |

:::note[Remember]
Wait until the pump is silent.
:::

![A red button](./button.png)
`

/** The list of the differences after an edit: the kind of each, and what it says in Markdown of sorts. */
async function edit(change: (text: string) => string): Promise<string[]> {
  const [older, newer] = [await renderMarkdown(OLDER), await renderMarkdown(change(OLDER))]
  const changes = { textKey: '', since: '1.4', href: '/all', titles: null, listFor: '/docs/a' }
  const markup = toMarkup(listChanges({ older: older.body, newer: newer.body }, changes))
  return [...markup.matchAll(/<fyr-change ([^>]*)>(.*?)<\/fyr-change>/gs)].map(
    ([, properties = '', text = '']) => {
      const type = /type="(\w+)"/.exec(properties)?.[1]
      const place = /href="\/docs\/a(#[^"]*)?"/.exec(properties)?.[1] ?? ''
      return `${type} ${place}: ${text
        .replaceAll(/<del>(.*?)<\/del>/gs, '[-$1-]')
        .replaceAll(/<ins>(.*?)<\/ins>/gs, '[+$1+]')
        .replaceAll(/<\/?code>/g, '`')
        .replaceAll(/<br><\/br>/g, '/')
        .replaceAll(/<fyr-admonition-name type="(\w+)"><\/fyr-admonition-name>/g, '($1)')}`
    },
  )
}

const swap =
  (from: string, to: string) =>
  (text: string): string => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }

function section(name: string, text: string): string {
  const start = text.indexOf(`## ${name}`)
  const end = text.indexOf('\n## ', start + 1)
  return end === -1 ? text.slice(start) : text.slice(start, end + 1)
}

test.each([
  ['a line is wrapped elsewhere', swap('fjord` and', 'fjord`\nand')],
  ['a link leads elsewhere', swap('./guide.md', './other.md')],
  ['emphasis', swap('**stop**', 'stop')],
  ['a language of code', swap('```sh', '```bash')],
  ['a paragraph that is split', swap('open. They', 'open.\n\nThey')],
  ['a paragraph that was joined to the next', swap('in summer.\n\nThey', 'in summer. They')],
  ['an item that is split', swap('the valve and wait', 'the valve\n- and wait')],
])('nothing has changed where there is %s', async (_, change) => {
  expect(await edit(change)).toEqual([])
})

test.each([
  [
    swap('twice a day', 'three times a day'),
    ['changed #feed: Fish eat [-twice-] [+three times+] a day in summer.'],
  ],
  [swap('## Feed', '## Feeding'), ['changed #feeding: [-Feed-] [+Feeding+]']],
  [
    swap('npm i fjord', 'pnpm add fjord'),
    [
      'changed #set-up: Install the program with [-`npm i fjord`-] [+`pnpm add fjord`+] and then read the guide.',
    ],
  ],
  [swap('the valve slowly', 'the valve quickly'), ['changed #set-up: Open the valve [-slowly-] [+quickly+]']],
  [swap('| The label', '| The title'), ['changed #set-up: `name` | The [-label-] [+title+]']],
  [
    swap('feed --now', 'feed --later'),
    ['changed #feed: [-`fjord feed --now`-]/[+`fjord feed --later`+]/`fjord stop`'],
  ],
  // Code in another order says something else.
  [
    swap('`old()` by `new()`', '`new()` by `old()`'),
    ['changed #stop: Replace [-`old()`-] [+`new()`+] by [-`new()`.-] [+`old()`.+]'],
  ],
  [
    swap('with `npm i fjord` and', 'with `pnpm add fjord`\n\nand'),
    [
      'changed #set-up: Install the program with [-`npm i fjord`-] [+`pnpm add fjord`+] and then read the guide.',
    ],
  ],
  [swap('| `10` | `20` |', '| `20` | `10` |'), ['changed #stop: [-`10` |-] `20` [+| `10`+]']],
  [swap('[Remember]', '[Mind]'), ['changed #stop: [-Remember-] [+Mind+]']],
  [swap('A red', 'A green'), ['changed #stop: A [-red-] [+green+] button']],
  [swap('in summer.\n', 'in summer.\n\nFeed is dry.\n'), ['added #feed: Feed is dry.']],
  [swap('- Lock the cabinet\n', '- Lock the cabinet\n- Go home\n'), ['added #set-up: Go home']],
  [swap('- Open the', '- Find the key\n- Open the'), ['added #set-up: Find the key']],
  [swap('## Set up', 'Fjord feeds fish.\n\n## Set up'), ['added : Fjord feeds fish.']],
  [swap('| `name` |', '| `key` | The secret |\n| `name` |'), ['added #set-up: `key` | The secret']],
  [
    swap('They sleep at night and eat nothing.\n\n', ''),
    ['removed #feed: They sleep at night and eat nothing.'],
  ],
  [swap('- Close the valve at once\n', ''), ['removed #set-up: Close the valve at once']],
  [swap('| `id` | The number |\n', ''), ['removed #set-up: `id` | The number']],
  [(text: string) => section('Feed', text) + text.replace(section('Feed', text), ''), ['moved #feed: Feed']],
  [
    (text: string) => `${text.replace(section('Feed', text), '')}\n${section('Feed', text)}`,
    ['moved #feed: Feed'],
  ],
  [
    swap(
      '- Open the valve slowly\n- Close the valve at once\n- Lock the cabinet',
      '- Close the valve at once\n- Lock the cabinet\n- Open the valve slowly',
    ),
    ['moved #set-up: Open the valve slowly'],
  ],
  // A part of what was moved has changed.
  [
    (text: string) =>
      section('Feed', text).replace('sleep at night', 'rest at night') +
      text.replace(section('Feed', text), ''),
    ['moved #feed: Feed', 'changed #feed: They [-sleep-] [+rest+] at night and eat nothing.'],
  ],
  // What is added beside what has changed is not taken for it.
  [
    swap('Fish eat twice a day in summer.', 'Feed is dry.\n\nFish eat once a day in summer.'),
    ['added #feed: Feed is dry.', 'changed #feed: Fish eat [-twice-] [+once+] a day in summer.'],
  ],
  [
    swap(
      'Fish eat twice a day in summer.\n\nThey sleep at night and eat nothing.',
      'They sleep at noon and eat nothing.',
    ),
    [
      'removed #feed: Fish eat twice a day in summer.',
      'changed #feed: They sleep at [-night-] [+noon+] and eat nothing.',
    ],
  ],
  [
    (text: string) =>
      `They sleep at noon and eat nothing.\n\n${swap('They sleep at night and eat nothing.\n\n', '')(text)}`,
    ['changed : They sleep at [-night-] [+noon+] and eat nothing.'],
  ],
  [swap(':::note[Remember]', ':::warning[Remember]'), ['changed #stop: [-(note)-] [+(warning)+] Remember']],
  [
    swap(':::note[Remember]\nWait', ':::danger[Remember]\nRest'),
    [
      'changed #stop: [-(note)-] [+(danger)+] Remember',
      'changed #stop: [-(note)-] [+(danger)+] [-Wait-] [+Rest+] until the pump is silent.',
    ],
  ],
  [
    swap('Press **stop** and wait.', ':::tip\nPress **stop** and wait.\n:::'),
    ['changed #stop: [+(tip)+] Press stop and wait.'],
  ],
  // Parts of a text are that text, changed.
  [
    swap('open. They never pass', 'open.\n\nThey never ever pass'),
    ['changed #stop: Boats pass while the gates are open. They never [+ever+] pass at night.'],
  ],
  [
    swap('twice a day in summer.\n\nThey', 'once a day in summer. They'),
    ['changed #feed: Fish eat [-twice-] [+once+] a day in summer. They sleep at night and eat nothing.'],
  ],
  [
    swap(
      'Boats pass while the gates are open. They never',
      '- Boats pass while the gates are open.\n- They never',
    ),
    ['changed #stop: Boats pass while the gates are open. They never pass at night.'],
  ],
  [
    swap('in summer.\n', 'in summer.\n\nFish eat all day at sea.\n'),
    ['added #feed: Fish eat all day at sea.'],
  ],
  [
    swap('Fish eat twice a day in summer.', '- Fish eat twice a day in summer.'),
    ['changed #feed: Fish eat twice a day in summer.'],
  ],
])('an edit is what it is called: %#', async (change, expected) => {
  expect(await edit(change)).toEqual(expected)
})

/** So many paragraphs that are in no other text. */
function paragraphs(count: number, version: string) {
  return Array.from({ length: count }, (_, index) => ({ kind: 'p', key: `${version} ${index}` }))
}

test.each([
  // Each pair between its neighbours, and then anywhere.
  [100, 100, 20_000],
  // Too many to compare each with each: with those about as far along.
  [1000, 1000, 38_620],
  [4000, 4000, 35_980],
  [50_000, 50_000, 0],
])('of %i and %i blocks that all differ, %i pairs are compared', (older, newer, expected) => {
  let looks = 0
  const changes = compareBlocks(paragraphs(older, 'old'), paragraphs(newer, 'new'), () => {
    looks += 1
    return 0
  })
  expect(looks).toBe(expected)
  expect(changes.map(({ type, older: from, newer: at }) => [type, from, at])).toEqual(
    Array.from({ length: newer }, (_, index) => ['changed', index, index]),
  )
})

test.each([
  ['texts that share no block', 2 * BLOCKS],
  ['a text and its reverse', BLOCKS - 1],
] as const)('%s of a great many blocks are compared', (name, changes) => {
  const { older, newer } = LONG_COMPARISONS[name](BLOCKS)
  expect(compareBlocks(older, newer, () => 0)).toHaveLength(changes)
})

/** Twenty edits of a text, all at once. */
const EDITS: readonly ((text: string) => string)[] = [
  swap('## Set up', '## Set it up'),
  swap('npm i fjord', 'pnpm add fjord'),
  swap('the valve slowly', 'the valve quickly'),
  swap('- Lock the cabinet\n', ''),
  swap('- Open the', '- Call the office\n- Open the'),
  swap('| Name | Meaning', '| Field | Meaning'),
  swap('| The number', '| The key'),
  swap('| `name` | The label |\n', '| `name` | The label |\n| `size` | In metres |\n'),
  swap('twice a day', 'three times a day'),
  swap('They sleep at night', 'They rest at night'),
  swap('feed --now', 'feed --later'),
  swap('fjord stop\n```\n', 'fjord stop\n```\n\nNobody has to wait for that.\n'),
  swap('and wait.\n', 'and count to ten.\n'),
  swap('Replace `old()` by `new()`', 'Replace `new()` by `old()`'),
  swap('| From | To |', '| Before | After |'),
  swap('| `10` | `20` |', '| `10` | `30` |'),
  swap('note[Remember]', 'note[Never forget]'),
  swap('the pump is silent', 'the pump is cold'),
  swap('![A red button]', '![A green button]'),
  (text) => `${text}\n## Clean up\n`,
]

test('twenty edits at once are twenty changes', async () => {
  expect(await edit((text) => EDITS.reduce((edited, one) => one(edited), text))).toEqual([
    'changed #set-it-up: Set [+it+] up',
    'changed #set-it-up: Install the program with [-`npm i fjord`-] [+`pnpm add fjord`+] and then read the guide.',
    'added #set-it-up: Call the office',
    'changed #set-it-up: Open the valve [-slowly-] [+quickly+]',
    'removed #set-it-up: Lock the cabinet',
    'changed #set-it-up: [-Name-] [+Field+] | Meaning',
    'changed #set-it-up: `id` | The [-number-] [+key+]',
    'added #set-it-up: `size` | In metres',
    'changed #feed: Fish eat [-twice-] [+three times+] a day in summer.',
    'changed #feed: They [-sleep-] [+rest+] at night and eat nothing.',
    'changed #feed: [-`fjord feed --now`-]/[+`fjord feed --later`+]/`fjord stop`',
    'added #feed: Nobody has to wait for that.',
    'changed #stop: Press stop and [-wait.-] [+count to ten.+]',
    'changed #stop: Replace [-`old()`-] [+`new()`+] by [-`new()`.-] [+`old()`.+]',
    'changed #stop: [-From-] [+Before+] | [-To-] [+After+]',
    'changed #stop: `10` | [-`20`-] [+`30`+]',
    'changed #stop: [-Remember-] [+Never forget+]',
    'changed #stop: Wait until the pump is [-silent.-] [+cold.+]',
    'changed #stop: A [-red-] [+green+] button',
    'added #clean-up: Clean up',
  ])
})

test('a section that moves among other edits is moved, and neither removed nor added', async () => {
  const differences = await edit((text) => {
    const moved = section('Feed', text)
    return swap('the valve slowly', 'the valve quickly')(`${text.replace(moved, '')}\n${moved}`)
  })
  expect(differences).toEqual(['changed #set-up: Open the valve [-slowly-] [+quickly+]', 'moved #feed: Feed'])
})

test('a text without spaces that is split says the same', async () => {
  const [older, newer] = [
    await renderMarkdown('網を洗います。次に日陰に干します。'),
    await renderMarkdown('網を洗います。\n\n次に日陰に干します。'),
  ]
  const changes = { textKey: '', since: '1.4', href: '/all', titles: null, listFor: '/docs/a' }
  expect(listChanges({ older: older.body, newer: newer.body }, changes).children).toEqual([])
})

test('what differs in a text without spaces is marked by its characters', async () => {
  const [older, newer] = [
    await renderMarkdown('網を洗います。次に`wash`で日陰に干します。\n\n船は港に停泊します。'),
    await renderMarkdown(
      '網を洗います。次に`wash`で日向に干します。\n\n新しい船が海を走ります。\n\n船は北の港に停泊します。',
    ),
  ]
  const changes = { textKey: '', since: '1.4', href: '/all', titles: null, listFor: '/docs/a' }
  const markup = toMarkup(listChanges({ older: older.body, newer: newer.body }, changes))
  expect(markup.replaceAll(/<\/?fyr-change[^>]*>/g, '|')).toBe(
    '|網を洗います。次に<code>wash</code>で日<del>陰</del><ins>向</ins>に干します。||新しい船が海を走ります。||船は<ins>北の</ins>港に停泊します。|',
  )
})
