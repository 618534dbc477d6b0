import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { check } from '../check/check.ts'
import { ownFile } from '../own-package.ts'
import { copyTinySite } from '../testing/copy-fixture.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { acceptTranslations } from './accept-translations.ts'
import { exportTranslations, importTranslations } from './exchange-translations.ts'
import { formatGettext, parseGettext } from './gettext.ts'
import { translationStatus } from './translation-status.ts'

const ENGLISH = `---
title: Feeding
description: How to feed
---

Fish eat twice a day.

They sleep at night.

## Stop

- Press stop.
- Wait.

> Quoted
> words.

| Name | Meaning |
| --- | --- |
| Feed | Food |
`

const NORWEGIAN = `---
title: Fôring
description: Slik fôrer du
---

Fisk spiser to ganger om dagen.

De sover om natten.

## Stopp

- Trykk stopp.
- Vent.

> Siterte
> ord.

| Navn | Betydning |
| --- | --- |
| Fôr | Mat |
`

const SOURCE = 'content/docs/feeding.md'
const TARGET = 'i18n/no/docs/feeding.md'
const LEDGER = `${TARGET}.ledger.json`

async function acceptedSite(): Promise<string> {
  const root = copyTinySite()
  writeFileSync(join(root, SOURCE), ENGLISH)
  writeFileSync(join(root, TARGET), NORWEGIAN)
  await acceptTranslations({ root, locale: null, document: null })
  return root
}

function edit(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, file), text.replace(from, to))
}

async function statusOf(root: string) {
  const { documents } = await translationStatus({ root, locale: 'no' })
  return documents.find(({ file }) => file === TARGET)
}

async function textsToTranslate(root: string): Promise<string[]> {
  const status = await statusOf(root)
  return [...(status?.stale ?? []), ...(status?.missing ?? [])].map(({ now }) => now)
}

test('a translation is current after it is accepted, until its original changes', async () => {
  const root = copyTinySite()
  writeFileSync(join(root, SOURCE), ENGLISH)
  writeFileSync(join(root, TARGET), NORWEGIAN)
  expect(await statusOf(root)).toMatchObject({ state: 'unknown' })
  expect((await check({ root })).diagnostics).toEqual([])
  const { written } = await acceptTranslations({ root, locale: 'no', document: null })
  expect(written).toContain(LEDGER)
  expect(await statusOf(root)).toMatchObject({ state: 'current', stale: [], missing: [], extra: [] })
  edit(root, SOURCE, 'twice a day', 'all day')
  edit(root, SOURCE, '- Wait.\n', '')
  edit(root, SOURCE, '> Quoted', '## Later\n\n> Quoted')
  expect(await statusOf(root)).toEqual({
    locale: 'no',
    file: TARGET,
    original: SOURCE,
    state: 'outdated',
    blockCount: 10,
    stale: [{ line: 6, originalLine: 6, before: 'Fish eat twice a day.', now: 'Fish eat all day.' }],
    missing: [{ originalLine: 14, now: 'Later' }],
    extra: [{ line: 13, before: 'Wait.' }],
  })
})

test('texts of content sources that a language lacks are listed', async () => {
  const root = await acceptedSite()
  edit(
    root,
    'site.config.ts',
    'locales: [',
    `sources: [
      { name: 'fish', version: '1', load: () => [], listUntranslated: async ({ locale }) => [{ file: 'fish.' + locale + '.yaml', texts: ['Cod'] }] },
      { name: 'birds', version: '1', load: () => [] },
    ],
    locales: [`,
  )
  const { untranslatedTexts } = await translationStatus({ root, locale: 'no' })
  expect(untranslatedTexts).toEqual([{ locale: 'no', file: 'fish.no.yaml', texts: ['Cod'] }])
})

test('a source that cannot list its texts is named with its place', async () => {
  const root = await acceptedSite()
  const source = "{ name: 'fish', version: '1', load: () => [], listUntranslated: () => fish }"
  edit(root, 'site.config.ts', 'locales: [', `sources: [${source}],\n  locales: [`)
  await expect(translationStatus({ root, locale: 'no' })).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'source-failed',
        file: 'site.config.ts',
        problem: 'The source "fish" failed: fish is not defined',
        sourceLine: expect.stringContaining(source),
      },
    ],
  })
})

