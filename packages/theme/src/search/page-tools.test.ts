// @vitest-environment jsdom
import type { SearchAnswer } from '@fyr/search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleSiteData } from '../fixtures/sample-site-data.ts'
import { registerPageTools } from './page-tools.ts'
import type { SearchOrder, SearchReply } from './search-messages.ts'

const MANIFEST = {
  script: '/assets/search-worker-1.js',
  stemmer: null,
  language: { stopWords: [], lightWords: [], joints: [], endings: [], suffixes: [] },
  synonyms: [],
  latest: '',
  indexes: { '': { heads: '/assets/heads-1.json', body: '/assets/body-1.json' } },
}

type Execute = (input: object) => Promise<{ content: readonly { text: string }[] }>

const tools = new Map<string, Execute>()
let answers: readonly SearchAnswer[] = []

function words(text: string): readonly object[] {
  return [{ text, isMatch: false }]
}

/** An answer with one hit. `missing` are the parts of the texts that its excerpt is in. */
function answerWith(excerpt: string, missing: readonly { start: number; file: string }[]): SearchAnswer {
  const section = {
    headingId: 'mesh size',
    headings: [],
    heading: words('Mesh size'),
    excerpt: excerpt === '' ? [] : words(excerpt),
  }
  const page = { path: '/docs/nets', kind: 'doc', title: words('Nets'), trail: [], sections: [section] }
  return { count: 1, pages: [page], words: [], missing } as unknown as SearchAnswer
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(MANIFEST)))
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(order: SearchOrder): void {
        const replies: readonly SearchReply[] =
          order.type === 'open'
            ? [{ type: 'complete' }]
            : answers.map((answer) => ({ type: 'answer', id: order.id, answer }))
        for (const data of replies)
          setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
      terminate(): void {}
    },
  )
  Object.assign(document, {
    modelContext: {
      registerTool: ({ name, execute }: { name: string; execute: Execute }) => tools.set(name, execute),
    },
  })
  const siteSearch = { page: '/search', manifest: '/search/index.json', popular: [], synonyms: [] }
  registerPageTools({ ...sampleSiteData, search: siteSearch, hasMarkdown: true })
})

afterEach(() => vi.unstubAllGlobals())

async function search(): Promise<unknown> {
  const result = await tools.get('search')?.({ query: 'mesh' })
  return JSON.parse(result?.content[0]?.text ?? '')
}

const hit = { address: 'http://localhost:3000/docs/nets#mesh%20size', page: 'Nets', heading: 'Mesh size' }

test('an agent gets the hits of a query with their addresses', async () => {
  answers = [answerWith('At most 25 mm.', [])]
  expect(await search()).toEqual([{ ...hit, excerpt: 'At most 25 mm.' }])
})

test('an agent gets the excerpts of a large site, which arrive in a second answer', async () => {
  answers = [answerWith('', [{ start: 0, file: 'texts-1.json' }]), answerWith('At most 25 mm.', [])]
  expect(await search()).toEqual([{ ...hit, excerpt: 'At most 25 mm.' }])
})

test('an agent gets hits without excerpts where these cannot be loaded', async () => {
  const missing = [{ start: 0, file: 'texts-1.json' }]
  answers = [answerWith('', missing), answerWith('', missing)]
  expect(await search()).toEqual([{ ...hit, excerpt: '' }])
})

test('an agent reads pages of this host alone', async () => {
  const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response('# Nets'))
  vi.stubGlobal('fetch', fetched)
  const { origin } = window.location
  await tools.get('read')?.({ address: `${origin}/docs/nets` })
  await tools.get('read')?.({ address: `${origin}//evil.example/x` })
  const read = fetched.mock.calls.map(([address]) => new URL(address, origin).href)
  expect(read).toEqual([`${origin}/docs/nets.md`, `${origin}//evil.example/x.md`])
})
