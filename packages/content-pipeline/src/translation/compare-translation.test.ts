import { expect, test } from 'vitest'
import { readBlocks } from '../markdown/finish/read-blocks.ts'
import { packBlocks, unpackBlocks } from '../markdown/finish/block-facts.ts'
import { renderMarkdown } from '../fixtures/render-markdown.ts'
import { acceptTranslation } from './accept-translation.ts'
import { compareTranslation } from './compare-translation.ts'
import { formatLedger, type Ledger, parseLedger } from './ledger.ts'

const ENGLISH = `## Set up

Install the program with \`npm i fjord\`.
Then read [the guide](./guide.md).

- Open the valve
- Close the valve

| Name | Meaning |
| --- | --- |
| \`id\` | The number |
| \`name\` | The label |

## Feed

Fish eat twice a day.

\`\`\`sh
fjord feed --now
\`\`\`

:::note[Remember]
Stop when the fish stop.
:::

## Stop

Press **stop** and wait.

![A red button](./button.png)
`

const NORWEGIAN = `## Sett opp

Installer programmet med \`npm i fjord\`. Les så [veiledningen](./guide.md).

- Åpne ventilen
- Lukk ventilen

| Navn | Betydning |
| --- | --- |
| \`id\` | Nummeret |
| \`name\` | Merkelappen |

## Fôr

Fisk spiser to ganger om dagen.

\`\`\`sh
fjord feed --now
\`\`\`

:::note[Husk]
Stopp når fisken stopper.
:::

## Stopp

Trykk på **stopp** og vent.

![En rød knapp](./button.png)
`

async function read(markdown: string) {
  const { body } = await renderMarkdown(markdown)
  const blocks = readBlocks(body)
  return {
    facts: unpackBlocks(packBlocks([], blocks)),
    texts: blocks.map(({ text }) => text()),
    words: blocks.map(({ text, headingId }) => ({ text: text(), headingId })),
  }
}

async function accepted(): Promise<Ledger> {
  const [source, target] = [await read(ENGLISH), await read(NORWEGIAN)]
  return acceptTranslation({
    source: source.facts,
    target: target.facts,
    sourceTexts: source.words,
    targetTexts: target.words,
    ledger: null,
  })
}

/** What is not current after edits of the original and of the translation, as text. */
async function edit(
  change: (english: string) => string,
  translate: (norwegian: string) => string = (text) => text,
) {
  const [source, target] = [await read(change(ENGLISH)), await read(translate(NORWEGIAN))]
  const state = compareTranslation({ source: source.facts, target: target.facts, ledger: await accepted() })
  return [
    ...state.stale.map((one) => `stale: ${target.texts[one.target]} <- ${source.texts[one.source]}`),
    ...state.missing.map(
      (one) =>
        `missing: ${source.texts[one.source]} after ${one.after === null ? 'nothing' : target.texts[one.after]}`,
    ),
    ...state.extra.map((one) => `extra: ${target.texts[one.target]}`),
  ]
}

const swap =
  (from: string, to: string) =>
  (text: string): string => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }
const section = (name: string, text: string): string => {
  const start = text.indexOf(`## ${name}`)
  const end = text.indexOf('\n## ', start + 1)
  return end === -1 ? text.slice(start) : text.slice(start, end + 1)
}

test('blocks of two languages are paired by kind and order', async () => {
  const { blocks } = await accepted()
  expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: Set up',
    'p: Install the program with `npm i fjord`. Then read the guide.',
    'li: Open the valve',
    'li: Close the valve',
    'row: Name | Meaning',
    'row: `id` | The number',
    'row: `name` | The label',
    'heading: Feed',
    'p: Fish eat twice a day.',
    'code: fjord feed --now',
    'fyr-admonition-title: Remember',
    'p: Stop when the fish stop.',
    'heading: Stop',
    'p: Press stop and wait.',
    'p: A red button',
  ])
  expect(blocks.every(({ target }) => target !== null)).toBe(true)
})

