import type { MigrationNote } from './migration-plan.ts'
import { textOf } from './plain-value.ts'

/** The origin of the site, by its URL in the old configuration. Adds a note when that has none that can be used. */
export function originOf(written: unknown, notes: MigrationNote[]): string {
  const url = textOf(written)
  if (url !== null && /^https?:\/\//i.test(url) && URL.canParse(url)) return new URL(url).origin
  const instead =
    url === null
      ? 'The old site has no URL: set "url" in the configuration.'
      : `"${url}" has no "https://": write the whole URL in the configuration.`
  notes.push({ kind: 'setting', name: 'url', instead })
  return 'https://example.com'
}
