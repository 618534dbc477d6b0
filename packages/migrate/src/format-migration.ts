import { basename, isAbsolute, relative } from 'node:path'
import type { MigrationResult } from './migrate.ts'
import type { MigrationNote } from './old-site/migration-plan.ts'
import { oldWarningsLine } from './old-warnings.ts'

/** Names in a list of the report. */
const NAMED = 8

/** The report of a migration, for a terminal. */
export function formatMigration(result: MigrationResult): string {
  const { tool, root, isWritten, isVerified, pages, addresses, components, moves, files, notes } = result
  const total = Object.values(pages).reduce((sum, one) => sum + one, 0)
  const done = isWritten ? 'Wrote' : 'Would write'
  return [
    `${tool} -> ${placeOf(root)}${isWritten ? '' : ' (its configuration was run; nothing was changed; add --write to apply)'}`,
    '',
    `Pages: ${total}`,
    ...Object.entries(pages).map(([fate, amount]) => `  ${String(amount).padStart(5)} ${fate}`),
    ...[oldWarningsLine(result.diagnostics)].filter((line) => line !== null),
    addressLine(addresses, isVerified),
    ...listed(addresses.changed.map(({ address, now }) => `${address} -> ${now}`)),
    ...listed(addresses.lost.map(({ address, file }) => (file === null ? address : `${address} (${file})`))),
    ...(components.length === 0 ? [] : [`Components that move: ${components.length}`, ...listed(components)]),
    `${done}: ${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    ...listed(files),
    ...(moves.length === 0
      ? []
      : [isWritten ? 'Moved:' : 'Would move:', ...listed(moves.map(({ from, to }) => `${from} -> ${to}`))]),
    ...noteLines(notes),
    ...(result.isValid && !result.isBuilt ? ['', NOT_BUILT] : []),
    '',
    nextStep(result),
  ].join('\n')
}

/** The folder as the report names it: a folder elsewhere by its name alone, so that no path of a machine is in it. */
function placeOf(root: string): string {
  const place = relative('.', root)
  if (place === '') return '.'
  return place.startsWith('..') || isAbsolute(place) ? basename(root) : place
}

const NOT_BUILT =
  'Not built: @fyr/theme is not installed, so errors that only a build finds are not in this report. Install it and run the command again.'

/** Names of one note in the report. */
const NAMES = 3

/** Minutes that a note takes by hand, roughly. */
const MINUTES: Readonly<Record<MigrationNote['kind'], number>> = {
  component: 15,
  page: 10,
  'plug-in': 10,
  setting: 5,
  text: 5,
  link: 2,
}

/** Notes that say the same. */
interface NoteGroup extends Pick<MigrationNote, 'kind' | 'instead'> {
  readonly names: readonly string[]
  /** Null where the pages do not say it. */
  readonly pages: number | null
  readonly minutes: number
}

/** What is left to the owner, by the number of pages that it concerns, then what is only said. */
function noteLines(notes: readonly MigrationNote[]): string[] {
  const groups = groupsOf(notes.filter(({ isDone }) => isDone !== true))
  const done = groupsOf(notes.filter(({ isDone }) => isDone === true))
  const minutes = groups.reduce((sum, group) => sum + group.minutes, 0)
  return [
    ...(groups.length === 0 ? [] : ['', `To do by hand, about ${durationOf(minutes)}:`]),
    ...groups.map((group) => lineOf(group, true)),
    ...(done.length === 0 ? [] : ['', 'Nothing to do:']),
    ...done.map((group) => lineOf(group, false)),
  ]
}

function groupsOf(notes: readonly MigrationNote[]): readonly NoteGroup[] {
  const groups = new Map<string, MigrationNote[]>()
  for (const note of notes) {
    const key = `${note.kind}\n${note.instead}`
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  return [...groups.values()].map(groupOf).toSorted((left, right) => (right.pages ?? 0) - (left.pages ?? 0))
}

function groupOf(notes: readonly MigrationNote[]): NoteGroup {
  const [{ kind, instead } = { kind: 'text', instead: '' } as const] = notes
  const names = [...new Set(notes.map(({ name }) => name))]
  const known = notes.flatMap(({ pages }) => pages ?? [])
  const pages = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
  return { kind, instead, names, pages, minutes: MINUTES[kind] * names.length }
}

function lineOf({ kind, instead, names, pages, minutes }: NoteGroup, isTimed: boolean): string {
  const rest = names.length - NAMES
  const first = names.slice(0, rest === 1 ? names.length : NAMES).join(', ')
  const facts = [
    ...(pages === null ? [] : [`${pages} ${pages === 1 ? 'page' : 'pages'}`]),
    ...(isTimed ? [durationOf(minutes)] : []),
  ]
  const inBrackets = facts.length === 0 ? '' : ` (${facts.join(', ')})`
  return `  ${kind} ${first}${rest > 1 ? ` and ${rest} more` : ''}${inBrackets}: ${instead}`
}

function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [
    ...(hours === 0 ? [] : [`${hours} h`]),
    ...(minutes % 60 === 0 ? [] : [`${minutes % 60} min`]),
  ].join(' ')
}

function addressLine({ kept, changed, lost }: MigrationResult['addresses'], isVerified: boolean): string {
  const total = kept.length + changed.length + lost.length
  const numbers = `${kept.length} kept, ${changed.length} changed, ${lost.length} lost`
  return isVerified
    ? `Addresses: ${numbers}; kept, proven ${kept.length} of ${total}`
    : `Addresses: ${numbers} (worked out; with --verify the old tool names them)`
}

function nextStep({ root, isWritten, isValid }: MigrationResult): string {
  if (!isWritten) return 'Next: run the same command with --write'
  const place = relative('.', root)
  const build = place === '' ? 'fyr build' : `fyr build --root ${place}`
  return isValid ? `Next: ${build}` : `Next: fix the errors above, then run ${build}`
}

function listed(names: readonly string[]): string[] {
  const rest = names.length - NAMED
  return [
    ...names.slice(0, NAMED).map((name) => `    ${name}`),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ]
}
