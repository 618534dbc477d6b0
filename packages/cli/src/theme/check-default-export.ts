import type { SiteErrorCode, SiteIssue } from '../site-error.ts'
import { readExports } from './read-exports.ts'

/** Checks a module whose default export is rendered. Reports `code` for one without a default export. */
export function checkDefaultExport(file: string, text: string, code: SiteErrorCode): readonly SiteIssue[] {
  const { exports, issues } = readExports(file, text)
  if (issues.length > 0 || exports.some(({ name }) => name === 'default')) return issues
  return [{ code, file, problem: 'The file has no default export: the theme renders the default export.' }]
}
