import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { checkedFrames } from './checked-frames.ts'
import { ownVersion } from './own-package.ts'
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
  const { title } = await site.readIndex()
  const { pages } = await (since === null ? site : await openPublishedSite(since)).readIndex()
  const before = pages.map(({ id, hash }) => ({ id, hash }))
  const { stdin, stdout } = process
  const frames = stdin.pipe(checkedFrames((error) => stdout.write(`${JSON.stringify(error)}\n`)))
  const server = serveStdio(() => createSiteServer({ site, title, before, version: ownVersion() }), {
    transport: new StdioServerTransport(frames, stdout),
  })
  await new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve())
    // The client no longer listens.
    stdout.once('error', () => resolve())
  })
  await server.close()
}
