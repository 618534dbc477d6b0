import type { AgentIndexPage } from '@fyr/content-pipeline/manifest'
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'
import { findPage, LONGEST_NAME } from './find-page.ts'
import { viewFolder } from './folder-view.ts'
import { toFoundPage } from './found-page.ts'
import { changeLines, folderLines, hitLines } from './markdown-lines.ts'
import { comparePages, type KnownPage } from './page-changes.ts'
import { partOfPage } from './page-part.ts'
import type { PublishedSite } from './published-site.ts'
import { SiteProblem } from './site-problem.ts'
import { addResources } from './site-resources.ts'

export interface SiteServerOptions {
  readonly site: PublishedSite
  /** Title of the site. */
  readonly title: string
  /** The earlier pages that `changes` compares with if a call passes none. */
  readonly before: readonly KnownPage[]
  /** Of this package. */
  readonly version: string
}

/** Pages in one answer of `list`: default and maximum. */
const PAGES_LISTED = 100
const MAX_LISTED = 1000
/** Pages in the result of a search: default and maximum. */
const PAGES_FOUND = 5
const MAX_FOUND = 50
const LONGEST_QUERY = 500
const MAX_KNOWN = 20_000
const MAX_LINES = 5000

/** The tools only read, and only from the site. */
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const STRUCTURED = z.boolean().default(false).describe('Whether the answer holds the result as data too')

/** An MCP server with the tools of one site. */
export function createSiteServer({ site, title, before, version }: SiteServerOptions): McpServer {
  const instructions = `The pages of ${title}. Search first, with the few words that matter, not a whole question. Then read the address of the best hit with its #section, which costs less than the whole page. Use list only to see what there is.`
  const server = new McpServer({ name: 'fyr', version }, { instructions })
  addSearch(server, site)
  addRead(server, site)
  addList(server, site)
  addChanges(server, site, before)
  addResources(server, site)
  return server
}

function addSearch(server: McpServer, site: PublishedSite): void {
  server.registerTool(
    'search',
    {
      title: 'Search',
      description:
        'Finds the sections of the site that match a few words, best match first. Also matches other forms of a word, misspellings and parts of names.',
      inputSchema: z.object({
        query: z.string().min(1).max(LONGEST_QUERY),
        kind: z.enum(['doc', 'post', 'page']).optional(),
        version: z
          .string()
          .max(LONGEST_NAME)
          .optional()
          .describe('A version of the docs; the current one if omitted'),
        limit: z.int().min(1).max(MAX_FOUND).default(PAGES_FOUND).describe('Maximum number of pages'),
        structured: STRUCTURED,
      }),
      annotations: READS,
    },
    ({ query, kind = null, version = null, limit, structured }) =>
      answer(structured, async () => {
        const { lang, url } = await site.readIndex()
        const locale = { lang, basePath: new URL(url).pathname }
        const { count, pages } = await site.search(locale, { query, kind, version, limit })
        const found = pages.map((hit) => toFoundPage(hit, url))
        return { text: hitLines(found, count), data: { count, pages: found } }
      }),
  )
}

function addRead(server: McpServer, site: PublishedSite): void {
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description:
        'Returns a page as Markdown, or one section of it. A long page is returned in parts: the answer says how to go on.',
      inputSchema: z.object({
        page: z
          .string()
          .min(1)
          .max(LONGEST_NAME)
          .describe(
            'Address or id of the page, as search and list return it; with #section only that section',
          ),
        offset: z.int().min(0).default(0).describe('Number of lines to skip'),
        limit: z
          .int()
          .min(1)
          .max(MAX_LINES)
          .optional()
          .describe('Number of lines; about 2,000 tokens if omitted'),
      }),
      annotations: READS,
    },
    ({ page: asked, offset, limit = null }) =>
      answer(false, async () => {
        const index = await site.readIndex()
        const { page, section } = findPage(index, asked)
        const markdown = await site.readPage(index, page)
        return { text: partOfPage(markdown, page.headings, { section, offset, limit }), data: {} }
      }),
  )
}

function addList(server: McpServer, site: PublishedSite): void {
  server.registerTool(
    'list',
    {
      title: 'List pages',
      description: 'Lists the pages and folders in a folder of the site. Use search for a question.',
      inputSchema: z.object({
        folder: z.string().max(LONGEST_NAME).default('').describe('Such as docs/guides; the home if omitted'),
        deep: z.boolean().default(false).describe('Whether pages of folders inside are listed too'),
        kind: z
          .string()
          .max(LONGEST_NAME)
          .optional()
          .describe('Only pages of this kind, such as doc or post'),
        offset: z.int().min(0).default(0).describe('Number of pages to skip'),
        limit: z.int().min(1).max(MAX_LISTED).default(PAGES_LISTED),
        structured: STRUCTURED,
      }),
      annotations: READS,
    },
    ({ kind = null, structured, ...request }) =>
      answer(structured, async () => {
        const index = await site.readIndex()
        const view = viewFolder(index, { ...request, kind })
        const { title, lang } = index
        const data = { site: title, lang, ...view, pages: view.pages.map(toListed) }
        return { text: folderLines(view, request.offset), data }
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
      inputSchema: z.object({
        known: z
          .array(z.object({ id: z.string(), hash: z.string() }))
          .max(MAX_KNOWN)
          .optional()
          .describe('Pages as list returned them with "deep" and "structured"'),
        structured: STRUCTURED,
      }),
      annotations: READS,
    },
    ({ known = before, structured }) =>
      answer(structured, async () => {
        const { pages } = await site.readIndex()
        const changes = comparePages(known, pages)
        const { added, changed, removed } = changes
        const data = { added: added.map(toListed), changed: changed.map(toListed), removed: [...removed] }
        return { text: changeLines(changes), data }
      }),
  )
}

interface Answer {
  readonly text: string
  readonly data: Record<string, unknown>
}

/** The result of `make` as text, and as data if asked: the same twice costs an agent twice. */
async function answer(structured: boolean, make: () => Promise<Answer>): Promise<CallToolResult> {
  try {
    const { text, data } = await make()
    return { content: [{ type: 'text', text }], ...(structured ? { structuredContent: data } : {}) }
  } catch (error) {
    return problem(error)
  }
}

/** Problems that the agent can solve or report are part of an answer; anything else is an issue of ours. */
function problem(error: unknown): CallToolResult {
  if (!(error instanceof SiteProblem)) throw error
  return { isError: true, content: [{ type: 'text', text: error.message }] }
}

function toListed({ id, kind, title, description, url, hash }: AgentIndexPage): Record<string, unknown> {
  return { id, kind, title, ...(description === undefined ? {} : { description }), url, hash }
}
