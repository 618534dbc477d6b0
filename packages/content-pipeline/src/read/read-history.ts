import { posix } from 'node:path'
import { type FileHistory, type GitHistory, readGitHistory, readGitState, readHistoryOf } from '@fyr/git'
import { locate } from '../schemas/locate.ts'
import type { SiteConfig } from '../schemas/site-config.ts'
import { contentFolders } from './content-folders.ts'
import { type GeneratedDocuments, isWebAddress, NO_GENERATED_DOCUMENTS } from './generated-documents.ts'
import type { ReadContext } from './read-collection.ts'

/** The Git history of the site's files, by path relative to the root. */
export type History = ReadonlyMap<string, FileHistory>

const NOTHING: History = new Map()
/** In development the history is read again when it has changed, and when the configuration was read again. */
const known = new WeakMap<SiteConfig, Promise<GitHistory>>()

/** The history of a site whose configuration needs dates from it; one warning when there is none. */
export async function readHistory(
  { root, config, log }: ReadContext,
  generated: GeneratedDocuments = NO_GENERATED_DOCUMENTS,
): Promise<History> {
  const setting = askingSetting(config)
  if (setting === null) return NOTHING
  const reading = readAgain(root, config, generated, known.get(config) ?? null)
  known.set(config, reading)
  const history = await reading
  if (history.type === 'known')
    return new Map([...history.byFile, ...(await historyOfVersions(root, config))])
  const name = setting.join('.')
  const isShallow = history.type === 'shallow'
  log.add(config.source, {
    code: 'missing-history',
    problem: isShallow
      ? `"${name}" needs the Git history, but this clone is shallow, so pages show no dates.`
      : `"${name}" needs the Git history, but this folder has none, so pages show no dates.`,
    hint: isShallow
      ? 'Fetch the whole history: "git fetch --unshallow", or "fetch-depth: 0" in a CI workflow.'
      : 'Build in a clone of the repository with Git installed, or remove the setting.',
    at: locate(config.source.text, setting),
  })
  return NOTHING
}

/** Commits do not change, so the history of each is read once for a configuration. */
const ofVersions = new WeakMap<SiteConfig, Promise<History>>()

/** The history of the docs that versions take from Git, each as of its commit. */
function historyOfVersions(root: string, config: SiteConfig): Promise<History> {
  const reading = ofVersions.get(config) ?? readVersionHistories(root, config)
  ofVersions.set(config, reading)
  return reading
}

async function readVersionHistories(
  root: string,
  { gitVersions = [], content }: SiteConfig,
): Promise<History> {
  const histories = await Promise.all(
    gitVersions.map(async ({ commit, base, docs }) => {
      const byFile = await readHistoryOf(commit, root, [docs, content.translations]).catch(() => NOTHING)
      return [...byFile].map(([file, history]) => [posix.join(base, file), history] as const)
    }),
  )
  return new Map(histories.flat())
}

async function readAgain(
  root: string,
  config: SiteConfig,
  generated: GeneratedDocuments,
  before: Promise<GitHistory> | null,
): Promise<GitHistory> {
  // The first commit of a post may be in a folder that the blog has left since.
  const needsFirst = config.blog !== false && config.blog.datesFromGit
  const origins = [...new Set(generated.all.map(({ origin }) => origin.file))].filter(
    (file) => !isWebAddress(file),
  )
  // More of them would be more than a command line takes.
  const isWhole = needsFirst || origins.length > MAX_ORIGINS
  return readGitHistory(root, isWhole ? ['.'] : [...contentFolders(config), ...origins], await before)
}

const MAX_ORIGINS = 100

/** Whether a plan with this configuration would find the same history as the last one, or needs none. */
export async function isHistoryCurrent({
  root,
  config,
}: Pick<ReadContext, 'root' | 'config'>): Promise<boolean> {
  const reading = known.get(config)
  return reading === undefined || (await reading).state === (await readGitState(root))
}

/** The first setting that needs dates from Git, or null. */
function askingSetting({ docs, blog }: SiteConfig): readonly string[] | null {
  if (docs !== false && docs.lastUpdated !== false) return ['docs', 'lastUpdated']
  return blog !== false && blog.datesFromGit ? ['blog', 'datesFromGit'] : null
}
