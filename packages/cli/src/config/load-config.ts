import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSiteConfig, type SiteConfig } from '@fyr/content-pipeline'
import { siteDiagnostic, type SiteDiagnostic } from '../site-error.ts'
import { explainConfigFailure } from './explain-config-failure.ts'
import { runAlone } from './run-alone.ts'

const CONFIG_FILES = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'] as const

/** What the bundler takes for the end of a path, or for a slash. */
const UNUSABLE_IN_PATH = sep === '/' ? /[#?\\]/ : /[#?]/

/** A site's configuration as far as it could be read. */
export interface LoadedConfig {
  /** Name of the file, relative to the root. */
  readonly file: string
  /** Null when a diagnostic is an error. */
  readonly config: SiteConfig | null
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Absolute paths of the file and everything of the site that it imports. */
  readonly dependencies: readonly string[]
}

/**
 * Runs the configuration file in `root` (absolute) and checks its value. Every fault comes back as a diagnostic: no
 * such file, a syntax error, an error thrown by the file, a value that the schema refuses.
 */
export async function loadConfig(root: string): Promise<LoadedConfig> {
  const file = CONFIG_FILES.find((name) => existsSync(join(root, name)))
  if (!file)
    return { file: CONFIG_FILES[0], config: null, diagnostics: [missingConfig(root)], dependencies: [] }
  const unusable = UNUSABLE_IN_PATH.exec(root)?.[0]
  if (unusable !== undefined) {
    return { file, config: null, diagnostics: [unusableRoot(file, unusable)], dependencies: [] }
  }
  const path = join(root, file)
  try {
    const { module, dependencies } = await importConfig(path, root)
    if (module.default === undefined) {
      return { file, config: null, diagnostics: [emptyConfig(file)], dependencies: [path] }
    }
    const checked = parseSiteConfig(module.default, { file, text: readFileSync(path, 'utf8') })
    return { file, ...checked, dependencies: [path, ...dependencies] }
  } catch (error) {
    const fault = explainConfigFailure(error, { root, file })
    return { file, config: null, diagnostics: [siteDiagnostic(fault)], dependencies: [path] }
  }
}

interface ImportedConfig {
  readonly module: { readonly default?: unknown }
  /** Absolute paths of the files of the site that it imports. */
  readonly dependencies: readonly string[]
}

async function importConfig(path: string, root: string): Promise<ImportedConfig> {
  const module = await runAlone(path)
  if (module !== null) return { module, dependencies: [] }
  const { runnerImport } = await import('vite')
  // The file runs transformed; only with source maps does the stack of what it throws name the writer's own lines.
  process.setSourceMapsEnabled(true)
  return runnerImport<{ default?: unknown }>(path, { root, logLevel: 'silent' })
}

function unusableRoot(file: string, character: string): SiteDiagnostic {
  return siteDiagnostic({
    code: 'config-failed',
    file,
    problem: `The site stands in a folder whose path has "${character}" in it, and files there can not be imported.`,
    hint: 'Rename the folder.',
  })
}

function emptyConfig(file: string): SiteDiagnostic {
  return siteDiagnostic({
    code: 'config-empty',
    file,
    problem: 'The file exports no configuration.',
    hint: 'Write `export default defineConfig({ ... })`.',
  })
}

function missingConfig(root: string): SiteDiagnostic {
  return siteDiagnostic({
    code: 'config-missing',
    file: CONFIG_FILES[0],
    problem: `There is no ${CONFIG_FILES[0]} in ${root}.`,
    hint: 'Run the command in the folder of a site, name that folder with --root, or make one with "fyr new <folder>".',
  })
}