test('front matter is compared too', async () => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'How to feed', 'How to feed fish')
  expect(await statusOf(root)).toMatchObject({
    stale: [{ line: 3, originalLine: 3, before: 'How to feed', now: 'How to feed fish' }],
  })
})

test('"fyr check" warns with numbers, as severely as the configuration says', async () => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'twice a day', 'all day')
  expect((await check({ root })).diagnostics).toMatchObject([
    {
      code: 'outdated-translation',
      severity: 'warning',
      file: TARGET,
      line: 6,
      problem: 'This translation is older than its original: 1 of 10 blocks has changed.',
    },
  ])
  edit(
    root,
    'site.config.ts',
    'locales: [',
    `diagnostics: { severity: { 'outdated-translation': 'error' } },\n  locales: [`,
  )
  expect(await check({ root })).toMatchObject({ isValid: false, diagnostics: [{ severity: 'error' }] })
})

test('the command that a warning offers has the name of a file as one word', async () => {
  const root = copyTinySite()
  const [original, translation] = ['content/docs', 'i18n/no/docs'].map(
    (folder) => `${folder}/$(touch x) it's.md`,
  )
  writeFileSync(join(root, original ?? ''), ENGLISH)
  writeFileSync(join(root, translation ?? ''), NORWEGIAN)
  await acceptTranslations({ root, locale: null, document: null })
  edit(root, original ?? '', 'twice a day', 'all day')
  const { diagnostics } = await check({ root })
  const told = diagnostics.find(({ code }) => code === 'outdated-translation')
  expect(told?.hint).toContain(String.raw`"fyr translate accept no 'i18n/no/docs/$(touch x) it'\''s.md'"`)
})

test('a variable with another value changes no translation', async () => {
  const root = copyTinySite()
  writeFileSync(join(root, SOURCE), ENGLISH.replace('Fish eat', '{{ product.name }} fish eat'))
  writeFileSync(join(root, TARGET), NORWEGIAN.replace('Fisk spiser', 'Fisk i {{ product.name }} spiser'))
  await acceptTranslations({ root, locale: 'no', document: null })
  expect(readFileSync(join(root, LEDGER), 'utf8')).toContain('"{{ product.name }} fish eat twice a day."')
  edit(root, 'site.config.ts', "name: 'Holme'", "name: 'Fjord'")
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
})

test('a ledger with a conflict is an error at its line', async () => {
  const root = await acceptedSite()
  edit(root, LEDGER, '{\n  "blocks"', '{\n<<<<<<< ours\n  "blocks"')
  expect((await check({ root })).diagnostics).toMatchObject([
    { code: 'invalid-ledger', severity: 'error', file: LEDGER, line: 2 },
  ])
})

test('a ledger that stays behind when its translation moves or goes is reported', async () => {
  const root = await acceptedSite()
  for (const file of [SOURCE, TARGET])
    renameSync(join(root, file), join(root, file.replace('feeding', 'feedings')))
  const report = { code: 'unread-file', severity: 'warning', file: LEDGER }
  expect((await check({ root })).diagnostics).toMatchObject([
    { ...report, hint: expect.stringContaining('Did you mean "feedings.md"?') },
  ])
  rmSync(join(root, TARGET.replace('feeding', 'feedings')))
  expect((await check({ root })).diagnostics).toMatchObject([
    { ...report, hint: expect.stringContaining('Delete the ledger') },
  ])
})

test.each([
  ['docs/feeding.md#stop', ['Fish eat all day.']],
  ['docs/feeding.md#stopp', ['Fish eat all day.']],
  ['i18n/no/docs/feeding.md:6', ['Press the button.']],
  ['content/docs/feeding.md', []],
])('"accept %s" leaves %j', async (document, left) => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'twice a day', 'all day')
  edit(root, SOURCE, 'Press stop', 'Press the button')
  expect(await textsToTranslate(root)).toEqual(['Fish eat all day.', 'Press the button.'])
  await acceptTranslations({ root, locale: 'no', document })
  expect(await textsToTranslate(root)).toEqual(left)
})

test.each([
  ['docs/fedding.md', 'Did you mean'],
  ['docs/feeding.md#nowhere', 'Ids: stopp.'],
  ['docs/feeding.md:1', 'translate status'],
])('"accept %s" is refused', async (document, hint) => {
  const root = await acceptedSite()
  await expect(acceptTranslations({ root, locale: 'no', document })).rejects.toMatchObject({
    diagnostics: [{ code: 'unknown-translation', hint: expect.stringContaining(hint) }],
  })
})

