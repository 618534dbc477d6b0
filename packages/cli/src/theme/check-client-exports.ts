import { suggestName } from '@fyr/content-pipeline/internal'
import type { SiteIssue } from '../site-error.ts'
import { readExports } from './read-exports.ts'

/** Functions of a site's client module that the theme calls. */
const HOOKS = ['onPageView']

/** Checks a site's client module: a misspelt hook would never be called. */
export function checkClientExports(file: string, text: string): SiteIssue[] {
  const { exports, issues } = readExports(file, text)
  const unknown = exports
    .filter(({ name }) => !HOOKS.includes(name))
    .map(({ name, place }): SiteIssue => ({
      code: 'unknown-hook',
      ...place,
      problem: `Nothing calls the export "${name}" of ${file}.`,
      hint: suggestName(name, HOOKS, `It can export: ${HOOKS.join(', ')}.`),
    }))
  return [...issues, ...unknown]
}
