import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '@fyr/content-pipeline'
import {
  type GeneratedDocuments,
  isRecord,
  placeInSite,
  translationFolders,
  versionNameIssue,
} from '@fyr/content-pipeline/internal'
import { findCommit } from '@fyr/git'
import { apiSettings, type ReleasedPart, releasedParts } from '../content-sources/api-parts.ts'
import { hasErrors } from '../content/loaded-site.ts'
import { openSiteReader, type SiteReader } from '../content/site-reader.ts'
import { type SiteDiagnostic, SiteError, type SiteIssue } from '../site-error.ts'
import { copyFolderInSite, copyInSite, readTextInSite, writeInSite } from '../write-in-site.ts'
import { addGitVersion, writeEntry } from './add-git-version.ts'
import { type FolderCopy, hasDocuments, releasedDocuments } from './released-documents.ts'

export interface ReleaseVersionOptions {
  /** Folder of the site. */
  readonly root: string
  /** Name of the version: `2.1`. */
  readonly name: string
  /** The tag of Git that has its docs; default: the current docs are copied. */
  readonly tag?: string | null
}

/** A version of the docs that was made, or the diagnostics that prevented it. */
export interface ReleasedVersion {
  /** Errors that prevented the version, and warnings. */
  readonly diagnostics: readonly SiteDiagnostic[]
  /**
   * Paths that were written, relative to the root, with the number of files in each folder; empty when nothing was
   * written.
   */
  readonly written: readonly { readonly place: string; readonly files: number | null }[]
  /** Addresses of the first page of every version, newest first. */
  readonly addresses: readonly { readonly name: string; readonly href: string }[]
}

/** The contents of a version. Paths are relative to the root. */
interface VersionPlan {
  readonly folders: readonly FolderCopy[]
  /** Documents that are in no folder, because content sources made them. */
  readonly generated: GeneratedDocuments
  /** Parts of APIs that documents show. */
  readonly parts: readonly ReleasedPart[]
  /** Null if the sidebars are generated from the folders. */
  readonly sidebars: { readonly file: string; readonly text: string } | null
  readonly list: { readonly file: string; readonly text: string; readonly before: string | null }
  /** The configuration with the version, if that is in Git; null for a version in a folder. */
  readonly config: { readonly file: string; readonly text: string; readonly before: string } | null
}

/** Diagnostics of the lock of addresses: the next `fyr urls accept` resolves them. */
const OF_LOCK = new Set<string>(['invalid-lock', 'lost-address', 'lost-anchor'])

/**
 * Releases the current docs as a version: copies them, their translations and their sidebars, writes the documents of
 * content sources and the parts of APIs that docs show as files, and puts the version first in the list of versions. With a tag,
 * only the configuration, the sidebars and the list are written. A site
 * with errors stays as it is, and so does one that would have errors with the version. Throws `SiteError` for a name that is taken or invalid, and for a site
 * without docs.
 */
export async function releaseVersion({
  root,
  name,
  tag = null,
}: ReleaseVersionOptions): Promise<ReleasedVersion> {
  const reader = openSiteReader({ root: resolve(root) })
  try {
    const before = await reader.read()
    const { config } = before
    if (config === null || hasErrors(before.diagnostics)) return notMade(before.diagnostics)
    const dependencies = before.content?.dependencies ?? []
    const plan =
      tag === null
        ? planVersion(reader, name, { config, dependencies })
        : await planFromTag(reader, { name, tag }, config)
    write(reader.root, plan)
    const after = await reader.read()
    const issues = after.diagnostics.filter(({ code }) => !OF_LOCK.has(code))
    if (hasErrors(issues)) {
      takeBack(reader.root, plan)
      return notMade(issues.map((issue) => atOriginal(issue, plan)))
    }
    return {
      diagnostics: [],
      written: describe(reader.root, plan),
      addresses: after.content?.manifest.locales[0]?.siteData.versions ?? [],
    }
  } finally {
    await reader.close()
  }
}

