import { suggestName } from '@fyr/content-pipeline/internal'
import type { SiteIssue } from '../site-error.ts'
import type { Customisable } from './customisable.ts'
import { readExports } from './read-exports.ts'

const HINT = 'Run "fyr theme list" to see every slot.'

/** Checks a site's module of slots: every value that it exports must be the name of a slot. */
export function checkSlots(file: string, text: string, { slots }: Customisable): SiteIssue[] {
  const names = slots.map(({ name }) => name)
  const { exports, issues } = readExports(file, text)
  const unknown = exports
    .filter(({ name }) => !names.includes(name))
    .map(({ name, place }): SiteIssue => ({
      code: 'unknown-slot',
      ...place,
      problem:
        name === 'default' || name === '*'
          ? 'Export a slot component under the name of its slot.'
          : `The theme has no slot "${name}".`,
      hint: name === 'default' || name === '*' ? HINT : suggestName(name, names, HINT),
    }))
  return [...issues, ...unknown]
}
