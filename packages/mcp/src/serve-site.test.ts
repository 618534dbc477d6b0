import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { buildSearchIndex, SEARCH_FORMAT } from '@fyr/search'
import { type CallToolResult, Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openPublishedSite } from './published-site.ts'
import { createSiteServer } from './site-tools.ts'

const HOME = 'https://holme.example/no/'

const made: string[] = []
const servers: Server[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
  for (const server of servers) server.close()
})

interface Written {
  readonly id: string
  readonly text: string
}

const PAGES = [
  { id: 'docs/anchors', text: 'How to lay an anchor in deep water.' },
  { id: 'docs/buoys', text: 'A buoy shows where the mooring is.' },
]

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fyr-mcp-')))
  made.push(folder)
  return folder
}

/** Writes what a build would publish of some pages. */
function publish(pages: readonly Written[] = PAGES, folder = makeFolder()): string {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const entries = pages.map(({ id, text }) => ({
    id,
    kind: 'doc',
    title: id,
    description: '',
    url: `${HOME}${id}`,
    markdown: `${HOME}${id}.md`,
    hash: createHash('sha256').update(text).digest('hex').slice(0, 8),
    headings: [],
  }))
  for (const { id, text } of pages) write(`${id}.md`, `# ${id}\n\n${text}\n`)
  const index = { version: 1, title: 'Holme', url: HOME, locale: 'en', lang: 'en', pages: entries }
  write('agents.json', JSON.stringify(index))
  const { heads, body, texts } = buildSearchIndex(
    pages.map(({ id, text }) => ({
      path: `/no/${id}`,
      title: id,
      kind: 'doc',
      trail: ['Docs'],
      boost: 1,
      sections: [{ headingId: null, headings: [], text, code: '', defines: [] }],
    })),
    { stem: null, joints: [] },
  )
  write('assets/heads.json', JSON.stringify(heads))
  write('assets/body.json', JSON.stringify(body))
  for (const [file, part] of texts) write(`assets/${file}`, JSON.stringify(part))
  const files = { heads: '/no/assets/heads.json', body: '/no/assets/body.json' }
  const list = {
    format: SEARCH_FORMAT,
    script: '',
    stemmer: '/no/assets/stemmer.js',
    language: { stopWords: [], lightWords: [], joints: [], endings: [], suffixes: [] },
    synonyms: [],
    latest: '',
  }
  write('search/index.json', JSON.stringify({ ...list, indexes: { '': files } }))
  // It must not be run: what a site publishes is text.
  write('assets/stemmer.js', 'process.exit(3)')
  return folder
}

async function connectClient(place: string): Promise<Client> {
  const site = await openPublishedSite(place)
  const { title, pages } = await site.readIndex()
  const server = createSiteServer({ site, title, before: pages, version: '1.0.0' })
  const client = new Client({ name: 'test', version: '1.0.0' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(there), client.connect(here)])
  return client
}

async function connect(place: string): Promise<(name: string, input?: object) => Promise<CallToolResult>> {
  const client = await connectClient(place)
  return (name, input = {}) => client.callTool({ name, arguments: { ...input } })
}

/** Has the result of a call as data, which an answer holds only if asked. */
const STRUCTURED = { structured: true }

function textOf({ content }: CallToolResult): string {
  const [first] = content
  return first?.type === 'text' ? first.text : ''
}

interface Answering {
  readonly origin: string
  readonly asked: string[]
}

