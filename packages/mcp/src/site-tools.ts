import type { AgentIndex, AgentIndexPage } from '@fyr/content-pipeline/manifest'
import type { PageHit, TextPiece } from '@fyr/content-pipeline/search'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { comparePages, type KnownPage } from './page-changes.ts'
import type { PublishedSite } from './published-site.ts'
import { SiteProblem } from './site-problem.ts'

export interface SiteToolsOptions {
  readonly site: PublishedSite
  /** The earlier pages that `changes` compares with if a call passes none. */
  readonly before: readonly KnownPage[]
  /** Of this package. */
  readonly version: string
}

/** Pages in one answer: default and maximum. */
const PAGES_LISTED = 200
const MAX_LISTED = 1000
/** Pages in the result of a search: default and maximum. */
const PAGES_FOUND = 10
const MAX_FOUND = 50
const LONGEST_QUERY = 500
const MAX_KNOWN = 20_000

/** The tools only read, and only from the site. */
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const LISTED = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  description: z.string().optional(),
  url: z.string(),
  hash: z.string(),
})

/** An MCP server with the tools of one site. */
export function createSiteServer({ site, before, version }: SiteToolsOptions): McpServer {
  const server = new McpServer({ name: 'fyr', version })
  addList(server, site)
  addRead(server, site)
  addSearch(server, site)
  addChanges(server, site, before)
  return server
}

function addList(server: McpServer, site: PublishedSite): void {
  server.registerTool(
    'list',
    {
      title: 'List pages',
      description:
        'Lists the pages of the site by title, with description, address, and a hash that changes with the text. Use search for a question.',
      inputSchema: {
        kind: z.string().optional().describe('Only pages of this kind, such as doc or post'),
        offset: z.int().min(0).default(0).describe('Number of pages to skip'),
        limit: z.int().min(1).max(MAX_LISTED).default(PAGES_LISTED),
      },
      outputSchema: {
        site: z.string(),
        lang: z.string(),
        total: z.int(),
        pages: z.array(LISTED),
      },
      annotations: READS,
    },
    ({ kind, offset, limit }) =>
      answer(async () => {
        const { title, lang, pages } = await site.readIndex()
        const asked = pages.filter((page) => kind === undefined || page.kind === kind)
        return {
          site: title,
          lang,
          total: asked.length,
          pages: asked.slice(offset, offset + limit).map(toListed),
        }
      }),
  )
}

function addRead(server: McpServer, site: PublishedSite): void {
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown.',
      inputSchema: {
        page: z.string().min(1).describe('Address or id of the page, as list and search return it'),
      },
      annotations: READS,
    },
    async ({ page }) => {
      try {
        const index = await site.readIndex()
        return { content: [{ type: 'text', text: await site.readPage(index, findPage(index, page)) }] }
      } catch (error) {
        return problem(error)
      }
    },
  )
}

function addSearch(server: McpServer, site: PublishedSite): void {
  server.registerTool(
    'search',
    {
      title: 'Search',
      description:
        'Finds the sections of the site that match a few words, best match first. Also matches other forms of a word, misspellings and parts of names.',
      inputSchema: {
        query: z.string().min(1).max(LONGEST_QUERY),
        kind: z.enum(['doc', 'post', 'page']).optional(),
        version: z.string().optional().describe('A version of the docs; the current one if omitted'),
        limit: z.int().min(1).max(MAX_FOUND).default(PAGES_FOUND).describe('Maximum number of pages'),
      },
      outputSchema: {
        count: z.int().describe('Number of matching sections'),
        pages: z.array(
          z.object({
            title: z.string(),
            url: z.string(),
            trail: z.array(z.string()),
            sections: z.array(z.object({ heading: z.string(), url: z.string(), excerpt: z.string() })),
          }),
        ),
      },
      annotations: READS,
    },
    ({ query, kind = null, version = null, limit }) =>
      answer(async () => {
        const { lang, url } = await site.readIndex()
        const locale = { lang, basePath: new URL(url).pathname }
        const { count, pages } = await site.search(locale, { query, kind, version, limit })
        return { count, pages: pages.map((hit) => toFound(hit, url)) }
      }),
  )
}

function addChanges(server: McpServer, site: PublishedSite, before: readonly KnownPage[]): void {
  server.registerTool(
    'changes',
    {
      title: 'List changes',
      description:
        'Lists the pages that were added, changed or removed since the server started, or, if you pass "known", since you listed them.',
      inputSchema: {
        known: z
          .array(z.object({ id: z.string(), hash: z.string() }))
          .max(MAX_KNOWN)
          .optional()
          .describe('Pages as list returned them'),
      },
      outputSchema: {
        added: z.array(LISTED),
        changed: z.array(LISTED),
        removed: z.array(z.string()).describe('Ids of the removed pages'),
      },
      annotations: READS,
    },
    ({ known = before }) =>
      answer(async () => {
        const { pages } = await site.readIndex()
        const { added, changed, removed } = comparePages(known, pages)
        return { added: added.map(toListed), changed: changed.map(toListed), removed: [...removed] }
      }),
  )
}

/** The result of `make` as data, and the same as text for clients that read only text. */
async function answer(make: () => Promise<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    const data = await make()
    return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
  } catch (error) {
    return problem(error)
  }
}

/** Problems that the agent can solve or report are part of an answer; anything else is an issue of ours. */
function problem(error: unknown): CallToolResult {
  if (!(error instanceof SiteProblem)) throw error
  return { isError: true, content: [{ type: 'text', text: error.message }] }
}

function toListed({ id, kind, title, description, url, hash }: AgentIndexPage): z.infer<typeof LISTED> {
  return { id, kind, title, ...(description === undefined ? {} : { description }), url, hash }
}

function toFound({ title, path, trail, sections }: PageHit, home: string): Record<string, unknown> {
  const { href } = new URL(path, home)
  return {
    title: plain(title),
    url: href,
    trail: [...trail],
    sections: sections.map(({ headingId, heading, excerpt }) => ({
      heading: plain(heading),
      url: headingId === null ? href : `${href}#${headingId}`,
      excerpt: plain(excerpt),
    })),
  }
}

function plain(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join('')
}

/** By its id, its address or that of its Markdown, whole or without the origin; `#section` may follow. */
function findPage({ url, pages }: AgentIndex, asked: string): AgentIndexPage {
  const byId = pages.find(({ id }) => id === asked)
  const address = addressOf(asked, url)
  const found =
    byId ?? pages.find((page) => [page.url, page.markdown].some((own) => withoutSlash(own) === address))
  if (found !== undefined) return found
  throw new SiteProblem(`The site has no page "${asked}". Use list or search to find one.`)
}

function addressOf(asked: string, home: string): string | null {
  if (!URL.canParse(asked, home)) return null
  const address = new URL(asked, home)
  address.hash = ''
  address.search = ''
  return withoutSlash(address.href)
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}
