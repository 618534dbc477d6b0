import { relative } from 'node:path'
import type { MigrationResult } from './migrate.ts'

/** Names in a list of the report. */
const NAMED = 8

/** The report of a migration, for a terminal. */
export function formatMigration(result: MigrationResult): string {
  const { tool, root, isWritten, isVerified, pages, addresses, components, moves, files, notes } = result
  const total = Object.values(pages).reduce((sum, one) => sum + one, 0)
  const done = isWritten ? 'Wrote' : 'Would write'
  return [
    `${tool} -> ${relative('.', root) || '.'}${isWritten ? '' : ' (its configuration was run; nothing was changed; add --write to apply)'}`,
    '',
    `Pages: ${total}`,
    ...Object.entries(pages).map(([fate, amount]) => `  ${String(amount).padStart(5)} ${fate}`),
    addressLine(addresses, isVerified),
    ...listed(addresses.changed.map(({ address, now }) => `${address} -> ${now}`)),
    ...listed(addresses.lost.map(({ address, file }) => (file === null ? address : `${address} (${file})`))),
    ...(components.length === 0 ? [] : [`Components that move: ${components.length}`, ...listed(components)]),
    `${done}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    ...listed(files),
    ...(moves.length === 0
      ? []
      : [isWritten ? 'Moved:' : 'Would move:', ...listed(moves.map(({ from, to }) => `${from} -> ${to}`))]),
    ...(notes.length === 0 ? [] : ['', 'To do by hand:']),
    ...noteLines(notes),
    ...(result.isValid && !result.isBuilt ? ['', NOT_BUILT] : []),
    '',
    nextStep(result),
  ].join('\n')
}

const NOT_BUILT =
  'Not built: @fyr/theme is not installed, so errors that only a build finds are not in this report. Install it and run the command again.'

/** Names of one note in the report. */
const NAMES = 3

/** Notes that say the same are one line, with their number. */
function noteLines(notes: MigrationResult['notes']): string[] {
  const names = new Map<string, Set<string>>()
  for (const { kind, name, instead } of notes) {
    const key = `${kind}\n${instead}`
    names.set(key, (names.get(key) ?? new Set()).add(name))
  }
  return [...names].map(([key, all]) => {
    const [kind = '', instead = ''] = key.split('\n')
    const rest = all.size - NAMES
    const first = [...all].slice(0, rest === 1 ? all.size : NAMES).join(', ')
    return `  ${kind} ${first}${rest > 1 ? ` and ${rest} more` : ''}: ${instead}`
  })
}

function addressLine({ kept, changed, lost }: MigrationResult['addresses'], isVerified: boolean): string {
  const total = kept.length + changed.length + lost.length
  const numbers = `${kept.length} kept, ${changed.length} changed, ${lost.length} lost`
  return isVerified
    ? `Addresses: ${numbers}; kept, proven ${kept.length} of ${total}`
    : `Addresses: ${numbers} (worked out; with --verify the old tool names them)`
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
