import type { McpServer } from '@modelcontextprotocol/server'
import { findPage } from './find-page.ts'
import type { PublishedSite } from './published-site.ts'

/** Resources in one answer. */
const PAGES_LISTED = 500
const MARKDOWN = 'text/markdown'

/** The pages of the site as resources, each by its address. */
export function addResources({ server }: McpServer, site: PublishedSite): void {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler('resources/list', async ({ params }) => {
    const { pages } = await site.readIndex()
    const start = Number(params?.cursor ?? 0) || 0
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
