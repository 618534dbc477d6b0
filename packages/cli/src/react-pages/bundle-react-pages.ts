import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Diagnostic } from '@fyr/content-pipeline'
import { bundleOnce } from '../bundle/kept-bundle.ts'
import { writeServerModule } from '../bundle/write-server-module.ts'
import { ownFile } from '../own-package.ts'
import { SiteError } from '../site-error.ts'
import { environmentOf } from '../store/environment-of.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { findPackage, isInstalled, packageFingerprint } from '../store/package-fingerprint.ts'

/** The components of a site's pages in React as one module, and the diagnostics if they cannot be bundled. */
export interface ReactPagesBundle {
  /** File of the module, absolute; null if it could not be bundled. */
  readonly module: string | null
  /** Identifies all code that renders the pages. */
  readonly key: string
  /** Files of the site that the pages import, relative to the root. */
  readonly dependencies: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface ReactPagesOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  /** Files of the pages, relative to the root. */
  readonly pages: readonly string[]
  readonly store: Store
  /** Identifies the code that bundles. */
  readonly fingerprint: string
}

const MODULE = 'virtual:fyr/react-pages'

/**
 * Bundles all pages in React into one module that Node can load, in the same way as the components of a theme. A page
 * is evaluated when it is rendered, so a page that throws does not affect other pages.
 */
export async function bundleReactPages(options: ReactPagesOptions): Promise<ReactPagesBundle> {
  const { root, store, fingerprint } = options
  const text = moduleText(options)
  try {
    const { code, map, imports, files } = await bundleOnce({
      store,
      key: hashOf('react-pages', fingerprint, text),
      root,
      async make() {
        const { bundleServer } = await import('../bundle/bundle-server.ts')
        const virtual = new Map([[MODULE, text]])
        const entryPoints = { server: MODULE, client: '', styles: '', search: null, loader: null }
        const { value, inputs } = await bundleServer(root, { entryPoints, virtual })
        return { value: { ...value, files: ownFiles(root, inputs) }, inputs }
      },
    })
    const packages = imports.flatMap((name) => findPackage(root, name) ?? [])
    return {
      module: writeServerModule(root, { code, map }),
      key: hashOf(code, environmentOf(code), packageFingerprint([ownFile('.'), ...packages])),
      dependencies: files,
      diagnostics: [],
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    const diagnostics = error.diagnostics.map((one): Diagnostic => ({ ...one, code: 'unrendered-page' }))
    // The imported files are unknown; the pages themselves are watched.
    return { module: null, key: '', dependencies: diagnostics.flatMap(({ file }) => file || []), diagnostics }
  }
}

/** All pages import packages through the site, so they share the React that the site has installed. */
function moduleText({ root, pages }: ReactPagesOptions): string {
  const members = pages.map((file) => `  ${literal(file)}: () => import(${literal(join(root, file))}),`)
  return [
    "export { createElement } from 'react'",
    "export { renderToStaticMarkup } from 'react-dom/server'",
    'export const pages = {',
    ...members,
    '}',
  ].join('\n')
}

function ownFiles(root: string, inputs: readonly string[]): readonly string[] {
  const base = realpathSync(root)
  return inputs
    .filter((file) => isAbsolute(file) && !isInstalled(file))
    .map((file) => relative(base, file).replaceAll(sep, '/'))
    .filter((file) => !file.startsWith('../') && !isAbsolute(file))
    .toSorted()
}

function literal(path: string): string {
  return JSON.stringify(path.replaceAll(sep, '/'))
}
