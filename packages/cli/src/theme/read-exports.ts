import { parseSync } from 'vite'
import type { SiteIssue } from '../site-error.ts'
import { type FilePlace, placeAt } from './place-at.ts'

/** A value exported by a module. */
export interface ModuleExport {
  /** `default` for the default export, `*` for a re-export of everything. */
  readonly name: string
  readonly place: FilePlace
}

/** The exports of a module, or why it cannot be parsed. */
export interface ModuleExports {
  readonly exports: readonly ModuleExport[]
  readonly issues: readonly SiteIssue[]
}

/**
 * Parses the exports of a TypeScript module without running it. `file` is used in diagnostics and decides the language.
 */
export function readExports(file: string, text: string): ModuleExports {
  const placeOf = (offset: number): FilePlace => placeAt(file, text, offset)
  const { errors, module } = parseSync(file, text)
  const issues = errors.map(({ message, labels }): SiteIssue => {
    const place = placeOf(labels[0]?.start ?? 0)
    return { code: 'theme-syntax', ...place, problem: `Syntax error: ${message}.` }
  })
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName, start }) => {
      const name = exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*')
      return { name, place: placeOf(exportName.start ?? start) }
    })
  return { exports, issues }
}
