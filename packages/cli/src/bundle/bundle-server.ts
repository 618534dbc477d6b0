import { relative, resolve, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Rolldown } from 'vite'
import { SiteError, type SiteIssue } from '../site-error.ts'
import { refuseFiles } from '../theme/refuse-files.ts'
import type { ThemeModules } from '../theme/theme-modules.ts'
import { virtualTheme } from '../theme/virtual-theme.ts'
import type { Made } from './kept-bundle.ts'
import { bundleFailed, runBundler } from './run-bundler.ts'

/** Output folder below the root that the bundler is given; nothing is written to it. */
const OUT = 'dist'

/** The module that renders a site with its own components. */
export interface ServerBundle {
  readonly code: string
  /** Source map of the code as JSON; its sources are relative to the site's root, and their texts are not in it. */
  readonly map: string
  /** Names of the packages that it imports, sorted. */
  readonly imports: readonly string[]
}

/**
 * Bundles the server module of a theme with the components of a site into the text of one module that Node can load. Packages, the
 * theme and React among them, stay imports, so that there is one of each. Throws `SiteError` with the bundler's message, or
 * with every import of a style sheet or picture.
 */
export async function bundleServer(
  root: string,
  { entryPoints, virtual }: Pick<ThemeModules, 'entryPoints' | 'virtual'>,
): Promise<Made<ServerBundle>> {
  const issues: SiteIssue[] = []
  const bundled = await runBundler({
    root,
    mode: 'production',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [virtualTheme(() => virtual), refuseFiles(root, (issue) => issues.push(issue)), react()],
    ssr: { external: true },
    build: {
      write: false,
      outDir: OUT,
      ssr: true,
      target: 'node20',
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { server: entryPoints.server },
        output: { codeSplitting: false, sourcemapExcludeSources: true },
      },
    },
  }).catch((error: unknown) => {
    if (issues.length === 0) throw error
  })
  if (bundled === undefined || issues.length > 0) throw new SiteError(issues)
  const { output, inputs } = bundled
  const server = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (server?.type !== 'chunk') throw bundleFailed('The site bundle has no server module.')
  return { value: { code: server.code, map: mapFrom(root, server), imports: packagesIn(server) }, inputs }
}

function mapFrom(root: string, { map }: Rolldown.OutputChunk): string {
  const sources = map?.sources.map((source) =>
    relative(root, resolve(root, OUT, source)).replaceAll(sep, '/'),
  )
  return JSON.stringify({ ...map, sources })
}

function packagesIn({ imports, dynamicImports }: Rolldown.OutputChunk): readonly string[] {
  const names = [...imports, ...dynamicImports].flatMap(
    (name) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(name) ?? [],
  )
  return [...new Set(names)].toSorted()
}
