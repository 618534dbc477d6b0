import { TOLERABLE_ERRORS, isRecord } from '@fyr/content-pipeline/internal'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { isDeepStrictEqual } from 'node:util'
import type { SiteDiagnostic } from '@fyr/cli/internal'
import { CONFIG_FILE, isImported } from './format-config.ts'
import type { MigrationNote, MigrationPlan, PlannedConfig } from './old-site/migration-plan.ts'
import { listOf, recordOf, textOf } from './old-site/plain-value.ts'

const TOLERABLE: ReadonlySet<string> = new Set(TOLERABLE_ERRORS)

/**
 * Removes from a plan's configuration and messages what Fyr refuses. Returns the same plan if that changes nothing.
 * With `isConfigKept`, the site has a configuration of its own, and only the messages change.
 */
export function withoutRefused(
  plan: MigrationPlan,
  diagnostics: readonly SiteDiagnostic[],
  { isConfigKept }: { readonly isConfigKept: boolean },
): MigrationPlan {
  const messages = withoutMessages(plan.messages, diagnostics)
  const lasting = isConfigKept ? plan : withoutRedirects(plan, diagnostics)
  const { config, notes } = isConfigKept
    ? { config: plan.config, notes: [] }
    : withoutSettings(lasting.config, diagnostics)
  const isSame = isDeepStrictEqual([config, messages], [plan.config, plan.messages])
  return isSame ? plan : { ...lasting, config, messages, notes: [...lasting.notes, ...notes] }
}

/** The plan without the redirects that Fyr refuses. */
function withoutRedirects(plan: MigrationPlan, diagnostics: readonly SiteDiagnostic[]): MigrationPlan {
  const written = recordOf(plan.config['redirects'])
  const refused = new Map(
    diagnostics.flatMap(({ code, problem }) => {
      const key = code === 'invalid-redirect' ? /"([^"]+)"/.exec(problem)?.[1] : undefined
      return key !== undefined && key in written ? [[key, problem] as const] : []
    }),
  )
  if (refused.size === 0) return plan
  const left = Object.entries(written).filter(([key]) => !refused.has(key))
  const { redirects: _refused, ...config } = plan.config
  return {
    ...plan,
    config: left.length === 0 ? config : { ...plan.config, redirects: Object.fromEntries(left) },
    redirects: plan.redirects.filter(({ from }) => !refused.has(`/${from.slice(plan.basePath.length)}`)),
    notes: [
      ...plan.notes,
      ...[...refused].map(([key, problem]): MigrationNote => ({
        kind: 'link',
        name: key,
        instead: `This redirect is left out. ${problem}`,
      })),
    ],
  }
}

function withoutMessages(
  messages: MigrationPlan['messages'],
  diagnostics: readonly SiteDiagnostic[],
): MigrationPlan['messages'] {
  const keys = quotedIn(
    diagnostics.filter(({ file, severity }) => file.endsWith('/messages.json') && severity === 'error'),
  )
  return Object.fromEntries(
    Object.entries(messages).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.has(key))),
    ]),
  )
}

function withoutSettings(
  written: PlannedConfig,
  diagnostics: readonly SiteDiagnostic[],
): Pick<MigrationPlan, 'config' | 'notes'> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  // A broken link in the navigation is on every page, even if it is only a warning.
  const ofConfig = diagnostics.filter(({ file }) => file === CONFIG_FILE)
  const files = quotedIn(ofConfig.filter(({ code }) => code === 'missing-static-file'))
  const codes = errors.filter(({ file }) => file !== CONFIG_FILE).map(({ code }) => code)
  const embeds = embedsIn(errors)
  const { value, notes } = withoutRefusedEntries(written, ofConfig)
  const { favicon, logo, scripts, head, diagnostics: settings, ...config } = recordOf(value)
  const [ownScripts, ownHead] = [listOf(scripts), listOf(head)].map((list) =>
    list.filter((one) => !fileOf(one, files)),
  )
  const severity = recordOf(recordOf(settings)['severity'])
  const tolerated = [...new Set(codes)].filter((code) => TOLERABLE.has(code) && severity[code] === undefined)
  return {
    config: {
      ...config,
      ...(embeds.length > 0 ? { embeds: [...new Set([...listOf(config['embeds']), ...embeds])] } : {}),
      ...(favicon === undefined || files.has(String(favicon)) ? {} : { favicon }),
      ...(logo === undefined || files.has(String(recordOf(logo)['src'])) ? {} : { logo }),
      ...(ownScripts === undefined || ownScripts.length === 0 ? {} : { scripts: ownScripts }),
      ...(ownHead === undefined || ownHead.length === 0 ? {} : { head: ownHead }),
      diagnostics: {
        ...recordOf(settings),
        severity: sorted({ ...severity, ...Object.fromEntries(tolerated.map((code) => [code, 'warning'])) }),
      },
    },
    notes: [
      ...notes,
      ...[...listOf(scripts), ...listOf(head)].flatMap((one) => missingFileNote(fileOf(one, files))),
      ...tolerated.map(toleratedNote),
    ],
  }
}

