import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import type { GitVersion, SiteConfig } from '@fyr/content-pipeline'
import { isRecord, locate, openFolders, suggestName } from '@fyr/content-pipeline/internal'
import { findCommit, findCommitById, findGitPlace, type GitPlace, listReferences } from '@fyr/git'
import pMap from 'p-map'
import { readLineOfSite } from '../read-line-of-site.ts'
import { type SiteDiagnostic, siteDiagnostic, type SiteIssue } from '../site-error.ts'
import { hashOf } from '../store/hash-of.ts'
import { keepCommit, type LackOfCommit } from './keep-commit.ts'
import { readOrNull, replaceFile } from './kept-file.ts'

export interface TakeGitVersionsOptions {
  /** Folder of the site, absolute. */
  readonly root: string
  readonly config: SiteConfig
  /** Absolute. */
  readonly storeFolder: string
}

/** The versions of the docs whose files are there, and what is wrong with the others. */
export interface TakenGitVersions {
  readonly gitVersions: readonly GitVersion[]
  readonly diagnostics: readonly SiteDiagnostic[]
}

/** The folder of the store that holds the files of versions. */
const VERSIONS = 'versions'
/** Raise it with every change of what is kept of a commit. */
const FORMAT = 1
/** Files of a commit that no build has used for this long belong to an old state of the site. */
const UNUSED_MS = 14 * 24 * 60 * 60 * 1000

/**
 * Puts the files of the versions that `docs.versions` takes from Git into the store, without a checkout: those that content may
 * show, arranged as in their commit. A commit that is there already is not read again.
 */
export async function takeGitVersions(options: TakeGitVersionsOptions): Promise<TakenGitVersions> {
  const versions = versionsFromGit(options.config)
  const [first] = versions
  if (first === undefined) return { gitVersions: [], diagnostics: [] }
  const at = placesIn(options)
  let place: GitPlace
  try {
    place = await findGitPlace(options.root)
  } catch (error) {
    const issue = {
      code: 'version-not-in-git',
      ...at(first.name),
      ...withoutRepository(first.name, error),
    } as const
    return { gitVersions: [], diagnostics: [siteDiagnostic(issue)] }
  }
  // Two of them may be of one commit.
  const read = await pMap(versions, (version) => takeVersion(version, place, options), { concurrency: 1 })
  const gitVersions = read.flatMap(({ taken }) => taken ?? [])
  const diagnostics = read.flatMap(({ issues }, index) =>
    issues.map((issue) => siteDiagnostic({ ...at(versions[index]?.name ?? ''), ...issue })),
  )
  const used = new Set(gitVersions.map(({ folder }) => posix.basename(folder)))
  removeUnused(join(options.storeFolder, VERSIONS), used)
  return { gitVersions, diagnostics }
}

/** A version as the configuration has it. */
interface WrittenVersion {
  readonly name: string
  readonly from: string
  readonly commit: string | null
  readonly docs: string
}

function versionsFromGit({ docs, content }: SiteConfig): readonly WrittenVersion[] {
  if (docs === false) return []
  return Object.entries(docs.versions).flatMap(([name, { from, commit = null, folder }]) =>
    from === undefined ? [] : [{ name, from, commit, docs: folder ?? content.docs }],
  )
}

interface TakenVersion {
  readonly taken: GitVersion | null
  readonly issues: readonly SiteIssue[]
}

async function takeVersion(
  version: WrittenVersion,
  place: GitPlace,
  { root, config, storeFolder }: TakeGitVersionsOptions,
): Promise<TakenVersion> {
  const { name, docs } = version
  const reference = referenceOf(version)
  const now = await findCommit(root, reference.places)
  const pinned = version.commit === null ? null : await findCommitById(root, version.commit)
  const commit = version.commit === null ? now : pinned
  if (commit === null) {
    const lack =
      version.commit === null ? missingReference(reference, place, root) : missingCommit(version, place)
    return { taken: null, issues: [{ code: 'version-not-in-git', ...(await lack) }] }
  }
  const folders = wantedFolders(config, docs, place)
  const key = hashOf(VERSIONS, String(FORMAT), commit, place.prefix, ...folders)
  const folder = join(storeFolder, VERSIONS, key)
  const kept = await keepOnce(folder, { root, place, commit, folders }).catch(unreadable)
  if ('failure' in kept) {
    const problem = `Git cannot read "${reference.shown}" in this clone: ${kept.failure}`
    return { taken: null, issues: [{ code: 'version-not-in-git', problem, hint: REFETCH }] }
  }
  const { lacks } = kept
  const inCommit = posix.join(place.prefix, docs)
  const taken = {
    name,
    revision: reference.shown,
    commit,
    folder: relative(root, folder).split(sep).join('/'),
    base: `${posix.join(relative(root, folder).split(sep).join('/'), place.prefix)}/`.replace(/\/\/$/, '/'),
    docs,
  }
  if (!hasDocs(join(folder, inCommit))) {
    const lost = lacks.filter((lack) => !isWhole([lack]))
    if (lost.length > 0) {
      const issues = lost.map((lack) => describeLack(lack, reference))
      return { taken: null, issues: issues.map((issue) => ({ ...issue, ...NOT_IN_GIT })) }
    }
    const problem = `"${reference.shown}" has no docs in "${inCommit}".`
    const hint = 'Name the folder that has them, relative to the site, with "folder" beside "from".'
    return { taken: null, issues: [{ code: 'version-not-in-git', problem, hint }] }
  }
  const moved = version.commit !== null && now !== null && now !== commit
  return {
    taken,
    issues: [
      ...(moved ? [movedReference(reference, { now, commit })] : []),
      ...lacks.map((lack) => describeLack(lack, reference)),
    ],
  }
}

