import { readFileSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownFile } from '../own-package.ts'
import { findPackage, packageFolderOf } from '../store/package-fingerprint.ts'

/** From this version on, Node strips types without a warning. */
const READS_TYPES_SINCE = 24

/** Imports of other files of the site, and anything else that depends on how and where the file is run. */
const NEEDS_BUNDLER =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`][./#]|\bimport\s*\(\s*[^'"\s]|\bimport\.meta\b/

/**
 * A possible name with type arguments, `list<Item>(…)`, which is valid JavaScript with another meaning. Any other type
 * syntax is a syntax error there.
 */
const MAY_BE_TYPED_NAME = /[\w$]<|>\s*[(`]/

/** A text without values in it, or a comment. */
const TEXT_OR_COMMENT =
  /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"|`(?:[^`\\$]|\\[^]|\$(?!\{))*`|\/\*[^]*?\*\/|\/\/.*/g

/** The start of a regular expression, or of a text with values in it: what follows may be part of either. */
const STARTS_UNREAD = /[/`]/

/** The exports of a configuration file. */
export type RunConfig = Readonly<Record<string, unknown>>

let runs = 0

/**
 * Runs a module (absolute path) that only imports packages, without a bundler, whose loading takes longer than
 * everything else. Null when the bundler is needed, even if only for its error messages.
 */
export async function runAlone(path: string): Promise<RunConfig | null> {
  try {
    const text = readFileSync(path, 'utf8')
    if (NEEDS_BUNDLER.test(withShortTexts(text))) return null
    const asModule = async (): Promise<RunConfig | null> => (isModule(path) ? importUncached(path) : null)
    if (!extname(path).endsWith('ts')) return await asModule()
    // The package of a site that came from another tool often has no "type": the bundler reads a module all the same.
    return (await runWithoutTypes(path, text)) ?? (readsTypes() ? await asModule() : null)
  } catch {
    return null
  }
}

/**
 * Code without comments, and of each text only the first character: the HTML of an announcement, `<b>New</b> (soon)`, is no type.
 * Code in which that cannot be told by its characters is returned as it is.
 */
function withShortTexts(code: string): string {
  if (STARTS_UNREAD.test(code.replaceAll(TEXT_OR_COMMENT, ''))) return code
  return code.replaceAll(TEXT_OR_COMMENT, (found) => {
    const [quote = ''] = found
    return quote === '/' ? ' ' : found.length === 2 ? found : `${quote}${found[1]}${quote}`
  })
}

/** Node runs an address once; the file may have changed since. */
function importUncached(path: string): Promise<RunConfig> {
  runs += 1
  return import(`${pathToFileURL(path).href}?run=${runs}`)
}

/** The part of Node's hooks that is used here. */
type RegisterHooks = (hooks: {
  load(url: string, context: object, nextLoad: (url: string, context: object) => unknown): unknown
}) => { deregister(): void }

/**
 * Runs a script that may have types as plain JavaScript, which most configurations are: loading Node's type stripper
 * takes half as long as loading everything else. Null for a script that is not plain JavaScript.
 */
async function runWithoutTypes(path: string, text: string): Promise<RunConfig | null> {
  if (MAY_BE_TYPED_NAME.test(withShortTexts(text))) return null
  const address = hasHooks() ? null : dataAddressOf(path, text)
  if (address !== null) return import(address)
  const release = takeForJavaScript(path, text)
  try {
    return await importUncached(path)
  } catch {
    return null
  } finally {
    release()
  }
}

/** Whether Node runs hooks without a thread of their own, which takes a fifth of a build without a change. */
function hasHooks(): boolean {
  return 'registerHooks' in module
}

/** The first import of a script, from this package; what comes before it are comments alone. */
const OWN_IMPORT =
  /^(?:\s|\/\/[^\n]*\n|\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/)*import\s*\{[\w\s,]*\}\s*from\s*(?='@fyr\/cli'|"@fyr\/cli")/

/**
 * A script that imports nothing, or this package alone, as an address that Node runs as JavaScript without a hook. Null for any other:
 * at such an address no package is found.
 */
function dataAddressOf(path: string, text: string): string | null {
  const [start = ''] = OWN_IMPORT.exec(text) ?? []
  const rest = start === '' ? text : text.slice(start.length + `'${OWN_NAME}'`.length)
  if (IMPORTS.test(withShortTexts(rest))) return null
  if (start !== '' && findPackage(packageFolderOf(path), OWN_NAME) !== realpathSync.native(ownFile('.')))
    return null
  runs += 1
  const own = start === '' ? '' : `${start}${JSON.stringify(pathToFileURL(ownFile('dist/index.js')).href)}`
  return `data:text/javascript,${encodeURIComponent(`${own}${rest}\n//${runs}`)}`
}

const OWN_NAME = '@fyr/cli'

/** Any further import. */
const IMPORTS = /\b(?:import|require)\b|\bfrom\s*['"`]/

/** Makes Node run a script as JavaScript until the returned function is called. */
function takeForJavaScript(path: string, text: string): () => void {
  const registerHooks: RegisterHooks | undefined = Reflect.get(module, 'registerHooks')
  if (registerHooks === undefined) {
    registerLoader()
    return () => {}
  }
  // Resolves links before Node asks for the file.
  const address = pathToFileURL(realpathSync(path)).href
  const hooks = registerHooks({
    load: (url, context, nextLoad) =>
      url.startsWith(`${address}?run=`)
        ? { format: 'module', source: text, shortCircuit: true }
        : nextLoad(url, context),
  })
  return () => hooks.deregister()
}

/** Hooks for Node before 22.15, which runs them in a thread of their own and cannot remove them. */
const LOADER = `import { readFileSync } from 'node:fs'
export const load = (url, context, nextLoad) =>
  /\\.m?ts\\?run=\\d+$/.test(url)
    ? { format: 'module', source: readFileSync(new URL(url), 'utf8'), shortCircuit: true }
    : nextLoad(url, context)`

let hasLoader = false

function registerLoader(): void {
  if (hasLoader) return
  module.register(`data:text/javascript,${encodeURIComponent(LOADER)}`)
  hasLoader = true
}

function isModule(path: string): boolean {
  return extname(path).startsWith('.m') || packageTypeOf(path) === 'module'
}

function readsTypes(): boolean {
  const isOn = 'typescript' in process.features && process.features.typescript !== false
  return isOn && Number.parseInt(process.versions.node, 10) >= READS_TYPES_SINCE
}

/** The module type of the nearest manifest. */
function packageTypeOf(path: string): unknown {
  const manifest = readFileSync(join(packageFolderOf(path), 'package.json'), 'utf8')
  const { type }: { type?: unknown } = JSON.parse(manifest)
  return type
}
