import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Carried, carryComponent, findSource, MOVED } from './carry-component.ts'
import { onOneLine } from '@fyr/content-pipeline/format-diagnostics'
import { readTextInSite, type SiteDiagnostic } from '@fyr/cli/internal'
import type { MigrationNote, MigrationPlan } from '../old-site/migration-plan.ts'
import { quoteInCss } from './moved-styles.ts'
import { filesBelow, isFile } from '../old-site/read-old-files.ts'
import { STYLES, withSheets } from './icon-links.ts'
import { type Imported, importNamed, importsIn } from './imported-from.ts'
import { numberAttributes } from './number-attributes.ts'
import { registeredComponent } from './registered-component.ts'
import { STAND_INS } from './stand-ins.ts'
import { ISLANDS, unknownComponents } from './unknown-components.ts'

/** Marks a component that this command has written and the site has not replaced yet. */
const UNFINISHED = 'TODO: render what the old component rendered'

/** What is said of a component that was not moved automatically. */
const BECAUSE = 'It was not moved automatically: it '

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

/** A page as the old site has it. */
export interface OldText {
  /** Path from the root. */
  readonly file: string
  readonly text: string
}

/**
 * Files for the components of the old site that content names and Fyr does not know, by path from the root: a copy where the
 * build can render it, else a draft that shows what pages say in it, until the rest is written. `oldText` gives a page.
 */
export function componentFiles(
  plan: MigrationPlan,
  diagnostics: readonly SiteDiagnostic[],
  oldText: (file: string) => OldText | null,
): ReadonlyMap<string, string> {
  const unknown = unknownComponents(diagnostics).filter(
    ({ place }) => !Object.hasOwn(plan.files, place) && !isFile(join(plan.root, place)),
  )
  const files = new Map<string, string>()
  if (unknown.length === 0) return files
  const owned = new Map(
    plan.components.flatMap((folder) =>
      filesBelow(join(plan.root, folder))
        .filter((file) => COMPONENT_FILE.test(file))
        .map((file) => [componentName(file), `${folder}/${file}`]),
    ),
  )
  const sheets: string[] = []
  const pages = pageReader(oldText)
  const numbers = numbersByName(new Set(unknown.map(({ file }) => file)), pages)
  for (const { file, name, place, isTaken } of unknown) {
    if (files.has(place)) continue
    const page = pages(file)
    const own = page === null ? null : importNamed(page.imports, name)
    const imported =
      page !== null && own !== null ? { ...own, from: page.file } : registeredComponent(name, plan)
    const origin = imported?.request ?? owned.get(name)
    if (origin === undefined) continue
    const source =
      imported === null ? (owned.get(name) ?? null) : findSource(imported.request, imported.from, plan)
    // A component of a package is the one that Fyr has in its place.
    if (isTaken && source === null) continue
    const carried: Carried =
      source === null
        ? { reason: 'is missing in the old site, or belongs to a package' }
        : carryComponent(
            { name, file: source, exported: imported?.exported ?? null, numbers: numbers(name) },
            plan,
          )
    if ('files' in carried) {
      for (const [path, text] of carried.files) files.set(path, text)
      sheets.push(...carried.sheets)
    } else {
      files.set(place, stubOf({ name, file: place, origin }, carried.reason))
      files.set(`${MOVED}/draft.tsx`, STAND_INS.draft)
    }
  }
  if (sheets.length > 0 && !isFile(join(plan.root, STYLES)))
    files.set(STYLES, withSheets(plan.files[STYLES] ?? '', sheets.map(importOfSheet)))
  return files
}

function importOfSheet(sheet: string): string {
  return `@import ${quoteInCss(`./${sheet.slice('theme/'.length)}`)};\n`
}

/** A page of the old site, and what it says of components. */
interface ReadPage {
  readonly file: string
  readonly imports: ReadonlyMap<string, Imported>
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads each page once, however many components it has. */
function pageReader(oldText: (file: string) => OldText | null): (file: string) => ReadPage | null {
  const read = new Map<string, ReadPage | null>()
  return (file) => {
    const known = read.get(file)
    if (known !== undefined) return known
    const page = oldText(file)
    const found =
      page === null
        ? null
        : { file: page.file, imports: importsIn(page.text), numbers: numberAttributes(page.text) }
    read.set(file, found)
    return found
  }
}

/** Attributes that are numbers wherever pages write them, by the name of a component. */
function numbersByName(
  files: ReadonlySet<string>,
  pages: (file: string) => ReadPage | null,
): (name: string) => string[] {
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const [name, attributes] of pages(file)?.numbers ?? []) {
      const own = found.get(name) ?? new Set()
      for (const attribute of attributes) own.add(attribute)
      found.set(name, own)
    }
  return (name) => [...(found.get(name) ?? [])].toSorted()
}

/** The name of a component by its file: `src/components/Chart/index.js` is `Chart`. */
function componentName(file: string): string {
  const parts = file.replace(COMPONENT_FILE, '').split('/')
  const last = parts.at(-1) ?? ''
  return last === 'index' ? (parts.at(-2) ?? last) : last
}

