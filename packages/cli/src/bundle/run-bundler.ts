import { resolve } from 'node:path'
import { build, type InlineConfig, type Plugin, preprocessCSS, resolveConfig, type Rolldown } from 'vite'
import { SiteError } from '../site-error.ts'
import { withoutBrokenSettings } from '../without-broken-settings.ts'
import { bundleIssue, explainBundleFailure } from './explain-bundle-failure.ts'

/** The bundle, and the files that the bundler read. */
export interface Bundled {
  readonly output: readonly Rolldown.RolldownOutput['output'][number][]
  /** Absolute. */
  readonly inputs: readonly string[]
}

/** Runs Vite's bundler. Throws `SiteError` with everything it reports when it fails. */
export async function runBundler(config: InlineConfig): Promise<Bundled> {
  const modules = new Set<string>()
  const styles = new Map<string, string>()
  try {
    const result = await withoutBrokenSettings((settings) =>
      build({
        ...config,
        ...settings,
        plugins: [...(config.plugins ?? []), collectModules(modules, styles)],
      }),
    )
    const [first] = Array.isArray(result) ? result : [result]
    const output = first && 'output' in first ? first.output : []
    const inputs = [...modules, ...(await importedStyles(config, styles)), ...assetFiles(config, output)]
    return { output, inputs: [...new Set(inputs)] }
  } catch (error) {
    throw new SiteError(explainBundleFailure(error, resolve(config.root ?? '.')), { cause: error })
  }
}

/** Module ids may have a query; some modules are not files. */
function collectModules(modules: Set<string>, styles: Map<string, string>): Plugin {
  return {
    name: 'fyr:collect-modules',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (id.endsWith('.css')) styles.set(id.replace('\0', ''), code)
      },
    },
    generateBundle() {
      for (const id of this.getModuleIds()) {
        if (!id.startsWith('\0')) modules.add(id.replace(/\?.*$/, ''))
      }
    },
  }
}

/** Imports of style sheets are inlined and not modules. */
async function importedStyles(
  config: InlineConfig,
  styles: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  if (styles.size === 0) return []
  const resolved = await resolveConfig(config, 'build')
  const read = await Promise.all([...styles].map(([file, text]) => preprocessCSS(text, file, resolved)))
  return read.flatMap(({ deps }) => [...(deps ?? [])])
}

/** Pictures and fonts that scripts and style sheets refer to. */
function assetFiles({ root = '.' }: InlineConfig, output: Bundled['output']): readonly string[] {
  return output.flatMap((file) =>
    file.type === 'asset' ? file.originalFileNames.map((name) => resolve(root, name)) : [],
  )
}

/** The error for an unusable bundle. */
export function bundleFailed(problem: string): SiteError {
  return new SiteError([bundleIssue(problem)])
}
