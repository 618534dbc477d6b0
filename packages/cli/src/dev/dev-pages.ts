import type { LocaleManifest, Sidebar } from '@fyr/content-pipeline/manifest'
import type { ViteDevServer } from 'vite'
import { contentHash } from '../build/content-hash.ts'
import { isReady, type LoadedSite, type ReadySite } from '../content/loaded-site.ts'
import type { FoundRoute } from '../content/route-finder.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { composeDevTheme } from '../theme/customising/compose-theme.ts'
import { asSiteTheme, loadTheme, type ThemeDoors } from '../theme/load-theme.ts'
import type { SiteTheme } from '../theme/site-theme.ts'
import { fileAddress, findDevTheme } from './vite-server.ts'

/** Places, below a locale's base path, of the JSON that the shell asks for. */
const SHELL_DATA_PLACE = 'assets/shell-data.json'
const sidebarPlace = (name: string): string => `assets/sidebar-${encodeURIComponent(name)}.json`

/** Begins with what every page waits for. What is wrong with it is told to whoever asks for one. */
export function prepareTheme(vite: ViteDevServer, site: LoadedSite): void {
  if (isReady(site)) loadDevTheme(vite, site).catch(() => {})
}

/** Makes the document of a page with the theme as it is now. Throws what its content or its components throw. */
export async function makeDevDocument(
  vite: ViteDevServer,
  site: ReadySite,
  found: FoundRoute,
): Promise<string> {
  const { html } = await renderPage(vite, site, found)
  return withScripts(vite, found.route.path, html)
}

const END_OF_HEAD = '</head>'

/** All that Vite adds stands in the head. The body is not its business, and reading it would take longer than rendering. */
async function withScripts(vite: ViteDevServer, path: string, html: string): Promise<string> {
  const end = html.indexOf(END_OF_HEAD)
  if (end === -1) return vite.transformIndexHtml(path, html)
  const head = await vite.transformIndexHtml(path, html.slice(0, end + END_OF_HEAD.length))
  return head + html.slice(end + END_OF_HEAD.length)
}

/** Makes what a navigation to a page fetches, likewise. */
export async function makeDevPayload(
  vite: ViteDevServer,
  site: ReadySite,
  found: FoundRoute,
): Promise<unknown> {
  return (await renderPage(vite, site, found)).payload
}

async function renderPage(
  vite: ViteDevServer,
  site: ReadySite,
  { route, locale }: FoundRoute,
): Promise<ReturnType<SiteTheme['renderPage']>> {
  const [{ theme, doors }, page] = await Promise.all([loadDevTheme(vite, site), site.content.loadPage(route)])
  const base = locale.frame.locale.basePath
  return theme.renderPage({
    page,
    frame: locale.frame,
    sidebar: locale.sidebars[route.sidebar ?? ''] ?? null,
    assets: {
      bootScript: fileAddress(doors.client),
      styleSheet: fileAddress(doors.styles),
      shellData: base + SHELL_DATA_PLACE,
      sidebar: route.sidebar === null ? null : { url: base + sidebarPlace(route.sidebar), branches: [] },
    },
    shell: shellVersion(locale, theme),
  })
}

/** Shell data or a sidebar by its place below the locale's base path, or null. */
export async function makeDevData(
  vite: ViteDevServer,
  site: ReadySite,
  locale: LocaleManifest,
  place: string,
): Promise<unknown> {
  if (place === SHELL_DATA_PLACE) return (await loadDevTheme(vite, site)).theme.shellData(locale.frame)
  return sidebarAt(locale, place)
}

function sidebarAt(locale: LocaleManifest, place: string): Sidebar | null {
  const sidebars = Object.values(locale.sidebars)
  return sidebars.find(({ name }) => place === sidebarPlace(name)) ?? null
}

/** The theme as the site has changed it, from the files as they are now. */
async function loadDevTheme(
  vite: ViteDevServer,
  { root, config, customising }: ReadySite,
): Promise<{ theme: SiteTheme; doors: ThemeDoors }> {
  const themeDoors = await findDevTheme(vite, root, config.theme)
  // Vite watches nothing below node_modules, where these files stand.
  const tellVite = (path: string): void => void vite.watcher.emit('change', path)
  const doors = composeDevTheme(root, themeDoors, customising, tellVite)
  // What is installed and taken as it is stays as it is, and Node loads it in a fraction of Vite's time.
  const isFixed = doors.server === themeDoors.server && isInstalled(doors.server)
  const theme = isFixed
    ? await loadTheme(config.theme, doors.server)
    : asSiteTheme(config.theme, await vite.ssrLoadModule(doors.server))
  return { theme, doors }
}

/** Differs when anything that pages share differs; then a page is loaded as a document. */
function shellVersion(locale: LocaleManifest, theme: SiteTheme): string {
  return contentHash(JSON.stringify(theme.shellData(locale.frame)) + sidebarsVersion(locale))
}

/** Sidebars may be large, and stay as they are until the site is planned again. */
const sidebarVersions = new WeakMap<LocaleManifest, string>()

function sidebarsVersion(locale: LocaleManifest): string {
  const version = sidebarVersions.get(locale) ?? contentHash(JSON.stringify(locale.sidebars))
  sidebarVersions.set(locale, version)
  return version
}
