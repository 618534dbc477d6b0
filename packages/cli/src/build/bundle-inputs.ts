import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { hashOf } from '../store/hash-of.ts'
import { isInstalled } from '../store/package-fingerprint.ts'

/** What a bundle was made from, by hash; paths are relative to the site. */
export interface BundleInputs {
  readonly files: Readonly<Record<string, string>>
  /** Names in the folders of the site's own files: a new file may be found in place of another. */
  readonly folders: Readonly<Record<string, string>>
  /** Files that say how to read all others. */
  readonly settings: string
}

/**
 * Describes the files (absolute) that a bundle of the site in `root` was made from, so that a change can be told. Null
 * when one of its own was written after `since`, in milliseconds since 1970: nobody knows then which state of it was read.
 */
export function describeInputs(root: string, inputs: readonly string[], since: number): BundleInputs | null {
  const files = inputs.filter((file) => isAbsolute(file) && isFile(file)).toSorted()
  const own = files.filter(isOwn)
  if (own.some((file) => statSync(file).mtimeMs >= since)) return null
  const folders = [...new Set(own.map((file) => dirname(file)))]
  return {
    files: describe(root, files, hashFile),
    folders: describe(root, folders, hashNames),
    settings: hashSettings(root),
  }
}

/** Whether everything is as it was described. */
export function areUnchanged(root: string, { files, folders, settings }: BundleInputs): boolean {
  return (
    settings === hashSettings(root) &&
    Object.entries(folders).every(([folder, hash]) => hashNames(resolve(root, folder)) === hash) &&
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

/** What is installed changes with the lock file alone, and what is composed below `node_modules` is named by its content. */
function isOwn(file: string): boolean {
  return !isInstalled(file)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Hash of a file's bytes; of what is no file, an empty text. `file`: absolute. */
export function hashFile(file: string): string {
  return isFile(file) ? hashOf(readFileSync(file, 'latin1')) : ''
}

function hashNames(folder: string): string {
  return existsSync(folder) ? hashOf(...readdirSync(folder).toSorted()) : ''
}

/** Package manifests, lock files and whatever sets up TypeScript and PostCSS, in the site and in the folders above it. */
const SETTINGS =
  /^(package\.json|tsconfig.*\.json|\.?postcss(rc)?\b.*|\.?browserslist.*|pnpm-lock\.yaml|package-lock\.json|yarn\.lock|bun\.lock)$/

function hashSettings(root: string): string {
  const found: string[] = []
  for (let folder = root; ; folder = dirname(folder)) {
    found.push(
      ...readdirSync(folder)
        .filter((name) => SETTINGS.test(name))
        .toSorted()
        .map((name) => join(folder, name)),
    )
    if (folder === dirname(folder)) break
  }
  return hashOf(...found.map((file) => hashFile(file)))
}