/** The file that a script, or an element of the head, loads, if it is one of those; null otherwise. */
function fileOf(element: unknown, files: ReadonlySet<string>): string | null {
  const { src, attributes } = recordOf(element)
  const { href, content } = recordOf(attributes)
  return [src, href, content].map(textOf).find((one) => one !== null && files.has(one)) ?? null
}

function missingFileNote(file: string | null): MigrationNote[] {
  const instead =
    'The static folder does not have this file, so it is left out. If the host adds it, put a file of this name there while you build.'
  return file === null ? [] : [{ kind: 'setting', name: file, instead }]
}

/** Settings without which there is no site. */
const NEEDED: ReadonlySet<string> = new Set(['content', 'defaultLocale', 'docs', 'locales', 'title', 'url'])

/**
 * The last resort for errors of a configuration, whose text is given: the settings that have them are left out. Returns the same plan if
 * that changes nothing.
 */
export function withoutFailing(
  plan: MigrationPlan,
  text: string,
  diagnostics: readonly SiteDiagnostic[],
): MigrationPlan {
  const lines = text.split('\n')
  const failing = diagnostics.flatMap(({ severity, file, line, problem, hint }) => {
    if (severity !== 'error' || file !== CONFIG_FILE) return []
    const start = lines.slice(0, line).findLast((one) => OUTER_KEY.test(one)) ?? ''
    const key = OUTER_KEY.exec(start)?.[1] ?? ''
    return key in plan.config && !NEEDED.has(key)
      ? [{ key, instead: `It is left out. ${problem} ${hint}` }]
      : []
  })
  if (failing.length === 0) return plan
  const keys = new Set(failing.map(({ key }) => key))
  return {
    ...plan,
    config: Object.fromEntries(Object.entries(plan.config).filter(([key]) => !keys.has(key))),
    notes: [
      ...plan.notes,
      ...failing.map(({ key, instead }): MigrationNote => ({ kind: 'setting', name: key, instead })),
    ],
  }
}

/** A setting of the configuration as it is written, outside of any other. */
const OUTER_KEY = /^ {2}(\w+):/

/** A configuration, or a file of sidebars, without the entries that its diagnostics refuse. */
export function withoutRefusedEntries(
  written: unknown,
  diagnostics: readonly SiteDiagnostic[],
): { readonly value: unknown; readonly notes: readonly MigrationNote[] } {
  const namedBy = (...codes: string[]) => quotedIn(diagnostics.filter(({ code }) => codes.includes(code)))
  const taken = { links: new Set<string>(), docs: new Set<string>(), others: new Set<string>() }
  const valid = withoutInvalid(written, diagnostics)
  const value = prune(valid.value, {
    links: namedBy('broken-link', 'broken-anchor'),
    docs: namedBy('unknown-doc-id'),
    folders: namedBy('unknown-folder'),
    sidebars: namedBy('unknown-sidebar', 'empty-sidebar'),
    taken,
  })
  const notes = [
    ...notesOf(
      taken.links,
      'No page has this address any more: it is left out of navbar, footer and sidebars.',
    ),
    ...notesOf(taken.docs, 'No doc has this id: it is left out of the sidebars.'),
    ...notesOf(taken.others, 'Nothing is there: it is left out of navbar and sidebars.'),
    ...valid.notes,
  ]
  return { value, notes }
}

/** In one order, whichever pass found which error. */
function sorted(severity: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(severity).toSorted(([left], [right]) => compareCodePoints(left, right)),
  )
}

function toleratedNote(code: string): MigrationNote {
  return {
    kind: 'setting',
    name: `diagnostics.severity: ${code}`,
    instead: 'Turns these errors into warnings for now. Remove it once they are fixed.',
  }
}

function notesOf(names: ReadonlySet<string>, instead: string): MigrationNote[] {
  return [...names].map((name) => ({ kind: 'link', name, instead }))
}

/** Entries of `embeds` that the frames of the old site need. */
function embedsIn(errors: readonly SiteDiagnostic[]): readonly string[] {
  const wanted = errors.flatMap(({ code, hint }) =>
    code === 'unknown-embed' ? [/^Add "([^"]+)" to "embeds"/.exec(hint)?.[1] ?? ''] : [],
  )
  return [...new Set(wanted.filter((entry) => entry !== ''))].toSorted()
}

