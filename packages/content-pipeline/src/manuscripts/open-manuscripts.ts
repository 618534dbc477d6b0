import pMap from 'p-map'
import type { ContentBuild } from '../build-manifest.ts'
import type { DocumentCompiler } from '../compile/document-compiler.ts'
import { createDiagnosticLog, type Diagnostic } from '../content-error.ts'
import { feedPosts } from '../routes/feed-files.ts'
import { loadFeeds } from '../feeds/load-feeds.ts'
import { CONTRACT_VERSION, type Page, type Route } from '../manifest/index.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { fillPage } from '../pages/page-plan.ts'
import { planRoutePage } from '../pages/plan-route-page.ts'
import { planSite, type SitePlan, type SitePlanOptions } from '../plan-site.ts'
import { isHistoryCurrent } from '../read/read-history.ts'
import { documentKey, type OpenDocument, dependenciesOf } from '../records/content-documents.ts'
import { missingTranslations } from '../routes/missing-translations.ts'
import { variablesOf } from '../schemas/variables-of.ts'
import type { ThemeNames } from '../theme-names.ts'
import { type KeptOutline, type ManuscriptContext, type Manuscript, readManuscript } from './manuscript.ts'
import { createTextChecks } from './text-checks.ts'

/** What reading manuscripts needs. */
export interface ManuscriptsOptions extends Omit<SitePlanOptions, 'mode' | 'themeNames'> {
  readonly compiler: DocumentCompiler
  /** Outlines that `keep` gave in an earlier run with the same code and the same variables; the default is none. */
  readonly kept?: KeptOutlines
  /**
   * Called when compiling has shown that a plan does not hold: it was made from an outline that is not the document's, or from
   * a file that can not be read any more.
   */
  readonly onOutline: () => void
}

/** Outlines by the names of their documents. Plain data. */
export type KeptOutlines = readonly (readonly [string, KeptOutline])[]

/** A site that is being written, with one configuration: planned from outlines, its texts compiled when they are wanted. */
export interface Manuscripts {
  /**
   * Plans the site from what its files hold now. Those that are as they were are not read again; `changed`, relative to the
   * root, are known to have changed.
   */
  plan(themeNames: ThemeNames, changed: ReadonlySet<string>): Promise<ManuscriptBuild>
  /**
   * Reads and compiles documents that have changed. False when the last plan does not hold any more: a file is no document,
   * its outline is another one, or version control tells other dates.
   */
  refresh(changed: ReadonlySet<string>): Promise<boolean>
  /** Compiles what nobody has wanted yet, after `whenIdle` each. Ends early when that resolves to false. */
  compileRest(options: {
    readonly concurrency: number
    readonly whenIdle: () => Promise<boolean>
  }): Promise<void>
  /** Documents that have not been compiled yet. */
  countWaiting(): number
  /** What another run need not read again, as long as the files are as they were. */
  keep(): KeptOutlines
}

/** A plan of a site that is being written. Its manifest, diagnostics and files grow with what is compiled. */
export interface ManuscriptBuild extends ContentBuild {
  /** Faults known by now. */
  readonly diagnostics: readonly Diagnostic[]
  /** All faults of what is compiled, links to ids that have changed among them. */
  readonly settleDiagnostics: () => Promise<readonly Diagnostic[]>
}

/** More documents than these at once, as after a change of branch, are a new plan's business. */
const MOST_REFRESHED = 20

/** What has changed since it was read is not what an earlier run has kept. */
const NOTHING_KEPT: ManuscriptContext['kept'] = new Map()

/** A page takes two or three; more only when its file can not be read any more. */
const MOST_ROUNDS = 10

