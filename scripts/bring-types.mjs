/**
 * Makes the types of a built package complete: `node ../../scripts/bring-types.mjs` in its folder, after the declarations are
 * written. What its entry points name of packages that are only there for development, and so became part of the built files,
 * is copied to `dist/types` and named there. What no entry point reaches is removed.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'

const dist = resolve('dist')
const manifest = readManifest('.')
const installed = { ...manifest.dependencies, ...manifest.peerDependencies }

/** A comment, which is left alone, or the name of another module. */
const NAMES = /\/\*[\s\S]*?\*\/|((?:\bfrom|\bimport\(|\bimport)\s*)(['"])([^'"]+)\2/g

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** `@scope/name/part` -> `@scope/name`. */
function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** `@scope/name` -> `@types/scope__name`. */
function typesOf(name) {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`
}

/** Whether a package is there wherever ours is installed. */
function isInstalled(name) {
  return isBuiltin(name) || name === manifest.name || name in installed || typesOf(name) in installed
}

/** The folder of a package that a file uses: with its own types, or of types alone. */
function packageFolder(file, name) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    for (const candidate of [name, typesOf(name)]) {
      const found = join(folder, 'node_modules', candidate)
      if (existsSync(join(found, 'package.json'))) return realpathSync(found)
    }
  }
  throw new Error(`${file} names ${name}, which is not installed.`)
}

/** The file of types in the exports of a package. */
function typesIn(exported) {
  if (typeof exported === 'string') return exported.replace(/\.js$/, '.d.ts')
  return typesIn(exported.import ?? exported.types ?? exported.default)
}

/** The declarations of a relative name or of a package, in its own folder. */
function findDeclarations(file, specifier) {
  if (specifier.startsWith('.')) {
    const path = resolve(dirname(file), specifier.replace(/\.[jt]sx?$/, ''))
    const found = [`${path}.d.ts`, join(path, 'index.d.ts')].find((candidate) => existsSync(candidate))
    if (found === undefined) throw new Error(`${file} names ${specifier}, which has no declarations.`)
    return found
  }
  const folder = packageFolder(file, packageOf(specifier))
  const { exports, types = 'index.d.ts' } = readManifest(folder)
  const part = `.${specifier.slice(packageOf(specifier).length)}`
  return join(folder, exports === undefined ? types : typesIn(exports[part] ?? exports))
}

/** Where a file of declarations is in the built package: its own where they are, others in `dist/types`. */
function placeOf(file) {
  if (file.startsWith(dist + sep)) return file
  const root = packageRoot(file)
  const { name } = readManifest(root)
  return join(dist, 'types', name, relative(root, file))
}

function packageRoot(file) {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json')) || !('version' in readManifest(folder)))
    folder = dirname(folder)
  return folder
}

/** The name of one file in another. */
function nameIn(from, to) {
  const path = relative(dirname(from), to)
    .split(sep)
    .join('/')
    .replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

function copyLicense(file) {
  const root = packageRoot(file)
  const license = readdirSync(root).find((entry) => /^licen[cs]e/i.test(entry))
  if (license !== undefined)
    copyFileSync(join(root, license), join(dist, 'types', readManifest(root).name, license))
}

rmSync(join(dist, 'types'), { recursive: true, force: true })
const entryPoints = Object.values(manifest.publishConfig.exports).flatMap(({ types }) => types ?? [])
const reached = new Set(entryPoints.map((path) => resolve(path)))
// A set gives what is added to it on the way, too.
for (const file of reached) {
  const place = placeOf(file)
  const text = readFileSync(file, 'utf8')
  const own = text.replaceAll(NAMES, (whole, before, quote, specifier) => {
    const isOutside = specifier !== undefined && !specifier.startsWith('.')
    if (specifier === undefined || (isOutside && isInstalled(packageOf(specifier)))) return whole
    const target = findDeclarations(file, specifier)
    reached.add(target)
    return isOutside ? `${before}${quote}${nameIn(place, placeOf(target))}${quote}` : whole
  })
  if (place === file && own === text) continue
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, own)
  if (place !== file) copyLicense(file)
}

const kept = new Set([...reached].map(placeOf))
for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const file = join(dist, path)
  if (path.endsWith('.d.ts') && !kept.has(file)) rmSync(file)
}
