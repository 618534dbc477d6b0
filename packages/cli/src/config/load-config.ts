import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { parseSiteConfig, type SiteConfig } from '@fyr/content-pipeline'
import { siteDiagnostic, type SiteDiagnostic } from '../site-error.ts'
import { CONFIG_FILES, findConfigFile } from './config-file.ts'
import { explainConfigFailure } from './explain-config-failure.ts'
import { manifestIssue } from './manifest-issue.ts'
import { type RunConfig, runAlone } from './run-alone.ts'
import { type BundledRun, runBundled } from './run-bundled.ts'

/** Characters that the bundler takes for the end of a path, or for a slash. */
const UNUSABLE_IN_PATH = sep === '/' ? /[#?\\]/ : /[#?]/

/** A site's configuration, as far as it could be read. */
export interface LoadedConfig {
  /** Name of the file, relative to the root. */
  readonly file: string
  /** Null when a diagnostic is an error. */
  readonly config: SiteConfig | null
  readonly diagnostics: readonly SiteDiagnostic[]
  /** Absolute paths of the file and everything of the site that it imports, as far as it ran. */
  readonly dependencies: readonly string[]
  /** Unresolved imports of files: absolute paths without extension. */
  readonly missing: readonly string[]
  /** Absolute paths of the files that content sources are made of: when one changes, all is read again. */
  readonly watched: readonly string[]
}

/**
 * Runs the configuration file in `root` (absolute) and validates its value. Every problem is returned as a diagnostic:
 * a missing file, a syntax error in it or in the `package.json` beside it, an exception, a value that the schema refuses.
 *
 * @param ran Result of the file if it was run just now.
 */
export async function loadConfig(root: string, ran: RunConfig | null = null): Promise<LoadedConfig> {
  const file = findConfigFile(root)
  if (file === null) return unread(CONFIG_FILES[0], missingConfig(root))
  const unusable = UNUSABLE_IN_PATH.exec(root)?.[0]
  if (unusable !== undefined) return unread(file, unusableRoot(file, unusable))
  const path = join(root, file)
  const broken = manifestIssue(root)
  if (broken !== null)
    return { ...unread(file, siteDiagnostic(broken.issue)), dependencies: [path, broken.path] }
  const outcome = await runConfig(path, root, ran)
  const imports = { dependencies: [...new Set([path, ...outcome.found])], missing: outcome.missing }
  if ('error' in outcome) {
    const issue = explainConfigFailure(outcome.error, { root, file, dependencies: imports.dependencies })
    return { ...unread(file, siteDiagnostic(issue)), ...imports }
  }
  if (outcome.module.default === undefined) return { ...unread(file, emptyConfig(file)), ...imports }
  const checked = parseSiteConfig(outcome.module.default, { file, text: readFileSync(path, 'utf8') })
  return { file, ...checked, ...imports, watched: [] }
}

function unread(file: string, diagnostic: SiteDiagnostic): LoadedConfig {
  return { file, config: null, diagnostics: [diagnostic], dependencies: [], missing: [], watched: [] }
}

async function runConfig(path: string, root: string, ran: RunConfig | null): Promise<BundledRun> {
  const module = ran ?? (await runAlone(path))
  return module === null ? runBundled(path, root) : { module, found: [], missing: [] }
}

function unusableRoot(file: string, character: string): SiteDiagnostic {
  return siteDiagnostic({
    code: 'config-failed',
    file,
    problem: `The path of the site contains "${character}", so its files cannot be imported.`,
    hint: 'Rename the folder.',
  })
}

function emptyConfig(file: string): SiteDiagnostic {
  return siteDiagnostic({
    code: 'config-empty',
    file,
    problem: 'The file has no configuration as its default export.',
    hint: 'Write `export default defineConfig({ ... })`.',
  })
}

/** The nearest folder above one (absolute) with a configuration; null without any. */
function findSiteAbove(folder: string): string | null {
  const above = dirname(folder)
  if (above === folder) return null
  return findConfigFile(above) === null ? findSiteAbove(above) : above
}

function missingConfig(root: string): SiteDiagnostic {
  const above = findSiteAbove(root)
  const usual =
    'Run the command in the folder of a site, pass that folder with --root, or create a site with "npm create fyr@latest".'
  return siteDiagnostic({
    code: 'config-missing',
    file: CONFIG_FILES[0],
    problem: `No ${CONFIG_FILES[0]} in ${root}.`,
    hint:
      above === null
        ? usual
        : `Found one in ${above}. Run the command there, or pass that folder with --root.`,
  })
}
