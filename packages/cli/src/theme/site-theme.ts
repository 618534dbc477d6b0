import type { Page, Route, Sidebar, SiteData } from '@fyr/content-pipeline/manifest'

/** Addresses, with base path, of the files that a page refers to. */
export interface PageAssets {
  readonly bootScript: string
  readonly styleSheet: string
  /** Fonts to be loaded with the document. */
  readonly fonts?: readonly string[]
  readonly shellData: string
  /** Scripts beside the boot script, and the names of the scripts on request that need each. */
  readonly modules?: readonly { readonly address: string; readonly neededBy: readonly string[] }[]
  /** Values of `integrity` attributes, by address. */
  readonly integrity?: Readonly<Record<string, string>>
  /** Null for a page without a sidebar. */
  readonly sidebar: SidebarFiles | null
}

/** Addresses, with base path, of the sidebar files of a page. */
export interface SidebarFiles {
  readonly url: string
  /** Parts of a large sidebar that the page also needs. */
  readonly branches: readonly string[]
}

/** Everything a theme needs to render a document. */
export interface RenderInput {
  readonly page: Page
  readonly siteData: SiteData
  readonly sidebar: Sidebar | null
  readonly assets: PageAssets
  /** Identifies the scripts, styles and shell data of the page. */
  readonly shell: string
}

/** A page as Markdown, and what an index of pages says about it. */
export interface PageMarkdown {
  readonly text: string
  readonly title: string
  readonly headings: readonly { readonly id: string; readonly level: number; readonly text: string }[]
}

/** A page that `llms.txt` lists. */
export interface ListedPage {
  readonly route: Route
  readonly title: string
}

/** The functions of a theme's `./server` entry point that the commands need. They use nothing else of a theme. */
export interface SiteTheme {
  /** `html`: the whole document. `payload`: the JSON that a navigation to the page fetches. */
  renderPage(input: RenderInput): { readonly html: string; readonly payload: unknown }
  /** The data for the shell of a locale in the browser, as JSON. */
  shellData(siteData: SiteData): unknown
  /** Splits a sidebar into JSON files. `publish` takes the content of one and returns its address. */
  divideSidebar(
    sidebar: Sidebar,
    publish: (data: unknown) => string,
  ): { readonly filesOf: (path: string) => SidebarFiles }
  /** The document at a former address of the page at `to`; addresses with base path. */
  renderRedirect(input: {
    readonly to: string
    readonly siteData: SiteData
    readonly assets: PageAssets
  }): string
  /** The policy of a locale's documents. */
  contentSecurityPolicy(siteData: SiteData): string
  /** Writes a page as Markdown. A theme without this function has sites without files for agents. */
  renderMarkdown?(input: { readonly page: Page; readonly siteData: SiteData }): Promise<PageMarkdown>
  /** The text of `llms.txt`: the pages of a locale by sections. */
  renderLlmsText?(input: {
    readonly siteData: SiteData
    readonly sidebars: Readonly<Record<string, Sidebar>>
    readonly pages: readonly ListedPage[]
  }): string
}

const FUNCTIONS = [
  'renderPage',
  'shellData',
  'divideSidebar',
  'renderRedirect',
  'contentSecurityPolicy',
] as const

/** Names of the functions that a module lacks to be a theme's server entry point; empty for a theme. */
export function missingThemeFunctions(module: unknown): readonly string[] {
  return FUNCTIONS.filter((name) => !hasFunction(module, name))
}

/** Whether a module is a theme's server entry point. */
export function isSiteTheme(module: unknown): module is SiteTheme {
  return missingThemeFunctions(module).length === 0
}

function hasFunction(module: unknown, name: string): boolean {
  if (typeof module !== 'object' || module === null) return false
  const member: unknown = Reflect.get(module, name)
  return typeof member === 'function'
}
