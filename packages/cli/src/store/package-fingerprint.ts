import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** Folders of a package that its users never run. */
const UNUSED_FOLDERS = new Set(['node_modules', 'src', 'test', 'tests', '.turbo', 'storybook-static'])

/** What of a package's manifest decides which other code runs with it. */
interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * A hash that differs when the code of some packages, or of anything that they depend on, differs. `folders`: folders of
 * packages, absolute. An installed package never changes under one version; one that is linked is read whole.
 */
export function packageFingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  const seen = new Set<string>()
  const queue = [...folders]
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    const real = realpathSync(folder)
    if (seen.has(real)) continue
    seen.add(real)
    const manifest: Manifest = JSON.parse(readFileSync(join(real, 'package.json'), 'utf8'))
    hash.update(`${manifest.name}@${manifest.version}\n`)
    if (!real.includes(`${sep}node_modules${sep}`)) hashFolder(real, '', hash)
    const names = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    queue.push(...names.toSorted().flatMap((name) => findPackage(real, name) ?? []))
  }
  return hash.digest('hex')
}

/** Folder of the package that a file (absolute) belongs to. */
export function packageFolderOf(file: string): string {
  let folder = dirname(realpathSync(file))
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder)
  return folder
}

function findPackage(from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === dirname(folder)) return null
  }
}

function hashFolder(base: string, inner: string, hash: ReturnType<typeof createHash>): void {
  const entries = readdirSync(join(base, inner), { withFileTypes: true })
  for (const entry of entries.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
    const path = join(inner, entry.name)
    if (entry.isDirectory() && !UNUSED_FOLDERS.has(entry.name)) hashFolder(base, path, hash)
    else if (entry.isFile()) hash.update(`${path}\n`).update(readFileSync(join(base, path)))
  }
}
