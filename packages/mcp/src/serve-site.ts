import { createRequire } from 'node:module'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { openPublishedSite } from './published-site.ts'
import { createSiteServer } from './site-tools.ts'

export interface ServeSiteOptions {
  /** A folder that `fyr build` wrote, the folder of its site, or the address of a published site. */
  readonly place: string
  /** An earlier state of the site to compare with, also a folder or an address; null for that at the start. */
  readonly since: string | null
}

/**
 * Answers an MCP client over standard input and output until the input ends. Rejects with an error whose message says
 * what to do when there is no site.
 */
export async function serveSite({ place, since }: ServeSiteOptions): Promise<void> {
  const site = await openPublishedSite(place)
  const { pages } = await (since === null ? site : await openPublishedSite(since)).readIndex()
  const before = pages.map(({ id, hash }) => ({ id, hash }))
  const server = createSiteServer({ site, before, version: ownVersion() })
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => resolve())
  })
  await server.connect(new StdioServerTransport())
  await ended
  await server.close()
}

function ownVersion(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)('@fyr/mcp/package.json')
  return manifest.version
}
