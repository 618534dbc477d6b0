import type { AgentIndex, AgentIndexPage } from '@fyr/content-pipeline/manifest'
import { SiteProblem } from './site-problem.ts'

/** Letters of an address, an id, a version or a kind. */
export const LONGEST_NAME = 5000

/** A page that was asked for, and the id of the section after `#`. */
export interface AskedPage {
  readonly page: AgentIndexPage
  /** Null without one. */
  readonly section: string | null
}

/** By its id, its address or that of its Markdown, whole or without the origin; `#section` may follow. */
export function findPage({ url, pages }: AgentIndex, asked: string): AskedPage {
  if (asked.length > LONGEST_NAME)
    throw new SiteProblem(
      `No page has a name of more than ${LONGEST_NAME} letters. Use search or list to find one.`,
    )
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
