import { TOLERABLE_ERRORS, isRecord } from '@fyr/content-pipeline'
import { isDeepStrictEqual } from 'node:util'
import type { SiteDiagnostic } from '@fyr/cli/internal'
import type { MigrationNote, MigrationPlan, PlannedConfig } from './old-site/migration-plan.ts'
import { listOf, recordOf } from './old-site/plain-value.ts'

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
  const { config, notes } = isConfigKept
    ? { config: plan.config, notes: [] }
    : withoutSettings(plan.config, diagnostics)
  const isSame = isDeepStrictEqual([config, messages], [plan.config, plan.messages])
  return isSame ? plan : { ...plan, config, messages, notes: [...plan.notes, ...notes] }
}

function withoutMessages(
  messages: MigrationPlan['messages'],
  diagnostics: readonly SiteDiagnostic[],
): MigrationPlan['messages'] {
  const keys = quotedIn(
    diagnostics.filter(({ code, severity }) => code === 'unknown-message' && severity === 'error'),
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
  const ofConfig = diagnostics.filter(({ file }) => file === 'site.config.ts')
  const links = quotedIn(ofConfig.filter(({ code }) => code === 'broken-link' || code === 'broken-anchor'))
  const docs = quotedIn(ofConfig.filter(({ code }) => code === 'unknown-doc-id'))
  const files = quotedIn(ofConfig.filter(({ code }) => code === 'missing-static-file'))
  const codes = errors.filter(({ file }) => file !== 'site.config.ts').map(({ code }) => code)
  const embeds = embedsIn(errors)
  const taken = { links: new Set<string>(), docs: new Set<string>() }
  const pruned = recordOf(prune(written, { links, docs, taken }))
  const { favicon, logo, diagnostics: settings, ...config } = pruned
  const severity = recordOf(recordOf(settings)['severity'])
  const tolerated = [...new Set(codes)].filter((code) => TOLERABLE.has(code) && severity[code] === undefined)
  return {
    config: {
      ...config,
      ...(embeds.length > 0 ? { embeds: [...new Set([...listOf(config['embeds']), ...embeds])] } : {}),
      ...(favicon === undefined || files.has(String(favicon)) ? {} : { favicon }),
      ...(logo === undefined || files.has(String(recordOf(logo)['src'])) ? {} : { logo }),
      diagnostics: {
        ...recordOf(settings),
        severity: { ...severity, ...Object.fromEntries(tolerated.map((code) => [code, 'warning'])) },
      },
    },
    notes: [
      ...notesOf(
        taken.links,
        'No page has this address any more: it is left out of navbar, footer and sidebars.',
      ),
      ...notesOf(taken.docs, 'No doc has this id: it is left out of the sidebars.'),
      ...tolerated.map(toleratedNote),
    ],
  }
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

interface Refused {
  readonly links: ReadonlySet<string>
  readonly docs: ReadonlySet<string>
  /** The links and docs that were removed; `prune` fills these sets. */
  readonly taken: { readonly links: Set<string>; readonly docs: Set<string> }
}

/** Removes entries that lead to a refused link or doc, and lists that are empty after that. */
function prune(value: unknown, refused: Refused): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isRefused(item, refused))
      .map((item) => prune(item, refused))
      .filter((item) => !isEmptied(item))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, prune(item, refused)]))
}

function isRefused(item: unknown, { links, docs, taken }: Refused): boolean {
  const { type, to, href, id } = recordOf(item)
  const isDoc = typeof item === 'string' || type === 'doc' || type === 'ref'
  const name = String(typeof item === 'string' ? item : isDoc ? id : (to ?? href))
  if (!(isDoc ? docs : links).has(name)) return false
  ;(isDoc ? taken.docs : taken.links).add(name)
  return true
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