/** Serves a folder below `/no/`; `/no/docs/away.md` leads to another origin. */
async function listen(folder: string): Promise<Answering> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    if (url === '/no/docs/away.md') {
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
      return
    }
    readFile(join(folder, url.replace(/^\/no\//, ''))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, asked }
}

test('pages are listed by folder, in parts if asked', async () => {
  const call = await connect(publish([...PAGES, { id: 'docs/rope/splices', text: 'An eye splice.' }]))
  expect(await call('list')).toEqual({ content: [{ type: 'text', text: '- docs/ (3 pages)\n' }] })
  expect(textOf(await call('list', { folder: '/docs/' }))).toBe(
    [
      '- docs/rope/ (1 pages)',
      '- [docs/anchors](https://holme.example/no/docs/anchors)',
      '- [docs/buoys](https://holme.example/no/docs/buoys)',
      '',
    ].join('\n'),
  )
  const part = await call('list', { deep: true, offset: 1, limit: 1, ...STRUCTURED })
  expect(part.structuredContent).toMatchObject({ site: 'Holme', total: 3, pages: [{ id: 'docs/buoys' }] })
  expect(textOf(part)).toContain('(1 of 3 pages. Go on with offset 2.)')
  expect(textOf(await call('list', { deep: true, offset: 2, limit: 1 }))).toMatch(/\n\(1 of 3 pages\.\)\n$/)
  const past = '(0 of 3 pages. There are none from offset 3 on.)\n'
  expect(textOf(await call('list', { deep: true, offset: 3 }))).toBe(past)
  expect(textOf(await call('list', { folder: 'docs', offset: 2 }))).toBe(
    '- docs/rope/ (1 pages)\n(0 of 2 pages. There are none from offset 2 on.)\n',
  )
  const posts = await call('list', { kind: 'post', deep: true, ...STRUCTURED })
  expect(posts.structuredContent).toMatchObject({ total: 0, pages: [] })
  expect(textOf(await call('list', { folder: 'dock' }))).toBe('There are no pages in dock/.\n')
})

test.each([
  ['list', { folder: `a${'/'.repeat(1_000_000)}a` }],
  ['read', { page: 'a'.repeat(1_000_000) }],
  ['search', { query: 'a', version: 'a'.repeat(1_000_000) }],
])('a name of a million letters is refused by %s, without them', async (name, args) => {
  const call = await connect(publish())
  const answer = await call(name, args)
  expect([answer.isError, JSON.stringify(answer).length < 2000]).toEqual([true, true])
})

test('the server says what to do first, and that search and reading cost little', async () => {
  const client = await connectClient(publish())
  expect(client.getInstructions()).toMatch(/^The pages of Holme\. Search first.*Then read the address/)
})

test('pages are resources, each by its address', async () => {
  const client = await connectClient(publish())
  const { resources } = await client.listResources()
  expect(resources.map(({ uri, name, mimeType }) => [uri, name, mimeType])).toEqual(
    PAGES.map(({ id }) => [`${HOME}${id}`, id, 'text/markdown']),
  )
  const { contents } = await client.readResource({ uri: `${HOME}docs/buoys` })
  expect(contents).toEqual([
    {
      uri: `${HOME}docs/buoys`,
      mimeType: 'text/markdown',
      text: '# docs/buoys\n\nA buoy shows where the mooring is.\n',
    },
  ])
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('The site has no page')
})

test('a resource with a name that no page can have, and a cursor that was never given, are refused in few words', async () => {
  const client = await connectClient(publish())
  const uri = `${HOME}${'a'.repeat(1_000_000)}`
  const refused: unknown = await client.readResource({ uri }).catch((error: unknown) => error)
  expect(String(refused)).toContain('No page has a name of more than 5000 letters.')
  expect(String(refused).length).toBeLessThan(300)
  const cursors = ['-1', '0.5', 'Infinity', 'x'.repeat(10_000)]
  const answers = await Promise.allSettled(cursors.map((cursor) => client.listResources({ cursor })))
  expect(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : null))).toEqual(
    cursors.map(() => expect.stringContaining('This cursor is none of this server')),
  )
  expect((await client.listResources({ cursor: '999999999' })).resources).toEqual([])
})

test.each([
  'docs/anchors',
  '/no/docs/anchors',
  '/no/docs/anchors/',
  'https://holme.example/no/docs/anchors',
  'https://holme.example/no/docs/anchors.md',
])('a page is read by the name %s', async (page) => {
  const call = await connect(publish())
  expect(textOf(await call('read', { page }))).toBe('# docs/anchors\n\nHow to lay an anchor in deep water.\n')
})

test('reading a page that does not exist answers with a problem', async () => {
  const call = await connect(publish())
  const result = await call('read', { page: '../../etc/passwd' })
  expect(result.isError).toBe(true)
  expect(textOf(result)).toBe('The site has no page "../../etc/passwd". Use search or list to find one.')
})

test('the published index answers queries, with whole addresses, and no code of the site is run', async () => {
  const call = await connect(publish())
  const found = await call('search', { query: 'moorings', ...STRUCTURED })
  expect(textOf(found)).toBe(
    '- [docs/buoys](https://holme.example/no/docs/buoys)\n  A buoy shows where the mooring is.\n',
  )
  expect(found.structuredContent).toEqual({
    count: 1,
    pages: [
      {
        title: 'docs/buoys',
        url: 'https://holme.example/no/docs/buoys',
        trail: ['Docs'],
        sections: [
          {
            heading: '',
            url: 'https://holme.example/no/docs/buoys',
            excerpt: 'A buoy shows where the mooring is.',
          },
        ],
      },
    ],
  })
})

test('a large site, which has its texts in parts, is answered with excerpts too', async () => {
  const filler = 'A long rope. '.repeat(20_000)
  const call = await connect(
    publish([...PAGES, { id: 'docs/ropes', text: filler }, { id: 'docs/chains', text: filler }]),
  )
  const found = await call('search', { query: 'moorings', ...STRUCTURED })
  expect(found.structuredContent).toMatchObject({
    pages: [{ sections: [{ excerpt: 'A buoy shows where the mooring is.' }] }],
  })
})

test('a version that there is not is a problem', async () => {
  const call = await connect(publish())
  const result = await call('search', { query: 'buoy', version: '9.0' })
  expect(textOf(result)).toBe('There is no version "9.0". The site has no versions.')
})

