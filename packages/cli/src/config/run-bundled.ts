import { dirname, isAbsolute, normalize, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { withoutBrokenSettings } from '../without-broken-settings.ts'
import type { RunConfig } from './run-alone.ts'

/** Files of the site that a configuration imports, as far as it ran. Absolute paths. */
export interface ConfigImports {
  /** Files that were found, without packages. */
  readonly found: readonly string[]
  /** Unresolved files, without extension: any extension would resolve them. */
  readonly missing: readonly string[]
}

/** Result of running a configuration: its exports, or the exception. */
export type BundledRun = ConfigImports & ({ readonly module: RunConfig } | { readonly error: unknown })

/** Runs a configuration (absolute path) together with the files of the site that it imports. */
export async function runBundled(path: string, root: string): Promise<BundledRun> {
  const { runnerImport } = await import('vite')
  // The files run transformed; only source maps make stacks show the author's own lines.
  process.setSourceMapsEnabled(true)
  const { plugin, imports } = listImports()
  try {
    const options = { root, logLevel: 'silent' as const, plugins: [plugin] }
    const { module } = await withoutBrokenSettings((settings) =>
      runnerImport<RunConfig>(path, { ...options, ...settings }),
    )
    return { module, ...imports() }
  } catch (error) {
    return { error, ...imports() }
  }
}

/** Vite lists imports only after a successful run. */
function listImports(): { plugin: Plugin; imports: () => ConfigImports } {
  const found = new Set<string>()
  const missing = new Set<string>()
  const plugin: Plugin = {
    name: 'fyr:config-imports',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const id = resolved && fileOf(resolved.id)
      if (id !== null && isAbsolute(id) && !resolved?.external) found.add(id)
      // Vite looks for a missing import again, beside a file that it makes up.
      else if (/^\.{0,2}\//.test(source) && found.has(fileOf(importer))) {
        missing.add(withoutExtension(resolve(dirname(importer), fileOf(source))))
      }
      return null
    },
  }
  return { plugin, imports: () => ({ found: [...found], missing: [...missing] }) }
}

function fileOf(id: string): string {
  return normalize(id.replace(/\?.*$/, ''))
}

function withoutExtension(path: string): string {
  return path.replace(/\.\w+$/, '')
}