test.each([
  ['nothing', (text: string) => text],
  ['a line is wrapped elsewhere', swap('fjord`.\nThen', 'fjord`. Then')],
  ['spaces', swap('Fish eat twice', 'Fish  eat   twice')],
  ['a hard line', swap('Fish eat twice', 'Fish eat  \ntwice')],
  ['a link leads elsewhere', swap('./guide.md', './other.md')],
  [
    'a link is written by reference',
    (text: string) => `${swap('(./guide.md)', '[g]')(text)}\n[g]: ./guide.md\n`,
  ],
  ['emphasis', swap('Fish eat twice', 'Fish *eat* twice')],
  ['another mark of lists', (text: string) => text.replaceAll(/^- /gm, '* ')],
  ['a list is loose', swap('valve\n- Close', 'valve\n\n- Close')],
  ['another picture', swap('button.png', 'switch.png')],
  ['a fence of tildes', (text: string) => text.replaceAll('```', '~~~')],
  ['a language of code', swap('```sh', '```bash')],
  ['an id of a heading', swap('## Feed', '## Feed {#feeding}')],
  ['another level of a heading', swap('## Feed', '### Feed')],
  ['wider columns', swap('| Name | Meaning |', '| Name       | Meaning    |')],
  ['alignment of columns', swap('| --- | --- |', '| :-- | --: |')],
  ['a comment', swap('Fish eat', '<!-- why -->\n\nFish eat')],
  [
    'a section is moved up',
    (text: string) => section('Feed', text) + text.replace(section('Feed', text), ''),
  ],
  [
    'a section is moved down',
    (text: string) => `${text.replace(section('Set up', text), '')}\n${section('Set up', text)}`,
  ],
  ['items change places', swap('- Open the valve\n- Close the valve', '- Close the valve\n- Open the valve')],
  ['an admonition becomes another one', swap(':::note', ':::tip')],
])('nothing is stale when the original has changed in %s', async (_, change) => {
  expect(await edit(change)).toEqual([])
})

