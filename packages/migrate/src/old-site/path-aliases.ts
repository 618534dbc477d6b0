import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path'
import { isRecord } from '@fyr/content-pipeline/internal'
import { changeLines } from './change-lines.ts'
import { findModule } from './bundle-script.ts'
import { listOf, recordOf, type Settings, textOf } from './plain-value.ts'

/** Names that the old site has for its folders and files: `@components/*` for `src/components/*`. */
export interface PathAlias {
  /** A name, or what names begin with, followed by `*`. */
  readonly pattern: string
  /** Absolute paths, with `*` where the pattern has it. The first one that exists counts. */
  readonly targets: readonly string[]
}

/** The aliases of an old site: those of Vite in its configuration, then those of its `tsconfig.json`. The folder is absolute. */
export function readAliases(folder: string, vite: unknown): readonly PathAlias[] {
  const file = ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name)).find(existsSync)
  return [...viteAliases(folder, vite), ...(file === undefined ? [] : tsconfigAliases(file, []))]
}

/** The file (absolute) that an import or a link means by an alias, with or without its ending; null for any other. */
export function findAliased(request: string, aliases: readonly PathAlias[]): string | null {
  for (const { pattern, targets } of aliases) {
    const [start = '', end] = pattern.split('*')
    const isMeant =
      end === undefined
        ? request === start
        : request.startsWith(start) && request.endsWith(end) && start !== ''
    if (!isMeant) continue
    const rest = end === undefined ? '' : request.slice(start.length, request.length - end.length)
    const found = targets.map((target) => findModule(target.replace('*', rest))).find((path) => path !== null)
    if (found !== undefined) return found
  }
  return null
}

/** Before a path in a line: a quote, the bracket of a link, or a key of front matter. Then the path, without a query. */
const PATH = /(["'(!]|^\s*(?:- )?[\w-]+:\s+)([@~#$\w/][^\s"'()?#:!]*\/[^\s"')?#]+)/g

/** The text of a page (its path from the root), in which every path by an alias is a relative one. Code is not changed. */
export function withoutAliases(
  text: string,
  file: string,
  { root, aliases }: { readonly root: string; readonly aliases: readonly PathAlias[] },
): string {
  if (aliases.length === 0) return text
  const folder = dirname(join(root, file))
  return changeLines(text, {
    text: (line) =>
      line.replaceAll(PATH, (whole, before: string, path: string) => {
        const found = findAliased(path, aliases)
        // An import may leave out the ending, and so may what takes its place.
        if (found === null || !found.startsWith(root + sep)) return whole
        const target = posix.normalize(relative(folder, found).split(sep).join('/'))
        return before + (target.startsWith('../') ? target : `./${target}`)
      }),
  })
}

function viteAliases(folder: string, vite: unknown): PathAlias[] {
  const written = recordOf(recordOf(vite)['resolve'])['alias']
  const entries = isRecord(written)
    ? Object.entries(written)
    : listOf(written)
        .map(recordOf)
        .map(({ find, replacement }) => [find, replacement] as const)
  return entries.flatMap(([find, replacement]) => {
    const [name, place] = [textOf(find), textOf(replacement)]
    // A regular expression is not a name.
    if (name === null || place === null || name.startsWith('/^')) return []
    const target = isAbsolute(place) ? place : resolve(folder, place)
    const [inner, below] = [name.replace(/\/$/, ''), target.replace(/\/$/, '')]
    return [
      { pattern: inner, targets: [below] },
      { pattern: `${inner}/*`, targets: [`${below}/*`] },
    ]
  })
}

/** The `paths` of a file and of those that it extends, as far as they are installed. */
function tsconfigAliases(file: string, seen: readonly string[]): PathAlias[] {
  if (seen.includes(file)) return []
  const config = readWithComments(file)
  const { paths, baseUrl } = recordOf(config['compilerOptions'])
  const base = resolve(dirname(file), textOf(baseUrl) ?? '.')
  const own = Object.entries(recordOf(paths)).flatMap(([pattern, written]) => {
    const targets = listOf(written).flatMap((target) => textOf(target) ?? [])
    // It stands for every name.
    return pattern === '*' ? [] : [{ pattern, targets: targets.map((target) => resolve(base, target)) }]
  })
  if (own.length > 0) return own
  const extended = [config['extends']].flat().flatMap((name) => textOf(name) ?? [])
  return extended
    .toReversed()
    .flatMap((name) => extendedFile(name, file) ?? [])
    .flatMap((other) => tsconfigAliases(other, [...seen, file]))
}

function extendedFile(name: string, from: string): string | null {
  if (/^\.{0,2}\//.test(name) || isAbsolute(name)) {
    const path = resolve(dirname(from), name)
    return (
      [path, `${path}.json`, join(path, 'tsconfig.json')].find(
        (one) => one.endsWith('.json') && existsSync(one),
      ) ?? null
    )
  }
  const installed = createRequire(from)
  for (const path of [name, `${name}.json`, `${name}/tsconfig.json`]) {
    try {
      const found = installed.resolve(path)
      if (found.endsWith('.json')) return found
    } catch {
      // It is not installed, or is called in another way.
    }
  }
  return null
}

/** A file of JSON with comments and commas at ends of lists; empty if it cannot be read. */
function readWithComments(file: string): Settings {
  const text = readFileSync(file, 'utf8')
    .replaceAll(
      /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
      (_whole, string: string | undefined) => string ?? '',
    )
    .replaceAll(/("(?:\\.|[^"\\])*")|,(?=\s*[}\]])/g, (_whole, string: string | undefined) => string ?? '')
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return {}
  }
}
