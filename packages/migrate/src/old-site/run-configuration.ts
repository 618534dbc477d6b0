import { configFailed } from './config-failed.ts'
import type { MigrationNote } from './migration-plan.ts'
import { listOf, recordOf, type Settings, textOf } from './plain-value.ts'
import { runScriptWithGaps } from './run-script.ts'

/** The configuration of an old site. */
export interface OldConfiguration {
  readonly settings: Settings
  /** What is not known of it. */
  readonly notes: readonly MigrationNote[]
}

/**
 * Runs the configuration of an old site (absolute path; `file` is its name in reports). What a package that is not installed
 * makes of settings is taken to be these settings, which is noted. Throws a `SiteError` for a script that fails, and for
 * settings that come from such a package alone.
 */
export async function runConfiguration(path: string, file: string): Promise<OldConfiguration> {
  const wrappers: string[] = []
  const { value, unknown } = await runScriptWithGaps(path, file)
  let settings = recordOf(value)
  for (;;) {
    const wrapper = textOf(settings['$package'])
    // A wrapper has been awaited too.
    if (wrapper === null) return { settings, notes: [...new Set([...wrappers, ...unknown])].map(wrapperNote) }
    const [given] = listOf(settings['$arguments'])
    if (typeof given !== 'object' || given === null)
      throw configFailed(file, `Its settings come from "${wrapper}", which is not installed.`)
    wrappers.push(wrapper)
    settings = recordOf(given)
  }
}

/** A file, and what is read of it: `data/team.json.filter`. */
const OF_FILE = /^(.*\/.*\.(?:json|ya?ml|[cm]?[jt]sx?))(?:\.\w+)*$/

function wrapperNote(name: string): MigrationNote {
  const file = OF_FILE.exec(name)?.[1]
  if (file !== undefined) {
    const missing =
      'This file is missing, so that what it adds to the configuration is not known. If a script makes it, run that script, and this command again.'
    return { kind: 'setting', name: file, instead: missing }
  }
  const instead =
    'It is not installed, so that what it adds to the configuration is not known. Install the packages of the old site, and run this command again.'
  return { kind: 'setting', name, instead }
}
