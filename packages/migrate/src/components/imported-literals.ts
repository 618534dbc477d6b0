import { existsSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { readTextInSite } from '@fyr/cli/internal'
import { isInSite, isRecord } from '@fyr/content-pipeline/internal'
import { changeLines, changeOutsideCode, changeText } from '../old-site/change-lines.ts'
import { findModule } from '../old-site/bundle-script.ts'
import { asMarkdown, listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { importsIn } from './imported-from.ts'

/** An import in a line of its own. */
const IMPORT = /^import\s[^'"]+\sfrom\s*(['"])([^'"]+)\1\s*(?:;\s*)?$/

/** One over several lines, as formatters write it. */
const IMPORT_OF_LINES = /^import\s*\{[^{}'"();]*\n[^{}'"();]*\}\s*from\s*(['"])[^'"\n]+\1[ \t]*;?[ \t]*$/gm

/** A name that code and patterns read as it is written. */
const NAME = /^[A-Za-z_]\w*$/

/** Number of characters after which a value is data, and no longer a constant. */
const LARGEST = 20_000

/** What modules export by their paths, so that each is read once for all pages. */
export type LiteralModules = Map<string, Settings>

interface Page {
  /** The folder of the page, absolute. */
  readonly folder: string
  /** What `@site/` means, absolute. */
  readonly site: string
  /** Absolute. No page takes a text from outside: it would be published. */
  readonly root: string
  readonly modules: LiteralModules
}

/**
 * A page in which a name imported from a module of literals, or from a file of JSON or of text, is a constant that the page
 * declares. An import with anything else stays, and so does that of a file whose text is shown as code.
 */
export function withImportedLiterals(text: string, page: Page): string {
  if (!/^import\s/m.test(text)) return text
  const values = new Map<string, unknown>()
  /** The constants in place of an import; null for one that stays. */
  const declared = (statement: string): string | null => {
    const [, , request = ''] = IMPORT.exec(statement) ?? []
    const exported = request === '' ? null : literalsOf(request, page)
    if (exported === null) return null
    const names = [...importsIn(statement)].filter(([name]) => name !== '')
    const constants = names.map(([name, { exported: key }]) => {
      if (!NAME.test(name)) return null
      if (request.includes('?') && new RegExp(String.raw`\bcode=\{\s*${name}\s*\}`).test(text)) return null
      const value = key === null ? exported : exported[key]
      const written = value === undefined ? undefined : JSON.stringify(value)
      if (written === undefined || written.length > LARGEST) return null
      values.set(name, value)
      return `export const ${name} = ${written}`
    })
    return constants.length === 0 || constants.includes(null) ? null : constants.join('\n')
  }
  const inOneLine = changeText(text, (part) =>
    part.replaceAll(
      IMPORT_OF_LINES,
      (statement) => declared(statement.replaceAll(/\s*\n\s*/g, ' ')) ?? statement,
    ),
  )
  return changeLines(inOneLine, {
    text: (line) => declared(line) ?? (values.size === 0 ? line : withValues(line, values)),
  })
}

/** `{pkg.version}` in text, and not behind an attribute. */
const IN_TEXT = /(?<![=\w$\\{])\{\s*([A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*)\s*\}(?!\})/g

/** A line with texts and numbers in place of their names: in a page with the ending `.md` braces are text. */
function withValues(line: string, values: ReadonlyMap<string, unknown>): string {
  if (!line.includes('{')) return line
  return changeOutsideCode(line, (part) =>
    part.replaceAll(IN_TEXT, (whole: string, name: string, path: string) => {
      const keys = path.split('.').filter(Boolean)
      const value = keys.reduce<unknown>((around, key) => recordOf(around)[key], values.get(name))
      if (typeof value !== 'string' && typeof value !== 'number') return whole
      return asMarkdown(String(value))
    }),
  )
}

/** The exports of what an import means, as far as they are literals; null for a package, a missing file, one outside of the site and any other file. */
function literalsOf(request: string, { folder, site, root, modules }: Page): Settings | null {
  const [path = '', query] = request.split('?')
  const place = path.startsWith('@site/') ? join(site, path.slice('@site/'.length)) : resolve(folder, path)
  if (!/^(?:\.{1,2}|@site)\//.test(path)) return null
  const file = query === undefined ? findModule(place) : query === 'raw' && existsSync(place) ? place : null
  if (file === null || !isInSite(root, relative(root, file))) return null
  const text = () => readTextInSite(root, relative(root, file))
  if (query === 'raw') return file.endsWith('.txt') ? { default: text().trim() } : null
  if (!/\.(?:[cm]?[jt]s|[jt]sx|json)$/.test(file)) return null
  const known = modules.get(file)
  if (known !== undefined) return known
  const read = extname(file) === '.json' ? { default: jsonIn(text()) ?? undefined } : exportsOf(file, text())
  modules.set(file, read)
  return read
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The constants of a module, exported or not, that are literals. */
export function constantsOf(file: string, text: string): ReadonlyMap<string, unknown> {
  return readModule(file, text).constants
}

/** The exports of a module that are literals. */
function exportsOf(file: string, text: string): Settings {
  return Object.fromEntries(readModule(file, text).exported)
}

/** Literals of a module by the names of what they are. */
interface ModuleLiterals {
  readonly constants: ReadonlyMap<string, unknown>
  readonly exported: ReadonlyMap<string, unknown>
}

function readModule(file: string, text: string): ModuleLiterals {
  const { errors, program } = parseSync(file.replace(/\.[cm]?js$/, '.jsx'), text)
  if (errors.length > 0) return { constants: new Map(), exported: new Map() }
  const constants = new Map<string, unknown>()
  const found = new Map<string, unknown>()
  for (const statement of listOf(recordOf(program)['body']).map(recordOf)) {
    const { type, declaration } = statement
    const declared = type === 'ExportNamedDeclaration' ? recordOf(declaration) : statement
    if (declared['type'] === 'VariableDeclaration') {
      for (const { id, init } of listOf(declared['declarations']).map(recordOf)) {
        const name = textOf(recordOf(id)['name'])
        const value = declared['kind'] === 'const' ? literalOf(init, constants) : undefined
        if (name === null || value === undefined) continue
        constants.set(name, value)
        if (type === 'ExportNamedDeclaration') found.set(name, value)
      }
    }
    if (type === 'ExportDefaultDeclaration') found.set('default', literalOf(declaration, constants))
    for (const { local, exported } of listOf(statement['specifiers']).map(recordOf)) {
      const value = constants.get(textOf(recordOf(local)['name']) ?? '')
      if (type === 'ExportNamedDeclaration' && value !== undefined)
        found.set(textOf(recordOf(exported)['name']) ?? '', value)
    }
  }
  return { constants, exported: found }
}

/** The value of an expression; undefined where code has to run. An object is without the entries that have no value. */
function literalOf(node: unknown, constants: ReadonlyMap<string, unknown>): unknown {
  if (!isRecord(node)) return undefined
  switch (node['type']) {
    case 'Literal':
      return isPlain(node['value']) ? node['value'] : undefined
    case 'Identifier':
      return constants.get(String(node['name']))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return literalOf(node['expression'], constants)
    case 'TemplateLiteral': {
      const [only, ...more] = listOf(node['quasis']).map(recordOf)
      return more.length > 0 ? undefined : recordOf(only?.['value'])['cooked']
    }
    case 'ArrayExpression': {
      const values = listOf(node['elements']).map((one) => literalOf(one, constants))
      return values.includes(undefined) ? undefined : values
    }
    case 'ObjectExpression':
      return objectOf(listOf(node['properties']).map(recordOf), constants)
    default:
      return undefined
  }
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function objectOf(
  properties: readonly Settings[],
  constants: ReadonlyMap<string, unknown>,
): object | undefined {
  const entries = properties.flatMap(({ type, computed, key, value }): [string, unknown][] => {
    const { name, value: quoted } = recordOf(key)
    const read = type === 'Property' && computed !== true ? literalOf(value, constants) : undefined
    return read === undefined ? [] : [[textOf(name) ?? String(quoted), read]]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
