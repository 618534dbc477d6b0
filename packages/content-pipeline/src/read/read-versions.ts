import { existsSync, lstatSync } from 'node:fs'
import { join, posix } from 'node:path'
import { compareCodePoints } from '../manifest/compare-code-points.ts'
import type { VersionBanner } from '../manifest/index.ts'
import { suggestName } from '../nearest-name.ts'
import { joinAddress } from '../schemas/address.ts'
import { locate } from '../schemas/locate.ts'
import type { GitVersion } from '../schemas/git-version.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { CURRENT_VERSION, versionsSchema } from '../schemas/versions.ts'
import type { Variables } from '../substitute-variables.ts'
import { isFolder } from './is-folder.ts'
import { listFiles } from './list-files.ts'
import { namesIn } from './names-in.ts'
import {
  type Collection,
  collectionOf,
  docsAlone,
  type ReadContext,
  translationFolders,
} from './read-collection.ts'
import { readDataFile } from './read-data-file.ts'
import { reportUsesOfDocs } from './report-uses-of-docs.ts'

/** A version of the docs, or a folder of further docs, from files and configuration. */
export interface DocsVersion {
  /** `current` for the docs folder, else a released version, or the folder of further docs, with `:` for slashes. */
  readonly name: string
  /** Not translated. */
  readonly label: string
  /** Address of its docs below the base path of the locale, without slashes at either end: `docs`, `docs/1.0`. */
  readonly address: string
  readonly collection: Collection
  /** File with its sidebars, relative to the root; null for those of the configuration. */
  readonly sidebarsFile: string | null
  readonly banner: VersionBanner
  readonly isBadged: boolean
  /** The default version. */
  readonly isLast: boolean
  /** Whether search engines may index its pages. */
  readonly isIndexed: boolean
  /** Whether it is a folder of further docs, which is no version. */
  readonly isFurther: boolean
}

/** The version of the docs that an address below the base path of a locale belongs to: the one of the longest address. */
export function versionAt(address: string, versions: readonly DocsVersion[]): DocsVersion | null {
  const [longest = null] = versions
    .filter((version) => `${address}/`.startsWith(`${version.address}/`) || version.address === '')
    .toSorted((left, right) => right.address.length - left.address.length)
  return longest
}

/** Key of a version's label in the messages of a locale. */
export function versionLabelKey({ name }: DocsVersion): string {
  return name === CURRENT_VERSION ? 'docs.versionLabel' : `docs.versionLabel.${name}`
}

export type VersionContext = ReadContext & { readonly variables: Variables }
type DocsSettings = Exclude<SiteConfig['docs'], false>

/**
 * The versions to publish, newest first: the docs folder, then the released ones in the order of their list. The last
 * version has the address of the docs, `current` is below it at `next`, any other one at its name, unless the
 * configuration says otherwise. Empty for a site without docs; settings that need docs are reported.
 */
export function readVersions(context: VersionContext): DocsVersion[] {
  const { config } = context
  const { docs } = config
  if (docs === false) {
    reportUsesOfDocs(context)
    return []
  }
  const { listed, released } = readReleased(context)
  reportUnlisted(listed, context)
  reportUnreadSidebars([...listed, ...namesFromGit(config)], context)
  // What is wrong with one from Git is reported where its files are taken from there.
  const known = [CURRENT_VERSION, ...new Set([...released, ...namesFromGit(config)])]
  reportUnknown(Object.keys(docs.versions), known, 'versions', context)
  reportUnknown(docs.onlyVersions ?? [], known, 'onlyVersions', context)
  const published = new Set([CURRENT_VERSION, ...released])
  const names = [...published].filter((name) => docs.onlyVersions?.includes(name) ?? true)
  if (docs.lastVersion !== undefined) reportUnknown([docs.lastVersion], names, 'lastVersion', context)
  const last = chooseLast(names, docs)
  const versions = names.map((name) => describe(name, names, last, docs, config))
  reportSharedAddresses(versions, context)
  return versions
}

/** The released versions: all that are listed, and those that have docs. */
interface ReleasedVersions {
  readonly listed: readonly string[]
  readonly released: readonly string[]
}

