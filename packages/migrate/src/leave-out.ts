import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { TOLERABLE_ERRORS } from '@fyr/content-pipeline/internal'
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import { changeFrontMatter, FRONT_MATTER, type SiteDiagnostic } from '@fyr/cli/internal'
import { CONFIG_FILE } from './format-config.ts'
import { mendDocument } from './mend-document.ts'
import { draftsInstead } from './components/component-stubs.ts'
import type { MigrationNote, MigrationPlan } from './old-site/migration-plan.ts'
import { recordOf } from './old-site/plain-value.ts'
import { jsonOf } from './old-site/read-old-files.ts'
import { withoutRefusedEntries } from './refused-settings.ts'
import type { StagedSite } from './stage-site.ts'

const TOLERABLE: ReadonlySet<string> = new Set(TOLERABLE_ERRORS)

/**
 * Takes what Fyr refuses out of the staged files, so that the rest can be built. What has one meaning is rewritten; otherwise the key of front matter or
 * of a data file that has the error goes, and where an error has no key, the file. Returns the same plan if that changes nothing;
 * every part is noted.
 */
export function leaveOutRefused(
  plan: MigrationPlan,
  stage: StagedSite,
  diagnostics: readonly SiteDiagnostic[],
): MigrationPlan {
  const errors = diagnostics.filter(
    ({ severity, code, file }) => severity === 'error' && !TOLERABLE.has(code) && file !== CONFIG_FILE,
  )
  return [...groupByFile(errors)].reduce(
    (current, [file, own]) => leaveOutOf(file, own, { plan: current, stage }),
    plan,
  )
}

function groupByFile(errors: readonly SiteDiagnostic[]): ReadonlyMap<string, readonly SiteDiagnostic[]> {
  const byFile = new Map<string, SiteDiagnostic[]>()
  for (const error of errors) {
    const own = byFile.get(error.file) ?? []
    own.push(error)
    byFile.set(error.file, own)
  }
  return byFile
}

interface Planned {
  readonly plan: MigrationPlan
  readonly stage: StagedSite
}

function leaveOutOf(
  file: string,
  errors: readonly SiteDiagnostic[],
  { plan, stage }: Planned,
): MigrationPlan {
  const [error] = errors
  if (error === undefined) return plan
  if (error.code === 'place-taken') return leaveOutStatic(error, { plan, stage })
  if (error.code === 'page-failed' || file.startsWith('theme/') || file === '') {
    const drafted = draftComponents(error, { plan, stage })
    if (drafted !== plan) return drafted
  }
  // An error of the whole site has no file.
  if (file === '' || !stage.has(file)) return plan
  const mended = /\.mdx?$/.test(file) ? mendDocument({ file, stage, root: plan.root }, errors) : null
  if (mended !== null) return { ...plan, notes: [...plan.notes, ...mended] }
  const keys = withoutEntries(file, errors, { plan, stage }) ?? withoutKeys(file, errors, stage)
  return keys === null
    ? leaveOutFile(file, errors, { plan, stage })
    : { ...plan, notes: [...plan.notes, ...keys] }
}

/** Removes the entries with errors from the sidebars of a version; null for any other file, or if nothing changes. */
function withoutEntries(
  file: string,
  errors: readonly SiteDiagnostic[],
  { plan, stage }: Planned,
): readonly MigrationNote[] | null {
  const folder = String(recordOf(plan.config['content'])['versionedSidebars'] ?? 'versioned_sidebars')
  if (!file.startsWith(`${folder}/`) || !file.endsWith('.json')) return null
  const written = jsonOf(join(stage.root, file))
  const { value, notes } = withoutRefusedEntries(written, errors)
  if (isDeepStrictEqual(value, written)) return null
  stage.write(file, `${JSON.stringify(value, null, 2)}\n`)
  return notes.map((note) => ({ ...note, name: `${file}: ${note.name}` }))
}

/** Keys of front matter that decide the address of a page. */
const ADDRESS_KEYS: ReadonlySet<string> = new Set(['slug', 'id', 'aliases'])

const DATA = /\.(?:json|ya?ml)$/

/** Removes the keys with errors, and returns their notes; null where an error has no key, or nothing changes. */
function withoutKeys(
  file: string,
  errors: readonly SiteDiagnostic[],
  stage: StagedSite,
): readonly MigrationNote[] | null {
  if (!/\.mdx?$/.test(file) && !DATA.test(file)) return null
  const text = stage.read(file)
  const keyAt = keysOf(text, DATA.test(file))
  const found = errors.map((error) => {
    const [key = null, ...inner] = keyAt(error)
    // It is reported at the first key of a page, which has nothing to do with it.
    const isElsewhere = error.code === 'duplicate-route' && !DATA.test(file) && !ADDRESS_KEYS.has(key ?? '')
    // Front matter has no depths that another tool fills with keys of its own.
    const path = key === null || isElsewhere ? [] : [key, ...(DATA.test(file) ? inner : [])]
    return { error, path, key: path.length === 0 ? null : path.join('.') }
  })
  if (found.some(({ key }) => key === null)) return null
  const changed = DATA.test(file)
    ? withoutDataKeys(
        text,
        found.map(({ path }) => path),
        file,
      )
    : changeFrontMatter(text, () => Object.fromEntries(found.map(({ path: [key = ''] }) => [key, undefined])))
  if (changed === text) return null
  stage.write(file, changed)
  return found.map(({ error, key }) => ({
    kind: 'page',
    name: `${file}: "${key}"`,
    instead: `This key is left out. ${reasonOf(error)}`,
  }))
}

