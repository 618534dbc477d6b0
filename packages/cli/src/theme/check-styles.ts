import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { type AtRule, CssSyntaxError, parse } from 'postcss'
import { missingFile, missingPackage, packageNameOf } from '../import-problem.ts'
import { readSourceLine } from '../read-source-line.ts'
import type { SiteIssue } from '../site-error.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { checkStyleAddresses, type PolicyConfig, type StyleIssue } from './check-style-addresses.ts'
import { cssSyntaxProblem } from '../css-syntax-problem.ts'

/** The diagnostics of a site's own style sheet, and the files that it is made from. */
export interface CheckedStyles {
  readonly issues: readonly SiteIssue[]
  /** Absolute paths of the file, of all files that it imports, except those of packages, and of missing files. */
  readonly sources: readonly string[]
}

/**
 * Checks a style sheet of the site in `root` (absolute) and those that it imports: whether they exist and can be
 * parsed, and whether the policy of the site allows what they load.
 */
export function checkStyles(root: string, file: string, config: PolicyConfig): CheckedStyles {
  const paths = new Set([join(root, file)])
  const missing: string[] = []
  const issues: SiteIssue[] = []
  // Iterating over a set also visits the items that are added on the way.
  for (const path of paths) {
    const placeOf = (line = 1, column = 1): Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'> => ({
      file: relative(root, path).replaceAll(sep, '/'),
      line,
      column,
      sourceLine: readSourceLine(path, line),
    })
    const { imports, refused, error } = readStyles(path, config)
    if (error)
      issues.push({ code: 'theme-syntax', ...placeOf(error.line, error.column), ...cssSyntaxProblem(error) })
    issues.push(...refused.map((issue) => ({ ...placeOf(issue.line, issue.column), ...issue })))
    for (const { name, start } of imports) {
      const found = findImport(path, name)
      if (found === 'elsewhere') continue
      if ('path' in found) {
        paths.add(found.path)
        continue
      }
      missing.push(found.missing)
      issues.push({ code: 'theme-import', ...placeOf(start?.line, start?.column), ...found.problem })
    }
  }
  return { issues, sources: [...paths, ...missing] }
}

interface StyleImport {
  readonly name: string
  readonly start: NonNullable<AtRule['source']>['start']
}

/** A parsed style sheet. After a syntax error the rest is unknown. */
interface ReadStyles {
  readonly imports: readonly StyleImport[]
  /** Addresses that the policy refuses. */
  readonly refused: readonly StyleIssue[]
  readonly error: CssSyntaxError | null
}

function readStyles(path: string, config: PolicyConfig): ReadStyles {
  try {
    const styles = parse(readFileSync(path, 'utf8'))
    const imports = styles.nodes.flatMap((node) => {
      if (node.type !== 'atrule' || node.name.toLowerCase() !== 'import') return []
      const name = nameIn(node.params)
      return name === null ? [] : [{ name, start: node.source?.start }]
    })
    return { imports, refused: checkStyleAddresses(styles, config), error: null }
  } catch (error) {
    if (error instanceof CssSyntaxError) return { imports: [], refused: [], error }
    throw error
  }
}

/** The path or package that an import names, in quotes or in `url()`, without the conditions after it. */
function nameIn(params: string): string | null {
  const [, double, single, bare] = /^(?:url\(\s*)?(?:"([^"]+)"|'([^']+)'|([^\s"')]+))/i.exec(params) ?? []
  return double ?? single ?? bare ?? null
}

/** A URL, an alias, or an import with a query: the bundler handles these. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|[/#]|[@~]\/)|\?/i

/** Finds a file as the bundler does: first beside the importing file, then in packages. */
function findImport(
  importer: string,
  name: string,
): 'elsewhere' | { path: string } | { missing: string; problem: Pick<SiteIssue, 'problem' | 'hint'> } {
  if (ELSEWHERE.test(name)) return 'elsewhere'
  const folder = dirname(realpathSync(importer))
  const path = resolve(folder, name)
  const found = [path, `${path}.css`].find(isFile)
  if (found !== undefined) return isInstalled(found) ? 'elsewhere' : { path: found }
  const packageName = packageNameOf(name)
  const isPath = /^\.{1,2}\//.test(name)
  // For a folder or a package, the manifest decides which file is imported.
  if (existsSync(path) || (!isPath && isThere(packageName, importer))) return 'elsewhere'
  // The name of a package has no extension, unless a file inside it is imported.
  const isOfPackage = !isPath && (packageName !== name || !name.endsWith('.css'))
  return { missing: path, problem: isOfPackage ? missingPackage(name) : missingFile(name, folder) }
}

function isThere(packageName: string, importer: string): boolean {
  const folders = createRequire(importer).resolve.paths(packageName) ?? []
  return folders.some((folder) => existsSync(join(folder, packageName)))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
