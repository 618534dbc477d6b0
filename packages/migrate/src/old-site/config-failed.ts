import { stripVTControlCharacters } from 'node:util'
import { type SiteIssue, SiteError } from '@fyr/cli/internal'

const HINT = 'Install the packages of the old site, and check that the old tool still builds it.'

/**
 * The error of a script of the old site that cannot be run: why, and where if that is known. `missing`: packages that it has loaded,
 * and that are not installed.
 */
export function configFailed(
  file: string,
  why: string,
  place: Pick<SiteIssue, 'line' | 'column' | 'sourceLine'> = {},
  missing: readonly string[] = [],
): SiteError {
  const problem = `This file of the old site cannot be run: ${causeIn(why)}`
  const hint = missing.length === 0 ? HINT : `${HINT} Not installed: ${missing.join(', ')}.`
  return new SiteError([{ code: 'config-failed', file, ...place, problem, hint }])
}

/** The cause in what a bundler or Node says: the first line that is more than a heading. */
function causeIn(why: string): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.find((line) => !HEADING.test(line)) ?? lines[0] ?? 'It stopped.'
}

const HEADING = /^(?:Error: )?(?:Build|Transform) failed with \d+ errors?:$|^\[plugin [^\]]*\]$/