/** The names in quotes in what is wrong. */
function quotedIn(diagnostics: readonly SiteDiagnostic[]): ReadonlySet<string> {
  return new Set(
    diagnostics.flatMap(({ problem }) => [...problem.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)),
  )
}

/** Removes every setting whose value is refused, with a note on each. */
function withoutInvalid(
  written: unknown,
  diagnostics: readonly SiteDiagnostic[],
): { readonly value: unknown; readonly notes: readonly MigrationNote[] } {
  const refused = diagnostics
    .filter(
      ({ code, severity }) => severity === 'error' && (code === 'invalid-value' || code === 'unknown-key'),
    )
    .map(({ problem, hint }) => ({ problem, hint, path: /"([^"]+)"/.exec(problem)?.[1] ?? '' }))
    // What goes with something around it needs no note of its own.
    .filter(({ path }, _index, all) => !all.some((one) => isAround(one.path, path)))
    // The last of a list first, so that the others keep their numbers.
    .toSorted((left, right) => comparePaths(right.path, left.path))
  let value = written
  const notes = refused.flatMap(({ problem, hint, path }): MigrationNote[] => {
    const next = withoutPath(value, path)
    if (isDeepStrictEqual(next, value)) return []
    value = next
    return [
      { kind: 'setting', name: path, instead: `It is left out. ${problem}${hint === '' ? '' : ` ${hint}`}` },
    ]
  })
  return { value, notes }
}

function isAround(outer: string, path: string): boolean {
  return outer !== '' && path.startsWith(outer) && /^[.[]/.test(path.slice(outer.length))
}

/** Orders paths by their names and the numbers in them: `items[2]` before `items[10]`. */
function comparePaths(left: string, right: string): number {
  const [lefts, rights] = [left, right].map((path) => path.match(/\d+|\D+/g) ?? [])
  const at = lefts?.findIndex((part, index) => part !== rights?.[index]) ?? -1
  const [one = '', other = ''] = [lefts?.[at], rights?.[at]]
  return Number(one) - Number(other) || compareCodePoints(one, other)
}

/** A value without what is at a path, `navbar.items[0].label`; the same where nothing is. A key may contain dots. */
function withoutPath(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const [head = '', index, rest = ''] = /^\[(\d+)\]\.?(.*)$/.exec(path) ?? []
    if (head === '') return value
    return value.flatMap((item: unknown, place) => {
      if (place !== Number(index)) return [item]
      return rest === '' ? [] : [withoutPath(item, rest)]
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      if (path === key) return []
      const rest = path.startsWith(key) ? path.slice(key.length) : ''
      return [[key, /^[.[]/.test(rest) ? withoutPath(item, rest.replace(/^\./, '')) : item]]
    }),
  )
}

interface Refused {
  readonly links: ReadonlySet<string>
  readonly docs: ReadonlySet<string>
  readonly folders: ReadonlySet<string>
  readonly sidebars: ReadonlySet<string>
  /** What was removed; `prune` fills these sets. */
  readonly taken: { readonly links: Set<string>; readonly docs: Set<string>; readonly others: Set<string> }
}

/** Removes entries that lead to a refused link or doc, and lists that are empty after that. */
function prune(value: unknown, refused: Refused): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isRefused(item, refused))
      .map((item) => prune(item, refused))
      .filter((item) => !isEmptied(item))
  if (!isRecord(value) || isImported(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      key === 'link' && isRefused(item, refused) ? [] : [[key, prune(item, refused)]],
    ),
  )
}

function isRefused(item: unknown, { links, docs, folders, sidebars, taken }: Refused): boolean {
  const { type, to, href, id, dirName, sidebar } = recordOf(item)
  if (type === 'autogenerated' && isGone(folders, dirName)) return (taken.others.add(String(dirName)), true)
  if (type === 'sidebar' && isGone(sidebars, sidebar)) return (taken.others.add(String(sidebar)), true)
  const isDoc = typeof item === 'string' || type === 'doc' || type === 'ref'
  const name = String(typeof item === 'string' ? item : isDoc ? id : (to ?? href))
  if (!(isDoc ? docs : links).has(name)) return false
  ;(isDoc ? taken.docs : taken.links).add(name)
  return true
}

function isGone(names: ReadonlySet<string>, name: unknown): boolean {
  return typeof name === 'string' && names.has(name)
}

function isEmptied(item: unknown): boolean {
  const { type, items, link } = recordOf(item)
  return (
    (type === 'category' || type === 'menu') &&
    Array.isArray(items) &&
    items.length === 0 &&
    link === undefined
  )
}