test.each(['nope.po', 'static'])(
  'the import of "%s", which is no file, is refused in words',
  async (name) => {
    const root = await acceptedSite()
    await expect(importTranslations({ root, locale: 'no', file: join(root, name) })).rejects.toMatchObject({
      diagnostics: [{ code: 'unknown-translation', problem: 'There is no such file.' }],
    })
  },
)

const PARTS = `- Press stop.
  - Wait.

::::tabs
:::tab{label="Pump"}
Pumps hum.
:::
::::

<Card title="Parts">
Order early.
</Card>

<kbd>Ctrl</kbd>
`

test('parts of lists, tabs and cards have lines, by which they are accepted', async () => {
  const root = copyTinySite()
  for (const file of [SOURCE, TARGET]) writeFileSync(join(root, file), PARTS)
  await acceptTranslations({ root, locale: 'no', document: TARGET })
  for (const [from, to] of [
    ['Press', 'Push'],
    ['"Pump"', '"Pumps"'],
    ['"Parts"', '"Spares"'],
    ['early', 'soon'],
  ] as const)
    edit(root, SOURCE, from, to)
  const status = await statusOf(root)
  expect(status?.stale.map(({ line, now }) => [line, now])).toEqual([
    [1, 'Push stop.'],
    [5, 'Pumps'],
    [10, 'Spares'],
    [11, 'Order soon.'],
  ])
  await acceptTranslations({ root, locale: 'no', document: `${TARGET}:11` })
  expect(await textsToTranslate(root)).toEqual(['Push stop.', 'Pumps', 'Spares'])
  await acceptTranslations({ root, locale: 'no', document: `${TARGET}:5` })
  expect(await textsToTranslate(root)).toEqual(['Push stop.', 'Spares'])
})

test('two branches that translate neighbouring blocks merge without a conflict', async () => {
  const root = await acceptedSite()
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  edit(root, SOURCE, 'twice a day', 'all day')
  edit(root, SOURCE, 'at night', 'by day')
  git('init', '-q', '-b', 'main')
  git('add', 'content', 'i18n')
  git('commit', '-qm', 'one')
  git('checkout', '-qb', 'other')
  edit(root, TARGET, 'to ganger om dagen', 'hele dagen')
  await acceptTranslations({ root, locale: 'no', document: `${TARGET}:6` })
  git('commit', '-qam', 'two')
  git('checkout', '-q', 'main')
  edit(root, TARGET, 'om natten', 'om dagen')
  await acceptTranslations({ root, locale: 'no', document: `${TARGET}:8` })
  git('commit', '-qam', 'three')
  git('merge', '-q', 'other')
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
})

test.each(['xliff', 'po'] as const)('%s carries what is not current there and back', async (format) => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'Fish eat twice a day.', 'Fish "eat" <all> & every day.')
  edit(root, SOURCE, 'title: Feeding', 'title: Feeding fish')
  edit(root, SOURCE, '- Wait.', '- Wait.\n- Go home.')
  edit(root, SOURCE, '> Quoted', '> Cited')
  const { text, unitCount, skipped } = await exportTranslations({
    root,
    locale: 'no',
    format,
    isWhole: false,
  })
  expect({ unitCount, skipped }).toEqual({ unitCount: 4, skipped: [] })
  const file = join(makeTemporaryFolder(), 'translations')
  const done =
    format === 'po'
      ? text.replaceAll('#, fuzzy\n', '').replace(/(msgid "Go home\."\nmsgstr )""/, '$1"Gå hjem."')
      : text
          .replaceAll('needs-review-translation', 'translated')
          .replace('<target state="new"></target>', '<target state="translated">Gå hjem.</target>')
  writeFileSync(
    file,
    done
      .replace('Fisk spiser to ganger om dagen.', 'Fisk «spiser» alt og hver dag.')
      .replace('Siterte', 'Gjengitte')
      .replace(/Fôring/, 'Fôring: fisk'),
  )
  expect(await importTranslations({ root, locale: 'no', file })).toEqual({
    written: [TARGET],
    acceptedCount: 4,
    unfinishedCount: 0,
    refused: [],
  })
  expect(readFileSync(join(root, TARGET), 'utf8')).toBe(
    NORWEGIAN.replace('Fisk spiser to ganger om dagen.', 'Fisk «spiser» alt og hver dag.')
      .replace('title: Fôring', 'title: "Fôring: fisk"')
      .replace('- Vent.', '- Vent.\n- Gå hjem.')
      .replace('> Siterte', '> Gjengitte'),
  )
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
})

