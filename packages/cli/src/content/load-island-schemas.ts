import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StandardSchema } from '@fyr/content-pipeline'
import { isStandardSchema } from '@fyr/content-pipeline/internal'
import { bundleOnce } from '../bundle/kept-bundle.ts'
import { writeServerModule } from '../bundle/write-server-module.ts'
import { ownFile } from '../own-package.ts'
import { type SiteDiagnostic, siteDiagnostic, SiteError } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import type { Store } from '../store/open-store.ts'
import { packageFingerprint } from '../store/package-fingerprint.ts'
import { islandName } from '../customising-files.ts'
import type { TypedIsland } from '../theme/load-customising.ts'
import { thrownAt } from '../theme/thrown-at.ts'

/** Schemas of attributes by the name of an island, and what is wrong with them. */
export interface LoadedIslandSchemas {
  readonly schemas: ReadonlyMap<string, StandardSchema>
  readonly diagnostics: readonly SiteDiagnostic[]
}

const MODULE = 'virtual:fyr/island-schemas'

/**
 * Runs the schemas that files of islands (in the site at `root`, absolute) export as `attributes`. They are bundled without
 * the components, which are not needed here.
 */
export async function loadIslandSchemas(
  root: string,
  islands: readonly TypedIsland[],
  store: Store,
): Promise<LoadedIslandSchemas> {
  try {
    const exported = await runSchemas(root, islands, store)
    const found = islands.map((island, index) => ({ island, value: exported[nameAt(index)] }))
    return {
      schemas: new Map(
        found.flatMap(({ island, value }) =>
          isStandardSchema(value) ? [[islandName(island.file), value] as const] : [],
        ),
      ),
      diagnostics: found.flatMap(({ island, value }) => (isStandardSchema(value) ? [] : [noSchema(island)])),
    }
  } catch (error) {
    const diagnostics =
      error instanceof SiteError ? error.diagnostics : [schemaFailed(error, root, islands[0]?.file ?? '')]
    return { schemas: new Map(), diagnostics }
  }
}

async function runSchemas(
  root: string,
  islands: readonly TypedIsland[],
  store: Store,
): Promise<Readonly<Record<string, unknown>>> {
  const text = islands
    .map(({ file }, index) => `export { attributes as ${nameAt(index)} } from ${literal(join(root, file))}`)
    .join('\n')
  const bundle = await bundleOnce({
    store,
    key: hashOf('island-schemas', packageFingerprint([ownFile('.')]), text),
    root,
    async make() {
      const { bundleServer } = await import('../bundle/bundle-server.ts')
      const entryPoints = { server: MODULE, client: '', styles: '', search: null, loader: null }
      return bundleServer(root, { entryPoints, virtual: new Map([[MODULE, text]]) })
    },
  })
  return import(pathToFileURL(writeServerModule(root, bundle)).href)
}

function nameAt(index: number): string {
  return `schema${index}`
}

function literal(path: string): string {
  return JSON.stringify(path.replaceAll(sep, '/'))
}

function noSchema({ place }: TypedIsland): SiteDiagnostic {
  return siteDiagnostic({
    code: 'island-schema',
    ...place,
    problem: 'The export "attributes" of an island must be a Standard Schema.',
    hint: 'Write one, such as z.object({ … }) of Zod, or give the export another name.',
  })
}

function schemaFailed(error: unknown, root: string, file: string): SiteDiagnostic {
  const reason = error instanceof Error ? error.message : String(error)
  const problem = `Cannot run the schemas of islands: ${reason}`
  return siteDiagnostic({ code: 'island-schema', file, ...thrownAt(error, root), problem })
}
