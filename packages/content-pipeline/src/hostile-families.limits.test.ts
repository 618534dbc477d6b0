import { expect, test } from 'vitest'
import { curlCommand } from './curl-command.ts'
import { compileText } from './fixtures/compile-text.ts'
import { growthOf } from '../../../scripts/time-growth.ts'
import { SMALL_SEARCH } from './fixtures/small-search.ts'
import { HOSTILE_FAMILIES, type HostileReader } from './fixtures/hostile-families.ts'

/** Sizes of a family, each four times the one before. */
const SIZES = [20, 80, 320] as const

/** What names, links and tables of contents may repeat on a page of any size, in characters of its text. */
const MOST_REPEATED = 1_200_000

/** Four times the text may be that many times the page: labels and numbers in it grow by a digit. */
const LINEAR = 4.8

/** Less is noise. */
const SHORTEST_MS = 50

/** Four times the text takes sixteen times as long where time is quadratic. */
const MOST_TIME = 10

interface Reading {
  /** Of what was written, in characters: the page and its diagnostics. */
  readonly size: number
  readonly milliseconds: number
}

/** Reads a text. Every problem of it is reported with its place. */
async function read(reader: HostileReader, text: string): Promise<Reading> {
  const start = process.cpuUsage()
  const size = await READERS[reader](text)
  const { user, system } = process.cpuUsage(start)
  return { size, milliseconds: (user + system) / 1000 }
}

const READERS: Readonly<Record<HostileReader, (text: string) => Promise<number> | number>> = {
  md: (text) => sizeOfDocument(text, 'md'),
  mdx: (text) => sizeOfDocument(text, 'mdx'),
  'front matter': (text) => sizeOfDocument(text, 'md'),
  query: (query) => JSON.stringify(SMALL_SEARCH.search({ query, kind: null, limit: 10 })).length,
  request: (text) =>
    curlCommand({
      method: 'post',
      address: 'https://a.example',
      query: [[text, text]],
      credentials: [{ kind: 'key', name: text }],
      headers: [[text, text]],
      body: { type: 'text/plain', text },
    }).length,
}

const EMPTY_TEXT = JSON.stringify({ type: 'root', children: [] })

async function sizeOfDocument(written: string, extension: 'md' | 'mdx'): Promise<number> {
  const { report, text } = await compileText(`${written}\n\nEnd.\n`, extension)
  const { diagnostics } = report
  for (const { problem, line } of diagnostics) expect([problem === '', line > 0]).toEqual([false, true])
  // What is refused is said.
  if (text === EMPTY_TEXT) expect(diagnostics).not.toEqual([])
  return text.length + JSON.stringify(report).length
}

test.each(Object.entries(HOSTILE_FAMILIES))(
  '%s grow no faster than they are written',
  async (_name, family) => {
    const { reader } = family
    const [small, medium, large] = SIZES.map((n) => family.textOf(n)) as [string, string, string]
    await read(reader, small)
    const readings = async (): Promise<readonly [Reading, Reading]> => [
      await read(reader, medium),
      await read(reader, large),
    ]
    const [before, after] = await readings()
    const most = Math.max(LINEAR, (large.length / medium.length) * 1.2) * before.size
    expect(after.size).toBeLessThanOrEqual(Math.max(most, MOST_REPEATED))
    // V8 may have collected garbage in one of the two, so only the second time counts.
    const first = growth(before, after)
    const times = first < MOST_TIME ? first : growth(...(await readings()))
    expect(times).toBeLessThan(MOST_TIME)
  },
)

/** The exponent that time may grow with, where `pnpm maintain growth` sets it: that takes minutes and a quiet machine. */
const MOST_GROWTH = Number(process.env['FYR_MOST_GROWTH'] ?? Number.NaN)

test.runIf(MOST_GROWTH > 0).each(Object.entries(HOSTILE_FAMILIES))(
  'the time of %s grows with a small exponent',
  { timeout: 600_000 },
  async (_name, { reader, textOf }) => {
    const exponent = await growthOf(async (n) => {
      const text = textOf(n)
      await READERS[reader](text)
      return { weight: text.length }
    }, MOST_GROWTH)
    expect(exponent).toBeLessThanOrEqual(MOST_GROWTH)
  },
)

function growth(before: Reading, after: Reading): number {
  return after.milliseconds / Math.max(before.milliseconds, SHORTEST_MS)
}
