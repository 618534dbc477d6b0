import {
  changeFrontMatter,
  defaultStoreFolder,
  fixFiles,
  openCompileThreads,
  openSiteReader,
  readTextInSite,
  type SiteDiagnostic,
  type SiteReader,
} from '@fyr/cli/internal'
import { formatUrlsLock, URLS_LOCK_FILE } from '@fyr/content-pipeline/internal'
import type { LocaleManifest, RouteManifest } from '@fyr/content-pipeline/manifest'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { componentFiles, type OldText } from './components/component-stubs.ts'
import { unknownComponents, withImport } from './components/unknown-components.ts'
import {
  type AddressComparison,
  compareAddresses,
  defaultLocaleOf,
  type KeptPage,
  redirectsForConfig,
} from './compare-addresses.ts'
import { type HopelessSlugs, keepAddresses, pagesNow } from './keep-addresses.ts'
import { CONFIG_FILE, formatConfig, isAsWritten } from './format-config.ts'
import { buildErrors } from './prove-build.ts'
import { leaveOutRefused } from './leave-out.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { recordOf } from './old-site/plain-value.ts'
import { frontMatterOf, jsonOf } from './old-site/read-old-files.ts'
import { withoutFailing, withoutRefused } from './refused-settings.ts'
import { mayChange, type StagedSite } from './stage-site.ts'

/** Number of passes after which refused content is left to the author. */
const MAX_PASSES = 12

/** Number of builds after which what a build refuses is left to the author. */
const MAX_BUILDS = 8

/** A configuration that the author has written or changed; null without one. */
export function keptConfig(root: string): string | null {
  if (!existsSync(join(root, CONFIG_FILE))) return null
  const text = readTextInSite(root, CONFIG_FILE)
  return isAsWritten(text) ? null : text
}

export interface Tried {
  readonly plan: MigrationPlan
  readonly manifest: Pick<RouteManifest, 'locales'>
  readonly diagnostics: readonly SiteDiagnostic[]
  readonly addresses: AddressComparison
  /** Whether the new site was built: only a site whose theme is installed can be. */
  readonly isBuilt: boolean
}

interface Trial {
  readonly stage: StagedSite
  readonly reader: SiteReader
  readonly hopeless: HopelessSlugs
  /** Reads the site, and its configuration where that has changed. */
  readonly readSite: SiteReader['read']
  /** Slugs that pages had before the trial. */
  readonly slugsBefore: Map<string, unknown>
}

/**
 * Reads the staged site again and again: each time what can be fixed is fixed, and what is refused is left out. At the end the
 * check of `urls.lock` proves the addresses that are kept.
 */
export async function tryOut(plan: MigrationPlan, stage: StagedSite): Promise<Tried> {
  // What is compiled here is compiled again neither by `--write` after a dry run nor by the first build of the site.
  const storeFolder = defaultStoreFolder(plan.root)
  const threads = openCompileThreads()
  writePlan(plan, stage)
  const reader = openSiteReader({ root: stage.root, storeFolder, lastingThreads: threads })
  try {
    const trial: Trial = {
      stage,
      reader,
      hopeless: new Set(),
      slugsBefore: new Map(),
      readSite: readerOf(stage, reader),
    }
    return await proveBuild(await tryAgain(plan, trial, MAX_PASSES), trial, MAX_BUILDS)
  } finally {
    await reader.close()
    await threads.close()
  }
}

/** Reads the staged site. An unchanged configuration is not run again. */
function readerOf(stage: StagedSite, reader: SiteReader): SiteReader['read'] {
  let read: string | null = null
  return () => {
    const written = stage.read(CONFIG_FILE)
    const isSame = written === read
    read = written
    return isSame ? reader.readContent() : reader.read()
  }
}