test.each(['xliff', 'po'] as const)(
  '%s accepts no text that a translator says is not done',
  async (format) => {
    const root = await acceptedSite()
    edit(root, SOURCE, 'Fish eat twice', 'Fish eat thrice')
    edit(root, SOURCE, '- Wait.', '- Wait.\n- Go home.')
    const { text } = await exportTranslations({ root, locale: 'no', format, isWhole: false })
    const file = join(makeTemporaryFolder(), 'translations')
    const unfinished =
      format === 'po'
        ? text.replace(/(msgctxt .*\nmsgid "Go home\."\nmsgstr )""/, '#, fuzzy\n$1"Gå?"')
        : text
            .replace('needs-review-translation', 'needs-translation')
            .replace('<target state="new"></target>', '<target state="needs-l10n">Gå?</target>')
    writeFileSync(file, unfinished.replace('to ganger', 'tre ganger?'))
    const imported = await importTranslations({ root, locale: 'no', file })
    expect(imported).toEqual({ written: [TARGET], acceptedCount: 0, unfinishedCount: 2, refused: [] })
    // A new block would be written again by the next import.
    expect(readFileSync(join(root, TARGET), 'utf8')).toBe(NORWEGIAN.replace('to ganger', 'tre ganger?'))
    expect(await statusOf(root)).toMatchObject({ stale: [{ line: 6 }], missing: [{ now: 'Go home.' }] })
  },
)

test('characters that XML cannot hold are left out of XLIFF, and their block comes back', async () => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'Fish eat twice', 'Fish\u0001 eat\u001B[2J twice')
  const { exported, imported } = await translateWords(root, { 'to ganger': 'tre ganger' })
  expect(exported.text).toContain('<source>Fish eat[2J twice a day.</source>')
  expect(imported).toEqual({ written: [TARGET], acceptedCount: 1, unfinishedCount: 0, refused: [] })
})

test.each(['xliff', 'po'] as const)('%s names the lines of front matter', async (format) => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'How to feed', 'How to feed fish')
  edit(root, SOURCE, 'twice a day', 'all day')
  const { text } = await exportTranslations({ root, locale: 'no', format, isWhole: false })
  expect(text.match(/content\/docs\/feeding\.md:\d+/g)).toEqual([`${SOURCE}:3`, `${SOURCE}:6`])
})

test('a text of front matter that cannot be taken out is listed with its file', async () => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'title: ', 'title: &name ')
  const { skipped } = await exportTranslations({ root, locale: 'no', format: 'po', isWhole: true })
  expect(skipped).toContain(SOURCE)
})

test.each(['\u2028', '\u2029'])('a catalogue may have the line separator %j in its texts', (separator) => {
  const [source, target] = [`One${separator}#, fuzzy \\${separator} line`, `Én${separator}"linje"`]
  const unit = { id: '1', source, target, state: 'current', line: 1 } as const
  const document = { file: 'i18n/no/a.md', original: 'content/a.md', units: [unit], skippedLines: [] }
  expect(parseGettext(formatGettext([document], { target: 'no' }))).toEqual([
    { file: 'i18n/no/a.md', id: '1', source, target, isDone: true },
  ])
})

test('the name of a file adds no entry to a catalogue', () => {
  const original = 'content/a\nmsgctxt "i18n/no/b.md#0"\nmsgid "x"\nmsgstr "y"\n\n.md'
  const unit = { id: '1', source: 'One', target: 'Én', state: 'stale', line: 1 } as const
  const text = formatGettext([{ file: 'i18n/no/a.md', original, units: [unit], skippedLines: [] }], {
    target: 'no',
  })
  expect(parseGettext(text)).toMatchObject([{ file: 'i18n/no/a.md', id: '1' }])
})