function notMade(diagnostics: readonly SiteDiagnostic[]): ReleasedVersion {
  return { diagnostics, written: [], addresses: [] }
}

function planVersion(
  { root, generated, store }: Pick<SiteReader, 'root' | 'generated' | 'store'>,
  name: string,
  { config, dependencies }: { readonly config: SiteConfig; readonly dependencies: readonly string[] },
): VersionPlan {
  const { content, locales, defaultLocale } = config
  checkName(name, config)
  const folder = `${content.versionedDocs}/version-${name}`
  const translations = locales
    .filter(({ code }) => code !== defaultLocale)
    .flatMap(({ code }) => translationFolders(config, code))
  const folders = [
    { from: content.docs, to: folder },
    ...[...new Set(translations)].map((place) => ({ from: `${place}/docs`, to: `${place}/${folder}` })),
  ].filter(({ from }) => existsSync(join(root, from)) || hasDocuments(generated, from))
  const versionFolders = Object.fromEntries(
    locales.flatMap(({ code }) => {
      const own = code === defaultLocale ? folder : `${content.translations}/${code}/${folder}`
      return folders.some(({ to }) => to === own) ? [[code, own]] : []
    }),
  )
  const apis = apiSettings({ root, config, storeFolder: store.folder })
  const plan = {
    folders,
    generated,
    parts: releasedParts(apis, root, dependencies, versionFolders),
    sidebars: config.sidebars === undefined ? null : sidebarsFile(name, config),
    list: versionList(root, name, config),
    config: null,
  }
  const places = [...folders.map(({ to }) => to), ...(plan.sidebars === null ? [] : [plan.sidebars.file])]
  const taken = places.find((place) => existsSync(join(root, place)))
  if (taken !== undefined) {
    const hint = 'Choose another name, or remove the files of the earlier version with this name.'
    throw refusal({ code: 'version-refused', problem: `${taken} already exists.`, hint })
  }
  return plan
}

function checkName(name: string, { docs }: SiteConfig): void {
  const hint = 'Write a number such as 2.1.'
  if (docs === false) throw refusal({ code: 'version-refused', problem: 'This site has no docs.' })
  const issue = versionNameIssue(name)
  if (issue !== null)
    throw refusal({ code: 'version-refused', problem: `The name "${name}" ${issue}.`, hint })
  if (docs.versions[name]?.from !== undefined)
    throw refusal({
      code: 'version-refused',
      problem: `"docs.versions" has the version "${name}" already.`,
      hint,
    })
  const pathOfCurrent = docs.versions['current']?.path ?? 'next'
  if (name === pathOfCurrent) {
    const problem = `The name "${name}" is the address of the docs that are not released yet.`
    throw refusal({ code: 'version-refused', problem, hint })
  }
}

/** A version whose docs stay in Git: nothing is copied, and the configuration names the tag and its commit. */
async function planFromTag(
  { root, generated }: Pick<SiteReader, 'root' | 'generated'>,
  { name, tag }: { readonly name: string; readonly tag: string },
  config: SiteConfig,
): Promise<VersionPlan> {
  checkName(name, config)
  const { file } = config.source
  const before = readTextInSite(root, file)
  // A tag that is not there is reported when the site is read with it.
  const commit = await findCommit(root, [`refs/tags/${tag}`])
  const entry = { from: tag, ...(commit !== null && { commit: commit.slice(0, SHORT_ID) }) }
  const text = addGitVersion(before, name, entry)
  if (text === null) {
    const problem = `There is no place in ${file} for the version "${name}": "docs" is not written out there.`
    const hint = `Add ${writeEntry(name, entry)} to "docs.versions", and "${name}" to ${config.content.versions}.`
    throw refusal({ code: 'version-refused', file, problem, hint })
  }
  // Sidebars of the version may be there: somebody has taken it from a folder to Git.
  const sidebars = config.sidebars === undefined ? null : sidebarsFile(name, config)
  return {
    folders: [],
    generated,
    parts: [],
    sidebars: sidebars === null || existsSync(join(root, sidebars.file)) ? null : sidebars,
    list: versionList(root, name, config),
    config: { file, before, text },
  }
}

