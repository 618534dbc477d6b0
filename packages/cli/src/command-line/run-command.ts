import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import { formatFixed } from './format-fixed.ts'
import { formatRelease } from './format-release.ts'
import { hasErrors } from '../content/loaded-site.ts'
import { formatExplanation } from './format-explanation.ts'
import { formatSearchScores } from './format-search-scores.ts'
import { formatSiteChanges } from './format-site-changes.ts'
import { formatTranslations } from './format-translations.ts'
import type { Shard } from '../shards/shard-folder.ts'
import { createProgressReporter } from './report-progress.ts'
import type { ServedSite } from '../serve/served-site.ts'
import type { BuildPhase, BuildProgress } from '../site-build/progress.ts'
import { untilStopped } from '../serve/until-stopped.ts'
import { type SiteDiagnostic, SiteError } from '../site-error.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { formatBuildSummary } from './format-build-summary.ts'
import { actionsOf, type CommandName } from './commands.ts'
import { loadCommand, type OwnCommands } from './load-command.ts'
import type { Flags } from './parse-command-line.ts'
import { reportWhenStopped } from './report-when-stopped.ts'

const DEV_PORT = 5173
const PREVIEW_PORT = 4173

/** Where a command runs. */
export interface CommandContext {
  readonly terminal: Terminal
  /** Commands of the package that runs this one; others are loaded from where they are installed. */
  readonly own: OwnCommands
}

/**
 * Runs one command; returns 1 when it found errors. An error that stops it is thrown as `SiteError`. Each command is
 * loaded on demand: what one needs is large, and little of it serves another.
 */
export async function runCommand(
  command: CommandName,
  flags: Flags,
  { terminal, own }: CommandContext,
): Promise<0 | 1> {
  const runOwn = async (name: string) => (await (own[name]?.() ?? loadCommand(name))).run(flags, terminal)
  switch (command) {
    case 'build':
      return runBuild(flags, terminal)
    case 'check':
      return runCheck(flags, terminal)
    case 'translate':
      return (await import('./run-translate.ts')).runTranslate(flags, terminal)
    case 'preview':
      return runPreview(flags, terminal)
    case 'dev':
      return runDev(flags, terminal)
    case 'theme':
      return runTheme(flags, terminal)
    case 'migrate':
      return runOwn('migrate')
    case 'urls':
      return runUrls(flags, terminal)
    case 'version':
      return runVersion(flags, terminal)
    case 'plan':
      return runPlan(flags, terminal)
    case 'openapi':
      return runOwn('openapi')
    case 'search':
      return runSearch(flags, terminal)
    case 'mcp':
      return runMcp(flags)
  }
}

async function runShard(
  shard: Shard,
  { root, out, frozen, json, verbose }: Flags,
  terminal: Terminal,
): Promise<0 | 1> {
  const { buildShard } = await import('../shards/build-shard.ts')
  const result = await buildShard({ root, out, shard, frozen })
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    terminal.report(result.diagnostics, { verbose })
    const { documentCount, documentTotal, folder } = result
    if (result.isWritten) terminal.print(`${documentCount} of ${documentTotal} documents compiled: ${folder}`)
    else terminal.warn('The shard was not written.')
  }
  return result.isWritten ? 0 : 1
}

async function runBuild(flags: Flags, terminal: Terminal): Promise<0 | 1> {
  const { root, out, on, merge, frozen, shard, explain, json, verbose } = flags
  if (shard !== null) return runShard(shard, flags, terminal)
  const { build } = await import('../site-build/build.ts')
  const start = performance.now()
  const report = createProgressReporter(terminal, () => performance.now() - start)
  let phase: BuildPhase | null = null
  const onProgress = (progress: BuildProgress): void => {
    phase = progress.phase
    report(progress)
  }
  const stopReporting = reportWhenStopped(terminal, () => phase)
  const result = await build({ root, out, on, merge, frozen, onProgress }).finally(stopReporting)
  const seconds = (performance.now() - start) / 1000
  if (json) {
    terminal.print(JSON.stringify({ ...result, seconds }, null, 2))
    return result.isPublished ? 0 : 1
  }
  terminal.report(result.diagnostics, { verbose })
  if (!result.isPublished) {
    terminal.warn('Nothing was published.')
    return 1
  }
  if (explain) {
    for (const { path, reasons } of result.rebuilt)
      terminal.print(onOneLine(`${path}: ${reasons.join(', ')}`))
  }
  terminal.print(formatBuildSummary(result, seconds))
  return 0
}

async function runCheck(flags: Flags, terminal: Terminal): Promise<0 | 1> {
  const { root, on, fix, frozen, unused, json, verbose } = flags
  const { check } = await import('../check/check.ts')
  const result = await check({ root, on, fix, frozen, unused })
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    if (result.fixed.length > 0) terminal.print(`${formatFixed(result.fixed)}\n`)
    terminal.report(result.diagnostics, { verbose })
    const fixable = result.diagnostics.filter(isFixable).length
    if (fixable > 0 && !fix) terminal.print(`Run "fyr check --fix" to fix ${fixable} of them.\n`)
    const missing = formatTranslations(result.missingTranslations)
    if (missing !== '') terminal.print(`${missing}\n`)
    for (const { text } of result.checks) terminal.print(text)
    if (result.unusedPictures !== undefined) terminal.print(formatUnused(result.unusedPictures))
    const found = result.diagnostics.length === 0 ? 'no problems' : 'no errors'
    if (result.isValid) terminal.print(`${result.pageCount} pages checked, ${found} found.`)
  }
  return result.isValid ? 0 : 1
}

