import { suggestName } from '@fyr/content-pipeline/internal'
import type { SiteDiagnostic } from '../site-error.ts'
import { siteDiagnostic } from '../site-error.ts'
import { checkDefaultExport } from './check-default-export.ts'
import { componentFileName, type Customisable, type CustomisableComponent } from './customisable.ts'
import { describeChanges, readRecord } from './override-record.ts'

/** A file of `theme/components`, relative to the root, with its text. */
export interface OverrideFile {
  readonly file: string
  readonly text: string
}

/** A file that overrides a component. */
export interface Override {
  readonly file: string
  readonly component: CustomisableComponent
}

/** The overrides of a site and their diagnostics. */
export interface CheckedOverrides {
  readonly overrides: readonly Override[]
  readonly diagnostics: readonly SiteDiagnostic[]
}

/**
 * Checks a site's overrides of the theme's components. A file that overrides nothing, or has no default export, is an
 * error. A component that has changed since the file was made is a warning.
 */
export function checkOverrides(files: readonly OverrideFile[], customisable: Customisable): CheckedOverrides {
  const byFileName = new Map(customisable.components.map((one) => [componentFileName(one.name), one]))
  const overrides: Override[] = []
  const diagnostics: SiteDiagnostic[] = []
  for (const { file, text } of files) {
    const fileName = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const component = byFileName.get(fileName)
    if (component === undefined) {
      diagnostics.push(unknownComponent(file, fileName, byFileName.keys()))
      continue
    }
    overrides.push({ file, component })
    diagnostics.push(
      ...checkDefaultExport(file, text, 'override-empty').map(siteDiagnostic),
      ...checkRecord(file, text, component, customisable.version),
    )
  }
  return { overrides, diagnostics }
}

function unknownComponent(file: string, fileName: string, known: Iterable<string>): SiteDiagnostic {
  return siteDiagnostic({
    code: 'unknown-override',
    file,
    problem: `The theme has no component for "${fileName}" to override.`,
    hint: suggestName(
      fileName,
      known,
      'Run "fyr theme list" to see every component. Keep helper files outside this folder.',
    ),
  })
}

function checkRecord(
  file: string,
  text: string,
  component: CustomisableComponent,
  version: string,
): SiteDiagnostic[] {
  const { name } = component
  const record = readRecord(text)
  if (record === null || record.component !== name) {
    const problem = `The file does not record which version of ${name} it overrides, so changes in the theme cannot be detected.`
    const hint = `Run "fyr theme accept ${name}" to record it.`
    return [siteDiagnostic({ code: 'override-unrecorded', severity: 'warning', file, problem, hint })]
  }
  const changes = describeChanges(record, component)
  if (changes.length === 0) return []
  const line = text.slice(0, record.start).split('\n').length
  const sourceLine = text.split('\n')[line - 1] ?? ''
  const since =
    record.version === version
      ? 'since this file was created'
      : `between ${record.version}, which this file is based on, and ${version}`
  const problem = `${name} has changed ${since}. ${changes.join(' ')}`
  const hint = `Update the file if needed, then run "fyr theme accept ${name}".`
  const place = { file, line, column: 1, sourceLine }
  return [siteDiagnostic({ code: 'override-outdated', severity: 'warning', ...place, problem, hint })]
}