/** Opens the manuscripts of a site; nothing has been read yet. */
export function openManuscripts({
  onOutline,
  compiler,
  kept = [],
  ...site
}: ManuscriptsOptions): Manuscripts {
  const wanted = new Set<Manuscript>()
  let shelf = new Map<string, Manuscript>()
  /** Those that somebody looks at, whose faults are told at once. */
  const shown = new Set<Manuscript>()
  let stateOfIds = 0
  const context: ManuscriptContext = {
    root: site.root,
    variables: variablesOf(site.config),
    compiler,
    kept: new Map(kept),
    onWanted: (manuscript) => wanted.add(manuscript),
    onIds: () => (stateOfIds += 1),
  }

  async function compileWanted(manuscripts: readonly Manuscript[]): Promise<void> {
    if (!(await compileAll(manuscripts))) onOutline()
  }

  /**
   * A compiler takes twenty times as long for its first text as for others, and has nothing to do while a site is read for
   * the first time. A failure of the compiler is told when somebody wants the text.
   */
  function warmUp(manuscript: Manuscript): void {
    compileWanted([manuscript]).catch(() => {})
  }

  /** What a page shows of documents turns up while it is planned; what that shows in turn, after compiling it. */
  async function loadPage(route: Route, plan: SitePlan, rounds = MOST_ROUNDS): Promise<Page> {
    wanted.clear()
    const planned = planRoutePage(route, pageContextOf(plan, route.locale))
    if (rounds === 0 && planned.texts.some(({ textKey }) => textKey === ''))
      throw new Error(`A source file of ${route.path} can no longer be read.`)
    if (wanted.size === 0 || rounds === 0) return fillPage(planned, compiler)
    const asked = [...wanted]
    for (const manuscript of asked) shown.add(manuscript)
    await compileWanted(asked)
    return loadPage(route, plan, rounds - 1)
  }

  function describe(plan: SitePlan): ManuscriptBuild {
    const checks = createTextChecks(plan, () => stateOfIds)
    const manuscripts = new Set(shelf.values())
    return {
      manifest: {
        contract: CONTRACT_VERSION,
        locales: plan.locales,
        get assets() {
          return plan.listAssets()
        },
      },
      get diagnostics() {
        return checks.known(shown)
      },
      settleDiagnostics: () => checks.settle(),
      missingTranslations: missingTranslations(plan.contents),
      get dependencies() {
        return dependenciesOf(plan.documents)
      },
      get missing() {
        return plan.listMissing()
      },
      planPage: (route) => planRoutePage(route, pageContextOf(plan, route.locale)),
      loadPage: (route) => loadPage(route, plan),
      async loadFeeds(locale) {
        const page = pageContextOf(plan, locale)
        const fed = new Set(feedPosts(page.content, site.config).map(({ post }) => post.document))
        await compileWanted([...manuscripts].filter((manuscript) => fed.has(manuscript)))
        return loadFeeds(page, compiler)
      },
    }
  }

  return {
    async plan(themeNames, changed) {
      const next = new Map<string, Manuscript>()
      const open: OpenDocument = async (file, { log }) => {
        const key = documentKey(file)
        const known = shelf.get(key)
        const manuscript =
          known === undefined
            ? await readManuscript(file, context, log)
            : known.isStale(changed)
              ? await readManuscript(file, { ...context, kept: NOTHING_KEPT }, log)
              : known
        if (manuscript === null) return null
        if (shelf.size + next.size === 0) warmUp(manuscript)
        next.set(key, manuscript)
        return manuscript
      }
      const plan = await planSite({ ...site, mode: 'development', themeNames }, open)
      shelf = next
      shown.clear()
      return describe(plan)
    },
    async refresh(changed) {
      const manuscripts = [...shelf.values()].filter(({ file }) => changed.has(file.source.file))
      const files = new Set(manuscripts.map(({ file }) => file.source.file))
      if (files.size < changed.size || manuscripts.length > MOST_REFRESHED) return false
      for (const manuscript of manuscripts) shown.add(manuscript)
      const isCurrent = isHistoryCurrent(site)
      const refreshed = await Promise.all(manuscripts.map((manuscript) => manuscript.refresh()))
      return refreshed.every(Boolean) && (await compileAll(manuscripts)) && (await isCurrent)
    },
    async compileRest({ concurrency, whenIdle }) {
      const stopped = new AbortController()
      const visit = async (manuscript: Manuscript): Promise<void> => {
        if (manuscript.isCompiled || stopped.signal.aborted) return
        if (await whenIdle()) await compileWanted([manuscript])
        else stopped.abort()
      }
      await pMap(shelf.values(), visit, { concurrency })
    },
    keep: () =>
      [...shelf].flatMap(([key, { kept: outline }]) => (outline === null ? [] : [[key, outline] as const])),
    countWaiting: () => [...shelf.values()].filter(({ isCompiled }) => !isCompiled).length,
  }
}

/** With a log of its own: the plan outlives the texts, whose faults are told by checks as long as they stand. */
function pageContextOf(plan: SitePlan, locale: string): PageContext {
  return { ...plan.contextOf(locale), log: createDiagnosticLog() }
}

/** False when one of them turned out to have another outline. */
async function compileAll(manuscripts: readonly Manuscript[]): Promise<boolean> {
  const results = await Promise.all(manuscripts.map((manuscript) => manuscript.compile()))
  return results.every(Boolean)
}
