import { basename, dirname, join, parse } from 'node:path'
import { namesIn, suggestName } from '@fyr/content-pipeline/internal'
import type { SiteIssue } from './site-error.ts'

type ImportProblem = Required<Pick<SiteIssue, 'problem' | 'hint'>>

/** The problem with the import of a missing path from a folder (absolute). */
export function missingFile(name: string, folder: string): ImportProblem {
  return {
    problem: `Cannot find the imported file "${name}".`,
    hint: nearFile(name, folder) ?? 'Check the name and the folder of the file.',
  }
}

/** The problem with the import of a package, or a part of one, that is not installed. */
export function missingPackage(name: string): ImportProblem {
  return {
    problem: `The imported package "${packageNameOf(name)}" is not installed.`,
    hint: 'Check the spelling, or install it.',
  }
}

/** Name of the package of an import. */
export function packageNameOf(name: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name
}

function nearFile(name: string, folder: string): string | null {
  const target = join(folder, dirname(name))
  // Most are imported without their extension.
  const names = namesIn(target).flatMap((file) => [file, parse(file).name])
  return suggestName(basename(name), names, '').trim() || null
}
