import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import type { LocaleManifest, Sidebar } from '@fyr/content-pipeline/manifest'
import type { DevEnvironment, ViteDevServer } from 'vite'
import { contentHash } from '../store/content-hash.ts'
import { isReady, type LoadedSite, type ReadySite } from '../content/loaded-site.ts'
import type { FoundRoute } from '../content/route-finder.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { asSiteTheme, findTheme, loadTheme, type ThemeEntryPoints } from '../theme/load-theme.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import { themeModules } from '../theme/theme-modules.ts'
import { addScripts, changeHead, entryPointAddress, fileAddress } from './dev-scripts.ts'
import type { LazyVite } from './lazy-vite.ts'

/** Paths, below a locale's base path, of the JSON that the shell loads. */
const SHELL_DATA_PLACE = 'assets/shell-data.json'
const sidebarPlace = (name: string): string => `assets/sidebar-${encodeURIComponent(name)}.json`

/** Starts loading what every page needs. Errors are reported to the first request. */
export function prepareTheme(vite: LazyVite, site: LoadedSite): void {
  if (isReady(site)) loadDevTheme(vite, site).catch(() => {})
}

/** Renders the document of a page with the current theme. Throws what its content or its components throw. */
export async function makeDevDocument(vite: LazyVite, site: ReadySite, found: FoundRoute): Promise<string> {
  const { html, isFixed } = await renderPage(vite, site, found)
  return changeHead(html, async (head) => {
    const changed = isFixed ? addScripts(head) : null
    if (changed !== null) return changed
    const started = await vite.start()
    return started.transformIndexHtml(found.route.path, head)
  })
}

/** Makes the payload of a page with the current theme. Throws what its content or its components throw. */
export async function makeDevPayload(vite: LazyVite, site: ReadySite, found: FoundRoute): Promise<unknown> {
  return (await renderPage(vite, site, found)).payload
}

async function renderPage(
  vite: LazyVite,
  site: ReadySite,
  { route, locale }: FoundRoute,
): Promise<ReturnType<SiteTheme['renderPage']> & { readonly isFixed: boolean }> {
  const [{ theme, entryPoints, isFixed }, page] = await Promise.all([
    loadDevTheme(vite, site),
    site.content.loadPage(route),
  ])
  const base = locale.siteData.locale.basePath
  const rendered = theme.renderPage({
    page,
    siteData: locale.siteData,
    sidebar: locale.sidebars[route.sidebar ?? ''] ?? null,
    assets: {
      bootScript: entryPointAddress(entryPoints.client),
      styleSheet: entryPointAddress(entryPoints.styles),
      shellData: base + SHELL_DATA_PLACE,
      sidebar: route.sidebar === null ? null : { url: base + sidebarPlace(route.sidebar), branches: [] },
    },
    shell: shellVersion(locale, theme, entryPoints),
  })
  return { ...rendered, isFixed }
}

/** Address of the script of the search; null for a theme without one. */
export async function findSearchScript(vite: LazyVite, site: ReadySite): Promise<string | null> {
  const { entryPoints } = await loadDevTheme(vite, site)
  return entryPoints.search === null ? null : entryPointAddress(entryPoints.search)
}

/** Shell data or a sidebar by its path below the locale's base path, or null. */
export async function makeDevData(
  vite: LazyVite,
  site: ReadySite,
  locale: LocaleManifest,
  place: string,
): Promise<unknown> {
  if (place === SHELL_DATA_PLACE) return (await loadDevTheme(vite, site)).theme.shellData(locale.siteData)
  return sidebarAt(locale, place)
}

function sidebarAt(locale: LocaleManifest, place: string): Sidebar | null {
  const sidebars = Object.values(locale.sidebars)
  return sidebars.find(({ name }) => place === sidebarPlace(name)) ?? null
}

/** A theme with a site's changes. */
export interface DevTheme {
  readonly theme: SiteTheme
  readonly entryPoints: ThemeEntryPoints
  /** Whether all code that renders pages is installed, so that it cannot change and Vite is not needed. */
  readonly isFixed: boolean
}

