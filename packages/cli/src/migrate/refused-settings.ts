import { TOLERABLE_ERRORS } from '@fyr/content-pipeline'
import type { SiteDiagnostic } from '../site-error.ts'
import type { MigrationNote, MigrationPlan } from './migration-plan.ts'
import { isRecord, listOf, recordOf } from './plain-value.ts'

const TOLERABLE: ReadonlySet<string> = new Set(TOLERABLE_ERRORS)

/** What of a plan Fyr refuses, taken out of it. The same plan when there is nothing to take out. */
export function withoutRefused(plan: MigrationPlan, diagnostics: readonly SiteDiagnostic[]): MigrationPlan {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  // A broken link in the navigation is on every page, even where it is only a warning.
  const ofConfig = diagnostics.filter(({ file }) => file === 'site.config.ts')
  const links = quotedIn(ofConfig.filter(({ code }) => code === 'broken-link' || code === 'broken-anchor'))
  const docs = quotedIn(ofConfig.filter(({ code }) => code === 'unknown-doc-id'))
  const files = quotedIn(ofConfig.filter(({ code }) => code === 'missing-static-file'))
  const keys = quotedIn(errors.filter(({ code }) => code === 'unknown-message'))
  const codes = [...new Set(errors.filter(({ file }) => file !== 'site.config.ts').map(({ code }) => code))]
  const tolerated = codes.filter((code) => TOLERABLE.has(code))
  const embeds = embedsIn(errors)
  if (links.size + docs.size + files.size + keys.size + tolerated.length + embeds.length === 0) return plan
  const pruned = prune(plan.config, { links, docs })
  const { favicon, logo, diagnostics: settings, ...config } = recordOf(pruned)
  const severity = Object.fromEntries(tolerated.map((code) => [code, 'warning']))
  return {
    ...plan,
    config: {
      ...config,
      ...(embeds.length > 0 ? { embeds: [...listOf(config['embeds']), ...embeds] } : {}),
      ...(favicon === undefined || files.has(String(favicon)) ? {} : { favicon }),
      ...(logo === undefined || files.has(String(recordOf(logo)['src'])) ? {} : { logo }),
      diagnostics: {
        ...recordOf(settings),
        severity: { ...recordOf(recordOf(settings)['severity']), ...severity },
      },
    },
    messages: Object.fromEntries(
      Object.entries(plan.messages).map(([locale, texts]) => [
        locale,
        Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.has(key))),
      ]),
    ),
    notes: [
      ...plan.notes,
      ...notesOf(
        links,
        'link',
        'No page has this address any more: it is left out of navbar, footer and sidebars.',
      ),
      ...notesOf(docs, 'link', 'No doc has this id: it is left out of the sidebars.'),
      ...tolerated.map(toleratedNote),
    ],
  }
}

function toleratedNote(code: string): MigrationNote {
  return {
    kind: 'setting',
    name: `diagnostics.severity: ${code}`,
    instead: 'Makes these errors warnings for now. Remove it when they are fixed.',
  }
}

function notesOf(names: ReadonlySet<string>, kind: MigrationNote['kind'], instead: string): MigrationNote[] {
  return [...names].map((name) => ({ kind, name, instead }))
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
}

/** A value without entries that lead to a refused link or doc, and without lists of entries that are empty then. */
function prune(value: unknown, refused: Refused): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isRefused(item, refused))
      .map((item) => prune(item, refused))
      .filter((item) => !isEmptied(item))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, prune(item, refused)]))
}

function isRefused(item: unknown, { links, docs }: Refused): boolean {
  if (typeof item === 'string') return docs.has(item)
  const { type, to, href, id } = recordOf(item)
  if (type === 'doc' || type === 'ref') return docs.has(String(id))
  return links.has(String(to ?? href))
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