/** Finds the keys of front matter, or of a data file, that a place belongs to, the outermost first; none for any other place. */
function keysOf(text: string, isData: boolean): (place: SiteDiagnostic) => readonly string[] {
  const [, , yaml] = isData ? [null, null, text] : (FRONT_MATTER.exec(text) ?? [])
  if (yaml === undefined) return () => []
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  if (document.errors.length > 0 || !isMap(document.contents)) return () => []
  const starts = startsOf(document.contents, lines)
  const last = lines.linePos(yaml.length).line
  return ({ line, column }) => {
    const at = isData ? line : line - 1
    if (at > last) return []
    const outer = lastBefore(starts, { line: at, column: Math.max(column, 1) })
    if (outer === null) return []
    const inner = isMap(outer.value) ? lastBefore(startsOf(outer.value, lines), { line: at, column }) : null
    return inner === null ? [outer.key] : [outer.key, inner.key]
  }
}

interface KeyStart {
  readonly key: string
  readonly value: unknown
  readonly line: number
  readonly column: number
}

function startsOf(map: YAMLMap, lines: LineCounter): KeyStart[] {
  return map.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || key.range === undefined || key.range === null) return []
    const { line, col } = lines.linePos(key.range[0])
    return [{ key: String(key.value), value, line, column: col }]
  })
}

/** The last key at or before a place; null where the place is before all of them. */
function lastBefore(starts: readonly KeyStart[], place: Pick<KeyStart, 'line' | 'column'>): KeyStart | null {
  return (
    starts.findLast(
      ({ line, column }) => line < place.line || (line === place.line && column <= place.column),
    ) ?? null
  )
}

function withoutDataKeys(text: string, paths: readonly (readonly string[])[], file: string): string {
  const document = parseDocument(text)
  for (const path of paths) document.deleteIn(path)
  return file.endsWith('.json')
    ? `${JSON.stringify(recordOf(document.toJS()), null, 2)}\n`
    : document.toString({ lineWidth: 0 })
}

/** A component that was moved whole and that no build can render becomes a draft. */
function draftComponents({ file, problem }: SiteDiagnostic, { plan, stage }: Planned): MigrationPlan {
  const page = /\.mdx?$/.test(file) && stage.has(file) ? stage.read(file) : null
  const drafts = draftsInstead(
    plan.files,
    { file, page },
    `cannot be rendered: ${problem.split('\n', 1)[0]?.replace(/\.$/, '') ?? ''}`,
  )
  for (const [path, text] of drafts) stage.write(path, text)
  return drafts.size === 0 ? plan : { ...plan, files: { ...plan.files, ...Object.fromEntries(drafts) } }
}

/** A page, or a file that Fyr writes, takes the place of a static file. */
function leaveOutStatic(error: SiteDiagnostic, { plan, stage }: Planned): MigrationPlan {
  const [, place = ''] = /"([^"]+)"/.exec(error.problem) ?? []
  const folder = String(recordOf(plan.config['content'])['static'] ?? 'static')
  const file = error.file.startsWith(`${folder}/`) ? error.file : `${folder}/${place}`
  return stage.has(file) ? leaveOutFile(file, [error], { plan, stage }) : plan
}

/** Gives a file a name that nothing publishes, in the folder where it is. */
function leaveOutFile(
  file: string,
  errors: readonly SiteDiagnostic[],
  { plan, stage }: Planned,
): MigrationPlan {
  const [error] = errors
  const origin = stage.origins.get(file)
  if (error === undefined) return plan
  stage.drop(file)
  const { [file]: _dropped, ...files } = plan.files
  if (origin === undefined) {
    const instead = `It is not written. ${reasonOf(error)}`
    return { ...plan, files, notes: [...plan.notes, { kind: 'page', name: file, instead }] }
  }
  const isStatic = file.startsWith(`${String(recordOf(plan.config['content'])['static'] ?? 'static')}/`)
  const to = freeName(plan.root, origin, isStatic ? '.' : '_')
  const others = errors.length === 1 ? '' : ` It has ${errors.length} errors.`
  const instead = `It is left out, as ${to}. ${reasonOf(error)}${others} Correct it, and give it its name back.`
  return {
    ...plan,
    files,
    moves: [{ from: origin, to }, ...plan.moves],
    notes: [...plan.notes, { kind: 'page', name: origin, instead }],
  }
}

function freeName(root: string, file: string, mark: string): string {
  const name = posix.join(posix.dirname(file), mark + posix.basename(file))
  return existsSync(join(root, name)) ? freeName(root, name, mark) : name
}

function reasonOf({ line, problem, hint }: SiteDiagnostic): string {
  return `${line === 0 ? '' : `Line ${line}: `}${problem}${hint === '' ? '' : ` ${hint}`}`
}
