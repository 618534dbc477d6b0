import { existsSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { kebabCase } from '@fyr/content-pipeline/internal'
import { packageNameOf, quoteInCode, readTextInSite } from '@fyr/cli/internal'
import { moveStyles, styleRule } from './moved-styles.ts'
import { findAliased, type PathAlias } from '../old-site/path-aliases.ts'
import { isFile } from '../old-site/read-old-files.ts'
import { applyEdits, type Edit, scanComponent, type ScannedImport } from './scan-component.ts'
import { STAND_INS, standIn } from './stand-ins.ts'
import { templateModule } from './template-module.ts'

/** Folder of the sources of components that are moved, each by its path in the old site. */
export const MOVED = 'theme/moved'

/** The old site, as components see it. */
export interface OldSources {
  /** Absolute. */
  readonly root: string
  /** Folder of the old site, relative to the root; empty for the root itself. */
  readonly folder: string
  readonly basePath: string
  readonly aliases: readonly PathAlias[]
}

/** A component whose source is known. */
export interface KnownSource {
  /** As pages write it: `Chart`. */
  readonly name: string
  /** Path of its module from the root. */
  readonly file: string
  /** Name of its export, where an import says it; else its own name, or the default export. */
  readonly exported?: string | null
  /** Attributes that pages write as numbers. */
  readonly numbers: readonly string[]
}

/** What takes the place of a component, or why it is not moved automatically, as a part of a sentence. */
export type Carried =
  | { readonly files: ReadonlyMap<string, string>; readonly sheets: readonly string[] }
  | { readonly reason: string }

const MODULE = /\.[cm]?[jt]sx?$/
/** Components of Vue and Astro, which move where they are markup alone. */
const TEMPLATE = /\.(?:vue|astro)$/
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js']

class NotCarried extends Error {}

/**
 * Copies a component of React and what it imports, where a build can render all of it without a browser. An island of its name
 * renders the copy with the attributes of a page as its properties.
 */
export function carryComponent({ name, file, exported, numbers }: KnownSource, site: OldSources): Carried {
  const files = new Map<string, string>()
  const sheets: string[] = []
  try {
    if (!/^[A-Z]\w*$/.test(name)) throw new NotCarried('is a part of another component')
    const { exports } = carryModule(file, { site, files, sheets })
    const chosen = exported ?? (exports.has(name) ? name : 'default')
    // A string can be the name of an export, too, but not that of a variable.
    if (!exports.has(chosen) || !/^[\w$]+$/.test(chosen))
      throw new NotCarried(`does not export "${exported ?? name}"`)
    const from = `../${posix.relative('theme', withoutEnding(movedPlace(file)))}`
    files.set(
      `theme/islands/${kebabCase(name)}.tsx`,
      islandText({ name, file, from, exported: chosen, numbers }),
    )
    files.set(`${MOVED}/props.ts`, STAND_INS.props)
    return { files, sheets }
  } catch (error) {
    if (error instanceof NotCarried) return { reason: error.message }
    throw error
  }
}

/** Path of the module that an old site means with an import, from the root; null for a package and for a missing file. */
export function findSource(
  request: string,
  from: string,
  { root, folder, aliases }: OldSources,
): string | null {
  const aliased = findAliased(request, aliases)
  if (aliased !== null) return aliased.startsWith(root + sep) ? posixPath(relative(root, aliased)) : null
  const path = request.startsWith('.')
    ? posix.join(posix.dirname(from), request)
    : /^(?:@site|~|@)\//.test(request)
      ? posix.join(folder, request.startsWith('@site/') ? '' : 'src', request.slice(request.indexOf('/') + 1))
      : null
  if (path === null || path.startsWith('../')) return null
  return ENDINGS.map((ending) => path + ending).find((one) => isFile(join(root, one))) ?? null
}

function posixPath(path: string): string {
  return path.split(sep).join('/')
}

interface Carrying {
  readonly site: OldSources
  /** Collects what is carried. */
  readonly files: Map<string, string>
  readonly sheets: string[]
}

function carryModule(file: string, carrying: Carrying): { readonly exports: ReadonlySet<string> } {
  const { site, files, sheets } = carrying
  const place = movedPlace(file)
  const { text, css } = moduleText(file, readTextInSite(site.root, file))
  const { imports, styles, exports, reason } = scanComponent(place, text)
  if (reason !== null) throw new NotCarried(reason)
  if (files.has(place)) return { exports }
  // Modules may import each other.
  files.set(place, '')
  const edits: Edit[] = imports.flatMap((one) => importEdits(one, file, carrying))
  const rules: string[] = css === null ? [] : [css]
  let named = 0
  for (const { start, end, value, className } of styles) {
    if (value === null) throw new NotCarried('has a computed style, which the content security policy blocks')
    if (className === undefined) throw new NotCarried('has a style next to a computed class name')
    named += 1
    const own = `${prefixOf(file)}-style${named}`
    const rule = styleRule(own, value)
    if (rule === null) throw new NotCarried('has a style that cannot be read')
    rules.push(rule)
    if (className === null) edits.push({ start, end, text: `className="${own}"` })
    else edits.push({ start: className.end, end: className.end, text: ` ${own}` }, { start, end, text: '' })
  }
  if (rules.length > 0) {
    const sheet = `${withoutEnding(place)}.styles.css`
    files.set(sheet, rules.join('\n'))
    sheets.push(sheet)
  }
  files.set(place, applyEdits(text, edits))
  return { exports }
}

/** A module as one of React, with the style sheet that it contains. */
function moduleText(file: string, written: string): { readonly text: string; readonly css: string | null } {
  if (MODULE.test(file)) return { text: written, css: null }
  if (!TEMPLATE.test(file)) throw new NotCarried(`is not written in React: ${posix.basename(file)}`)
  const template = templateModule(file, written, { name: pascalCase(prefixOf(file)), prefix: prefixOf(file) })
  if ('reason' in template) throw new NotCarried(template.reason)
  return template
}

/** `tide-table` as the name of a component: `TideTable`. */
function pascalCase(name: string): string {
  return `-${name}`.replaceAll(/[^a-z\d]+([a-z\d]?)/gi, (_mark, letter: string) => letter.toUpperCase())
}

function importEdits(one: ScannedImport, file: string, carrying: Carrying): readonly Edit[] {
  const { site, files } = carrying
  const { source, start, end, isType } = one
  const place = movedPlace(file)
  const leadTo = (target: string): Edit[] => {
    const path = posix.relative(posix.dirname(place), target)
    return [{ start, end, text: quoteInCode(path.startsWith('.') ? path : `./${path}`) }]
  }
  const stand = standIn(source)
  if (stand !== null) {
    files.set(`${MOVED}/${stand.file}`, stand.text(site.basePath))
    if (stand.needs !== null) files.set(`${MOVED}/${stand.needs.file}`, stand.needs.text(site.basePath))
    return leadTo(withoutEnding(`${MOVED}/${stand.file}`))
  }
  const found = findSource(source, file, site)
  if (found === null) {
    if (isType || source === 'react') return []
    if (TEMPLATE.test(file)) throw new NotCarried(`imports "${source}"`)
    const name = packageNameOf(source)
    if (
      /^(?:@docusaurus|@theme|@theme-original|@generated|@astrojs|astro:|virtual:|vitepress)\b/.test(source)
    )
      throw new NotCarried(`imports "${source}"`)
    if (source.startsWith('.') || !existsSync(join(site.root, 'node_modules', name)))
      throw new NotCarried(`imports "${source}", which is missing`)
    return []
  }
  if (found.endsWith('.css')) return styleEdits(found, one, { carrying, leadTo })
  if (found.endsWith('.json')) {
    files.set(`${MOVED}/${found}`, readTextInSite(site.root, found))
    return leadTo(`${MOVED}/${found}`)
  }
  if (!MODULE.test(found) && !TEMPLATE.test(found)) throw new NotCarried(`imports "${source}"`)
  carryModule(found, carrying)
  return leadTo(withoutEnding(movedPlace(found)))
}

function styleEdits(
  file: string,
  { statement }: ScannedImport,
  {
    carrying: { site, files, sheets },
    leadTo,
  }: { readonly carrying: Carrying; readonly leadTo: (target: string) => Edit[] },
): readonly Edit[] {
  const isModule = file.endsWith('.module.css')
  const styles = moveStyles(readTextInSite(site.root, file), { prefix: prefixOf(file), isModule })
  if (typeof styles === 'string') throw new NotCarried(styles)
  const sheet = `${MOVED}/${file}`
  if (!files.has(sheet)) sheets.push(sheet)
  files.set(sheet, styles.css)
  if (!isModule) return [{ ...statement, text: '' }]
  const names = `${MOVED}/${file.replace(/\.module\.css$/, '.classes.ts')}`
  const members = Object.entries(styles.classes).map(
    ([name, own]) => `  ${JSON.stringify(name)}: ${quoteInCode(own)},\n`,
  )
  files.set(
    names,
    `const classes: Readonly<Record<string, string>> = {\n${members.join('')}}\n\nexport default classes\n`,
  )
  return leadTo(withoutEnding(names))
}

/** Files of JavaScript may have elements of React in the old site, but not here. `Card.vue` may be beside a `Card.tsx`. */
function movedPlace(file: string): string {
  return `${MOVED}/${file.replace(/\.m?js$/, '.jsx').replace(TEMPLATE, '$&.tsx')}`
}

function withoutEnding(path: string): string {
  return path.replace(MODULE, '')
}

/** What the classes of a file begin with. */
function prefixOf(file: string): string {
  const name = file.replace(/(?:\.module)?\.\w+$/, '').split('/')
  const own = name.at(-1) ?? ''
  return kebabCase(/^(?:index|styles?)$/.test(own) ? (name.at(-2) ?? own) : own)
}

interface IslandText {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly exported: string
  readonly numbers: readonly string[]
}

function islandText({ name, file, from, exported, numbers }: IslandText): string {
  const isVue = file.endsWith('.vue')
  const written = `[${numbers.map(quoteInCode).join(', ')}]`
  const list = isVue ? `, ${written}, camelCase` : numbers.length === 0 ? '' : `, ${written}`
  return `import type { IslandProps } from '@fyr/theme'
import type { ComponentProps, ReactElement } from 'react'
import { ${isVue ? 'camelCase, ' : ''}propsOf } from '../moved/props'
import ${exported === 'default' ? 'Moved' : `{ ${exported} as Moved }`} from ${quoteInCode(from)}

// The build renders it. For an interactive component, delete this line.
export const hydrate = false

export default function ${name}(props: IslandProps): ReactElement {
  return <Moved {...propsOf<ComponentProps<typeof Moved>>(props${list})} />
}
`
}
