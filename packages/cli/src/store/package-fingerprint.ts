import { createHash, hash as hashAtOnce } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** Folders of a package that never run at its users. */
const UNUSED_FOLDERS = new Set(['node_modules', 'test', 'tests', '.turbo', 'storybook-static'])

export interface FingerprintOptions {
  /** Whether linked packages may be run without being built first, from their `src` too. Default false. */
  readonly isSourceRun?: boolean
}

/** The parts of a package's manifest that decide which other code runs with it. */
interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports?: unknown
}

/**
 * A hash of the code of some packages and all of their dependencies. `folders`: folders of packages, absolute. An
 * installed package never changes within one version; a linked one is read completely.
 */
export function packageFingerprint(
  folders: readonly string[],
  { isSourceRun = false }: FingerprintOptions = {},
): string {
  const hash = createHash('sha256').update(process.version)
  const seen = new Set<string>()
  const queue = folders.map((folder) => realpathSync.native(folder))
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    if (seen.has(folder)) continue
    seen.add(folder)
    const { name, dependencies, runsSource } = isInstalled(folder)
      ? readInstalled(folder)
      : readPackage(folder)
    hash.update(`${name}\n`)
    if (!isInstalled(folder)) hashFolder(folder, '', { hash, hasSource: isSourceRun || runsSource })
    queue.push(...dependencies)
  }
  return hash.digest('hex')
}

/** Whether a path (absolute, links resolved) is in an installed package, and not in the site or a linked folder. */
export function isInstalled(path: string): boolean {
  return path.includes(`${sep}node_modules${sep}`)
}

/** A package as its manifest describes it. */
interface Package {
  /** Name and version. */
  readonly name: string
  /** Folders of its installed dependencies, absolute, links resolved. */
  readonly dependencies: readonly string[]
  /** Whether one of its entry points leads to its folder `src`. */
  readonly runsSource: boolean
}

/** Packages that were read before: fingerprints share most of theirs. */
const installed = new Map<string, Package>()

function readInstalled(folder: string): Package {
  const known = installed.get(folder) ?? readPackage(folder)
  installed.set(folder, known)
  return known
}

function readPackage(folder: string): Package {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  return {
    name: `${manifest.name}@${manifest.version}`,
    dependencies: names.toSorted().flatMap((name) => findPackage(folder, name) ?? []),
    runsSource: manifest.exports === undefined || leadsToSource(manifest.exports),
  }
}

/** Whether `exports` leads to `src` under any condition but those for sources and types. */
function leadsToSource(exports: unknown): boolean {
  if (typeof exports === 'string') return /^\.\/(?:src\/|\*)/.test(exports)
  if (typeof exports !== 'object' || exports === null) return false
  return Object.entries(exports).some(
    ([name, target]) => name !== 'source' && name !== 'types' && leadsToSource(target),
  )
}

/** Folder of the package that a file (absolute) belongs to. */
export function packageFolderOf(file: string): string {
  let folder = dirname(realpathSync.native(file))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

/**
 * Folder of a package (links resolved) as Node finds it from another folder (absolute); null if it is not installed.
 */
export function findPackage(from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync.native(candidate)
    if (folder === dirname(folder)) return null
  }
}

interface FolderHash {
  readonly hash: ReturnType<typeof createHash>
  /** Whether `src` counts as code; it is beside the built files. */
  readonly hasSource: boolean
}

function hashFolder(base: string, inner: string, into: FolderHash): void {
  const { hash, hasSource } = into
  const entries = readdirSync(join(base, inner), { withFileTypes: true })
  for (const entry of entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
    const path = join(inner, entry.name)
    const isUnused = UNUSED_FOLDERS.has(entry.name) || (path === 'src' && !hasSource)
    if (entry.isDirectory() && !isUnused) hashFolder(base, path, into)
    // A tarball may be made here by packing the package during a build; it is not part of the code.
    else if (entry.isFile() && !entry.name.endsWith('.tgz'))
      hash.update(`${path}\n${digestOf(join(base, path))}\n`)
  }
}

/** A file of a linked package, as it was when it was hashed. */
interface HashedFile {
  readonly stamp: string
  readonly digest: string
}

/** A build asks for the fingerprints of the same packages several times. */
const hashed = new Map<string, HashedFile>()

/** A file that was changed less than this ago may change again and keep its change time. */
const COARSEST_CLOCK_MS = 2000

function digestOf(file: string): string {
  const nowMs = Date.now()
  const { size, ino, ctimeMs } = statSync(file)
  const stamp = `${size} ${ino} ${ctimeMs}`
  const known = hashed.get(file)
  if (known?.stamp === stamp) return known.digest
  const digest = hashAtOnce('sha256', readFileSync(file), 'hex')
  if (ctimeMs + COARSEST_CLOCK_MS < nowMs) hashed.set(file, { stamp, digest })
  return digest
}
