import { readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageFolderOf } from '../store/package-fingerprint.ts'

/** Of this Node and newer it is known that types are taken out without a warning to every user. */
const READS_TYPES_SINCE = 24

/** Imports of other files of the site, and whatever depends on how and where the file is run. */
const NEEDS_BUNDLER =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`][./#]|\bimport\s*\(\s*[^'"\s]|\bimport\.meta\b/

/**
 * What may be a name with types, `list<Item>(…)`, and is read as two comparisons where nobody knows of types. Whatever else
 * tells of types is a mistake there.
 */
const MAY_BE_TYPED_NAME = /[\w$]<|>\s*[(`]/

/** What a configuration exports. */
export type RunConfig = Readonly<Record<string, unknown>>

let runs = 0

/**
 * Runs a module (absolute path) that imports nothing but packages, as it is and without a bundler, whose loading takes
 * longer than that of all else. Null where the bundler is wanted, be it only for what it can say of an error.
 */
export async function runAlone(path: string): Promise<RunConfig | null> {
  try {
    const text = readFileSync(path, 'utf8')
    if (!isModule(path) || NEEDS_BUNDLER.test(text)) return null
    if (!extname(path).endsWith('ts')) return await importAnew(path)
    return (await runWithoutTypes(path, text)) ?? (readsTypes() ? await importAnew(path) : null)
  } catch {
    return null
  }
}

/** Node runs an address once; the file may have been changed since. */
function importAnew(path: string): Promise<RunConfig> {
  runs += 1
  return import(`${pathToFileURL(path).href}?run=${runs}`)
}

/** The part of Node's hooks that is used here. */
type RegisterHooks = (hooks: {
  load(url: string, context: object, nextLoad: (url: string, context: object) => unknown): unknown
}) => { deregister(): void }

/**
 * Runs a script that may have types as one that has none, which most have not: loading what takes types out takes Node as long
 * as loading half of all else. Null for one that can not be read so, and where Node has no such hooks.
 */
async function runWithoutTypes(path: string, text: string): Promise<RunConfig | null> {
  const registerHooks: RegisterHooks | undefined = Reflect.get(module, 'registerHooks')
  if (registerHooks === undefined || MAY_BE_TYPED_NAME.test(text)) return null
  // Links lead elsewhere before Node asks for the file.
  const address = pathToFileURL(realpathSync(path)).href
  const hooks = registerHooks({
    load: (url, context, nextLoad) =>
      url.startsWith(`${address}?run=`)
        ? { format: 'module', source: text, shortCircuit: true }
        : nextLoad(url, context),
  })
  try {
    return await importAnew(path)
  } catch {
    return null
  } finally {
    hooks.deregister()
  }
}

function isModule(path: string): boolean {
  return extname(path).startsWith('.m') || packageTypeOf(path) === 'module'
}

function readsTypes(): boolean {
  const isOn = 'typescript' in process.features && process.features.typescript !== false
  return isOn && Number.parseInt(process.versions.node, 10) >= READS_TYPES_SINCE
}

/** What the nearest manifest says that its scripts are. */
function packageTypeOf(path: string): unknown {
  const manifest = readFileSync(join(packageFolderOf(path), 'package.json'), 'utf8')
  const { type }: { type?: unknown } = JSON.parse(manifest)
  return type
}