/** A page says where a component is from, on more than one line if it wants to: a comment has one. */
function stubOf({ name, origin }: UnknownComponent, reason: string): string {
  return `import type { IslandProps } from '@fyr/theme'
import type { ReactNode } from 'react'
import { Draft } from '../moved/draft'

// ${UNFINISHED}: ${onOneLine(origin)}
// ${BECAUSE}${onOneLine(reason)}.
// The build renders it. For an interactive component, delete this line.
export const hydrate = false

export default function ${name.replaceAll(/[^\w$]/g, '')}({ attributes, children }: IslandProps): ReactNode {
  return <Draft attributes={attributes}>{children}</Draft>
}
`
}

/**
 * Drafts for the components that were moved whole and that a build cannot use, by path from the root: those that need the file that failed,
 * or that the page shows which failed, and all of them where there is none. `reason` is a part of a sentence.
 */
export function draftsInstead(
  files: MigrationPlan['files'],
  failed: { readonly file: string; readonly page: string | null },
  reason: string,
): ReadonlyMap<string, string> {
  const islands = Object.keys(files).filter(
    (file) => file.startsWith(`${ISLANDS}/`) && files[file]?.includes(PROPS_IMPORT) === true,
  )
  const users = islands.filter((file) =>
    failed.page === null
      ? needs(file, failed.file, files, new Set())
      : failed.page.includes(`<${nameIn(files[file])}`),
  )
  const drafts = (users.length === 0 ? islands : users).map((file): [string, string] => {
    const text = files[file] ?? ''
    const name = nameIn(text)
    const origin = / from '\.\.\/moved\/((?!props')[^']+)'/.exec(text)?.[1] ?? file
    return [file, stubOf({ name, file, origin }, reason)]
  })
  return new Map(drafts.length === 0 ? [] : [...drafts, [`${MOVED}/draft.tsx`, STAND_INS.draft]])
}

/** The name of the component of an island. */
function nameIn(island = ''): string {
  return /export default function (\w+)/.exec(island)?.[1] ?? ''
}

/** Whether a file imports another one, itself or through others. */
function needs(file: string, wanted: string, files: MigrationPlan['files'], seen: Set<string>): boolean {
  if (file === wanted) return true
  if (seen.has(file)) return false
  seen.add(file)
  return [...(files[file] ?? '').matchAll(/['"](\.{1,2}\/[^'"\n]+)['"]/g)].some(([, path = '']) => {
    const target = posix.join(posix.dirname(file), path)
    const found = ['', '.tsx', '.jsx', '.ts', '.js'].map((ending) => target + ending)
    return found.some((one) => Object.hasOwn(files, one) && needs(one, wanted, files, seen))
  })
}

/** What every component that was moved whole imports. */
const PROPS_IMPORT = "propsOf } from '../moved/props'"

/** Names of the components that were moved whole, in new files or in those of an earlier run. */
export function carriedComponents({ root, files }: MigrationPlan): string[] {
  return islandTexts(root, files)
    .filter(({ text }) => text.includes(PROPS_IMPORT))
    .map(({ file }) => file)
}

function islandTexts(
  root: string,
  files: MigrationPlan['files'],
): { readonly file: string; readonly text: string }[] {
  const here = filesBelow(join(root, ISLANDS)).map((name) => `${ISLANDS}/${name}`)
  const planned = Object.keys(files).filter((file) => file.startsWith(`${ISLANDS}/`))
  return [...new Set([...here, ...planned])].toSorted().map((file) => {
    return { file, text: existsSync(join(root, file)) ? readTextInSite(root, file) : (files[file] ?? '') }
  })
}

/** Notes on components that are still to be written, in new files or in those of an earlier run. */
export function stubNotes({ root, files }: MigrationPlan): MigrationNote[] {
  const drafts = islandTexts(root, files).flatMap(({ file, text }): MigrationNote[] => {
    const origin = new RegExp(`${UNFINISHED}: (.+)`).exec(text)?.[1]
    if (origin === undefined) return []
    const reason = new RegExp(`${BECAUSE}(.+)\\.`).exec(text)?.[1]
    const why = reason === undefined ? '' : `, which ${reason}`
    const instead = `It takes the place of ${origin}${why}. It shows only what pages say in it. Write the rest.`
    return [{ kind: 'component', name: file, instead }]
  })
  return [...drafts, ...sheetNotes(root, files)]
}

/** Style sheets of components that the site's own one, which was there before, does not import. */
function sheetNotes(root: string, files: MigrationPlan['files']): MigrationNote[] {
  if (!isFile(join(root, STYLES))) return []
  const own = readTextInSite(root, STYLES)
  return Object.keys(files)
    .filter(
      (file) =>
        file.startsWith(`${MOVED}/`) && file.endsWith('.css') && !own.includes(importOfSheet(file).trim()),
    )
    .map((file) => ({
      kind: 'component',
      name: file,
      instead: `Add this line at the start of ${STYLES}: ${importOfSheet(file).trim()}`,
    }))
}
