import pMap from 'p-map'
import type { ContentBuild } from '../build-manifest.ts'
import type { DocumentCompiler } from '../compile/document-compiler.ts'
import { createDiagnosticLog, type Diagnostic } from '../diagnostic.ts'
import { loadFeeds } from '../feeds/load-feeds.ts'
import type { PageContext } from '../site-data/page-context.ts'
import { CONTRACT_VERSION, type Page, type Route } from '../manifest/index.ts'
import { fillPage } from '../pages/page-plan.ts'
import { listSearchPages, searchedDocuments } from '../pages/list-search-pages.ts'
import { planRoutePage } from '../pages/plan-route-page.ts'
import { shownDocuments } from '../pages/shown-documents.ts'
import { planSite, type SitePlan, type SitePlanOptions } from '../plan-site.ts'
import { isHistoryCurrent } from '../read/read-history.ts'
import {
  dependenciesOf,
  documentKey,
  type OpenDocument,
  type SiteDocument,
} from '../records/content-documents.ts'
import { feedPosts } from '../routes/feed-files.ts'
import { missingTranslations } from '../routes/missing-translations.ts'
import { extendedCollections } from '../read/extended-collections.ts'
import { variablesOf } from '../schemas/variables-of.ts'
import type { ThemeNames } from '../theme-names.ts'
import { createContentChecks } from './content-checks.ts'
import { readSourceDocument, type SourceContext, type SourceDocument } from './source-document.ts'

/** Input for reading source documents. */
export interface SourceDocumentsOptions extends Omit<SitePlanOptions, 'mode' | 'themeNames'> {
  readonly compiler: DocumentCompiler
  /**
   * Called when compiling has shown that the site needs a new plan: a document has another outline than its first lines
   * say, or its file can no longer be read.
   */
  readonly onStalePlan: () => void
}

/**
 * The source documents of a site that is being written, with one configuration. The site is planned from their outlines;
 * their content is compiled on request.
 */
export interface SourceDocuments {
  /**
   * Plans the site from what its files hold now. Files that have not changed are not read again; `changed`, relative to
   * the root, are known to have changed.
   */
  plan(themeNames: ThemeNames, changed: ReadonlySet<string>): Promise<SourcePlan>
  /**
   * Reads and compiles documents that have changed. False when the site needs a new plan: a file is not a document, an
   * outline has changed, or version control gives other dates.
   */
  refresh(changed: ReadonlySet<string>): Promise<boolean>
  /** Compiles all documents that no page has requested, each after `mayGoOn`. Ends early when that resolves to false. */
  compileRest(options: {
    readonly concurrency: number
    readonly mayGoOn: () => Promise<boolean>
  }): Promise<void>
}

/** A plan of a site that is being written. Its assets, diagnostics and dependencies grow with what is compiled. */
export interface SourcePlan extends ContentBuild {
  /** The diagnostics known by now. */
  readonly diagnostics: readonly Diagnostic[]
  /** All diagnostics of what is compiled, with links to ids that have changed. */
  readonly settleDiagnostics: () => Promise<readonly Diagnostic[]>
}

/** After a change of more documents, such as a change of branch, the site is planned again. */
const MAX_REFRESHED = 20

/** A doc whose cards are compiled after it takes two; an edit while they are compiled takes another. */
const MAX_ROUNDS = 5

/** Opens the source documents of a site; nothing has been read yet. */
export function openSourceDocuments(options: SourceDocumentsOptions): SourceDocuments {
  return new OpenedDocuments(options)
}

class OpenedDocuments implements SourceDocuments {
  readonly #site: Omit<SitePlanOptions, 'mode' | 'themeNames'>
  readonly #compiler: DocumentCompiler
  readonly #onStalePlan: () => void
  readonly #context: SourceContext
  #documents: ReadonlyMap<string, SourceDocument> = new Map()
  /** Documents that an author looks at or has just edited: their diagnostics are reported at once. */
  readonly #watched = new Set<SourceDocument>()

  constructor({ onStalePlan, compiler, ...site }: SourceDocumentsOptions) {
    const [variables, extended] = [variablesOf(site.config), extendedCollections(site.config)]
    this.#site = site
    this.#compiler = compiler
    this.#onStalePlan = onStalePlan
    this.#context = { root: site.root, variables, extended, compiler }
  }