test.each([
  [swap('twice a day', 'daily'), ['stale: Fisk spiser to ganger om dagen. <- Fish eat daily.']],
  [swap('## Feed', '## Feeding'), ['stale: Fôr <- Feeding']],
  [swap('Open the valve', 'Open both valves'), ['stale: Åpne ventilen <- Open both valves']],
  [swap('The label', 'The title'), ['stale: `name` | Merkelappen <- `name` | The title']],
  [swap('| `id` |', '| `key` |'), ['stale: `id` | Nummeret <- `key` | The number']],
  [swap('| Meaning |', '| Sense |'), ['stale: Navn | Betydning <- Name | Sense']],
  [
    swap('npm i fjord', 'pnpm add fjord'),
    [
      'stale: Installer programmet med `npm i fjord`. Les så veiledningen. <- Install the program with `pnpm add fjord`. Then read the guide.',
    ],
  ],
  [swap('feed --now', 'feed --later'), ['stale: fjord feed --now <- fjord feed --later']],
  [
    swap('(./guide.md)', '(./guide.md "All steps")'),
    [
      'stale: Installer programmet med `npm i fjord`. Les så veiledningen. <- Install the program with `npm i fjord`. Then read the guide (All steps).',
    ],
  ],
  [
    swap('(./button.png)', '(./button.png "In the wheelhouse")'),
    ['missing: In the wheelhouse after En rød knapp'],
  ],
  [
    swap('Press **stop**', '![Press](./press.png "Hard") **stop**'),
    ['stale: Trykk på stopp og vent. <- Press (Hard) stop and wait.'],
  ],
  [
    swap('Fish eat', '<abbr title="Salmon">Fish</abbr> eat'),
    ['stale: Fisk spiser to ganger om dagen. <- Fish (Salmon) eat twice a day.'],
  ],
  [swap('note[Remember]', 'note[Mind]'), ['stale: Husk <- Mind']],
  [swap('A red button', 'A green button'), ['stale: En rød knapp <- A green button']],
  [
    swap('[the guide]', '[the manual]'),
    [
      'stale: Installer programmet med `npm i fjord`. Les så veiledningen. <- Install the program with `npm i fjord`. Then read the manual.',
    ],
  ],
  [
    swap('Fish eat twice a day.', 'Fish eat twice a day.\n\nThey sleep at night.'),
    ['missing: They sleep at night. after Fisk spiser to ganger om dagen.'],
  ],
  [
    swap('- Close the valve', '- Close the valve\n- Lock the valve'),
    ['missing: Lock the valve after Lukk ventilen'],
  ],
  [
    swap('- Open the valve', '- Find the valve\n- Open the valve'),
    ['missing: Find the valve after Installer programmet med `npm i fjord`. Les så veiledningen.'],
  ],
  [swap('## Set up', 'Fjord feeds fish.\n\n## Set up'), ['missing: Fjord feeds fish. after nothing']],
  [swap('Fish eat twice a day.\n\n', ''), ['extra: Fisk spiser to ganger om dagen.']],
  [swap('- Open the valve\n', ''), ['extra: Åpne ventilen']],
  [swap('| `id` | The number |\n', ''), ['extra: `id` | Nummeret']],
  [
    (text: string) => text.replace(section('Feed', text), ''),
    [
      'extra: Fôr',
      'extra: Fisk spiser to ganger om dagen.',
      'extra: fjord feed --now',
      'extra: Husk',
      'extra: Stopp når fisken stopper.',
    ],
  ],
  [
    (text: string) => swap('Open the valve', 'Open it')(swap('Close the valve', 'Close it')(text)),
    ['stale: Åpne ventilen <- Open it', 'stale: Lukk ventilen <- Close it'],
  ],
  [
    (text: string) => {
      const pushed = swap('Press', 'Push')(section('Stop', text))
      return pushed + text.replace(section('Stop', text), '')
    },
    ['stale: Trykk på stopp og vent. <- Push stop and wait.'],
  ],
  [
    swap('Fish eat twice a day.', '- Fish eat twice a day.'),
    ['stale: Fisk spiser to ganger om dagen. <- Fish eat twice a day.'],
  ],
  [
    swap('Press **stop** and wait.', '### Press **stop** and wait.'),
    ['stale: Trykk på stopp og vent. <- Press stop and wait.'],
  ],
  [
    swap('Install the program', '> - Install the program'),
    [
      'stale: Installer programmet med `npm i fjord`. Les så veiledningen. <- Install the program with `npm i fjord`. Then read the guide.',
    ],
  ],
  [swap('Fish eat', 'Salmon eat'), ['stale: Fisk spiser to ganger om dagen. <- Salmon eat twice a day.']],
  // Words, not order, decide which of two neighbours was reworded.
  [
    swap('- Open the valve\n- Close the valve', '- Close the valve at night'),
    ['stale: Lukk ventilen <- Close the valve at night', 'extra: Åpne ventilen'],
  ],
  [
    swap('- Open the valve\n', '- Find your key\n- Open the valve slowly\n'),
    [
      'stale: Åpne ventilen <- Open the valve slowly',
      'missing: Find your key after Installer programmet med `npm i fjord`. Les så veiledningen.',
    ],
  ],
  [
    swap('- Open the valve\n- Close the valve', '- Close the valve at night\n- Go home'),
    [
      'stale: Lukk ventilen <- Close the valve at night',
      'missing: Go home after Lukk ventilen',
      'extra: Åpne ventilen',
    ],
  ],
  [
    (text: string) =>
      swap('## Feed', 'Fish eat thrice a day.\n\n## Feed')(swap('Fish eat twice a day.\n\n', '')(text)),
    ['stale: Fisk spiser to ganger om dagen. <- Fish eat thrice a day.'],
  ],
  [
    swap('Fish eat twice a day.', '- Fish eat three times a day.'),
    ['stale: Fisk spiser to ganger om dagen. <- Fish eat three times a day.'],
  ],
])('the original changes: case %#', async (change, expected) => {
  expect(await edit(change)).toEqual(expected)
})

test.each([
  ['code that is equal in both', swap('feed --now', 'feed --later'), swap('feed --now', 'feed --later'), []],
  [
    'code in a line that is equal in both',
    swap('npm i fjord', 'pnpm add fjord'),
    swap('npm i fjord', 'pnpm add fjord'),
    [],
  ],
  ['a slip in the translation alone', (text: string) => text, swap('Fisk spiser', 'Fisken spiser'), []],
  [
    'a slip in the translation of a block that has changed',
    swap('twice', 'once'),
    swap('Fisk spiser to ganger', 'Fisken spiser en gang'),
    ['stale: Fisken spiser en gang om dagen. <- Fish eat once a day.'],
  ],
  [
    'a section of the translation that is moved',
    (text: string) => text,
    (text: string) => section('Fôr', text) + text.replace(section('Fôr', text), ''),
    [],
  ],
  [
    'a paragraph of the translation alone',
    (text: string) => text,
    swap('Fisk spiser', 'Her er noe mer.\n\nFisk spiser'),
    [],
  ],
  [
    'a lost block of the translation',
    (text: string) => text,
    swap('- Lukk ventilen\n', ''),
    ['missing: Close the valve after Åpne ventilen'],
  ],
])('%s', async (_, change, translate, expected) => {
  expect(await edit(change, translate)).toEqual(expected)
})

