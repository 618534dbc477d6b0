import type { SiteChanges } from '../plan/compare-sites.ts'

/** Lines that are shown of each list; the report as JSON has all. */
const MAX_LINES = 20

/** The changes that publishing a site makes, for a terminal. */
export function formatSiteChanges({ added, removed, changed, unchanged, purge }: SiteChanges): string {
  const lost = removed.filter(({ redirect }) => redirect === null)
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged.`
  return [
    `Pages: ${counts}`,
    ...listed('Added', added),
    ...listed('Changed', changed),
    ...listed(
      'Removed',
      removed.map(({ address, redirect }) =>
        redirect === null ? `${address} has no redirect` : `${address} -> ${redirect}`,
      ),
    ),
    ...(purge.length === 0 ? [] : ['', `Purge ${purge.length} addresses from caches. --json lists them.`]),
    ...(lost.length === 0
      ? []
      : [
          '',
          `${lost.length} removed without a redirect. Add them to "aliases" of a page or to "redirects".`,
        ]),
  ].join('\n')
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const rest = lines.length - MAX_LINES
  return [
    '',
    title,
    ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
}
