import type * as mcp from '@fyr/mcp'
import { missingPackage } from '../missing-package.ts'
import { SiteError } from '../site-error.ts'

type McpPackage = Pick<typeof mcp, 'serveSite'>

export interface ServeMcpOptions {
  /** Folder or address of a published site. */
  readonly place: string
  /** Folder or address of an earlier state of it; null for the state at the start. */
  readonly since: string | null
}

/** The package that a site installs only for this command: most sites do not need it. */
const PACKAGE = '@fyr/mcp'

/** Answers an MCP client until its input ends. Throws `SiteError` if the package or the site is missing. */
export async function serveMcp(
  options: ServeMcpOptions,
  load: () => Promise<McpPackage> = () => import('@fyr/mcp'),
): Promise<void> {
  const { serveSite } = await load().catch(explain)
  try {
    await serveSite(options)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SiteProblem') throw error
    throw new SiteError([{ code: 'mcp-failed', problem: error.message }], { cause: error })
  }
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes(PACKAGE)) throw error
  throw new SiteError([missingPackage('mcp')], { cause: error })
}
