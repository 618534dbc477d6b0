import type { AgentIndex, AgentIndexPage } from '@fyr/content-pipeline/manifest'
import { SiteProblem } from './site-problem.ts'

/** A page that was asked for, and the id of the section after `#`. */
export interface AskedPage {
  readonly page: AgentIndexPage
  /** Null without one. */
  readonly section: string | null
}

/** By its id, its address or that of its Markdown, whole or without the origin; `#section` may follow. */
export function findPage({ url, pages }: AgentIndex, asked: string): AskedPage {
  const [name = '', hash = ''] = asked.split('#', 2)
  const address = addressOf(name, url)
  const page =
    pages.find(({ id }) => id === name) ??
    pages.find((one) => [one.url, one.markdown].some((own) => withoutSlash(own) === address))
  if (page === undefined)
    throw new SiteProblem(`The site has no page "${asked}". Use search or list to find one.`)
  return { page, section: hash === '' ? null : decoded(hash) }
}

function addressOf(asked: string, home: string): string | null {
  if (!URL.canParse(asked, home)) return null
  const address = new URL(asked, home)
  address.search = ''
  return withoutSlash(address.href)
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

/** Agents may copy an address with its escapes or without. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
