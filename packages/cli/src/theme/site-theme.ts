import type { Page, Sidebar, SiteData } from '@fyr/content-pipeline/manifest'

/** Addresses, with base path, of the files that a page refers to. */
export interface PageAssets {
  readonly bootScript: string
  readonly styleSheet: string
  readonly shellData: string
  /** Null for a page without a sidebar. */
  readonly sidebar: SidebarFiles | null
}

/** Addresses, with base path, of what the sidebar of a page is read from. */
export interface SidebarFiles {
  readonly url: string
  /** Parts of a large sidebar that the page needs besides. */
  readonly branches: readonly string[]
}

/** All that a theme needs to make a document. */
export interface RenderInput {
  readonly page: Page
  readonly siteData: SiteData
  readonly sidebar: Sidebar | null
  readonly assets: PageAssets
  /** Names the scripts, styles and shell data that the page was made for. */
  readonly shell: string
}

/** What the commands ask of a theme's `./server` door. The commands know no theme but by this. */
export interface SiteTheme {
  /** `html`: the whole document. `payload`: what a navigation to the page fetches, as JSON. */
  renderPage(input: RenderInput): { readonly html: string; readonly payload: unknown }
  /** What the shell of a locale needs in the browser, as JSON. */
  shellData(siteData: SiteData): unknown
  /** Takes a sidebar apart into JSON files. `publish` gives the address of one by what it holds. */
  divideSidebar(
    sidebar: Sidebar,
    publish: (data: unknown) => string,
  ): { readonly filesOf: (path: string) => SidebarFiles }
  /** The whole document at an address that the page at `to` had once; addresses with base path. */
  renderRedirect(input: {
    readonly to: string
    readonly siteData: SiteData
    readonly styleSheet: string
  }): string
  /** The policy that the documents of a locale pass. */
  contentSecurityPolicy(siteData: SiteData): string
}

const FUNCTIONS = [
  'renderPage',
  'shellData',
  'divideSidebar',
  'renderRedirect',
  'contentSecurityPolicy',
] as const

/** Names of the functions that a module lacks to be a theme's server door; empty for a theme. */
export function missingThemeFunctions(module: unknown): readonly string[] {
  return FUNCTIONS.filter((name) => !hasFunction(module, name))
}

/** Whether a module is a theme's server door. */
export function isSiteTheme(module: unknown): module is SiteTheme {
  return missingThemeFunctions(module).length === 0
}

function hasFunction(module: unknown, name: string): boolean {
  if (typeof module !== 'object' || module === null) return false
  const member: unknown = Reflect.get(module, name)
  return typeof member === 'function'
}
