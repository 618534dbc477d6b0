import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import type { Customising } from '../theme/load-customising.ts'
import type { ThemeEntryPoints } from '../theme/load-theme.ts'
import { type ThemeModules, themeModules } from '../theme/theme-modules.ts'
import { type ClientBundle, unpackBundle } from './client-bundle.ts'
import { bundleOnce } from './kept-bundle.ts'
import { PREBUILT, readPrebuiltBundle, replacedImports } from './prebuilt-bundle.ts'
import { writeServerModule } from './write-server-module.ts'

/** A theme with a site's changes, ready to render pages. */
export interface BuiltTheme {
  /** File of the server's module, absolute. */
  readonly server: string
  /** Names of the packages that the site's components import. */
  readonly imports: readonly string[]
  /** Scripts and style sheet for the browser. Throws `SiteError` when they cannot be bundled. */
  bundleClient(): Promise<ClientBundle>
}

/**
 * Builds the theme of a site in `root` (absolute) with the site's changes. Bundles are kept in a store; `packages` is
 * the fingerprint of theme and commands. Throws `SiteError` when a component of the site cannot be bundled, and when
 * the site's `node_modules` is not writable.
 */
export async function buildTheme(
  root: string,
  entryPoints: ThemeEntryPoints,
  customising: Customising | null,
  { store, packages }: { readonly store: Store; readonly packages: string },
): Promise<BuiltTheme> {
  const modules = themeModules(root, entryPoints, customising)
  const name = hashOf(packages, JSON.stringify([modules.entryPoints, ...modules.virtual]))
  const server = await buildServer(root, modules, { store, key: hashOf('server', name) })
  return {
    ...server,
    async bundleClient() {
      const bundle = await bundleOnce({
        store,
        // For an unchanged theme, the fingerprint of the packages covers all of its files.
        key:
          customising === null
            ? hashOf('client', packages, JSON.stringify(replacedImports(root) ?? null))
            : hashOf('client', name),
        // A site's components may import files from anywhere, so their inputs must be checked. Packages are covered by
        // the key.
        root: customising === null ? null : root,
        async make() {
          const prebuilt = customising === null ? readPrebuiltBundle(root, entryPoints, PREBUILT) : null
          if (prebuilt !== null) return { value: prebuilt, inputs: [] }
          // The bundler takes long to load, and usually nothing has to be bundled.
          const { bundleClient } = await import('./bundle-client.ts')
          return bundleClient(root, modules, { isCustomised: customising !== null })
        },
      })
      return unpackBundle(bundle)
    },
  }
}

async function buildServer(
  root: string,
  { entryPoints, virtual }: ThemeModules,
  { store, key }: { readonly store: Store; readonly key: string },
): Promise<Pick<BuiltTheme, 'server' | 'imports'>> {
  if (!virtual.has(entryPoints.server)) return { server: entryPoints.server, imports: [] }
  const { code, map, imports } = await bundleOnce({
    store,
    key,
    root,
    make: async () => {
      const { bundleServer } = await import('./bundle-server.ts')
      return bundleServer(root, { entryPoints, virtual })
    },
  })
  return { server: writeServerModule(root, { code, map }), imports }
}
