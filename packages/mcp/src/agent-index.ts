import { AGENT_INDEX_VERSION, type AgentIndex } from '@fyr/content-pipeline/manifest'
import { z } from 'zod'
import type { PublishedFiles } from './published-files.ts'
import { SiteProblem } from './site-problem.ts'

/** Name of the file that lists the pages of a locale. */
export const AGENT_INDEX = 'agents.json'

const PAGE = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  description: z.string().optional(),
  url: z.string(),
  markdown: z.string(),
  hash: z.string(),
  headings: z.array(z.object({ id: z.string(), level: z.number(), text: z.string() })),
})

const INDEX = z.object({
  version: z.literal(AGENT_INDEX_VERSION),
  title: z.string(),
  url: z.string(),
  locale: z.string(),
  lang: z.string(),
  pages: z.array(PAGE),
})

/** Reads the list of the pages of a site. Rejects with `SiteProblem` where there is none that can be read. */
export async function readAgentIndex(files: PublishedFiles): Promise<AgentIndex> {
  const text = await files.read(AGENT_INDEX)
  if (text === null) {
    throw new SiteProblem(
      `There is no ${AGENT_INDEX} in ${files.place}. Pass the folder that "fyr build" wrote, or the address of a published site; sites with "agents: false" have none.`,
    )
  }
  return parseAgentIndex(text, `${AGENT_INDEX} in ${files.place}`)
}

/** Reads the text of a list of pages; `name` is its name in messages. */
function parseAgentIndex(text: string, name: string): AgentIndex {
  const { success, data, error } = INDEX.safeParse(parseJson(text, name))
  if (success) return data
  const [issue] = error.issues
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`
  throw new SiteProblem(
    `${name} is from another version of Fyr${where}: ${issue?.message ?? 'it cannot be read'}. Build the site with the same version as this server.`,
  )
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SiteProblem(`${name} is not JSON.`)
  }
}
