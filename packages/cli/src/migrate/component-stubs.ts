import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeLines } from './change-lines.ts'
import type { SiteDiagnostic } from '../site-error.ts'
import type { MigrationNote, MigrationPlan } from './migration-plan.ts'
import { filesBelow } from './read-old-files.ts'

/** Folder of the components that content names. */
export const ISLANDS = 'theme/islands'

/** Marks a component that this command has written and the site has not replaced yet. */
const UNFINISHED = 'TODO: draw what the old component drew'

/** A component that pages use and that the site has to write for Fyr. */
export interface ComponentStub {
  /** Relative to the root. */
  readonly file: string
  readonly text: string
}

/** What is known of an unknown component when a page uses it. */
interface UnknownComponent {
  /** As pages write it: `Chart`. */
  readonly name: string
  /** Path of its file, from the root. */
  readonly file: string
  /** Where the old site has it, as a page imports it or as its file is named. */
  readonly origin: string
}

/** Endings of files with components. */
const COMPONENT_FILE = /\.(?:vue|astro|svelte|[jt]sx?)$/

/**
 * Files for the components of the old site that content names and Fyr does not know: each shows the content between its tags,
 * until somebody writes the rest. `textOf` gives the text of a page as the old site has it.
 */
export function componentStubs(
  plan: MigrationPlan,
  diagnostics: readonly SiteDiagnostic[],
  textOf: (file: string) => string | null,
): readonly ComponentStub[] {
  const unknown = diagnostics.filter(({ code }) => code === 'unknown-component')
  if (unknown.length === 0) return []
  const owned = new Map(
    plan.components.flatMap((folder) =>
      filesBelow(join(plan.root, folder))
        .filter((file) => COMPONENT_FILE.test(file))
        .map((file) => [componentName(file), `${folder}/${file}`]),
    ),
  )
  const stubs = new Map<string, ComponentStub>()
  for (const { file, problem, hint } of unknown) {
    const name = /<([^>]+)>/.exec(problem)?.[1]
    const place = /add (theme\/islands\/[^ ]+\.tsx)/.exec(hint)?.[1]
    if (name === undefined || place === undefined || stubs.has(place)) continue
    const origin = importedFrom(textOf(file) ?? '', name) ?? owned.get(name)
    if (origin !== undefined) stubs.set(place, { file: place, text: stubOf({ name, file: place, origin }) })
  }
  return [...stubs.values()]
}

/** The name of a component by its file: `src/components/Chart/index.js` is `Chart`. */
function componentName(file: string): string {
  const parts = file.replace(COMPONENT_FILE, '').split('/')
  const last = parts.at(-1) ?? ''
  return last === 'index' ? (parts.at(-2) ?? last) : last
}

/** Where a page imports a name from; null where it does not. What is in its code is no import. */
function importedFrom(text: string, name: string): string | null {
  const [first = name] = name.split('.')
  const lines: string[] = []
  changeLines(text, { text: (line) => (lines.push(line), line) })
  for (const [, clause = '', source = ''] of lines
    .join('\n')
    .matchAll(/^\s*import\s+([^'"();]{1,1000}?)\s+from\s+['"]([^'"]+)['"]/gm)) {
    const names = [...clause.matchAll(/(?<![\w$])[A-Za-z_$][\w$]*/g)].map(([written]) => written)
    if (names.includes(first)) return source
  }
  return null
}

function stubOf({ name, origin }: UnknownComponent): string {
  return `import type { IslandProps } from '@fyr/theme'
import type { ReactNode } from 'react'

// ${UNFINISHED}: ${origin}
// It shows the content between its tags. The attributes of the page are in "attributes".
export default function ${name.replaceAll(/[^\w$]/g, '')}({ children }: IslandProps): ReactNode {
  return children
}
`
}

/** Notes on components that are still to be written, in new files or in those of an earlier run. */
export function stubNotes({ root, files }: MigrationPlan): MigrationNote[] {
  const here = filesBelow(join(root, ISLANDS)).map((name) => `${ISLANDS}/${name}`)
  const planned = Object.keys(files).filter((file) => file.startsWith(`${ISLANDS}/`))
  return [...new Set([...here, ...planned])].toSorted().flatMap((file): MigrationNote[] => {
    const path = join(root, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : (files[file] ?? '')
    const origin = new RegExp(`${UNFINISHED}: (.+)`).exec(text)?.[1]
    if (origin === undefined) return []
    const instead = `It takes the place of ${origin} and shows only the content between its tags. Write the rest.`
    return [{ kind: 'component', name: file, instead }]
  })
}