/** Exports what is not current, replaces words, and imports the result. */
async function translateWords(root: string, words: Readonly<Record<string, string>>) {
  const exported = await exportTranslations({ root, locale: 'no', format: 'xliff', isWhole: false })
  const file = join(makeTemporaryFolder(), 'no.xliff')
  const translated = exported.text.replaceAll(/(<target[^>]*>)([^<]*)/g, (_, tag: string, text: string) =>
    Object.entries(words).reduce((all, [from, to]) => all.replace(from, to), tag + text),
  )
  writeFileSync(file, translated)
  return { exported, imported: await importTranslations({ root, locale: 'no', file }) }
}

/** Exports what is not current, gives sources their translations as a tool does, and imports it. */
async function translateSources(root: string, words: Readonly<Record<string, string>>) {
  const exported = await exportTranslations({ root, locale: 'no', format: 'xliff', isWhole: false })
  const file = join(makeTemporaryFolder(), 'no.xliff')
  const translated = Object.entries(words).reduce(
    (text, [from, to]) =>
      text.replace(
        new RegExp(
          `(<source>${from.replaceAll(/[$^()[\]]/g, String.raw`\$&`)}</source>\\s*)<target[^>]*(?:/>|>[^<]*</target>)`,
        ),
        (_, before: string) => `${before}<target state="translated">${to}</target>`,
      ),
    exported.text,
  )
  writeFileSync(file, translated)
  return { exported, imported: await importTranslations({ root, locale: 'no', file }) }
}

