import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSiteConfig, type SiteConfig } from '@fyr/content-pipeline'
import { siteDiagnostic, type SiteDiagnostic } from '../site-error.ts'
import { CONFIG_FILES, findConfigFile } from './config-file.ts'
import { explainConfigFailure } from './explain-config-failure.ts'
import { type RunConfig, runAlone } from './run-alone.ts'

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
 *
 * @param ran What came of the file if it was run just now.
 */
export async function loadConfig(root: string, ran: RunConfig | null = null): Promise<LoadedConfig> {
  const file = findConfigFile(root)
  if (file === null)
    return { file: CONFIG_FILES[0], config: null, diagnostics: [missingConfig(root)], dependencies: [] }
  const unusable = UNUSABLE_IN_PATH.exec(root)?.[0]
  if (unusable !== undefined) {
    return { file, config: null, diagnostics: [unusableRoot(file, unusable)], dependencies: [] }
  }
  const path = join(root, file)
  try {
    const { module, dependencies } = await importConfig(path, root, ran)
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

async function importConfig(path: string, root: string, ran: RunConfig | null): Promise<ImportedConfig> {
  const module = ran ?? (await runAlone(path))
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