/** Checks the lock of the new site, and builds it until nothing keeps it from being published: what a build refuses is left out. */
async function proveBuild(found: Tried, trial: Trial, buildsLeft: number): Promise<Tried> {
  const tried = await checkLock(found, trial)
  if (tried.diagnostics.some(({ severity }) => severity === 'error')) return tried
  const errors = await buildErrors(trial.stage.root, trial.reader.store.folder)
  if (errors === null) return tried
  if (errors.length === 0) return { ...tried, isBuilt: true }
  trial.stage.drop(URLS_LOCK_FILE)
  const smaller = leaveOutRefused(tried.plan, trial.stage, errors)
  if (buildsLeft === 0 || smaller === tried.plan)
    return { ...tried, diagnostics: [...tried.diagnostics, ...errors] }
  return proveBuild(await tryAgain(smaller, trial, MAX_PASSES), trial, buildsLeft - 1)
}

/** Codes of links, which lead to pages by their addresses. */
const OF_LINKS: ReadonlySet<string> = new Set(['broken-link', 'broken-anchor'])

async function tryAgain(plan: MigrationPlan, trial: Trial, passesLeft: number): Promise<Tried> {
  const { stage, readSite, hopeless, slugsBefore } = trial
  writePlan(plan, stage)
  const { content, diagnostics } = await readSite()
  const manifest = content?.manifest ?? { locales: [] }
  const tried = {
    plan,
    manifest,
    diagnostics,
    addresses: compareAddresses(pagesNow(plan), manifest),
    isBuilt: false,
  }
  if (passesLeft === 0) return tried
  // What pages show of other files stays as it is.
  const fixed = fixFiles(
    stage.root,
    diagnostics.filter(({ file }) => mayChange(file) || !stage.origins.has(file)),
  )
  const { isChanged, notes } = keepAddresses({ plan, manifest, stage, hopeless, slugsBefore })
  const isShown = showSidebars(tried, stage)
  const components = componentFiles(plan, diagnostics, (file) => originalText(file, plan, stage))
  for (const [file, text] of components) stage.write(file, text)
  for (const use of unknownComponents(diagnostics).filter(({ needsImport }) => needsImport)) {
    if (components.has(use.place)) stage.write(use.file, withImport(stage.read(use.file), use))
  }
  const planned =
    components.size === 0 ? plan : { ...plan, files: { ...plan.files, ...Object.fromEntries(components) } }
  // A file that exists by now is no longer an error.
  const left = diagnostics.filter(
    (one) => !fixed.includes(one) && (components.size === 0 || one.code !== 'unknown-component'),
  )
  // A page that has just got its address is not there yet: only the next pass knows which links are broken.
  const known = isChanged ? left.filter(({ code }) => !OF_LINKS.has(code)) : left
  const isConfigKept = keptConfig(plan.root) !== null
  const allowed = withoutRefused(planned, known, { isConfigKept })
  const settled = isChanged || isConfigKept ? allowed : withRedirects(allowed, manifest)
  const isDone = fixed.length === 0 && !isChanged && !isShown && settled === plan
  if (isDone) {
    const settings = isConfigKept ? plan : withoutFailing(plan, stage.read(CONFIG_FILE), diagnostics)
    const smaller = leaveOutRefused(settings, stage, diagnostics)
    return smaller === plan ? tried : tryAgain(smaller, trial, passesLeft - 1)
  }
  const next = notes.length === 0 ? settled : { ...settled, notes: [...settled.notes, ...notes] }
  return tryAgain(next, trial, passesLeft - 1)
}

/** The plan with those redirects of the old site in its configuration that no page can have as an alias; the same plan without any. */
function withRedirects(plan: MigrationPlan, manifest: Tried['manifest']): MigrationPlan {
  const old = recordOf(plan.config['redirects'])
  const found = Object.entries(redirectsForConfig(plan.redirects, manifest, plan.basePath))
  const added = found.filter(([from]) => old[from] === undefined)
  if (added.length === 0) return plan
  return { ...plan, config: { ...plan.config, redirects: { ...old, ...Object.fromEntries(added) } } }
}

