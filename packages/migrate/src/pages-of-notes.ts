import { FRONT_MATTER, type SiteDiagnostic } from '@fyr/cli/internal'
import { ISLANDS } from './components/unknown-components.ts'
import type { MigrationNote } from './old-site/migration-plan.ts'

/** What the pages of a new site show. */
export interface ShownPages {
  /** Texts of its pages. */
  readonly texts: readonly string[]
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** Notes with the number of pages that each concerns, where the pages say so. */
export function withPages(
  notes: readonly MigrationNote[],
  { texts, diagnostics }: ShownPages,
): readonly MigrationNote[] {
  const users = usersOf(texts)
  return notes.map((note) => {
    const code = /^diagnostics\.severity: (.+)$/.exec(note.name)?.[1]
    if (code !== undefined)
      return { ...note, pages: new Set(diagnostics.filter((one) => one.code === code).map(fileOf)).size }
    const draft = draftOf(note)
    return draft === null ? note : { ...note, pages: users.get(draft) ?? 0 }
  })
}

/** Notes on the keys of front matter that nothing reads here, one for each key. */
export function unknownKeyNotes(diagnostics: readonly SiteDiagnostic[]): readonly MigrationNote[] {
  const files = new Map<string, Set<string>>()
  for (const { code, file, problem } of diagnostics) {
    const key = code === 'unknown-field' ? /"([^"]+)"/.exec(problem)?.[1] : undefined
    if (key !== undefined) files.set(key, (files.get(key) ?? new Set()).add(file))
  }
  return [...files].map(([key, pages]) => ({
    kind: 'text',
    name: `"${key}"`,
    instead:
      'Nothing reads this key of front matter here. Delete it, or give it a schema in "siteFrontMatter" for components of your own.',
    pages: pages.size,
  }))
}

/** The note on pictures of other hosts, which readers do not see here: one for all of them. */
export function remotePictureNotes(diagnostics: readonly SiteDiagnostic[]): readonly MigrationNote[] {
  const found = diagnostics.filter(({ code }) => code === 'external-image')
  const hosts = new Set(
    found.flatMap(({ problem }) => {
      const url = /"(https:[^"]+)"/.exec(problem)?.[1] ?? ''
      return URL.canParse(url) ? [new URL(url).hostname] : []
    }),
  )
  if (hosts.size === 0) return []
  const list = [...hosts].toSorted().map((host) => `'${host}'`)
  return [
    {
      kind: 'setting',
      name: `images.remote: [${list.join(', ')}]`,
      instead:
        'Pages load nothing from other hosts, so readers do not see these pictures. With this setting, "fyr build" fetches each once and keeps it in the site. Copy those in SVG, such as badges, or leave them out.',
      pages: new Set(found.map(fileOf)).size,
    },
  ]
}

function fileOf({ file }: SiteDiagnostic): string {
  return file
}

/** Notes on pages that show only components of which there are drafts, which show nothing of their own. `pages` are texts by file. */
export function emptyPageNotes(
  pages: ReadonlyMap<string, string>,
  notes: readonly MigrationNote[],
): readonly MigrationNote[] {
  const drafts = new Set(notes.flatMap((note) => draftOf(note) ?? []))
  const isEmpty = (page: string): boolean => {
    if (page.length > LONGEST) return false
    const [head = ''] = FRONT_MATTER.exec(page) ?? []
    const text = page.slice(head.length)
    const names = [...text.matchAll(TAG)].map(([, name = '']) => name)
    const components = names.filter((name) => /^[A-Z]/.test(name)).map(plainName)
    return (
      components.length > 0 &&
      components.every((name) => drafts.has(name)) &&
      !names.some((name) => SHOWS.test(name)) &&
      !/^(?:hero|features):(?! *\{\})/m.test(head) &&
      !/[\p{L}\p{N}]/u.test(text.replaceAll(UNSEEN, ''))
    )
  }
  return [...pages]
    .filter(([, text]) => isEmpty(text))
    .map(([name]) => ({
      kind: 'page',
      name,
      instead: 'It shows only components that are drafts: it is empty until they are written.',
    }))
}

/** Characters of the longest page that is looked at: one that shows components alone is short. */
const LONGEST = 20_000

const TAG = /<([A-Za-z]\w*)/g

/** Elements that show something without a text. */
const SHOWS = /^(?:img|picture|video|audio|iframe|svg|table|input|button)$/i

/** What no reader sees: the title, scripts, comments, modules and tags. */
const UNSEEN = new RegExp(
  [
    '^# .*$',
    '<(script|style)\\b[^]*?</\\1>',
    '<!--[^]*?-->',
    '\\{/\\*[^]*?\\*/\\}',
    // A module ends with its paragraph.
    '^(?:import|export)\\s[^]*?(?=^\\s*$)',
    '<(?:[^<>{}]|\\{[^{}]*\\}|\\{[^{}]*\\{[^{}]*\\}[^{}]*\\})*>',
  ].join('|'),
  'gm',
)

/** The number of pages that have a tag with a name, by the plain name. */
function usersOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const users = new Map<string, number>()
  for (const text of texts) {
    const names = [...text.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => plainName(name))
    for (const name of new Set(names)) users.set(name, (users.get(name) ?? 0) + 1)
  }
  return users
}

/** The plain name of a component that a note tells of; null for another note. */
function draftOf({ kind, name }: MigrationNote): string | null {
  return kind === 'component' && name.startsWith(`${ISLANDS}/`)
    ? plainName(name.slice(ISLANDS.length + 1, -'.tsx'.length))
    : null
}

/** A component as its file and its tag have it in common: `tide-table` and `TideTable`. */
function plainName(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
}
