import type { ApiDescription, ApiNode } from './description.ts'

/** Counts what is written for a description, so that a small file never fills the memory of those who read its pages. */
export interface PageLimit {
  /**
   * Counts what was written for a node; null for a list of others. Throws `SiteError` at the node of the longest page when all are too
   * long.
   */
  add(written: object, node: ApiNode | null): void
}

/** In characters. The pages of any description may have as many. */
const ENOUGH = 16_000_000

/** So many times as long as the description its pages may be: samples of requests make those of a terse one ten times as long. */
const MOST_TIMES = 50

const HINT =
  'What operations share is on the page of each. Shorten it: its texts, parameters, fields and headers.'

/** Opens the count of what is written for a description of a length. */
export function openPageLimit(api: ApiDescription, length: number): PageLimit {
  const most = Math.max(ENOUGH, MOST_TIMES * length)
  let total = 0
  let longest = { node: api.root, length: 0 }
  return {
    add(written, node) {
      const own = JSON.stringify(written).length
      total += own
      if (node !== null && own > longest.length) longest = { node, length: own }
      if (total <= most) return
      const problem = `The pages of this description have more than ${Math.floor(most / 1e6)} million characters; the one of this part has ${longest.length}.`
      api.addIssue(longest.node, problem, HINT)
      api.throwIssues()
    },
  }
}
