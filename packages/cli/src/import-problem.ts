import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { suggestName } from '@fyr/content-pipeline'
import type { SiteFault } from './site-error.ts'

type ImportProblem = Required<Pick<SiteFault, 'problem' | 'hint'>>

/** What is wrong with the import of a path that leads nowhere from a folder (absolute). */
export function missingFile(name: string, folder: string): ImportProblem {
  return {
    problem: `The import "${name}" leads to no file.`,
    hint: nearFile(name, folder) ?? 'Look at how the file is named and where it stands.',
  }
}

/** What is wrong with the import of a package that is not there. */
export function missingPackage(name: string): ImportProblem {
  return {
    problem: `The package "${name}" that is imported is not installed.`,
    hint: 'Look at how it is spelt, or install it.',
  }
}

function nearFile(name: string, folder: string): string | null {
  const target = join(folder, dirname(name))
  if (!existsSync(target)) return null
  return suggestName(basename(name), readdirSync(target), '').trim() || null
}
