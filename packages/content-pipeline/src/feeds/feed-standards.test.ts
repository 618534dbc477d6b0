import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { buildSoundFixture } from '../fixtures/build-fixture.ts'
import type { FeedFile } from './build-feeds.ts'

const standard = (name: string) => readFileSync(join(import.meta.dirname, 'standards', name), 'utf8')

/** What a validator says of an XML document against a RELAX NG grammar. */
async function issuesOf(xml: string, grammar: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [standard(grammar)],
    extension: 'relaxng',
  })
  return errors.map(({ message }) => message)
}

/** What a validator says of a JSON feed. Formats are checked by the patterns beside them. */
function issuesOfJson(json: string): string[] {
  const validator = new Ajv2020({ strict: false, validateFormats: false })
  validator.validate(JSON.parse(standard('json-feed.json')), JSON.parse(json))
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const GRAMMARS = [
  ['blog/rss.xml', 'rss.rng'],
  ['blog/atom.xml', 'atom.rng'],
] as const

let files: readonly FeedFile[] = []
beforeAll(async () => {
  const site = await buildSoundFixture('feeds')
  files = [...(await site.loadFeeds('en')), ...(await site.loadFeeds('no'))]
})

function textsAt(place: string): string[] {
  return files.filter((file) => file.place === place).map(({ text }) => text)
}

test.each(GRAMMARS)('%s of every locale is what its standard says', async (place, grammar) => {
  const issues = await Promise.all(textsAt(place).map((text) => issuesOf(text, grammar)))
  expect(issues).toEqual([[], []])
})

test('feed.json of every locale is what its standard says', () => {
  expect(textsAt('blog/feed.json').map(issuesOfJson)).toEqual([[], []])
})

test.each([
  ['blog/rss.xml', 'rss.rng', 'GMT</pubDate>', '+1</pubDate>'],
  ['blog/rss.xml', 'rss.rng', '<link>https:', '<link>'],
  ['blog/rss.xml', 'rss.rng', '<item>', '<item><author>Ida</author>'],
  ['blog/atom.xml', 'atom.rng', 'Z</updated>', '</updated>'],
  ['blog/atom.xml', 'atom.rng', '<entry>', '<entry><id>again</id>'],
  ['blog/atom.xml', 'atom.rng', 'term="', 'key="'],
])('%s against %s: the check sees that "%s" became "%s"', async (place, grammar, from, to) => {
  const [text = ''] = textsAt(place)
  expect(text).toContain(from)
  expect(await issuesOf(text.replace(from, to), grammar)).not.toEqual([])
})

test('the check of feed.json sees what is missing and what is unknown', () => {
  const [text = ''] = textsAt('blog/feed.json')
  expect(issuesOfJson(text.replace('"title"', '"titel"'))).not.toEqual([])
  expect(issuesOfJson(text.replace('1.1"', '1"'))).not.toEqual([])
})