test('a task that is done is reported until it is done in both languages', async () => {
  const texts = [
    await read('- [ ] Wash the net\n- [x] Dry it'),
    await read('- [ ] Vask nota\n- [x] Tørk den'),
  ] as const
  const ledger = acceptTranslation({
    source: texts[0].facts,
    target: texts[1].facts,
    sourceTexts: texts[0].words,
    targetTexts: texts[1].words,
    ledger: null,
  })
  const staleAfter = async (english: string, norwegian: string) => {
    const [source, target] = [await read(english), await read(norwegian)]
    const { stale } = compareTranslation({ source: source.facts, target: target.facts, ledger })
    return stale.map((one) => source.texts[one.source])
  }
  const done = '- [x] Wash the net\n- [x] Dry it'
  expect(await staleAfter(done, '- [ ] Vask nota\n- [x] Tørk den')).toEqual(['`[x]` Wash the net'])
  expect(await staleAfter(done, '- [x] Vask nota\n- [x] Tørk den')).toEqual([])
  expect(await staleAfter('- [ ] Wash the net\n- [ ] Dry it', '- [ ] Vask nota\n- [x] Tørk den')).toEqual([
    'Dry it',
  ])
})

test('where a translation leaves out a block on purpose, the others are paired by their length', async () => {
  const [source, target] = [
    await read('Wash it.\n\nThe seal bites most of the nets in the north.\n\nDry it.'),
    await read('Vask den.\n\nTørk den.'),
  ]
  const { blocks } = acceptTranslation({
    source: source.facts,
    target: target.facts,
    sourceTexts: source.words,
    targetTexts: target.words,
    ledger: null,
  })
  expect(blocks.map((entry) => [entry.text, entry.target === null])).toEqual([
    ['Wash it.', false],
    ['The seal bites most of the nets in the north.', true],
    ['Dry it.', false],
  ])
})

test('sections in another order are paired by the ids of their headings', async () => {
  const [source, target] = [
    await read('Start.\n\n## Wash\n\nUse water.\n\n## Dry\n\nUse air.\n\n### Fast\n\nUse heat.'),
    await read(
      'Begynn.\n\n## Tørk {#dry}\n\nBruk luft.\n\n### Fort\n\nBruk varme.\n\n## Vask {#wash}\n\nBruk vann.',
    ),
  ]
  const given = { source: source.facts, target: target.facts }
  const ledger = acceptTranslation({
    ...given,
    sourceTexts: source.words,
    targetTexts: target.words,
    ledger: null,
  })
  expect(ledger.blocks.map(({ text }) => text)).toEqual([
    'Start.',
    'Dry',
    'Use air.',
    'Fast',
    'Use heat.',
    'Wash',
    'Use water.',
  ])
  expect(compareTranslation({ ...given, ledger })).toMatchObject({ stale: [], missing: [], extra: [] })
})

test('after a block is accepted it is current, and nothing else in the ledger has changed', async () => {
  const ledger = await accepted()
  const [source, target] = [
    await read(swap('Fish eat', 'Salmon eat')(swap('Open the', 'Open a')(ENGLISH))),
    await read(swap('Fisk spiser', 'Laks spiser')(NORWEGIAN)),
  ]
  const given = {
    source: source.facts,
    target: target.facts,
    sourceTexts: source.words,
    targetTexts: target.words,
  }
  const fish = target.texts.findIndex((text) => text.startsWith('Laks'))
  const next = acceptTranslation({ ...given, ledger, isAccepted: (at) => at === fish })
  expect(compareTranslation({ ...given, ledger: next }).stale.map(({ entry }) => entry.text)).toEqual([
    'Open the valve',
  ])
  const changed = next.blocks.filter((entry, index) => entry.source !== ledger.blocks[index]?.source)
  expect(changed.map(({ text }) => text)).toEqual(['Salmon eat twice a day.'])
  const all = acceptTranslation({ ...given, ledger: next })
  expect(compareTranslation({ ...given, ledger: all })).toMatchObject({ stale: [], missing: [], extra: [] })
})

test('a ledger is read as it was written', async () => {
  const ledger = await accepted()
  expect(parseLedger(formatLedger(ledger))).toEqual(ledger)
  expect(parseLedger('{\n<<<<<<< ours\n')).toMatchObject({ code: 'invalid-ledger', at: { line: 2 } })
  expect(parseLedger('[]')).toMatchObject({ code: 'invalid-ledger', at: { line: 1 } })
})