function readReleased(context: VersionContext): ReleasedVersions {
  const { root, config, log } = context
  const file = config.content.versions
  const read = existsSync(join(root, file)) ? readDataFile(root, file, versionsSchema, context) : null
  const listed = read?.value ?? []
  const fromGit = namesFromGit(config)
  const isThere = (name: string): boolean => gitVersion(name, config) !== null
  const ofList = listed.filter((name, index) => {
    const isDouble = listed.indexOf(name) !== index
    if (!isDouble && fromGit.includes(name)) return isThere(name)
    const lack = isDouble ? null : lackOf(releasedCollection(name, config), context)
    if (read !== null && (isDouble || lack !== null)) {
      log.add(read.source, {
        code: isDouble ? 'duplicate-version' : 'missing-version',
        problem: isDouble
          ? `The version "${name}" is listed twice.`
          : `The docs of version "${name}" are expected in "${releasedCollection(name, config).folder}", which ${lack}.`,
        hint: isDouble
          ? 'Remove one of them.'
          : 'Copy the docs of that release there, or remove the version from the list.',
        at: read.locate([index]),
      })
    }
    return !isDouble && lack === null
  })
  return { listed, released: withUnlisted(ofList, fromGit.filter(isThere), config) }
}

/**
 * The versions of the list, with those from Git that are missing from it. The configuration decides where these go: in front of the
 * next listed version there, or last. If it names no listed version, they come first.
 */
function withUnlisted(ofList: readonly string[], fromGit: readonly string[], config: SiteConfig): string[] {
  const result = [...ofList]
  const names = namesInOrder(config)
  let next = names.some((name) => ofList.includes(name)) ? null : ofList[0]
  for (const name of names.toReversed()) {
    if (!ofList.includes(name)) {
      if (!fromGit.includes(name)) continue
      result.splice(next ? result.indexOf(next) : result.length, 0, name)
    }
    next = name
  }
  return result
}

/** Versions that the configuration takes from Git, in its order. */
function namesFromGit(config: SiteConfig): readonly string[] {
  const versions = config.docs === false ? {} : config.docs.versions
  return namesInOrder(config).filter((name) => versions[name]?.from !== undefined)
}

/**
 * Versions in the order of the configuration. JavaScript forgets that order where a key is a whole number: such keys come first, the
 * lowest before the others. Then the highest number is the newest version.
 */
function namesInOrder({ docs }: SiteConfig): readonly string[] {
  const names = docs === false ? [] : Object.keys(docs.versions).filter((name) => name !== CURRENT_VERSION)
  return names.some((name) => /^\d+$/.test(name)) ? names.toSorted(byNumber) : names
}

/** The highest number first; `1.10` is higher than `1.9`, and what is no number is the lowest. */
function byNumber(one: string, other: string): number {
  const [left, right] = [numbersIn(one), numbersIn(other)]
  const differing = left.findIndex((number, place) => number !== right[place])
  return differing === -1 ? right.length - left.length : (right[differing] ?? -1) - (left[differing] ?? -1)
}

function numbersIn(name: string): readonly number[] {
  return name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : -1))
}

/** A version from Git, if its files are there. */
function gitVersion(name: string, { gitVersions = [] }: SiteConfig): GitVersion | null {
  return gitVersions.find((version) => version.name === name) ?? null
}

/** The problem with the folder of a version; null if it has at least one page. */
function lackOf({ folder }: Collection, { root, log }: VersionContext): string | null {
  if (!isFolder(join(root, folder))) return 'does not exist'
  return listFiles(root, folder, log, { looksAt: docsAlone, most: 1 }).length > 0 ? null : 'has no pages'
}

function releasedCollection(name: string, config: SiteConfig): Collection {
  const { content } = config
  const folder = `version-${name}`
  const fromGit = gitVersion(name, config)
  if (fromGit !== null) {
    const { base, docs } = fromGit
    return { name: 'docs', base, folder: posix.join(base, docs), translated: 'docs' }
  }
  return {
    name: 'docs',
    base: '',
    folder: `${content.versionedDocs}/${folder}`,
    translated: `${content.versionedDocs}/${folder}`,
  }
}

