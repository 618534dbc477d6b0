import { join } from 'node:path'
import type { AgentIndex, AgentIndexPage } from '@fyr/content-pipeline/manifest'
import { AGENT_INDEX, readAgentIndex } from './agent-index.ts'
import { openAddress, openFolder, type PublishedFiles } from './published-files.ts'
import { SiteProblem } from './site-problem.ts'
import { openSiteSearch, type SiteSearch } from './site-search.ts'

/** A locale of a published site. What it says is read at each call: it may be built again meanwhile. */
export interface PublishedSite extends SiteSearch {
  /** Rejects with `SiteProblem` where there is no site. */
  readIndex(): Promise<AgentIndex>
  /** The Markdown of a page of the index. */
  readPage(index: AgentIndex, page: AgentIndexPage): Promise<string>
}

/** The default output folder of `fyr build`, relative to the folder of the configuration. */
const OUTPUT = 'dist'

/** Opens the site at an address, in a folder, or in the `dist` of a folder. Rejects with `SiteProblem` where there is none. */
export async function openPublishedSite(place: string): Promise<PublishedSite> {
  const files = await findFiles(place)
  const site: PublishedSite = {
    ...openSiteSearch(files),
    readIndex: () => readAgentIndex(files),
    async readPage(index, { markdown }) {
      const text = await files.read(pathBelow(index.url, markdown))
      if (text === null) throw new SiteProblem(`${markdown} is missing in ${files.place}.`)
      return text
    },
  }
  await site.readIndex()
  return site
}

async function findFiles(place: string): Promise<PublishedFiles> {
  if (/^https?:\/\//i.test(place)) return openAddress(place)
  const folder = openFolder(place)
  const output = openFolder(join(place, OUTPUT))
  const isOutput = (await folder.read(AGENT_INDEX)) !== null || (await output.read(AGENT_INDEX)) === null
  return isOutput ? folder : output
}

/** The path of a file below the home of its site, without what is escaped in the address. */
function pathBelow(home: string, address: string): string {
  if (!address.startsWith(home)) throw new SiteProblem(`${address} is not below ${home}, so it is not read.`)
  return decodeURIComponent(address.slice(home.length))
}
