import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import type { Made } from '../../build/kept-bundle.ts'
import { bundleFailed, runBundler } from '../../build/run-bundler.ts'
import { SiteError, type SiteFault } from '../../site-error.ts'

/** The module that draws a site with its own components. */
export interface ServerBundle {
  readonly code: string
  /** Names of the packages that it imports, sorted. */
  readonly imports: readonly string[]
}

/**
 * Bundles a server module with the components of a site into the text of one module that Node can load. Packages, the
 * theme and React among them, stay imports, so that there is one of each. Throws `SiteError` with the bundler's message, or
 * with every import of a style sheet or picture.
 */
export async function bundleServer(root: string, entry: string): Promise<Made<ServerBundle>> {
  const faults: SiteFault[] = []
  const bundled = await runBundler({
    root,
    mode: 'production',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [refuseFiles(root, faults), react()],
    ssr: { external: true },
    build: {
      write: false,
      ssr: entry,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }).catch((error: unknown) => {
    if (faults.length === 0) throw error
  })
  if (bundled === undefined || faults.length > 0) throw new SiteError(faults)
  const { output, inputs } = bundled
  const server = output.find((file) => file.type === 'chunk' && file.isEntry)
  if (server?.type !== 'chunk') throw bundleFailed('The site gave no module for the server.')
  return { value: { code: server.code, imports: packagesIn(server) }, inputs }
}

function packagesIn({ imports, dynamicImports }: Rolldown.OutputChunk): readonly string[] {
  const names = [...imports, ...dynamicImports].flatMap(
    (name) => /^(?:@[^/]+\/)?[^./@][^/]*/.exec(name) ?? [],
  )
  return [...new Set(names)].toSorted()
}

const STYLE_SHEET = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/

/** Notes imports of files that have an address of their own: the bundles of server and browser would not agree on it. */
function refuseFiles(root: string, faults: SiteFault[]): Plugin {
  let isAsset: ((file: string) => boolean) | null = null
  return {
    name: 'fyr:refuse-files',
    enforce: 'pre',
    configResolved({ assetsInclude }) {
      isAsset = assetsInclude
    },
    resolveId(source, importer) {
      const [file = '', query = ''] = source.split('?')
      // Of these the text itself is imported.
      if (importer === undefined || /\b(?:raw|inline)\b/.test(query)) return null
      const isStyleSheet = STYLE_SHEET.test(file)
      if (!isStyleSheet && isAsset?.(file) !== true) return null
      faults.push({ ...placeOf(root, importer, source), ...refusal(source, isStyleSheet) })
      return '\0fyr:refused'
    },
    load: (id) => (id === '\0fyr:refused' ? 'export default undefined' : null),
  }
}

function placeOf(root: string, importer: string, source: string): Pick<SiteFault, 'file' | 'line'> {
  const path = importer.replace(/\?.*$/, '')
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((text) => text.includes(`'${source}'`) || text.includes(`"${source}"`))
  return { file: relative(root, path).replaceAll(sep, '/'), line: index + 1 }
}

function refusal(source: string, isStyleSheet: boolean): Pick<SiteFault, 'code' | 'problem' | 'hint'> {
  return {
    code: 'theme-import',
    problem: `A component can not import "${source}".`,
    hint: isStyleSheet
      ? 'Write its rules into theme/styles.css, or import it there: @import.'
      : 'Put the file into static/ and write its address into the component.',
  }
}
