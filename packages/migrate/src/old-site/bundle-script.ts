import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ESTree, ParseResult, Plugin } from 'vite'
import type { SiteError, SiteIssue } from '@fyr/cli/internal'
import { configFailed } from './config-failed.ts'

const ENDINGS =
  '|.ts|.mts|.cts|.tsx|.js|.mjs|.cjs|.jsx|.json|/index.ts|/index.tsx|/index.js|/index.jsx'.split('|')

/**
 * What files of the old site are called in the bundle. The bundler does not take them for files, so it looks neither for their
 * `tsconfig.json` nor for their `package.json`: a mistake there stops the editor of the site, not its configuration.
 */
const OF_SITE = '\0of-site:'

/** Behind the name of a file: its ending would decide what the default export of a package is, whatever the package says. */
const END = '?'

/** A package that is imported with `import()`. */
const AWAITED = '\0awaited:'

/**
 * Bundles a script (absolute path) and the files that it imports into one CommonJS text. Packages and missing files are not bundled,
 * except packages of the same repository in TypeScript, whose files are added to `ofRepository`; null leaves them out too. Throws a `SiteError` for a syntax error, and what the
 * bundler throws for anything else; `name` is that of the script in messages.
 */
export async function bundleScript(
  path: string,
  name: string,
  ofRepository: Set<string> | null,
): Promise<string> {
  const { build, parseSync, transformWithOxc } = await import('vite')
  let mistake: SiteError | null = null
  const compile: Compile = async (text, file) => {
    const lang = /\.[cm]?ts$/.test(file) ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx'
    const [error] = parseSync(file, text, { lang }).errors
    if (error !== undefined) {
      const shown = relative(path.slice(0, path.length - name.length), file)
        .split(sep)
        .join('/')
      throw (mistake = configFailed(shown, error.message, placeIn(text, error.labels[0]?.start)))
    }
    const { code } = await transformWithOxc(text, file, {
      tsconfig: false,
      sourcemap: false,
      define: placesOf(file),
      lang,
    })
    return withComputedImports(code, file, parseSync)
  }
  const bundle = async (format: 'cjs' | 'es') =>
    build({
      root: dirname(path),
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [filesOfSite(path, compile, ofRepository)],
      build: {
        ssr: path,
        write: false,
        minify: false,
        target: 'node20',
        rollupOptions: {
          tsconfig: false,
          // A name that a module does not export is undefined for the old tools.
          shimMissingExports: true,
          output: { format, exports: 'named', codeSplitting: false },
        },
      },
    })
  const codeOf = async (format: 'cjs' | 'es'): Promise<string> => {
    const built = await bundle(format).catch((error: unknown) => {
      throw mistake ?? error
    })
    const outputs = Array.isArray(built) ? built : [built]
    const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []))
    const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
    if (entry?.type !== 'chunk') throw new TypeError(`Nothing was bundled from ${path}.`)
    return entry.code
  }
  try {
    return await codeOf('cjs')
  } catch (error) {
    // Only the text of the error says so: CommonJS cannot await at the top of a module.
    if (mistake !== null || !/top-level await/i.test(String(error))) throw error
    const code = await codeOf('es')
    return asBody(code, parseSync('bundle.js', code).program.body)
  }
}

/**
 * A bundle in ES modules as the body of an async function: what it imports is required, and what it exports is in "exports". The
 * statements are those of its syntax tree.
 */
function asBody(code: string, statements: readonly Statement[]): string {
  let body = ''
  let at = 0
  for (const statement of statements) {
    const text = requiredBy(statement) ?? exportedBy(statement)
    if (text === null) continue
    body += code.slice(at, statement.start) + text
    at = statement.end
  }
  // "require" for files in CommonJS, by the place of the bundle.
  return (body + code.slice(at)).replaceAll('createRequire(import.meta.url)', 'createRequire(__filename)')
}

type Statement = ParseResult['program']['body'][number]

/** Statements that require what an import names; null for another statement. */
function requiredBy(statement: Statement): string | null {
  if (statement.type !== 'ImportDeclaration') return null
  const loaded = `require(${JSON.stringify(statement.source.value)})`
  if (statement.specifiers.length === 0) return `${loaded};`
  return statement.specifiers
    .map(({ local, ...specifier }) => {
      if (specifier.type === 'ImportNamespaceSpecifier') return `const ${local.name} = ${loaded};`
      const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameIn(specifier.imported)
      // A package in CommonJS has no default export of its own.
      if (name === 'default') return `const ${local.name} = ((one) => one.default ?? one)(${loaded});`
      return `const ${local.name} = ${loaded}[${JSON.stringify(name)}];`
    })
    .join(' ')
}

/** Statements that add a list of exports to "exports"; null for another statement. */
function exportedBy(statement: Statement): string | null {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source !== null) return null
  return statement.specifiers
    .map(({ local, exported }) => `exports[${JSON.stringify(nameIn(exported))}] = ${nameIn(local)};`)
    .join(' ')
}

