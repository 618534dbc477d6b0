import { markdownAddress, type SiteData, type SiteSearch } from '@fyr/content-pipeline/manifest'
import type { SearchAnswer } from '@fyr/search'
import { openSearchClient } from './search-client.ts'

/** Pages that an answer holds at most. */
const MAX_PAGES = 8

/** The result of a tool, in the format of the Model Context Protocol. */
interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[]
}

/** A tool by the draft of WebMCP (https://webmachinelearning.github.io/webmcp/). */
interface PageTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: object
  readonly annotations: { readonly readOnlyHint: true }
  readonly execute: (input: Readonly<Record<string, unknown>>) => Promise<ToolResult>
}

declare global {
  interface Document {
    /** The browser's registry for tools of a page; few browsers have it. */
    readonly modelContext?: { registerTool(tool: PageTool): void }
  }
}

/** Offers the search, of the newest docs, and the Markdown of the pages to an agent of the browser. */
export function registerPageTools(siteData: SiteData): void {
  const tools = [
    ...(siteData.search === undefined ? [] : [searchTool(siteData, siteData.search)]),
    ...(siteData.hasMarkdown === true ? [readTool(siteData)] : []),
  ]
  for (const tool of tools) document.modelContext?.registerTool(tool)
}

function searchTool({ title }: SiteData, { manifest }: SiteSearch): PageTool {
  return {
    ...describe('search', `Searches "${title}". Returns the best sections, with their addresses.`, {
      query: 'Words to search for.',
    }),
    execute: async ({ query }) => text(JSON.stringify(hitsOf(await ask(manifest, String(query))))),
  }
}

function readTool({ title, locale: { basePath } }: SiteData): PageTool {
  return {
    ...describe('read', `Reads a page of "${title}" as Markdown.`, {
      address: 'Address of the page, as the search returns it.',
    }),
    async execute({ address }) {
      const { origin, pathname } = new URL(String(address), document.baseURI)
      if (origin !== window.location.origin || !`${pathname}/`.startsWith(basePath))
        return text(`"${String(address)}" is not a page of this site.`)
      // Without the origin, a path of two slashes would name another host.
      const response = await fetch(origin + markdownAddress(pathname, basePath))
      return text(response.ok ? await response.text() : `There is no page at "${pathname}".`)
    },
  }
}

/** A tool with string parameters that does not change the site. */
function describe(
  name: string,
  description: string,
  parameters: Readonly<Record<string, string>>,
): Omit<PageTool, 'execute'> {
  const properties = Object.fromEntries(
    Object.entries(parameters).map(([parameter, meaning]) => [
      parameter,
      { type: 'string', description: meaning },
    ]),
  )
  const inputSchema = { type: 'object', properties, required: Object.keys(parameters) }
  return { name, description, inputSchema, annotations: { readOnlyHint: true } }
}

function text(written: string): ToolResult {
  return { content: [{ type: 'text', text: written }] }
}

/** Asks an index that is loaded whole for this one query. */
async function ask(manifest: string, query: string): Promise<SearchAnswer> {
  return new Promise((resolve, reject) => {
    let isAgain = false
    const close = openSearchClient(manifest, null, {
      onReady(client, isComplete) {
        if (isComplete) client.search({ query, kind: null, limit: MAX_PAGES })
      },
      onAnswer(_request, answer) {
        // The excerpts of a large site follow in a second answer.
        if (answer.missing.length > 0 && !isAgain) {
          isAgain = true
          return
        }
        close()
        resolve(answer)
      },
      onFailure() {
        close()
        reject(new Error('The search could not be loaded.'))
      },
    })
  })
}

function hitsOf({ pages }: SearchAnswer): readonly object[] {
  return pages.flatMap(({ path, title, sections }) =>
    sections.map(({ headingId, heading, excerpt }) => ({
      address:
        window.location.origin + path + (headingId === null ? '' : `#${encodeURIComponent(headingId)}`),
      page: plain(title),
      heading: plain(heading),
      excerpt: plain(excerpt),
    })),
  )
}

function plain(pieces: readonly { readonly text: string }[]): string {
  return pieces.map((piece) => piece.text).join('')
}
