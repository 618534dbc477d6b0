import type { AgentIndexPage } from '@fyr/content-pipeline/manifest'

/** The id and hash of a page, to see later whether it has changed. */
export type KnownPage = Pick<AgentIndexPage, 'id' | 'hash'>

/** The difference of two lists of pages. */
export interface PageChanges {
  readonly added: readonly AgentIndexPage[]
  readonly changed: readonly AgentIndexPage[]
  /** Ids of the pages that are gone. */
  readonly removed: readonly string[]
}

/** Compares the pages with those of `before`. */
export function comparePages(before: readonly KnownPage[], now: readonly AgentIndexPage[]): PageChanges {
  const hashes = new Map(before.map(({ id, hash }) => [id, hash]))
  const ids = new Set(now.map(({ id }) => id))
  return {
    added: now.filter(({ id }) => !hashes.has(id)),
    changed: now.filter(({ id, hash }) => hashes.has(id) && hashes.get(id) !== hash),
    removed: before.map(({ id }) => id).filter((id) => !ids.has(id)),
  }
}
