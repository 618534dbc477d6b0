import type { CheckRequest, SiteCheck, SiteConfig } from '@fyr/content-pipeline'
import { isRecord } from '@fyr/content-pipeline/internal'
import { type SiteDiagnostic, siteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { listContentFiles } from './list-content-files.ts'
import { within } from '../within.ts'
import { hookIssue } from './call-hook.ts'
import type { ReadySite } from './loaded-site.ts'
import { ruleIssue } from './own-rules.ts'

/** The result of the checks of a site's own. */
export interface ChecksReport {
  readonly diagnostics: readonly SiteDiagnostic[]
  /** What each check has looked at, for those that say it. */
  readonly summaries: readonly CheckSummary[]
}

/** What a check has looked at. */
export interface CheckSummary {
  /** Name of the check. */
  readonly check: string
  readonly text: string
}

/** A check may run a compiler, but must not hold up a build forever. */
const DEADLINE_MS = 600_000

/** Runs the checks of the configuration. One that fails is an error too. */
export async function runSiteChecks(
  { root, config, content }: ReadySite,
  store: Store,
  deadlineMs = DEADLINE_MS,
): Promise<ChecksReport> {
  if (config.checks.length === 0) return { diagnostics: [], summaries: [] }
  const request = {
    root,
    config,
    manifest: content.manifest,
    files: listContentFiles(root, config, /\.mdx?$/),
  }
  // The schema only checks that it is a function.
  const checks = config.checks as SiteCheck[]
  const reports = await Promise.all(
    checks.map((one) => runCheck(one, { ...request, cache: cacheOf(store, one.name) }, deadlineMs)),
  )
  return {
    diagnostics: reports.flatMap(({ diagnostics }) => diagnostics),
    summaries: reports.flatMap(({ summaries }) => summaries),
  }
}

async function runCheck(
  { name, check }: SiteCheck,
  request: CheckRequest,
  deadlineMs: number,
): Promise<ChecksReport> {
  const { root, config } = request
  try {
    const late = `It did not finish within ${deadlineMs / 1000} seconds.`
    const { problems, summary } = readAnswer(await within(deadlineMs, check(request), late))
    return {
      diagnostics: problems.map((problem) => siteDiagnostic(issueOf(problem, root, config, name))),
      summaries: summary === null ? [] : [{ check: name, text: summary }],
    }
  } catch (error) {
    if (error instanceof SiteError) return { diagnostics: error.diagnostics, summaries: [] }
    const reason = error instanceof Error ? error.message : String(error)
    const place = { root, source: config.source }
    const issue = hookIssue('checks', place, `The check "${name}" failed: ${reason}`)
    return { diagnostics: [siteDiagnostic(issue)], summaries: [] }
  }
}

function issueOf(value: unknown, root: string, { source }: SiteConfig, name: string): SiteIssue {
  return (
    ruleIssue(value, root, source.file) ??
    hookIssue(
      'checks',
      { root, source },
      `The check "${name}" returned something that is not { problem, file, line }.`,
    )
  )
}

/** The answer of a check, whose types are not trusted. */
function readAnswer(returned: unknown): {
  readonly problems: readonly unknown[]
  readonly summary: string | null
} {
  if (returned === undefined) return { problems: [], summary: null }
  if (isIterable(returned)) return { problems: [...returned], summary: null }
  if (!isRecord(returned) || !isIterable(returned.problems))
    throw new TypeError('It must return a list of problems, or { problems, summary }.')
  return {
    problems: [...returned.problems],
    summary: typeof returned.summary === 'string' ? returned.summary : null,
  }
}

/** A text has letters, which are not values. */
function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

function cacheOf(store: Store, name: string): CheckRequest['cache'] {
  const keyOf = (key: string): string => hashOf('check', name, key)
  return {
    folder: store.folder,
    read: async (key) => store.read('checks', keyOf(key))?.toString('utf8') ?? null,
    write: async (key, text) => store.write('checks', keyOf(key), text),
  }
}
