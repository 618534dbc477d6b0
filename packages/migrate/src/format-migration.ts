import type { MigrationResult } from './migrate.ts'

/** Names in a list of the report. */
const NAMED = 8

/** The report of a migration, for a terminal. */
export function formatMigration(result: MigrationResult): string {
  const { tool, root, isWritten, pages, addresses, components, moves, files, notes } = result
  const total = Object.values(pages).reduce((sum, one) => sum + one, 0)
  const done = isWritten ? 'Wrote' : 'Would write'
  return [
    `${tool} -> ${root}${isWritten ? '' : ' (its configuration was run; nothing was changed; add --write to apply)'}`,
    '',
    `Pages: ${total}`,
    ...Object.entries(pages).map(([fate, amount]) => `  ${String(amount).padStart(5)} ${fate}`),
    `Addresses: ${addresses.kept.length} kept, ${addresses.changed.length} changed, ${addresses.lost.length} lost`,
    ...listed(addresses.changed.map(({ address, now }) => `${address} -> ${now}`)),
    ...listed(addresses.lost.map(({ address, file }) => `${address} (${file})`)),
    ...(components.length === 0 ? [] : [`Components that move: ${components.length}`, ...listed(components)]),
    `${done}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    ...listed(files),
    ...(moves.length === 0
      ? []
      : [isWritten ? 'Moved:' : 'Would move:', ...listed(moves.map(({ from, to }) => `${from} -> ${to}`))]),
    ...(notes.length === 0 ? [] : ['', 'To do by hand:']),
    ...new Set(notes.map(({ kind, name, instead }) => `  ${kind} ${name}: ${instead}`)),
    '',
    nextStep(result),
  ].join('\n')
}

function nextStep({ isWritten, isValid }: MigrationResult): string {
  if (!isWritten) return 'Next: run the same command with --write'
  return isValid ? 'Next: fyr build' : 'Next: fix the errors above, then run fyr build'
}

function listed(names: readonly string[]): string[] {
  const rest = names.length - NAMED
  return [
    ...names.slice(0, NAMED).map((name) => `    ${name}`),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ]
}
