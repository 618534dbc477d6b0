import { isInSite, readInSite } from '@fyr/content-pipeline/internal'

/**
 * A line of a file that a content source or a rule names, relative to the root. Empty without one, and for a file that is not part
 * of the site: a report may be read by others than those who may read this machine.
 */
export function readLineOfSite(root: string, file: string, line: number): string {
  const bytes = isInSite(root, file) ? readInSite(root, file) : null
  return bytes?.toString('utf8').split(/\r\n|\n|\r/, line)[line - 1] ?? ''
}