/** Texts without the signs of YAML, so that only what they say is compared. */
function asOneLine(text: string): string {
  return text
    .replaceAll(/\n {2}(?!-)/g, ' ')
    .replaceAll(/["'>|]/g, '')
    .replaceAll(/ +/g, ' ')
}

test.each([
  ['a title in front matter and above the text', '---\ntitle: Feed\n---\n\n# Feed fish\n'],
  ['a title below a great many empty lines', `${'\n'.repeat(100_000)}# Feed\n\nFish.\n`],
  ['no title', 'Feed.\n\nText.\n\n# Fish\n'],
  ['the same title in both places', '---\ntitle: Feed\n---\n\n# Feed\n'],
  ['a title in another form, and one above the text', '---\ntitle: >\n  Feed\n---\n\n# Feed fish\n'],
  ['a text that goes on in the next line', '---\ndescription: Feed\n  fish\n---\n'],
  ['a quoted text of two lines', '---\ndescription: "Feed\n  fish"\ntitle: Fish\n---\n'],
  ['a text of lines', '---\ndescription: |\n  Feed\n  fish\ntitle: Fish\n---\n'],
  ['a list', '---\nkeywords:\n  - Feed\n  - Feed fish\n---\n'],
  ['a list between brackets', '---\nkeywords: [Feed, Feed fish]\n---\n'],
])('%s goes to translators and back', async (_what, text) => {
  const root = copyTinySite()
  writeFileSync(join(root, SOURCE), text)
  writeFileSync(join(root, TARGET), text.replaceAll('Feed', 'Fôr'))
  await acceptTranslations({ root, locale: 'no', document: TARGET })
  writeFileSync(join(root, SOURCE), text.replaceAll('Feed', 'Food'))
  const { exported, imported } = await translateWords(root, { Fôr: 'Mat, alt' })
  expect(exported.skipped).toEqual([])
  expect(imported).toMatchObject({ written: [TARGET], refused: [] })
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
  expect(asOneLine(readFileSync(join(root, TARGET), 'utf8'))).toBe(
    asOneLine(text.replaceAll('Feed', 'Mat, alt')),
  )
})

test.each([
  {
    what: 'a footnote',
    text: 'Feed[^1]\n\n[^1]: Feed fish.\n',
    later: 'Feed[^1] now[^night]\n\n[^1]: Feed fish.\n\n[^night]: At night.\n',
    words: { 'Feed[^1] now[^night]': 'Fôr[^1] nå[^night]', 'At night.': 'Om natten.' },
    expected: 'Fôr[^1] nå[^night]\n\n[^1]: Fôr fish.\n\n[^night]: Om natten.\n',
  },
  {
    what: 'a keyword in a list',
    text: '---\nkeywords:\n  - Feed\ntags: []\n---\n\nFeed\n',
    later: '---\nkeywords:\n  - Feed\n  - Night\ntags: []\n---\n\nFeed\n',
    words: { Night: 'Natt: mørk' },
    expected: '---\nkeywords:\n  - Fôr\n  - "Natt: mørk"\ntags: []\n---\n\nFôr\n',
  },
  {
    what: 'a keyword between brackets, and a description',
    text: '---\nkeywords: [Feed]\n---\n\nFeed\n',
    later: '---\nkeywords: [Feed, Night]\ndescription: Of the night\n---\n\nFeed\n',
    words: { Night: 'Natt', 'Of the night': 'Om natten' },
    expected: '---\nkeywords: [Fôr, "Natt"]\ndescription: Om natten\n---\n\nFôr\n',
  },
])(
  '$what that is new in the original comes back from translators',
  async ({ text, later, words, expected }) => {
    const root = copyTinySite()
    writeFileSync(join(root, SOURCE), text)
    writeFileSync(join(root, TARGET), text.replaceAll('Feed', 'Fôr'))
    await acceptTranslations({ root, locale: 'no', document: TARGET })
    writeFileSync(join(root, SOURCE), later)
    const { exported, imported } = await translateSources(root, words)
    expect(exported.skipped).toEqual([])
    expect(imported).toMatchObject({ written: [TARGET], refused: [] })
    expect(readFileSync(join(root, TARGET), 'utf8')).toBe(expected)
    expect(await statusOf(root)).toMatchObject({ state: 'current' })
  },
)

const NOTE = 'docs/_note.md'

/** A site with two docs that include a file, which has changed since it was translated. */
async function siteWithInclude(): Promise<string> {
  const root = copyTinySite()
  for (const [folder, words] of [
    ['content', 'Never feed at night.'],
    ['i18n/no', 'Fôr aldri om natten.'],
  ] as const) {
    for (const name of ['feeding', 'other'])
      writeFileSync(join(root, folder, `docs/${name}.md`), `${name}\n\n::include{file=./_note.md}\n`)
    writeFileSync(join(root, folder, NOTE), `:::warning\n${words}\n:::\n`)
  }
  await acceptTranslations({ root, locale: 'no', document: null })
  edit(root, `content/${NOTE}`, 'at night', 'in the dark')
  return root
}

test('a file that documents include goes to translators and back, and is written once', async () => {
  const root = await siteWithInclude()
  const { exported, imported } = await translateWords(root, { 'om natten': 'i mørket' })
  expect(exported).toMatchObject({ unitCount: 2, skipped: [] })
  expect(imported).toEqual({
    written: [`i18n/no/${NOTE}`],
    acceptedCount: 2,
    unfinishedCount: 0,
    refused: [],
  })
  expect(readFileSync(join(root, `i18n/no/${NOTE}`), 'utf8')).toBe(':::warning\nFôr aldri i mørket.\n:::\n')
  expect(await textsToTranslate(root)).toEqual([])
})

const MARKS = `## Feed

> [!WARNING]
> Never at night.

:::tip[Mind]
Fish sleep.
:::

Fish eat.

| Name | Meaning |
| --- | --- |
| Feed | Food |
| Tide | Sea |
`

test.each([
  ['## Feed', '## Fôr\nog mer', '## Fôr og mer'],
  ['## Feed', 'Fôr', '## Fôr\n'],
  ['## Feed', '#1 for fôr', '## #1 for fôr\n'],
  ['Never at night.', 'Aldri i mørket.', '> [!WARNING]\n> Aldri i mørket.\n'],
  ['Mind', 'Husk', ':::tip[Husk]\n'],
  ['Fish eat.', '     Fisk spiser.\n\n', '\nFisk spiser.\n\n|'],
  ['| Feed | Food |', '| Fôr |\n Mat |\n', '| Fôr | Mat |\n| Tide'],
])('a translator who writes %j as %j changes that block alone', async (from, to, expected) => {
  const root = copyTinySite()
  for (const file of [SOURCE, TARGET]) writeFileSync(join(root, file), MARKS)
  await acceptTranslations({ root, locale: 'no', document: TARGET })
  edit(root, SOURCE, from, from.replace(/\w+/, 'Now'))
  const { text } = await exportTranslations({ root, locale: 'no', format: 'xliff', isWhole: false })
  expect(text).toContain(`>${from}</target>`)
  const file = join(makeTemporaryFolder(), 'no.xliff')
  writeFileSync(
    file,
    text.replace(`>${from}</target>`, () => `>${to}</target>`),
  )
  expect(await importTranslations({ root, locale: 'no', file })).toMatchObject({
    acceptedCount: 1,
    unfinishedCount: 0,
    refused: [],
  })
  const written = readFileSync(join(root, TARGET), 'utf8')
  expect(written).toContain(expected)
  expect(written.split('\n')).toHaveLength(MARKS.split('\n').length)
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
})

test('code comes back with its fences, and a heading keeps its id', async () => {
  const root = copyTinySite()
  const text = '## Feed {#feed}\n\n```sh\n# feed\nfeed\n```\n'
  for (const file of [SOURCE, TARGET]) writeFileSync(join(root, file), text)
  await acceptTranslations({ root, locale: 'no', document: TARGET })
  writeFileSync(join(root, SOURCE), text.replaceAll('eed', 'ish'))
  const { text: units } = await exportTranslations({ root, locale: 'no', format: 'xliff', isWhole: false })
  const file = join(makeTemporaryFolder(), 'no.xliff')
  const returned = (code: string): void =>
    writeFileSync(
      file,
      units.replace(/>## Feed[^<]*<\/t/, '>Fisk</t').replace(/>```sh[^<]*<\/t/, () => `>${code}</t`),
    )
  returned('# fisk\nfish')
  expect(await importTranslations({ root, locale: 'no', file })).toMatchObject({
    acceptedCount: 1,
    unfinishedCount: 0,
    refused: [{ reason: expect.stringContaining('fence') }],
  })
  expect(readFileSync(join(root, TARGET), 'utf8')).toBe(text.replace('## Feed {#feed}', '## Fisk {#fish}'))
  returned('```sh\n# fisk\nfish\n```')
  expect(await importTranslations({ root, locale: 'no', file })).toMatchObject({ acceptedCount: 1 })
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
})

test.each([
  ['1. mai spiser fisk hele dagen.', '1\\. mai spiser fisk hele dagen.'],
  ['- 5 grader er for kaldt.', '\\- 5 grader er for kaldt.'],
  ['# er et tegn.', '\\# er et tegn.'],
  ['> 5 grader er varmt nok.', '\\> 5 grader er varmt nok.'],
  ['Fisk spiser\n2) hele dagen.', 'Fisk spiser\n2\\) hele dagen.'],
  ['**Fisk** spiser 1. mai.', '**Fisk** spiser 1. mai.'],
])('the words %j of a translator stay a paragraph', async (words, written) => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'twice a day', 'all day')
  await translateSources(root, { 'Fish eat all day.': words })
  expect(readFileSync(join(root, TARGET), 'utf8')).toContain(`\n\n${written}\n\n`)
  expect(await statusOf(root)).toMatchObject({ state: 'current' })
})

test('of two translations of an included block the first one counts', async () => {
  const root = await siteWithInclude()
  const { text } = await exportTranslations({ root, locale: 'no', format: 'po', isWhole: false })
  const file = join(makeTemporaryFolder(), 'no.po')
  let count = 0
  writeFileSync(
    file,
    text.replaceAll('om natten', () => `i mørket ${++count}`),
  )
  expect(await importTranslations({ root, locale: 'no', file })).toMatchObject({
    written: [`i18n/no/${NOTE}`],
    refused: [{ reason: expect.stringContaining('has another translation of it') }],
  })
  expect(readFileSync(join(root, `i18n/no/${NOTE}`), 'utf8')).toContain('i mørket 1.')
})

test('a file that two languages include is no translation', async () => {
  const root = copyTinySite()
  for (const folder of ['content', 'i18n/no'])
    writeFileSync(join(root, folder, 'docs/feeding.md'), `Words\n\n::include{file=./_note.md}\n`)
  writeFileSync(join(root, 'content', NOTE), 'Never feed at night.\n')
  await acceptTranslations({ root, locale: 'no', document: TARGET })
  edit(root, `content/${NOTE}`, 'at night', 'in the dark')
  const exported = await exportTranslations({ root, locale: 'no', format: 'po', isWhole: true })
  expect(exported.text).not.toContain('Never feed')
  expect(exported.skipped).toEqual([])
})

test('a block whose original has changed since the export is refused', async () => {
  const root = await acceptedSite()
  edit(root, SOURCE, 'twice a day', 'all day')
  const { text } = await exportTranslations({ root, locale: 'no', format: 'xliff', isWhole: false })
  edit(root, SOURCE, 'all day', 'at noon')
  const file = join(makeTemporaryFolder(), 'no.xliff')
  writeFileSync(file, text)
  expect(await importTranslations({ root, locale: 'no', file })).toMatchObject({
    written: [],
    acceptedCount: 0,
    unfinishedCount: 0,
    refused: [{ file: TARGET, reason: 'The original has changed since the export.' }],
  })
})

test('a file of translators names no other file, resolves no entity and writes a block once', async () => {
  const root = await acceptedSite()
  writeFileSync(join(root, 'secret.txt'), 'a secret')
  edit(root, SOURCE, 'Fish eat twice a day.', 'Fish eat all day.')
  const { text } = await exportTranslations({ root, locale: 'no', format: 'xliff', isWhole: false })
  const unit = /<trans-unit[^]*?<\/trans-unit>/.exec(text)?.[0] ?? ''
  const withTarget = (target: string) =>
    unit.replace(/(<target[^>]*>)[^<]*/, (_, tag: string) => tag + target)
  const elsewhere = ['../../secret.txt', join(root, 'secret.txt'), 'site.config.ts', SOURCE, '__proto__'].map(
    (name) => `<file original="${name}"><body>${withTarget('Changed.')}</body></file>`,
  )
  const entities = `<!DOCTYPE xliff SYSTEM "file://${root}/secret.txt" [
    <!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(1000)}">
    <!ENTITY c SYSTEM "file://${root}/secret.txt">
  ]>`
  const file = join(makeTemporaryFolder(), 'no.xliff')
  writeFileSync(
    file,
    text
      .replace('<xliff', `${entities}<xliff`)
      .replace(unit, withTarget('Fisk &b;&c;&lt;script&gt;.') + withTarget('To.'))
      .replace('</xliff>', `${elsewhere.join('')}</xliff>`),
  )
  const before = [
    readFileSync(join(root, SOURCE), 'utf8'),
    readFileSync(join(root, 'site.config.ts'), 'utf8'),
  ]
  const { written, refused } = await importTranslations({ root, locale: 'no', file })
  expect(written).toEqual([TARGET])
  expect(refused).toHaveLength(6)
  expect(readFileSync(join(root, TARGET), 'utf8')).toBe(
    NORWEGIAN.replace('Fisk spiser to ganger om dagen.', 'Fisk &b;&c;<script>.'),
  )
  expect([
    readFileSync(join(root, SOURCE), 'utf8'),
    readFileSync(join(root, 'site.config.ts'), 'utf8'),
  ]).toEqual(before)
})

describe('every document of apps/site', () => {
  let root = ''
  beforeAll(async () => {
    // The configuration of the tests: that of the site needs packages that are built after this one.
    root = copyTinySite()
    for (const name of ['content', 'i18n']) {
      rmSync(join(root, name), { recursive: true })
      cpSync(ownFile(`../../apps/site/${name}`), join(root, name), { recursive: true })
    }
    await acceptTranslations({ root, locale: 'no', document: null })
  })

  test.each(['xliff', 'po'] as const)('comes back from %s as it was', async (format) => {
    const { text, unitCount, skipped } = await exportTranslations({
      root,
      locale: 'no',
      format,
      isWhole: true,
    })
    expect(unitCount).toBeGreaterThan(1000)
    expect(skipped).toEqual([])
    const file = join(makeTemporaryFolder(), 'all')
    writeFileSync(file, text)
    // Nothing is written, so the next format finds the same.
    expect(await importTranslations({ root, locale: 'no', file })).toEqual({
      written: [],
      acceptedCount: 0,
      unfinishedCount: 0,
      refused: [],
    })
  })
})

test('a file of translators with a great many blocks that the site does not have is refused', async () => {
  const root = await acceptedSite()
  const file = join(makeTemporaryFolder(), 'no.xliff')
  const blocks = '<trans-unit id="a"/>'.repeat(200_000)
  const files = ['none.md', TARGET].map((name) => `<file original="${name}"><body>${blocks}</body></file>`)
  writeFileSync(file, `<xliff>${files.join('')}</xliff>`)
  const { written, refused } = await importTranslations({ root, locale: 'no', file })
  expect([written, refused.length]).toEqual([[], 400_000])
})
