import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatUrlsLock, parseUrlsLock, URLS_LOCK_FILE } from '@fyr/content-pipeline/internal'
import { hasErrors } from '../content/loaded-site.ts'
import { openSiteReader } from '../content/site-reader.ts'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import { readTextInSite, writeInSite } from '../write-in-site.ts'

export interface AcceptUrlsOptions {
  /** Folder of the site. */
  readonly root: string
  /** Word after the command; only `accept` means something. */
  readonly action: string
}

export interface AcceptedUrls {
  /** Errors that prevent the addresses from being known, and warnings. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Name of the lock that was written; null when it was not. */
  readonly file: string | null
  /** Number of addresses that were added to the lock; below, the numbers of those with other ids and of those removed. */
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** Diagnostics of the lock itself: accepting resolves them. */
const OF_LOCK = new Set<string>(['invalid-lock', 'lost-address', 'lost-anchor'])

/**
 * Writes every address of a site, with the ids of its headings, to `urls.lock`. A site with other errors stays as it
 * is. Throws `SiteError` for an unknown action.
 */
export async function acceptUrls({ root, action }: AcceptUrlsOptions): Promise<AcceptedUrls> {
  if (action !== 'accept') {
    const problem = `"fyr urls" has no action "${action}".`
    throw new SiteError([{ code: 'unknown-action', problem, hint: 'Write "fyr urls accept".' }])
  }
  const reader = openSiteReader({ root: resolve(root) })
  try {
    const { content, diagnostics: all } = await reader.read()
    const diagnostics = all.filter(({ code }) => !OF_LOCK.has(code))
    const urls = content?.listUrls?.() ?? null
    if (urls === null || hasErrors(diagnostics)) return { diagnostics, file: null, ...UNCHANGED }
    const isLocked = existsSync(join(reader.root, URLS_LOCK_FILE))
    const before = idsByAddress(isLocked ? readTextInSite(reader.root, URLS_LOCK_FILE) : '')
    const text = formatUrlsLock(urls)
    const after = idsByAddress(text)
    writeInSite(reader.root, URLS_LOCK_FILE, text)
    return {
      diagnostics,
      file: URLS_LOCK_FILE,
      added: missingIn(before, after),
      changed: [...after].filter(([address, ids]) => (before.get(address) ?? ids) !== ids).length,
      removed: missingIn(after, before),
    }
  } finally {
    await reader.close()
  }
}

const UNCHANGED = { added: 0, changed: 0, removed: 0 }

function missingIn(known: ReadonlyMap<string, string>, from: ReadonlyMap<string, string>): number {
  return [...from.keys()].filter((address) => !known.has(address)).length
}

/** The addresses of a lock, each with its ids as one text. */
function idsByAddress(text: string): ReadonlyMap<string, string> {
  return new Map(parseUrlsLock(text).urls.map(({ address, ids }) => [address, ids.join(' ')]))
}
