import { nextTask } from '../browser/next-task.ts'
import { warnOnce } from '../browser/warn.ts'
import type { PageMeta } from '../page-payload.ts'
import { holdEarlyClicks } from './early-clicks.ts'
import { fetchJson } from './fetch-json.ts'
import { followHistory } from './follow-history.ts'
import { hideLoadNotice, showLoadFailure } from './load-notice.ts'
import { carryLocation, keepAddress } from '../link/carry-location.ts'
import { createPageApi, type RunningShell } from './page-api.ts'
import { rememberDocsVersion } from '../navbar/remember-docs-version.ts'
import { documentLoaded, firstIdle, firstIntent, firstPaint } from './reader-intent.ts'
import type { SiteClient } from './site-scripts.ts'
import { isSlowConnection } from './slow-connection.ts'

/** Data that the boot script passes to the shell: unchecked JSON, which the shell validates. */
export interface ShellResources {
  readonly meta: unknown
  readonly shellData: unknown
  /** The files of the page's sidebar, in the order of its addresses; none for a page without one. */
  readonly sidebar: readonly unknown[]
}

/** The module that holds React and the shell. */
export interface ShellModule {
  /** Resolves when the shell is interactive; rejects when the resources do not fit it. */
  readonly startShell: (resources: ShellResources) => Promise<RunningShell>
}

/** How long a page waits for the shell and its data before it does without them. */
const SHELL_DEADLINE_MS = 15_000

/**
 * Runs a page before React is loaded. The document is complete without scripts; this waits for a sign of the reader, or for
 * idle time unless data is saved, then loads the shell and its data in parallel and starts it. `loadClient` loads the
 * site's own module, if it has one.
 */
export function boot(loadShell: () => Promise<ShellModule>, loadClient?: () => Promise<SiteClient>): void {
  if (leaveFormerAddress()) return
  arrive()
  // Written by the same build as this script; the shell checks the contract version before using it. Data for scripts is
  // in the head alone, where no content can be, and is never looked for elsewhere.
  const meta = JSON.parse(document.head.querySelector('#fyr-page')?.textContent ?? '{}') as Partial<PageMeta>
  if (meta.kind === 'not-found') keepAddress()
  const leaveHistory = followHistory()
  const leaveLinks = carryLocation()
  const clicks = holdEarlyClicks()
  rememberDocsVersion()
  const shell = begin().then(() => loadAll(loadShell, meta))
  Object.assign(window, { fyr: createPageApi(meta.contract ?? 0, shell) })
  if (loadClient || document.head.querySelector('#fyr-scripts')) void startSiteScripts(loadClient)
  shell.then(() => {
    leaveHistory()
    leaveLinks()
    clicks.replay()
  }, clicks.discard)
}

/** Leads on from the document of a former address, before its refresh does, which would lose the place in the page. */
function leaveFormerAddress(): boolean {
  const link = document.head.querySelector<HTMLLinkElement>('link[data-fyr-moved]')
  if (!link) return false
  const address = new URL(link.href)
  address.hash ||= location.hash
  location.replace(address)
  return true
}

/** This script may come after the page has been given up without it (`browser/pre-paint.ts`). */
function arrive(): void {
  hideLoadNotice()
  document.documentElement.setAttribute('data-js', '')
}

/** The scripts of the site come after everything that the page needs. */
async function startSiteScripts(loadClient?: () => Promise<SiteClient>): Promise<void> {
  await documentLoaded()
  const { runSiteScripts } = await import('./site-scripts.ts')
  await runSiteScripts(loadClient)
}

async function begin(): Promise<void> {
  const intent = firstIntent()
  await Promise.all([firstPaint(), isSlowConnection() ? intent : Promise.race([intent, firstIdle()])])
}

async function loadAll(
  loadShell: () => Promise<ShellModule>,
  meta: Partial<PageMeta>,
): Promise<RunningShell> {
  const link = document.head.querySelector<HTMLLinkElement>('link[data-fyr-shell-data]')
  let isLate = false
  const deadline = setTimeout(() => {
    isLate = true
    giveUp()
  }, SHELL_DEADLINE_MS)
  try {
    const [module, shellData, sidebar] = await Promise.all([
      loadShell(),
      fetchJson(link?.href ?? '', { integrity: link?.integrity ?? '' }),
      Promise.all(sidebarAddresses(meta).map((url) => fetchJson(url))),
    ])
    // A script that hung may have loaded after all.
    if (isLate) arrive()
    await nextTask()
    return await module.startShell({ meta, shellData, sidebar })
  } catch (error) {
    giveUp()
    throw error
  } finally {
    clearTimeout(deadline)
  }
}

function sidebarAddresses({ sidebar }: Partial<PageMeta>): readonly string[] {
  return sidebar ? [sidebar.url, ...sidebar.branches] : []
}

/**
 * Leaves the page to the browser: links and disclosures work, and removing the attribute hides the controls that need
 * the shell.
 */
function giveUp(): void {
  document.documentElement.removeAttribute('data-js')
  warnOnce('the page could not be made interactive; it is still readable.')
  showLoadFailure()
}
