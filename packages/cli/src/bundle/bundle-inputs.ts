import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { hashOf } from '../store/hash-of.ts'
import { isInstalled } from '../store/package-fingerprint.ts'
import { THEME_FOLDER } from '../theme/customising-files.ts'

/** What a bundle was made from, by hash; paths are relative to the site. */
export interface BundleInputs {
  readonly files: Readonly<Record<string, string>>
  /**
   * Names in the folders of the site's own files, and where links among them lead: another file may be found in place of one
   * that has not changed.
   */
  readonly folders: Readonly<Record<string, string>>
  /**
   * Names beside those folders and the ones above them that begin as theirs: what imports a folder `tide` by its name finds
   * a file `tide.ts` before.
   */
  readonly rivals: Readonly<Record<string, string>>
  /** Files that say how to read all others, and what the bundler takes from the environment. */
  readonly settings: string
}

/** File systems take their time from a clock that is some milliseconds behind. */
const CLOCK_LAG_MS = 50

/**
 * Describes the files (absolute) that a bundle of the site in `root` was made from, so that a change can be told. Null
 * when one of its own was written after `since`, in milliseconds since 1970: nobody knows then which state of it was read. Null
 * too when one finds others by a pattern: which folders those may come in can not be told of what was found.
 */
export function describeInputs(root: string, inputs: readonly string[], since: number): BundleInputs | null {
  const files = inputs.filter((file) => isAbsolute(file) && isFile(file)).toSorted()
  const own = files.filter(isOwn)
  if (own.some((file) => changedMs(file) >= since - CLOCK_LAG_MS || findsByPattern(file))) return null
  // What is read through a link is known by where it leads, so the folder of the link may be none of its files.
  const folders = [
    ...new Set([...own.map((file) => dirname(file)), ...foldersBelow(join(root, THEME_FOLDER))]),
  ]
  return {
    files: describe(root, files, hashFile),
    folders: describe(root, folders, (folder) => hashNames(root, folder)),
    rivals: describe(root, foldersOnTheWay(root, folders), hashRivals),
    settings: hashSettings([root, ...folders]),
  }
}

/**
 * A list of files by pattern, and imports and addresses of files that are put together when they are asked for. The bundler
 * leaves an import with `@vite-ignore` to the browser.
 */
const PATTERNS = [
  /\bimport\.meta\.glob\b/,
  /\bimport\s*\((?!\s*(?:\/\*\s*@vite-ignore\b|(?:'[^'\n]*'|"[^"\n]*"|`[^`$]*`)\s*[,)]))/,
  /\bnew\s+URL\s*\(\s*`[^`]*\$/,
]

function findsByPattern(file: string): boolean {
  const text = readFileSync(file, 'latin1')
  return PATTERNS.some((pattern) => pattern.test(text))
}

/** Whoever puts a file in place of another can give it any time of writing, but not of change. */
function changedMs(file: string): number {
  const { mtimeMs, ctimeMs } = statSync(file)
  return Math.max(mtimeMs, ctimeMs)
}

/** Whether everything is as it was described. */
export function areUnchanged(root: string, { files, folders, rivals, settings }: BundleInputs): boolean {
  const paths = Object.keys(folders).map((folder) => resolve(root, folder))
  return (
    settings === hashSettings([root, ...paths]) &&
    Object.entries(folders).every(([folder, hash]) => hashNames(root, resolve(root, folder)) === hash) &&
    Object.entries(rivals).every(([folder, hash]) => hashRivals(resolve(root, folder)) === hash) &&
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

/** What is installed changes with the lock file alone, and what is bundled below `node_modules` is named by its content. */
function isOwn(file: string): boolean {
  return !isInstalled(file)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Hash of a file's bytes; of what is no file, an empty text. `file`: absolute. */
function hashFile(file: string): string {
  return isFile(file) ? hashOf(readFileSync(file, 'latin1')) : ''
}

function hashNames(root: string, folder: string): string {
  const names = entriesOf(folder).map((entry) =>
    entry.isSymbolicLink() ? `${entry.name} -> ${targetOf(root, join(folder, entry.name))}` : entry.name,
  )
  // It may itself be a link, or stand below one.
  return hashOf(targetOf(root, folder), ...names.toSorted())
}

function hashRivals(folder: string): string {
  const start = `${basename(folder)}.`
  const names = entriesOf(dirname(folder)).map(({ name }) => name)
  return hashOf(...names.filter((name) => name.startsWith(start)).toSorted())
}

/** Folders and those above them, up to the first that the site stands in. */
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

/** Where a path leads, relative to the site; empty for one that leads nowhere. */
function targetOf(root: string, path: string): string {
  return existsSync(path) ? relative(realpathSync(root), realpathSync(path)) : ''
}

/** A folder and all in it, without those that links lead to; none where nothing is. */
function foldersBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  const inner = entriesOf(folder).filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))]
}

function entriesOf(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
}

/** Package manifests, lock files and whatever sets up TypeScript and PostCSS. */
const SETTINGS =
  /^(package\.json|tsconfig.*\.json|\.?postcss(rc)?\b.*|\.?browserslist.*|pnpm-lock\.yaml|package-lock\.json|yarn\.lock|bun\.lock)$/

/** Of settings in folders (absolute) and in those above them, which hold for all that is below. */
function hashSettings(folders: readonly string[]): string {
  const all = new Set<string>()
  for (let folder of folders) {
    for (; !all.has(folder); folder = dirname(folder)) all.add(folder)
  }
  const files = new Set([...all].flatMap(settingsIn))
  // What is added to a set on the way, it gives too.
  for (const file of files) for (const base of basesOf(file)) files.add(base)
  return hashOf(environmentOfBundler(), ...[...files].toSorted().map((file) => hashFile(file)))
}

function settingsIn(folder: string): string[] {
  return entriesOf(folder).flatMap(({ name }) => (SETTINGS.test(name) ? [join(folder, name)] : []))
}

/** Files that the settings of TypeScript in a file (absolute) are taken over from; packages change with the lock file. */
function basesOf(file: string): string[] {
  if (!file.endsWith('.json') || !isFile(file)) return []
  const [, extended = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(readFileSync(file, 'utf8')) ?? []
  return [...extended.matchAll(/"(\.{0,2}\/[^"]*)"/g)].map(([, path = '']) =>
    resolve(dirname(file), path.endsWith('.json') ? path : `${path}.json`),
  )
}

/** Vite puts these variables, and no other, in place of `import.meta.env`. */
function environmentOfBundler(): string {
  const shown = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return JSON.stringify(shown.toSorted())
}
