import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { hashOf } from '../store/hash-of.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { THEME_FOLDER } from '../customising-files.ts'

/** Hashes of everything that a bundle was made from. Paths are relative to the site. */
export interface BundleInputs {
  readonly files: Readonly<Record<string, string>>
  /**
   * Names in the folders of the site's own files, and the targets of links among them: a new file there may be found in
   * place of one that has not changed.
   */
  readonly folders: Readonly<Record<string, string>>
  /**
   * Siblings of those folders and their parents that would win module resolution: the file `tide.ts` shadows the folder
   * `tide/`.
   */
  readonly shadowingFiles: Readonly<Record<string, string>>
  /** Settings files of compilers and packages, and the environment variables that the bundler reads. */
  readonly settings: string
}

/** Times of files come from a clock that is some milliseconds behind. */
const CLOCK_LAG_MS = 50

/**
 * Describes the files (absolute) that a bundle of the site in `root` was made from, so that changes can be detected.
 * Null when one of the site's own files was written after `since` (milliseconds since 1970), because it is unknown
 * which state of it was read. Null also when one finds other files by a pattern, because matching files may appear in
 * any folder.
 */
export function describeInputs(root: string, inputs: readonly string[], since: number): BundleInputs | null {
  const files = inputs.filter((file) => isAbsolute(file) && isFile(file)).toSorted()
  const own = files.filter(isOwn)
  if (own.some((file) => changedMs(file) >= since - CLOCK_LAG_MS || findsByPattern(file))) return null
  // A file that is read through a link is known by the target, so the folder of the link may contain no known file.
  const folders = [
    ...new Set([...own.map((file) => dirname(file)), ...foldersBelow(join(root, THEME_FOLDER))]),
  ]
  return {
    files: describe(root, files, hashFile),
    folders: describe(root, folders, (folder) => hashNames(root, folder)),
    shadowingFiles: describe(root, foldersOnTheWay(root, folders), hashShadowingFiles),
    settings: hashSettings([root, ...folders]),
  }
}

/**
 * Code that finds files by a pattern, or computes the path of an import or of a file beside the module. The bundler leaves an
 * import with `@vite-ignore` to the browser.
 */
const PATTERNS = [
  /\bimport\.meta\.glob\b/,
  /\bimport\s*\((?!\s*(?:\/\*\s*@vite-ignore\b|(?:'[^'\n]*'|"[^"\n]*"|`[^`$]*`)\s*[,)]))/,
  /\bnew\s+URL\s*\(\s*`[^`]*\$[^;]*?\bimport\.meta\b/,
]

function findsByPattern(file: string): boolean {
  const text = readFileSync(file, 'latin1')
  return PATTERNS.some((pattern) => pattern.test(text))
}

/** A file that replaces another one can have any modification time (mtime), but not any change time (ctime). */
function changedMs(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file)
  return Math.max(mtimeMs, ctimeMs)
}

/** Whether everything still matches the description. */
export function areUnchanged(
  root: string,
  { files, folders, shadowingFiles, settings }: BundleInputs,
): boolean {
  const paths = Object.keys(folders).map((folder) => resolve(root, folder))
  return (
    settings === hashSettings([root, ...paths]) &&
    Object.entries(folders).every(([folder, hash]) => hashNames(root, resolve(root, folder)) === hash) &&
    Object.entries(shadowingFiles).every(
      ([folder, hash]) => hashShadowingFiles(resolve(root, folder)) === hash,
    ) &&
    Object.entries(files).every(([file, hash]) => hashFile(resolve(root, file)) === hash)
  )
}

function describe(
  root: string,
  paths: readonly string[],
  hash: (path: string) => string,
): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [relative(root, path).replaceAll(sep, '/'), hash(path)]))
}

/**
 * Installed packages change only with the lock file, and bundled files below `node_modules` have a hash of their
 * content in the name.
 */
function isOwn(file: string): boolean {
  return !isInstalled(file)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Hash of a file's bytes; empty for a path that is not a regular file. `file`: absolute. */
function hashFile(file: string): string {
  return isFile(file) ? hashOf(readFileSync(file, 'latin1')) : ''
}

function hashNames(root: string, folder: string): string {
  const names = entriesOf(folder).map((entry) =>
    entry.isSymbolicLink() ? `${entry.name} -> ${targetOf(root, join(folder, entry.name))}` : entry.name,
  )
  // The folder may itself be a link, or be below one.
  return hashOf(targetOf(root, folder), ...names.toSorted())
}

function hashShadowingFiles(folder: string): string {
  const start = `${basename(folder)}.`
  const names = entriesOf(dirname(folder)).map(({ name }) => name)
  return hashOf(...names.filter((name) => name.startsWith(start)).toSorted())
}

/** Folders and their parents, up to the first that contains the site. */
function foldersOnTheWay(root: string, folders: readonly string[]): string[] {
  const all = new Set<string>()
  for (let folder of folders) {
    for (; !all.has(folder) && !isBelow(folder, root); folder = dirname(folder)) all.add(folder)
  }
  return [...all]
}

/** Whether a path is the folder or below it. */
function isBelow(folder: string, path: string): boolean {
  return join(path, sep).startsWith(join(folder, sep))
}

/** The target of a path, relative to the site; empty for a broken link. */
function targetOf(root: string, path: string): string {
  return existsSync(path) ? relative(realpathSync(root), realpathSync(path)) : ''
}

/** A folder and its subfolders, without linked ones; empty for a missing folder. */
function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const inner = entriesOf(folder).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))]
}

function entriesOf(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
}

/** Package manifests, lock files, and settings of TypeScript, PostCSS and Browserslist. */
const SETTINGS =
  /^(package\.json|tsconfig.*\.json|\.?postcss(rc)?\b.*|\.?browserslist.*|pnpm-lock\.yaml|package-lock\.json|yarn\.lock|bun\.lock)$/

/** Hash of the settings in folders (absolute) and in their parents, which apply to everything below. */
function hashSettings(folders: readonly string[]): string {
  const all = new Set<string>()
  for (let folder of folders) {
    for (; !all.has(folder); folder = dirname(folder)) all.add(folder)
  }
  const files = new Set([...all].flatMap(settingsIn))
  // Iterating over a set also visits the items that are added on the way.
  for (const file of files) for (const base of basesOf(file)) files.add(base)
  return hashOf(environmentOfBundler(), ...[...files].toSorted().map((file) => hashFile(file)))
}

function settingsIn(folder: string): string[] {
  return entriesOf(folder).flatMap(({ name }) => (SETTINGS.test(name) ? [join(folder, name)] : []))
}

/** Files that a TypeScript configuration (absolute path) extends. Those of packages change only with the lock file. */
function basesOf(file: string): string[] {
  if (!file.endsWith('.json') || !isFile(file)) return []
  const [, extended = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(readFileSync(file, 'utf8')) ?? []
  return [...extended.matchAll(/"(\.{0,2}\/[^"]*)"/g)].map(([, path = '']) =>
    resolve(dirname(file), path.endsWith('.json') ? path : `${path}.json`),
  )
}

/** Vite replaces `import.meta.env` with these variables and no others. */
function environmentOfBundler(): string {
  const shown = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return JSON.stringify(shown.toSorted())
}