/** Reports folders of versions that are not listed: their docs and translations are not published. */
function reportUnlisted(listed: readonly string[], { root, config, log }: VersionContext): void {
  const { versions, versionedDocs } = config.content
  const translated = config.locales.flatMap(({ code }) => translationFolders(config, code))
  const fromGit = namesFromGit(config)
  for (const folder of new Set([versionedDocs, ...translated.map((place) => `${place}/${versionedDocs}`)])) {
    for (const name of versionFolders(join(root, folder))) {
      const isFromGit = fromGit.includes(name)
      if (listed.includes(name) && !isFromGit) continue
      log.add(
        { file: `${folder}/version-${name}`, text: '' },
        {
          code: 'unlisted-version',
          problem: isFromGit
            ? `"docs.versions" takes the version "${name}" from Git, so this folder is not published.`
            : `The version "${name}" is not in ${versions}, so this folder is not published.`,
          hint: isFromGit
            ? 'Remove the folder, or "from" in the configuration.'
            : suggestName(name, listed, `Add "${name}" to ${versions}, or remove the folder.`),
        },
      )
    }
  }
}

/** Reports files among the sidebars of versions that are not those of a version, which then has the sidebars of its folders. */
function reportUnreadSidebars(names: readonly string[], { root, config, log }: VersionContext): void {
  const folder = config.content.versionedSidebars
  const known = names.map((name) => posix.basename(sidebarsFileOf(name, config)))
  const files = namesIn(join(root, folder)).toSorted(compareCodePoints)
  const missing = known.filter((name) => !files.includes(name))
  for (const file of files) {
    if (known.includes(file) || !file.endsWith('.json')) continue
    const advice = 'The sidebars of a version are in "version-<name>-sidebars.json".'
    log.add(
      { file: `${folder}/${file}`, text: '' },
      {
        code: 'unread-file',
        problem: 'These are the sidebars of no version, so nothing reads them.',
        hint: suggestName(file, missing, advice),
      },
    )
  }
}

/** File with the sidebars of a released version, relative to the root. */
function sidebarsFileOf(name: string, { content }: SiteConfig): string {
  return `${content.versionedSidebars}/version-${name}-sidebars.json`
}

/** Names of the versions that have a folder, in code-point order. */
function versionFolders(folder: string): string[] {
  return namesIn(folder)
    .flatMap((name) => /^version-(.+)$/.exec(name)?.[1] ?? [])
    .filter((name) => lstatSync(join(folder, `version-${name}`), { throwIfNoEntry: false })?.isDirectory())
    .toSorted(compareCodePoints)
}

function chooseLast(names: readonly string[], { lastVersion }: DocsSettings): string {
  if (lastVersion !== undefined && names.includes(lastVersion)) return lastVersion
  return names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION
}

function describe(
  name: string,
  names: readonly string[],
  last: string,
  docs: DocsSettings,
  config: SiteConfig,
): DocsVersion {
  const settings = docs.versions[name]
  const isCurrent = name === CURRENT_VERSION
  const isLast = name === last
  const path = settings?.path ?? (isLast ? '' : isCurrent ? 'next' : name)
  const age: VersionBanner = names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
  return {
    name,
    label: settings?.label ?? (isCurrent ? 'Next' : name),
    address: joinAddress(docs.path, path),
    collection: isCurrent ? collectionOf('docs', config) : releasedCollection(name, config),
    sidebarsFile: isCurrent ? null : sidebarsFileOf(name, config),
    banner: settings?.banner ?? (isLast ? 'none' : age),
    isBadged: settings?.badge ?? names.length > 1,
    isLast,
    isIndexed: settings?.noIndex !== true,
    isFurther: false,
  }
}

function reportUnknown(
  written: readonly string[],
  known: readonly string[],
  key: 'versions' | 'onlyVersions' | 'lastVersion',
  { config, log }: VersionContext,
): void {
  for (const name of written) {
    if (known.includes(name)) continue
    log.add(config.source, {
      code: 'unknown-version',
      problem: `"docs.${key}" refers to the version "${name}", which does not exist.`,
      hint: suggestName(name, known, `Versions: ${known.join(', ')}.`),
      at: locate(config.source.text, ['docs', key, name]),
    })
  }
}

function reportSharedAddresses(versions: readonly DocsVersion[], { config, log }: VersionContext): void {
  for (const [index, { name, address }] of versions.entries()) {
    const owner = versions.find((candidate) => candidate.address === address)
    if (owner === undefined || versions.indexOf(owner) === index) continue
    log.add(config.source, {
      code: 'duplicate-route',
      problem: `The versions "${owner.name}" and "${name}" both have the address "${address}".`,
      hint: 'Give one of them a different "path".',
      at: locate(config.source.text, ['docs', 'versions', name, 'path']),
    })
  }
}