/** Loads the theme from the current files. Node loads a fixed theme, in a fraction of the time that Vite takes. */
export async function loadDevTheme(
  vite: LazyVite,
  { root, config, customising }: ReadySite,
): Promise<DevTheme> {
  const found = entryPointsForNode(root, config)
  const themeEntryPoints = isInstalled(found.server)
    ? found
    : await findLinkedTheme(await vite.start(), root, { name: config.theme.package, found })
  const { entryPoints, virtual } = themeModules(root, themeEntryPoints, customising)
  await vite.serveTheme(virtual)
  if (entryPoints.server === found.server && isInstalled(found.server))
    return { theme: await loadTheme(config.theme.package, entryPoints.server), entryPoints, isFixed: true }
  const { ssrLoadModule } = await vite.start()
  return {
    theme: asSiteTheme(config.theme.package, await ssrLoadModule(entryPoints.server)),
    entryPoints,
    isFixed: false,
  }
}

/** Entry points by the configuration that names the theme: a linked theme may be rebuilt while `fyr dev` runs. */
const foundEntryPoints = new WeakMap<SiteConfig, ThemeEntryPoints>()

/** The entry points of a theme as Node resolves them. */
function entryPointsForNode(root: string, config: SiteConfig): ThemeEntryPoints {
  const found = foundEntryPoints.get(config) ?? findTheme(root, config.theme.package)
  foundEntryPoints.set(config, found)
  return found
}

/** The entry points of a theme as Vite resolves them, from its sources. `found` are those that Node resolves. */
async function findLinkedTheme(
  { environments }: ViteDevServer,
  root: string,
  { name, found }: { readonly name: string; readonly found: ThemeEntryPoints },
): Promise<ThemeEntryPoints> {
  const find = async (entryPoint: string, { pluginContainer }: DevEnvironment): Promise<string> => {
    const resolved = await pluginContainer.resolveId(`${name}/${entryPoint}`, `${root}/site.config.ts`)
    return resolved?.id ?? ''
  }
  return {
    server: await find('server', environments.ssr),
    client: await find('client', environments.client),
    styles: await find('styles.css', environments.client),
    // Vite throws for an entry point that the theme does not have.
    search: found.search && (await find('client/search-worker', environments.client)),
    // Scripts on request come from Vite.
    loader: null,
  }
}

/**
 * The file of an installed theme's style sheet, or of a font beside it, if that is what an address (path and query) leads to and it can be sent as
 * it stands: a page is not shown without its style sheet, and Vite may not have started. `accept`: what the browser
 * expects; a script that imports a style sheet expects a script.
 */
export function findInstalledStyles(
  { root, config }: Pick<ReadySite, 'root' | 'config'>,
  address: string,
  accept: string,
): string | null {
  const isFont = /^\/@fs\/.*\.woff2$/.test(address)
  if (!isFont && (!/^\/@fs\/.*\.css$/.test(address) || !accept.includes('text/css'))) return null
  const { styles } = entryPointsForNode(root, config)
  if (isFont) return isInstalled(styles) ? fontBeside(styles, address) : null
  const isAsked = new URL(fileAddress(styles), 'http://localhost').pathname === address
  return isAsked && isInstalled(styles) && !readFileSync(styles, 'utf8').includes('@import') ? styles : null
}

/** The font file of an address, if it is in the folder of the style sheet. */
function fontBeside(styles: string, address: string): string | null {
  const font = join(dirname(styles), posix.basename(address))
  const isAsked = new URL(fileAddress(font), 'http://localhost').pathname === address
  return isAsked && existsSync(font) ? font : null
}

/** Changes when anything that pages share changes; then a page is loaded as a document. */
function shellVersion(
  locale: LocaleManifest,
  theme: SiteTheme,
  { client, styles }: ThemeEntryPoints,
): string {
  const shared = [theme.shellData(locale.siteData), sidebarsVersion(locale), client, styles]
  return contentHash(JSON.stringify(shared))
}

/** Sidebars may be large, and stay the same until the site is planned again. */
const sidebarVersions = new WeakMap<LocaleManifest, string>()

function sidebarsVersion(locale: LocaleManifest): string {
  const version = sidebarVersions.get(locale) ?? contentHash(JSON.stringify(locale.sidebars))
  sidebarVersions.set(locale, version)
  return version
}