function nameIn(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

/**
 * A module whose imports of a computed name, which no bundler can follow, ask the program that runs the bundle: `import(x)` is
 * `$importFrom(file)(x)`.
 */
function withComputedImports(code: string, file: string, parse: Parse): string {
  if (!/\bimport\s*\(/.test(code)) return code
  const starts = computedImports(parse(file, code, { lang: 'jsx' }).program.body)
  return starts
    .toSorted((one, other) => other - one)
    .reduce(
      (text, at) =>
        `${text.slice(0, at)}$importFrom(${JSON.stringify(file)})${text.slice(at + 'import'.length)}`,
      code,
    )
}

type Parse = (file: string, text: string, options: { lang: 'jsx' }) => ParseResult

/** Where imports of what is no text begin, below a node or a list of nodes. */
function computedImports(node: unknown): readonly number[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(computedImports)
  return isComputedImport(node) ? [...inner, node.start] : inner
}

function isComputedImport(node: object): node is ESTree.ImportExpression {
  const { type, source } = node as Partial<ESTree.ImportExpression>
  return type === 'ImportExpression' && source?.type !== 'Literal'
}

/** A module of the old site, by its text and its path (absolute), as JavaScript. */
type Compile = (text: string, file: string) => Promise<string>

/** The place of an offset in a text, for a diagnostic. */
function placeIn(text: string, offset = 0): Pick<SiteIssue, 'line' | 'column' | 'sourceLine'> {
  // What is missing at the end of a file is missing on its last line.
  const before = text.slice(0, Math.min(offset, text.trimEnd().length)).split('\n')
  const line = before.length
  return { line, column: (before.at(-1)?.length ?? 0) + 1, sourceLine: text.split('\n')[line - 1] ?? '' }
}

/** Bundles only files that exist, each with its own place in `__dirname` and `import.meta`. */
function filesOfSite(entry: string, compile: Compile, ofRepository: Set<string> | null): Plugin {
  return {
    name: 'fyr:migrated-script',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      if (importer === undefined) return OF_SITE + entry + END
      const from = importer.slice(OF_SITE.length, -END.length)
      if (!source.startsWith('.') && !isAbsolute(source)) {
        const own = ofRepository === null ? null : moduleOfRepository(source, from)
        if (own !== null) {
          ofRepository?.add(own)
          return OF_SITE + own + END
        }
        return kind === 'dynamic-import' ? AWAITED + source : { id: source, external: true }
      }
      const found = findModule(resolve(dirname(from), source))
      return found === null ? { id: source, external: true } : OF_SITE + found + END
    },
    async load(id) {
      if (id.startsWith(AWAITED))
        return {
          code: `module.exports = require(${JSON.stringify(id.slice(AWAITED.length))})`,
          moduleType: 'js',
        }
      if (!id.startsWith(OF_SITE)) return null
      const file = id.slice(OF_SITE.length, -END.length)
      const text = readFileSync(file, 'utf8')
      // "require" returns the value itself, such as a list.
      if (file.endsWith('.json'))
        return { code: `module.exports = ${text.replace(/^\uFEFF/, '')}`, moduleType: 'js' }
      return { code: await compile(text, file), moduleType: 'js' }
    },
  }
}

/** The tools themselves, which a site in their own repository finds there. */
const OLD_TOOL = /^(?:vitepress|astro|@astrojs|@docusaurus)(?:\/|$)/

/**
 * The file (absolute) of a package that is linked from the same repository and written in TypeScript, which Node cannot load; null for
 * any other.
 */
function moduleOfRepository(name: string, from: string): string | null {
  if (isBuiltin(name) || OLD_TOOL.test(name)) return null
  try {
    const file = createRequire(from).resolve(name)
    return /\.[cm]?tsx?$/.test(file) && !file.split(sep).includes('node_modules') ? file : null
  } catch {
    return null
  }
}

/** What a module finds out about its place, as source text. */
function placesOf(file: string): Record<string, string> {
  const [path, folder] = [JSON.stringify(file), JSON.stringify(dirname(file))]
  return {
    __filename: path,
    __dirname: folder,
    'import.meta.filename': path,
    'import.meta.dirname': folder,
    'import.meta.url': JSON.stringify(pathToFileURL(file).href),
  }
}

/**
 * The file that a request means, which may leave out the ending or, as TypeScript wants it, has the one that the file is compiled to;
 * null without one.
 */
export function findModule(path: string): string | null {
  const written = ENDINGS.map((ending) => path + ending)
  const compiled = /\.[cm]?js$/.test(path) ? [path.replace(/js$/, 'ts'), path.replace(/js$/, 'tsx')] : []
  return [...written, ...compiled].find((file) => existsSync(file) && isFile(file)) ?? null
}

function isFile(path: string): boolean {
  return statSync(path).isFile()
}
