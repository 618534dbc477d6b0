import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import type { LoadedConfig } from '../config/load-config.ts'
import { environmentOf } from '../store/environment-of.ts'
import { hashOf } from '../store/hash-of.ts'
import { findPackage, packageFingerprint } from '../store/package-fingerprint.ts'
import type { CompiledSite } from './compile-tasks.ts'

export interface SettingsKeyOptions {
  readonly config: SiteConfig
  readonly loadedConfig: LoadedConfig
  /** Identifies the code that compiles. */
  readonly fingerprint: string
}

/** A key of everything that is the same for every document of a site: the code that compiles, and the settings. */
export function settingsKeyOf(
  {
    root,
    openFolders,
    variables,
    packageManagers,
    copyCommands,
    hasPlugins,
    extended,
    apis,
    languages,
    terms,
  }: CompiledSite,
  { config, loadedConfig, fingerprint }: SettingsKeyOptions,
): string {
  return hashOf(
    fingerprint,
    JSON.stringify([...variables]),
    JSON.stringify({ packageManagers, copyCommands }),
    JSON.stringify(namesOf(openFolders, config)),
    ...extended,
    ...(apis === undefined ? [] : [JSON.stringify(apis)]),
    JSON.stringify({ languages, terms }),
    ...(hasPlugins ? [pluginsKeyOf(root, loadedConfig.dependencies, config.markdown)] : []),
  )
}

/**
 * Folders without what is the name of one commit alone: documents of another may use the same folders of it, and those of the site
 * are compiled as before.
 */
function namesOf(folders: readonly string[], { gitVersions = [] }: SiteConfig): readonly string[] {
  const named = folders.map((folder) => {
    const version = gitVersions.find((one) => folder.startsWith(`${one.folder}/`))
    return version === undefined ? folder : folder.replace(version.folder, 'a commit')
  })
  return [...new Set(named)]
}

/**
 * A key of the plugins of a site in `root` (absolute). `modules`: the file of the configuration and those that it imports,
 * absolute; `markdown`: the setting of that name.
 */
export function pluginsKeyOf(root: string, modules: readonly string[], markdown: unknown): string {
  return hashOf(...codeOfConfig(root, modules), writePlugins(markdown))
}

const LOCK_FILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/** Packages that a module imports, by name; other imports are not among the installed packages. */
const PACKAGE_IMPORT =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"`])(?<name>(?:@[^/'"`]+\/)?[^./'"`][^/'"`]*)(?:\/[^'"`]*)?\1/g

/**
 * Everything that decides which code the plugins run: the text of the configuration and its imports, the environment
 * variables that they read, their packages, and the versions of what is installed.
 */
function codeOfConfig(root: string, dependencies: readonly string[]): string[] {
  const locks: string[] = []
  for (let folder = root; ; folder = dirname(folder)) {
    locks.push(...LOCK_FILES.map((name) => join(folder, name)).filter((file) => existsSync(file)))
    if (folder === dirname(folder)) break
  }
  const modules = dependencies.map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const packages = new Set(modules.flatMap(({ file, code }) => packagesOf(file, code)))
  return [
    ...modules.flatMap(({ code }) => [code, environmentOf(code)]),
    ...locks.map((file) => readFileSync(file, 'latin1')),
    packageFingerprint([...packages].toSorted(), { isSourceRun: true }),
  ]
}

/** The site's plugins with their options, as a string that is equal for equal options. */
function writePlugins(markdown: unknown): string {
  const seen = new Set<unknown>()
  return JSON.stringify(markdown, (_, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'bigint' || value instanceof RegExp)
      return String(value)
    if (typeof value !== 'object' || value === null) return value
    // An option may contain itself.
    if (seen.has(value)) return [...seen].indexOf(value)
    seen.add(value)
    return value instanceof Map || value instanceof Set ? [...value] : value
  })
}

/** Folders of the packages that a module (absolute path) imports. */
function packagesOf(file: string, code: string): string[] {
  return [...code.matchAll(PACKAGE_IMPORT)].flatMap(
    ({ groups }) => findPackage(dirname(file), groups?.['name'] ?? '') ?? [],
  )
}