test('changes are those since the start, or since the pages that are known', async () => {
  const folder = publish()
  const call = await connect(folder)
  const none = { added: [], changed: [], removed: [] }
  expect((await call('changes', STRUCTURED)).structuredContent).toEqual(none)
  expect(textOf(await call('changes'))).toBe('Nothing has changed.\n')
  publish(
    [
      { id: 'docs/anchors', text: 'Changed.' },
      { id: 'docs/chains', text: 'New.' },
    ],
    folder,
  )
  expect((await call('changes', STRUCTURED)).structuredContent).toMatchObject({
    added: [{ id: 'docs/chains' }],
    changed: [{ id: 'docs/anchors' }],
    removed: ['docs/buoys'],
  })
  expect(textOf(await call('changes'))).toBe(
    [
      'Added:\n- [docs/chains](https://holme.example/no/docs/chains)\n',
      'Changed:\n- [docs/anchors](https://holme.example/no/docs/anchors)\n',
      'Removed:\n- docs/buoys\n',
    ].join('\n'),
  )
  const all = await call('list', { deep: true, ...STRUCTURED })
  const listed = all.structuredContent as { pages: { id: string; hash: string }[] }
  const known = listed.pages.map(({ id, hash }) => ({ id, hash }))
  expect((await call('changes', { known, ...STRUCTURED })).structuredContent).toEqual(none)
})

test('an index that leads out of the folder is not followed, also not by symbolic links', async () => {
  const folder = publish()
  const outside = makeFolder()
  writeFileSync(join(outside, 'secret.md'), 'secret')
  symlinkSync(join(outside, 'secret.md'), join(folder, 'docs/linked.md'))
  const entry = { kind: 'doc', title: '', description: '', hash: '', headings: [] }
  const pages = ['docs/linked.md', `../${outside.split('/').at(-1)}/secret.md`, '%2e%2e%2fsecret.md'].map(
    (path, index) => ({ ...entry, id: `page-${index}`, url: `${HOME}${index}`, markdown: `${HOME}${path}` }),
  )
  const index = { version: 1, title: '', url: HOME, locale: 'en', lang: 'en', pages }
  writeFileSync(join(folder, 'agents.json'), JSON.stringify(index))
  const call = await connect(folder)
  const results = await Promise.all(pages.map(({ id }) => call('read', { page: id })))
  expect(results.map(({ isError }) => isError)).toEqual([true, true, true])
  expect(results.map(textOf)).toEqual(results.map(() => expect.stringContaining('is outside')))
})

test('a site at an address is only requested at that address', async () => {
  const { origin, asked } = await listen(publish([...PAGES, { id: 'docs/away', text: '' }]))
  const call = await connect(`${origin}/no`)
  expect(textOf(await call('read', { page: 'docs/buoys' }))).toContain('A buoy shows')
  expect(textOf(await call('search', { query: 'mooring' }))).toContain('docs/buoys')
  expect(textOf(await call('read', { page: 'docs/away' }))).toBe(
    `${origin}/no/docs/away.md redirects to https://elsewhere.example/. Start the server with that address.`,
  )
  expect(asked.every((path) => path.startsWith('/no/'))).toBe(true)
})

test('the folder of a site serves what was built in it', async () => {
  const root = makeFolder()
  mkdirSync(join(root, 'dist'))
  publish(PAGES, join(root, 'dist'))
  const call = await connect(root)
  expect(textOf(await call('list'))).toContain('(2 pages)')
})

test('a folder without a site is an error that says what to name', async () => {
  const empty = makeFolder()
  await expect(openPublishedSite(empty)).rejects.toThrow(
    `There is no agents.json in ${empty}. Pass the folder`,
  )
})

test('an index of another version is refused', async () => {
  const folder = publish()
  writeFileSync(join(folder, 'agents.json'), '{"version":2}')
  await expect(openPublishedSite(folder)).rejects.toThrow('agents.json in')
})

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 9,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
}

test('the command answers what is no message, too large or too deep, and goes on', async () => {
  const bin = join(import.meta.dirname, '../bin/fyr-mcp.mjs')
  const command = spawn(process.execPath, [bin, publish()], { stdio: ['pipe', 'pipe', 'inherit'] })
  // A server that does not answer would wait for ever.
  onTestFinished(() => void command.kill())
  const deep = `${'['.repeat(100)}${']'.repeat(100)}`
  const lines = ['no JSON', `{"id":1,"params":${deep}}`, 'x'.repeat(5_000_000), JSON.stringify(INITIALIZE)]
  command.stdin.write(`${lines.join('\n')}\n`)
  const answers: { readonly id: unknown; readonly error?: { readonly code: number } }[] = []
  for await (const line of createInterface({ input: command.stdout })) {
    answers.push(JSON.parse(line))
    if (answers.length === lines.length) command.stdin.end()
  }
  expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
    [null, -32700],
    [1, -32600],
    [null, -32600],
    [9, undefined],
  ])
})
