import { buildSearchIndex } from '@fyr/search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchOrder, SearchReply } from '../search/search-messages.ts'

/** A site that is too large for browsers to index. */
const PAGES = Array.from({ length: 30 }, (_none, number) => ({
  path: `/docs/${number}`,
  title: `Site ${number}`,
  kind: 'doc' as const,
  trail: [],
  boost: 1,
  sections: [
    { headingId: null, headings: [], text: 'A long rope. '.repeat(1500), code: '', defines: [] },
    { headingId: 'net', headings: ['Net'], text: `Word${number} holds the salmon.`, code: '', defines: [] },
  ],
}))

const { heads, body, texts } = buildSearchIndex(PAGES, { stem: null, joints: [] })
const FILES = new Map<string, object>([
  ['/assets/heads.json', heads],
  ['/assets/body.json', body],
  ...[...texts].map(([file, part]) => [`/assets/${file}`, part] as const),
])
const OPEN: SearchOrder = {
  type: 'open',
  heads: '/assets/heads.json',
  body: '/assets/body.json',
  stemmer: null,
  language: { stopWords: [], lightWords: [], joints: [], endings: [], suffixes: [] },
  synonyms: [],
}

const replies: SearchReply[] = []
const asked: string[] = []
const lost = new Set<string>()
let send: (order: SearchOrder) => void = () => {}

beforeEach(async () => {
  replies.length = 0
  asked.length = 0
  lost.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return lost.has(address) ? new Response('', { status: 404 }) : Response.json(FILES.get(address))
  })
  vi.stubGlobal('postMessage', (reply: SearchReply) => replies.push(reply))
  vi.stubGlobal('addEventListener', (_type: string, listen: (event: { data: SearchOrder }) => void) => {
    send = (data) => listen({ data })
  })
  vi.resetModules()
  await import('./search-worker.ts')
  send(OPEN)
  await vi.waitUntil(() => replies.some(({ type }) => type === 'complete'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function ask(id: number, query: string): void {
  send({ type: 'search', id, request: { query, kind: null, limit: 8 } })
}

/** The excerpts of the first page of each answer to a query. */
function excerptsOf(id: number): readonly string[] {
  return replies.flatMap((reply) =>
    reply.type === 'answer' && reply.id === id
      ? (reply.answer.pages[0]?.sections.map(({ excerpt }) => excerpt.map(({ text }) => text).join('')) ?? [])
      : [],
  )
}

test('hits are answered at once, and again with excerpts from the parts of the texts that they are in', async () => {
  ask(1, 'word17')
  await vi.waitFor(() => expect(excerptsOf(1)).toEqual(['', 'Word17 holds the salmon.']))
  expect(asked.slice(2)).toEqual(['/assets/search-texts-17.json'])
  ask(2, 'word17')
  await vi.waitFor(() => expect(excerptsOf(2)).toEqual(['Word17 holds the salmon.']))
  expect(asked).toHaveLength(3)
})

test('texts are loaded for the latest query only', async () => {
  ask(1, 'word11')
  ask(2, 'word12')
  await vi.waitFor(() => expect(excerptsOf(2)).toHaveLength(2))
  expect(asked.slice(2)).toEqual(['/assets/search-texts-12.json'])
  expect(excerptsOf(1)).toEqual([''])
})

test('a part that cannot be loaded leaves a hit without an excerpt, and is asked for again', async () => {
  lost.add('/assets/search-texts-17.json')
  ask(1, 'word17')
  await vi.waitFor(() => expect(excerptsOf(1)).toEqual(['', '']))
  expect(replies).not.toContainEqual(expect.objectContaining({ type: 'failed' }))
  lost.clear()
  ask(2, 'word17')
  await vi.waitFor(() => expect(excerptsOf(2)).toEqual(['', 'Word17 holds the salmon.']))
})