/** Drafts may show some of them, so they are a hint and no problem. */
function formatUnused(pictures: readonly string[]): string {
  if (pictures.length === 0) return 'Every picture beside the pages is shown.'
  return [
    `Pictures that no published page shows: ${pictures.length}`,
    ...pictures.map((file) => `  ${onOneLine(file)}`),
  ].join('\n')
}

function isFixable({ fix, alias, redirect, headingId }: SiteDiagnostic): boolean {
  return [fix, alias, redirect, headingId].some((one) => one !== undefined)
}

async function runTheme({ root, words, json }: Flags, terminal: Terminal): Promise<0> {
  const [action = '', component = null] = words
  const { customise } = await import('../customise/customise.ts')
  terminal.print(await customise(root, { action, component, json }))
  return 0
}

async function runUrls({ root, words }: Flags, terminal: Terminal): Promise<0 | 1> {
  const [action = ''] = words
  const { acceptUrls } = await import('../urls/accept-urls.ts')
  const { diagnostics, file, added, changed, removed } = await acceptUrls({ root, action })
  terminal.report(diagnostics)
  if (file === null) return 1
  terminal.print(`${file}: ${added} added, ${changed} changed, ${removed} removed.`)
  return 0
}

async function runVersion({ root, words, 'from-tag': tag }: Flags, terminal: Terminal): Promise<0 | 1> {
  const [name = ''] = words
  const { releaseVersion } = await import('../version/release-version.ts')
  const released = await releaseVersion({ root, name, tag })
  terminal.report(released.diagnostics)
  if (released.written.length === 0) return 1
  terminal.print(formatRelease(name, released))
  return 0
}

/** A page that was removed without a redirect is an error: its readers find nothing. */
async function runPlan({ words, json }: Flags, terminal: Terminal): Promise<0 | 1> {
  const [before = '', after = ''] = words
  const { compareSites } = await import('../plan/compare-sites.ts')
  const changes = compareSites(before, after)
  terminal.print(json ? JSON.stringify(changes, null, 2) : formatSiteChanges(changes))
  return changes.removed.some(({ redirect }) => redirect === null) ? 1 : 0
}

async function runSearch(flags: Flags, terminal: Terminal): Promise<0 | 1> {
  const [action = '', query] = flags.words
  if (action === 'test' && query === undefined) return runSearchTest(flags, terminal)
  if (action === 'explain' && query) return runSearchExplain(flags, terminal, query)
  const { suggestName } = await import('@fyr/content-pipeline/internal')
  const [problem, hint] =
    action === 'explain'
      ? ['"fyr search explain" needs a query.', 'Write "fyr search explain \'rate limits\'".']
      : [
          `Unknown action "${flags.words.join(' ')}".`,
          suggestName(
            action,
            actionsOf('search'),
            'Write "fyr search test" or "fyr search explain \'rate limits\'".',
          ),
        ]
  throw new SiteError([{ code: 'unknown-action', problem, hint }])
}

async function runSearchExplain({ root, json }: Flags, terminal: Terminal, query: string): Promise<0 | 1> {
  const { explainSearch } = await import('../search-test/explain-search.ts')
  const result = await explainSearch({ root, query })
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    terminal.report(result.diagnostics)
    if (result.explanations.length > 0) terminal.print(formatExplanation(result.explanations))
  }
  return hasErrors(result.diagnostics) ? 1 : 0
}

/**
 * A low rank is not an error unless `--min` says so. A query without its answer always is, so that a check notices when an
 * answer gets lost.
 */
async function runSearchTest({ root, json, file, min }: Flags, terminal: Terminal): Promise<0 | 1> {
  const { searchTest } = await import('../search-test/search-test.ts')
  const result = await searchTest({ root, file })
  if (json) terminal.print(JSON.stringify(result, null, 2))
  else {
    terminal.report(result.diagnostics)
    if (result.scores.length > 0) terminal.print(formatSearchScores(result.scores))
  }
  const low = result.scores.filter(({ reciprocalRank }) => min !== null && reciprocalRank < min)
  for (const { locale, reciprocalRank } of low)
    terminal.warn(`${locale}: the reciprocal rank ${reciprocalRank.toFixed(3)} is below ${min}.`)
  const isLost = result.scores.some(({ queries }) => queries.some(({ rank }) => rank === 0))
  return low.length > 0 || isLost || hasErrors(result.diagnostics) ? 1 : 0
}

/** Prints nothing: standard output belongs to the client. */
async function runMcp({ words, since }: Flags): Promise<0> {
  const [place = '.'] = words
  const { serveMcp } = await import('../mcp/serve-mcp.ts')
  await serveMcp({ place, since })
  return 0
}

async function runPreview(flags: Flags, terminal: Terminal): Promise<0> {
  const { preview } = await import('../preview/preview.ts')
  return serve(terminal, () => preview({ ...flags, ...listenOptions(flags, PREVIEW_PORT) }))
}

async function runDev(flags: Flags, terminal: Terminal): Promise<0> {
  // Threads load the compiler while this thread loads everything else.
  const { openCompileThreads } = await import('../compile/compile-threads.ts')
  const threads = openCompileThreads({ ready: 1 })
  try {
    const { dev } = await import('../dev/dev.ts')
    const options = { ...listenOptions(flags, DEV_PORT), root: flags.root }
    return await serve(terminal, () => dev({ ...options, terminal, threads }))
  } catch (error) {
    await threads.close()
    throw error
  }
}

async function serve(terminal: Terminal, start: () => Promise<ServedSite>): Promise<0> {
  const { address, close } = await start()
  terminal.print(address)
  await untilStopped(close)
  return 0
}

function listenOptions(
  { host, port }: Flags,
  defaultPort: number,
): { host: string; port: number; isPortFixed: boolean } {
  return { host, port: port ?? defaultPort, isPortFixed: port !== null }
}