/** What is wrong with a version of which nothing is there. */
const NOT_IN_GIT = { code: 'version-not-in-git', severity: 'error' } as const

/** What Git says about a commit that it cannot read; any other error is thrown again. */
function unreadable(error: unknown): { readonly failure: string } {
  const told = isRecord(error) && typeof error['stderr'] === 'string' ? error['stderr'].trim() : ''
  if (told === '') throw error
  return { failure: told.split('\n').at(-1) ?? '' }
}

/** What `from` names. */
interface Reference {
  readonly kind: 'tag' | 'branch'
  readonly name: string
  /** What Git calls it in messages. */
  readonly shown: string
  /** Where it may be, in order. */
  readonly places: readonly string[]
}

/** A clone in CI has the branches of others as those of `origin` only. */
function referenceOf({ from }: WrittenVersion): Reference {
  const [, branch] = /^branch:(.*)$/.exec(from) ?? []
  return branch === undefined
    ? { kind: 'tag', name: from, shown: from, places: [`refs/tags/${from}`] }
    : {
        kind: 'branch',
        name: branch,
        shown: branch,
        places: [`refs/heads/${branch}`, `refs/remotes/origin/${branch}`],
      }
}

type Told = Pick<SiteIssue, 'problem' | 'hint'>

/** A clone with a filter fetches what it lacks when it is asked for, if it can. */
const REFETCH =
  'Build where "origin" can be reached, or fetch everything: "git fetch --refetch --no-filter origin".'

function withoutRepository(version: string, error: unknown): Told {
  const wanted = `"docs.versions" takes the version "${version}" from Git`
  if (isRecord(error) && error['code'] === 'ENOENT')
    return {
      problem: `${wanted}, which is not installed.`,
      hint: 'Install Git, and build in a clone of the repository.',
    }
  if (String(isRecord(error) ? error['stderr'] : '').includes('dubious ownership'))
    return {
      problem: `${wanted}, which refuses this repository, because it belongs to another user.`,
      hint: 'Trust it: run \'git config --global --add safe.directory "$PWD"\' in its top folder.',
    }
  return {
    problem: `${wanted}, but this folder is in no repository.`,
    hint: 'Build in a clone of it: run "git clone", not a download of the files.',
  }
}

async function missingReference(
  { kind, name }: Reference,
  { isShallow }: GitPlace,
  root: string,
): Promise<Told> {
  const known =
    kind === 'tag'
      ? await listReferences(root, 'refs/tags/')
      : [
          ...(await listReferences(root, 'refs/heads/')),
          ...(await listReferences(root, 'refs/remotes/origin/')),
        ]
  const one = kind === 'tag' ? `tag ${name}` : `${name}:refs/remotes/origin/${name}`
  if (isShallow)
    return {
      problem: `The ${kind} "${name}" is not in this clone, which is shallow.`,
      hint: `Fetch it: "git fetch --depth 1 origin ${one}". In a CI workflow, "fetch-depth: 0" fetches everything.`,
    }
  const fetching = `If it is elsewhere, fetch it: "git fetch origin ${one}".`
  return {
    problem: `There is no ${kind} "${name}" in this repository.`,
    hint: suggestName(name, known, fetching),
  }
}

async function missingCommit({ name, commit }: WrittenVersion, { isShallow }: GitPlace): Promise<Told> {
  const command = isShallow ? 'git fetch --unshallow --tags' : 'git fetch --tags'
  return {
    problem: `The commit "${commit}" of the version "${name}" is not in this clone${isShallow ? ', which is shallow' : ''}.`,
    hint: `Fetch it: "${command}".`,
  }
}

