import type { McpServer } from '@modelcontextprotocol/server'
import { findPage } from './find-page.ts'
import type { PublishedSite } from './published-site.ts'
import { SiteProblem } from './site-problem.ts'

/** Resources in one answer. */
const PAGES_LISTED = 500
const MARKDOWN = 'text/markdown'

/** The pages of the site as resources, each by its address. */
export function addResources({ server }: McpServer, site: PublishedSite): void {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler('resources/list', async ({ params }) => {
    const { pages } = await site.readIndex()
    const start = startOf(params?.cursor ?? '0', pages.length)
    const end = start + PAGES_LISTED
    return {
      resources: pages.slice(start, end).map(({ id, title, description, url }) => ({
        uri: url,
        name: id,
        title,
        mimeType: MARKDOWN,
        ...(description === undefined || description === '' ? {} : { description }),
      })),
      ...(end < pages.length ? { nextCursor: String(end) } : {}),
    }
  })
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const index = await site.readIndex()
    const { page } = findPage(index, uri)
    return { contents: [{ uri, mimeType: MARKDOWN, text: await site.readPage(index, page) }] }
  })
}

/** The site may have fewer pages than when the cursor was given. */
function startOf(cursor: string, count: number): number {
  if (!/^\d{1,9}$/.test(cursor))
    throw new SiteProblem('This cursor is none of this server: list from the beginning.')
  return Math.min(Number(cursor), count)
}