/** Letters of an id that name a commit in any repository that is not enormous. */
const SHORT_ID = 12

function sidebarsFile(name: string, { content, sidebars }: SiteConfig): VersionPlan['sidebars'] {
  const file = `${content.versionedSidebars}/version-${name}-sidebars.json`
  return { file, text: `${JSON.stringify(sidebars, null, 2)}\n` }
}

function versionList(root: string, name: string, { content }: SiteConfig): VersionPlan['list'] {
  const file = content.versions
  const before = existsSync(join(root, file)) ? readTextInSite(root, file) : null
  const listed: unknown = before === null ? [] : JSON.parse(before)
  const names = Array.isArray(listed) ? listed.map(String) : []
  if (names.includes(name)) {
    const hint = `Released versions: ${names.join(', ')}.`
    throw refusal({
      code: 'version-refused',
      file,
      problem: `The version "${name}" has been released.`,
      hint,
    })
  }
  return { file, before, text: `${JSON.stringify([name, ...names], null, 2)}\n` }
}

/** The list is written last: a version that is not in it is not published. */
function write(root: string, plan: VersionPlan): void {
  try {
    for (const { from, to } of plan.folders) {
      // A link would lead to files that may change later.
      if (existsSync(join(root, from))) copyFolderInSite(root, from, to)
    }
    for (const { from, to } of plan.parts) copyInSite(root, from, to)
    const documents = releasedDocuments(root, plan.generated, plan.folders)
    for (const { file, text } of documents) writeInSite(root, file, text)
    for (const one of [plan.config, plan.sidebars, plan.list])
      if (one !== null) writeInSite(root, one.file, one.text)
  } catch (error) {
    takeBack(root, plan)
    if (error instanceof SiteError) throw error
    const reason = isRecord(error) && typeof error['code'] === 'string' ? ` (${error['code']})` : ''
    const problem = `The version cannot be written${reason}.`
    throw new SiteError([{ code: 'version-refused', problem, hint: 'Nothing was changed.' }], {
      cause: error,
    })
  }
}

function takeBack(root: string, { folders, sidebars, list, config }: VersionPlan): void {
  const written = [
    ...folders.map(({ to }) => to),
    ...(sidebars === null ? [] : [sidebars.file]),
    ...(list.before === null ? [list.file] : []),
  ]
  for (const place of written) {
    // Nothing was written below a link that leads away.
    if (placeInSite(root, place) !== null) rmSync(join(root, place), { recursive: true, force: true })
  }
  if (list.before !== null) writeInSite(root, list.file, list.before)
  if (config !== null) writeInSite(root, config.file, config.before)
}

/** Moves a diagnostic from the copy, which has been removed, to the original file. */
function atOriginal(issue: SiteDiagnostic, { folders }: VersionPlan): SiteDiagnostic {
  const copy = folders.find(({ to }) => issue.file.startsWith(`${to}/`))
  if (copy === undefined) return issue
  const advice =
    'The released version is in another folder: use addresses to link to anything outside the docs.'
  return {
    ...issue,
    file: copy.from + issue.file.slice(copy.to.length),
    hint: `${issue.hint} ${advice}`.trim(),
  }
}

function describe(
  root: string,
  { folders, sidebars, list, config }: VersionPlan,
): ReleasedVersion['written'] {
  return [
    ...folders.map(({ to }) => ({ place: to, files: countFiles(join(root, to)) })),
    ...[sidebars, config, list].flatMap((file) => (file === null ? [] : [{ place: file.file, files: null }])),
  ]
}

function countFiles(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return entries.filter((entry) => statSync(join(folder, entry)).isFile()).length
}

function refusal(issue: SiteIssue): SiteError {
  return new SiteError([issue])
}