/** Letters of an id that name a commit in any repository that is not enormous. */
const SHORT_ID = 12

function movedReference(
  { kind, name }: Reference,
  { now, commit }: { readonly now: string; readonly commit: string },
): SiteIssue {
  const [there, here] = [now, commit].map((id) => id.slice(0, SHORT_ID))
  return {
    code: 'version-moved',
    severity: 'warning',
    problem: `The ${kind} "${name}" is at the commit ${there}; the version was released from ${here}, which is published.`,
    hint:
      kind === 'tag'
        ? `If the tag was moved only here, run "git fetch --tags --force". To publish what it has now, write commit: '${there}'.`
        : `To publish what it has now, write commit: '${there}', or remove "commit".`,
  }
}

function describeLack({ kind, path, count, command }: LackOfCommit, { shown, name }: Reference): SiteIssue {
  const others = count > 1 ? ` and ${count - 1} more` : ''
  const told: Readonly<Record<LackOfCommit['kind'], Told>> = {
    'large-file': {
      problem: `"${shown}" keeps "${path}"${others} in Git LFS, and this clone does not have the content.`,
      hint: `Fetch it: "git lfs fetch origin ${name}".`,
    },
    submodule: {
      problem: `"${path}"${others} is a submodule in "${shown}", and this clone does not have its files.`,
      hint: `Fetch them: "${command}".`,
    },
    content: {
      problem: `This clone does not have the content of "${path}"${others} in "${shown}".`,
      hint: REFETCH,
    },
    link: {
      problem: `"${path}"${others} in "${shown}" is a symbolic link to something that content may not show, or that is not there.`,
      hint: 'The version is published without it.',
    },
  }
  return { code: 'version-incomplete', severity: 'warning', ...told[kind] }
}

/** Folders of the repository that content may show files of. Old copies of versions are none of a version. */
function wantedFolders(config: SiteConfig, docs: string, { prefix }: GitPlace): readonly string[] {
  const { gitVersions: _, ...own } = config
  const all = [...openFolders(own).filter((folder) => folder !== config.content.versionedDocs), docs]
  return [...new Set(all.map((folder) => posix.join(prefix, folder)))].filter(
    (folder) => folder !== '.' && !folder.startsWith('../'),
  )
}

/** What is noted beside the files of a commit once all of them are written. */
interface Mark {
  readonly lacks: readonly LackOfCommit[]
}

async function keepOnce(folder: string, commit: Parameters<typeof keepCommit>[1]): Promise<Mark> {
  const mark = `${folder}.json`
  const written = readOrNull(mark)
  const noted = written === null ? null : (JSON.parse(written) as Mark)
  if (noted !== null && isWhole(noted.lacks)) {
    const now = new Date()
    utimesSync(mark, now, now)
    return noted
  }
  const kept: Mark = { lacks: await keepCommit(folder, commit) }
  mkdirSync(dirname(mark), { recursive: true })
  replaceFile(mark, JSON.stringify(kept))
  return kept
}

/** Whether no command would bring more. */
function isWhole(lacks: readonly LackOfCommit[]): boolean {
  return lacks.every(({ kind }) => kind === 'link')
}

/** Whether all versions that were taken lately have all that a command could bring: the next build takes nothing new then. */
export function areVersionsWhole(storeFolder: string): boolean {
  const folder = join(storeFolder, VERSIONS)
  return marksIn(folder).every((name) => {
    const written = readOrNull(join(folder, name))
    return written === null || isWhole((JSON.parse(written) as Mark).lacks)
  })
}

function hasDocs(folder: string): boolean {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((path) => /\.mdx?$/.test(path))
  } catch {
    return false
  }
}

function marksIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

function removeUnused(folder: string, used: ReadonlySet<string>): void {
  const before = Date.now() - UNUSED_MS
  for (const name of marksIn(folder)) {
    const key = name.replace(/\.json$/, '')
    const stats = statSync(join(folder, name), { throwIfNoEntry: false })
    if (used.has(key) || stats === undefined || stats.mtimeMs > before) continue
    rmSync(join(folder, name), { force: true })
    rmSync(join(folder, key), { recursive: true, force: true })
  }
}

function placesIn({ root, config: { source } }: TakeGitVersionsOptions) {
  return (version: string): Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'> => {
    const at = locate(source.text, ['docs', 'versions', version, 'from'])
    if (at === null) return { file: source.file }
    return { file: source.file, ...at, sourceLine: readLineOfSite(root, source.file, at.line) }
  }
}
