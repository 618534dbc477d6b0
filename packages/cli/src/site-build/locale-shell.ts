import type { LocaleManifest, Route, Sidebar } from '@fyr/content-pipeline/manifest'
import type { PageAssets, SiteTheme } from '../theme/site-theme.ts'
import type { BundleFile, ClientBundle } from '../bundle/client-bundle.ts'
import { hashOf } from '../store/hash-of.ts'
import { integrityOf } from '../store/integrity-of.ts'
import { contentHash } from '../store/content-hash.ts'

/** The files that all pages of a locale share, ready to be written. */
export interface LocaleShell {
  /** Shell data and sidebars, below the locale's folder. */
  readonly files: readonly BundleFile[]
  /** Version of scripts, styles and shell data together. */
  readonly shell: string
  /** Addresses for the page of a route. */
  assetsOf(route: Route): PageAssets
  /** Hash of navbar, footer, messages, scripts and styles, as pages with these addresses have them. */
  shellHashOf(assets: PageAssets): string
  /** Hash of the sidebar of a route; empty without one. */
  sidebarHashOf(route: Route): string
}

/** Makes the shared files of a locale, and the addresses under which its pages find them and the bundle. */
export function prepareLocaleShell(
  locale: LocaleManifest,
  theme: SiteTheme,
  bundle: ClientBundle,
): LocaleShell {
  const base = locale.siteData.locale.basePath
  const shellData = jsonFile('shell-data', theme.shellData(locale.siteData))
  // Equal branches of a sidebar share one file.
  const files = new Map([[shellData.place, shellData]])
  const sidebars = new Map(
    Object.values(locale.sidebars).map((sidebar) => [
      sidebar.name,
      theme.divideSidebar(sidebar, (data) => {
        const file = jsonFile(sidebarFileName(sidebar), data)
        files.set(file.place, file)
        return base + file.place
      }),
    ]),
  )
  const sidebarHashes = new Map(
    Object.values(locale.sidebars).map((sidebar) => [sidebar.name, hashOf(JSON.stringify(sidebar))]),
  )
  const shell = contentHash([bundle.bootScript, bundle.styleSheet, shellData.place].join('\n'))
  const modules = bundle.modules.map(({ place, neededBy }) => ({ address: base + place, neededBy }))
  const listed = new Set([bundle.bootScript, bundle.styleSheet, ...bundle.modules.map(({ place }) => place)])
  const integrity = Object.fromEntries(
    [...bundle.files.filter(({ place }) => listed.has(place)), shellData].map(({ place, bytes }) => [
      base + place,
      integrityOf(bytes),
    ]),
  )
  const siteDataHash = hashOf(JSON.stringify(locale.siteData))
  // Pages of a category have the same addresses, and the build manifest holds the hash of each page.
  const shellHashes = new Map<string, string>()
  return {
    files: [...files.values()],
    shell,
    assetsOf: (route) => ({
      bootScript: base + bundle.bootScript,
      styleSheet: base + bundle.styleSheet,
      fonts: bundle.fonts.map((font) => base + font),
      modules,
      integrity,
      shellData: base + shellData.place,
      sidebar: sidebars.get(route.sidebar ?? '')?.filesOf(route.path) ?? null,
    }),
    shellHashOf(assets) {
      const addresses = JSON.stringify(assets)
      const hash = shellHashes.get(addresses) ?? hashOf(shell, siteDataHash, addresses)
      shellHashes.set(addresses, hash)
      return hash
    },
    sidebarHashOf: (route) => sidebarHashes.get(route.sidebar ?? '') ?? '',
  }
}

function jsonFile(name: string, data: unknown): BundleFile {
  const bytes = JSON.stringify(data)
  return { place: `assets/${name}-${contentHash(bytes)}.json`, bytes }
}

/** An author chooses the name of a sidebar; in a file name only letters, digits and hyphens are kept. */
function sidebarFileName({ name }: Sidebar): string {
  return `sidebar-${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}`
}