/** Reads the site with the lock that it gets: an address that the check calls lost is not kept. */
async function checkLock(tried: Tried, { stage, reader }: Trial): Promise<Tried> {
  const { plan, manifest, addresses } = tried
  if (manifest.locales.length === 0) return tried
  stage.write(URLS_LOCK_FILE, lockOf(plan.root, addresses))
  const { diagnostics } = await reader.readContent()
  const refused = new Set(
    diagnostics.flatMap(({ code, problem }) =>
      code === 'lost-address' ? (/"([^"]+)"/.exec(problem)?.[1] ?? []) : [],
    ),
  )
  const isRefused = ({ served }: KeptPage) => refused.has(served)
  const kept = addresses.kept.filter((page) => !isRefused(page))
  const lost = [...addresses.lost, ...addresses.kept.filter(isRefused)]
  const proven = { ...addresses, kept, lost }
  if (refused.size === 0 || existsSync(join(plan.root, URLS_LOCK_FILE)))
    return { ...tried, diagnostics, addresses: proven }
  // The lock that is written does not have them.
  stage.write(URLS_LOCK_FILE, lockOf(plan.root, proven))
  const others = diagnostics.filter(({ code }) => code !== 'lost-address')
  return { ...tried, diagnostics: others, addresses: proven }
}

/** The lock of the new site: the one that it has, or one of all addresses that are kept. */
export function lockOf(root: string, { kept }: Pick<AddressComparison, 'kept'>): string {
  if (existsSync(join(root, URLS_LOCK_FILE))) return readTextInSite(root, URLS_LOCK_FILE)
  return formatUrlsLock(kept.map(({ served, locale }) => ({ address: served, locale, ids: [] })))
}

/** The text of a page before it was changed; null for a file that the old site does not have. */
function originalText(file: string, { root }: MigrationPlan, { origins }: StagedSite): OldText | null {
  const origin = origins.get(file)
  return origin === undefined ? null : { file: origin, text: readTextInSite(root, origin) }
}

function writePlan({ root, config, messages }: MigrationPlan, stage: StagedSite): void {
  stage.write(
    CONFIG_FILE,
    keptConfig(root) ??
      formatConfig(config)
        .replace(/^import .*\n/m, '')
        .replace('defineConfig(', '('),
  )
  for (const [file, texts] of messageFiles(root, config, messages)) stage.write(file, texts)
}

/** The files with translations of the configuration. Existing texts of a file are kept. */
export function messageFiles(
  root: string,
  config: MigrationPlan['config'],
  messages: MigrationPlan['messages'],
): [file: string, text: string][] {
  const folder = String(recordOf(config['content'])['translations'] ?? 'i18n')
  return Object.entries(messages).flatMap(([locale, texts]): [string, string][] => {
    const file = `${folder}/${locale}/messages.json`
    const all = { ...texts, ...recordOf(jsonOf(join(root, file))) }
    return Object.keys(all).length === 0 ? [] : [[file, `${JSON.stringify(all, null, 2)}\n`]]
  })
}

/**
 * Names the sidebar that the old site shows in pages that have another one here; returns whether any lacked it. Those of the
 * default language come first: translations show what their original does.
 */
function showSidebars({ plan, manifest }: Tried, stage: StagedSite): boolean {
  const known = Object.keys(recordOf(plan.config['sidebars']))
  const main = defaultLocaleOf(manifest)
  const others = manifest.locales.filter((locale) => locale !== main)
  // Only the old address says whether a page stands for its folder.
  const before = new Map(pagesNow(plan).map(({ file, locale, address }) => [`${locale} ${file}`, address]))
  const isChanged = ({ routes, siteData }: LocaleManifest): boolean => {
    const { basePath, code } = siteData.locale
    const changed = routes.filter(({ kind, sidebar, path, source }) => {
      const origin = source === null ? undefined : stage.origins.get(source)
      if (kind !== 'doc' || source === null || origin === undefined) return false
      const old = before.get(`${code} ${source}`)
      const address = old?.startsWith(basePath) === true ? old : path
      const name = plan.sidebarOf(address.slice(basePath.length), frontMatterOf(join(plan.root, origin)))
      if (name === undefined || name === sidebar || (name !== null && !known.includes(name))) return false
      const text = stage.read(source)
      const shown = changeFrontMatter(text, ({ displayed_sidebar: own }) =>
        own === undefined ? { displayed_sidebar: name } : {},
      )
      if (shown === text) return false
      stage.write(source, shown)
      return true
    })
    return changed.length > 0
  }
  return [...(main === undefined ? [] : [main]), ...others].some(isChanged)
}
