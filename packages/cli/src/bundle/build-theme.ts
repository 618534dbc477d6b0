import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import type { Customising } from '../theme/load-customising.ts'
import type { ThemeDoors } from '../theme/load-theme.ts'
import { type ThemeModules, themeModules } from '../theme/theme-modules.ts'
import { type ClientBundle, unpackBundle } from './client-bundle.ts'
import { bundleOnce } from './kept-bundle.ts'
import { PREBUILT, readPrebuiltBundle, replacedImports } from './prebuilt-bundle.ts'
import { writeServerModule } from './write-server-module.ts'

/** A theme as a site has changed it, ready to make pages. */
export interface BuiltTheme {
  /** File of the server's module, absolute. */
  readonly server: string
  /** Names of the packages that the site's components import. */
  readonly imports: readonly string[]
  /** Scripts and style sheet for the browser. Throws `SiteError` when they cannot be bundled. */
  bundleClient(): Promise<ClientBundle>
}

/**
 * Builds the theme of a site in `root` (absolute) with what the site puts into it. What is bundled is kept in a store;
 * `packages` is the fingerprint of theme and commands. Throws `SiteError` when a component of the site cannot be bundled, and
 * when nothing can be written below the site's `node_modules`.
 */
export async function buildTheme(
  root: string,
  doors: ThemeDoors,
  customising: Customising | null,
  { store, packages }: { readonly store: Store; readonly packages: string },
): Promise<BuiltTheme> {
  const modules = themeModules(root, doors, customising)
  const name = hashOf(packages, JSON.stringify([modules.doors, ...modules.virtual]))
  const server = await buildServer(root, modules, { store, key: hashOf('server', name) })
  return {
    ...server,
    async bundleClient() {
      const bundle = await bundleOnce({
        store,
        // Of a theme that is taken as it is, the fingerprint of the packages says where everything is.
        key:
          customising === null
            ? hashOf('client', packages, JSON.stringify(replacedImports(root) ?? null))
            : hashOf('client', name),
        // What a site puts into its theme may import from anywhere; only of the packages is it known when they change.
        root: customising === null ? null : root,
        async make() {
          const prebuilt = customising === null ? readPrebuiltBundle(root, doors, PREBUILT) : null
          if (prebuilt !== null) return { value: prebuilt, inputs: [] }
          // The bundler is large, and usually there is nothing to bundle.
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
  { doors, virtual }: ThemeModules,
  { store, key }: { readonly store: Store; readonly key: string },
): Promise<Pick<BuiltTheme, 'server' | 'imports'>> {
  if (!virtual.has(doors.server)) return { server: doors.server, imports: [] }
  const { code, map, imports } = await bundleOnce({
    store,
    key,
    root,
    make: async () => {
      const { bundleServer } = await import('./bundle-server.ts')
      return bundleServer(root, { doors, virtual })
    },
  })
  return { server: writeServerModule(root, { code, map }), imports }
}
