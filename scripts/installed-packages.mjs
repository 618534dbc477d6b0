import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The installed packages that some packages need, themselves included, as `{ name, version, license, hasInstallScript, bytes }`, sorted by
 * name. Peers count, optional ones do not.
 */
export function installedPackages(project, names) {
  const found = new Map()
  const queue = names.map((name) => ({ name, from: project }))
  for (const { name, from, isOptional } of queue) {
    const folder = findPackage(from, name)
    if (folder === null) {
      // A package for another operating system.
      if (isOptional) continue
      throw new Error(`${from} needs ${name}, which is not installed.`)
    }
    if (found.has(folder)) continue
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    found.set(folder, describe(folder, manifest))
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
    const peers = Object.keys(peerDependencies).filter(
      (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional,
    )
    const needed = [...Object.keys(dependencies), ...peers].filter((one) => !(one in optionalDependencies))
    queue.push(...needed.map((one) => ({ name: one, from: folder })))
    queue.push(
      ...Object.keys(optionalDependencies).map((one) => ({ name: one, from: folder, isOptional: true })),
    )
  }
  return [...found.values()].toSorted((left, right) => (left.name < right.name ? -1 : 1))
}

function describe(folder, { name, version, license, scripts = {} }) {
  const hasInstallScript =
    ['preinstall', 'install', 'postinstall'].some((script) => script in scripts) ||
    existsSync(join(folder, 'binding.gyp'))
  return { name, version, license, hasInstallScript, bytes: bytesIn(folder) }
}

/** Bytes of the files of a package, without packages inside it. */
function bytesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : bytesIn(path))
    return sum + statSync(path).size
  }, 0)
}

function findPackage(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (folder === dirname(folder)) return null
  }
}