  async plan(themeNames: ThemeNames, changed: ReadonlySet<string>): Promise<SourcePlan> {
    const next = new Map<string, SourceDocument>()
    const open: OpenDocument = async (file, { log }) => {
      const key = documentKey(file)
      const known = this.#documents.get(key)
      const isKnown = known !== undefined && !known.isStale(changed)
      const document = isKnown ? known : await readSourceDocument(file, this.#context, log)
      if (document !== null) next.set(key, document)
      return document
    }
    const plan = await planSite({ ...this.#site, mode: 'development', themeNames }, open)
    this.#documents = next
    this.#watched.clear()
    return this.#describe(plan)
  }

  async refresh(changed: ReadonlySet<string>): Promise<boolean> {
    const edited = [...this.#documents.values()].filter(({ file }) => changed.has(file.source.file))
    const files = new Set(edited.map(({ file }) => file.source.file))
    if (files.size < changed.size || edited.length > MAX_REFRESHED) return false
    // There is a file now where there was a generated document.
    if (edited.some(({ file }) => file.readFrom !== file.source.file)) return false
    for (const document of edited) this.#watched.add(document)
    const isCurrent = isHistoryCurrent(this.#site)
    const refreshed = await Promise.all(edited.map((document) => document.refresh()))
    return refreshed.every(Boolean) && (await compileAll(edited)) && (await isCurrent)
  }

  async compileRest({ concurrency, mayGoOn }: Parameters<SourceDocuments['compileRest']>[0]): Promise<void> {
    const stopped = new AbortController()
    const visit = async (document: SourceDocument): Promise<void> => {
      if (document.isCompiled || stopped.signal.aborted) return
      if (await mayGoOn()) await this.#compile([document])
      else stopped.abort()
    }
    await pMap(this.#documents.values(), visit, { concurrency })
  }

  async #compile(asked: Iterable<SourceDocument>): Promise<void> {
    if (!(await compileAll(asked))) this.#onStalePlan()
  }

  /** Compiles what a page shows, and what turns out to be shown by that. */
  async #compileShown(listShown: () => readonly SourceDocument[], rounds = MAX_ROUNDS): Promise<void> {
    const waiting = listShown().filter(({ isCompiled }) => !isCompiled)
    if (waiting.length === 0 || rounds === 0) return
    for (const document of waiting) this.#watched.add(document)
    await this.#compile(waiting)
    await this.#compileShown(listShown, rounds - 1)
  }

  /** Compiles what a page shows, and then makes it. */
  async #loadPage(route: Route, plan: SitePlan, sources: Sources): Promise<Page> {
    const page = pageContextOf(plan, route.locale)
    await this.#compileShown(() => sources(shownDocuments(route, page)))
    const planned = planRoutePage(route, page)
    if (planned.texts.some(({ textKey }) => textKey === ''))
      throw new Error(`A source file of ${route.path} can no longer be read.`)
    return fillPage(planned, this.#compiler)
  }

  #describe(plan: SitePlan): SourcePlan {
    const compiler = this.#compiler
    const watched = this.#watched
    const checks = createContentChecks(plan)
    const sources = sourcesAmong(this.#documents.values())
    /** Where to read what a locale shows, once the documents of it are compiled. */
    const compiled = async (
      locale: string,
      documentsOf: (page: PageContext) => readonly SiteDocument[],
    ): Promise<PageContext> => {
      const page = pageContextOf(plan, locale)
      await this.#compile(sources(documentsOf(page)))
      return page
    }
    const feedDocuments = ({ content }: PageContext): SiteDocument[] =>
      feedPosts(content, this.#site.config).map(({ post }) => post.document)
    return {
      manifest: {
        contract: CONTRACT_VERSION,
        locales: plan.locales,
        get assets() {
          return plan.listAssets()
        },
      },
      get diagnostics() {
        return checks.known(watched)
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
      loadPage: (route) => this.#loadPage(route, plan, sources),
      loadFeeds: async (locale) => loadFeeds(await compiled(locale, feedDocuments), compiler),
      texts: compiler,
      loadSearchPages: async (locale) => listSearchPages(await compiled(locale, searchedDocuments)),
    }
  }
}

/** Picks the source documents among the documents of a plan. */
type Sources = (documents: readonly SiteDocument[]) => SourceDocument[]

function sourcesAmong(documents: Iterable<SourceDocument>): Sources {
  const sources = new Map<SiteDocument, SourceDocument>([...documents].map((source) => [source, source]))
  return (chosen) => chosen.flatMap((document) => sources.get(document) ?? [])
}

/** With a log of its own: diagnostics of pages come from the checks. */
function pageContextOf(plan: SitePlan, locale: string): PageContext {
  return { ...plan.contextOf(locale), log: createDiagnosticLog() }
}

/** False when one of them turned out to have another outline. */
async function compileAll(documents: Iterable<SourceDocument>): Promise<boolean> {
  const results = await Promise.all([...documents].map((document) => document.compile()))
  return results.every(Boolean)
}
