import { copyInSite, moveInSite, readTextInSite, SiteError, writeInSite } from '@fyr/cli/internal'
import { URLS_LOCK_FILE, suggestName } from '@fyr/content-pipeline/internal'
import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type AddressComparison, redirectNotes } from './compare-addresses.ts'
import { carriedComponents, stubNotes } from './components/component-stubs.ts'
import { CONFIG_FILE, formatConfig } from './format-config.ts'
import { withDrawingPlugIns } from './drawing-plug-ins.ts'
import { leftOutNotes } from './left-out-notes.ts'
import type { MigrationNote, MigrationPlan, OldPage } from './old-site/migration-plan.ts'
import { recordOf } from './old-site/plain-value.ts'
import { hiddenFileNotes } from './hidden-files.ts'
import { oldFaults } from './old-faults/old-faults.ts'
import { type MovedDiagnostic, withAge } from './old-warnings.ts'
import { emptyPageNotes, remotePictureNotes, unknownKeyNotes, withPages } from './pages-of-notes.ts'
import { pagesNow } from './keep-addresses.ts'
import { mayChange, type StagedSite, stageSite, withIncludes } from './stage-site.ts'
import { verifiedPages } from './verified-pages.ts'
import { type Tried, keptConfig, lockOf, messageFiles, tryOut } from './try-out.ts'

export type OldTool = 'docusaurus' | 'vitepress' | 'starlight'

const OLD_TOOLS: readonly OldTool[] = ['docusaurus', 'vitepress', 'starlight']

/** The tool of a name. Throws a `SiteError` for any other name. */
export function toolNamed(name: string): OldTool {
  const tool = OLD_TOOLS.find((one) => one === name)
  if (tool !== undefined) return tool
  const problem = `Unknown tool "${name}".`
  const hint = suggestName(name, OLD_TOOLS, `Tools: ${OLD_TOOLS.join(', ')}.`)
  throw new SiteError([{ code: 'unknown-action', problem, hint }])
}

export interface MigrateOptions {
  readonly tool: OldTool
  /** Folder of the old site; default the current one. */
  readonly folder?: string
  /** Whether to change the site. Default: everything is tried out in a copy. */
  readonly write?: boolean
  /** Whether to ask the old tool, which has to be installed, for its addresses. */
  readonly verify?: boolean
  /** The folder (absolute) in which the new site has to be, unless it is that of the old one. Default: it may be anywhere. */
  readonly within?: string
}

/** How a page is migrated. Its warnings are those that it did not deserve in the old site. */
export type PageFate = 'untouched' | 'edited' | 'with warnings' | 'not at all'

/** The result of a migration, or of a dry run. */
export interface MigrationResult {
  readonly tool: string
  /** Folder of the new site, absolute. */
  readonly root: string
  readonly isWritten: boolean
  /** Whether the old tool itself has named the addresses. */
  readonly isVerified: boolean
  /** Whether a build would pass. */
  readonly isValid: boolean
  /** Whether the new site was built in a copy: with errors, or without the theme, it is only read. */
  readonly isBuilt: boolean
  /** Files that were written or changed, relative to the root. */
  readonly files: readonly string[]
  readonly moves: MigrationPlan['moves']
  /** Number of pages by result. */
  readonly pages: Readonly<Record<PageFate, number>>
  /** The result of each page, by its file in the new site. */
  readonly fates: Readonly<Record<string, PageFate>>
  readonly addresses: AddressComparison
  /** Files of the components that were moved whole. */
  readonly components: readonly string[]
  readonly notes: readonly MigrationNote[]
  /** Diagnostics of the new site. */
  readonly diagnostics: readonly MovedDiagnostic[]
}

/**
 * Plans the Fyr site for a site of another tool, tries it out in a copy and, with `write`, writes it. Can be run again.
 * Throws a `SiteError` when the old configuration is missing or cannot be run, or when a file cannot be moved.
 */
export async function migrate({
  tool,
  folder = '.',
  write = false,
  verify = false,
  within,
}: MigrateOptions): Promise<MigrationResult> {
  const read = await readOldSite(tool, resolve(folder))
  if (within !== undefined) checkPlace(read.root, { tool, folder: resolve(folder), within })
  if (read.pages.every(({ file }) => file === null)) throw noPages(read)
  const first = withDrawingPlugIns(verify ? await verified(read) : read)
  checkMoves(first)
  const hidden = hiddenFileNotes(first)
  const stage = stageSite(first)
  try {
    const {
      plan,
      manifest,
      diagnostics: found,
      addresses,
      isBuilt,
    } = await tryOut(withIncludes(first, stage), stage)
    const diagnostics = withAge(found, oldFaults({ plan, stage, manifest }))
    const edits = editsOf(stage, first.root)
    const files = filesOf(plan, edits, addresses)
    const kept = keptConfig(plan.root)
    const written = kept === null ? files : new Map([...files].filter(([file]) => file !== CONFIG_FILE))
    const added = plan.copies.map(({ to }) => to).filter((to) => !existsSync(join(plan.root, to)))
    if (write) writeAll(plan, written)
    const texts = textsOf(stage)
    const drafts = stubNotes(plan)
    const fates = fatesOf(pagesNow(plan), { edits, diagnostics, manifest })
    return {
      tool: plan.tool,
      root: plan.root,
      isWritten: write,
      isVerified: verify,
      isValid: diagnostics.every(({ severity }) => severity !== 'error'),
      isBuilt,
      files: [...written.keys(), ...added],
      moves: plan.moves,
      pages: countsOf(fates),
      fates: Object.fromEntries(fates),
      addresses,
      components: carriedComponents(plan),
      notes: withPages(
        withoutMachine(plan.root, [
          ...plan.notes,
          ...redirectNotes(plan.redirects, manifest),
          ...drafts,
          ...emptyPageNotes(texts, drafts),
          ...unknownKeyNotes(diagnostics),
          ...remotePictureNotes(diagnostics),
          ...leftOutNotes(stage.leftOut),
          ...hidden,
          ...(kept === null ? [] : [KEPT_CONFIG]),
        ]),
        { texts: [...texts.values()], diagnostics },
      ),
      diagnostics,
    }
  } finally {
    stage.remove()
  }
}

/**
 * Throws a `SiteError` when pages above the folder of the old site make the new one a site that holds both, and nobody works there:
 * its files would be written where nobody expects them.
 */
function checkPlace(
  root: string,
  { tool, folder, within }: Required<Pick<MigrateOptions, 'tool' | 'folder' | 'within'>>,
): void {
  const isBelow = (place: string): boolean => relative(place, root).split(sep)[0] !== '..'
  if (isBelow(folder) || isBelow(within)) return
  const above = withSlashes(relative(within, root))
  throw new SiteError([
    {
      code: 'config-failed',
      problem: `The pages of the old site are above its folder, so the new site would be in "${above}", outside of the current folder.`,
      hint: `Run the command there: "npx @fyr/migrate ${tool} ./${withSlashes(relative(root, folder))}".`,
    },
  ])
}

function withSlashes(path: string): string {
  return path.split(sep).join('/')
}

/** A site without pages is one whose folder was not found: nothing of it would move. */
function noPages({ tool, config }: MigrationPlan): SiteError {
  const docs = String(recordOf(config['content'])['docs'] ?? 'docs')
  return new SiteError([
    {
      code: 'config-failed',
      problem: `This ${tool} site has no pages: none is in "${docs}".`,
      hint: 'Pass the folder that the old tool is run in, and make the pages first where a script makes them.',
    },
  ])
}

/** Notes without the path of the site on this machine, which plug-ins may be named by. */
function withoutMachine(root: string, notes: readonly MigrationNote[]): MigrationNote[] {
  const plain = (text: string) => text.replaceAll(`${root}/`, '')
  return notes.map((note) => ({ ...note, name: plain(note.name), instead: plain(note.instead) }))
}

function textsOf(stage: StagedSite): ReadonlyMap<string, string> {
  const pages = [...stage.origins.keys()].filter((file) => /\.mdx?$/.test(file))
  return new Map(pages.map((file) => [file, stage.read(file)]))
}

const KEPT_CONFIG: MigrationNote = {
  kind: 'setting',
  name: CONFIG_FILE,
  instead: 'This file is yours, so it is kept. Delete it to have it written again.',
}

/** The plan with the addresses that the old tool names. */
async function verified(plan: MigrationPlan): Promise<MigrationPlan> {
  const { askOldTool } = await import('./old-site/ask-old-tool.ts')
  const named = await askOldTool(plan.tool, {
    folder: join(plan.root, plan.folder),
    basePath: plan.basePath,
    languages: [...new Set(plan.pages.map(({ locale }) => locale))],
  })
  return { ...plan, pages: verifiedPages(plan, named) }
}

async function readOldSite(tool: OldTool, folder: string): Promise<MigrationPlan> {
  switch (tool) {
    case 'docusaurus':
      return (await import('./docusaurus/read-docusaurus.ts')).readDocusaurus(folder)
    case 'vitepress':
      return (await import('./vitepress/read-vitepress.ts')).readVitePress(folder)
    case 'starlight':
      return (await import('./starlight/read-starlight.ts')).readStarlight(folder)
  }
}

/** Throws a `SiteError` that names every move to a place where something is already. */
function checkMoves({ root, moves }: MigrationPlan): void {
  const isThere = (place: string) => existsSync(join(root, place))
  const leaves = new Set(moves.map(({ from }) => from))
  const refused = moves.filter(({ from, to }) => isThere(from) && isThere(to) && !leaves.has(to))
  if (refused.length === 0) return
  throw new SiteError(
    refused.map(({ from, to }) => ({
      code: 'folder-not-empty',
      file: to,
      problem: `Cannot move "${from}": "${to}" already exists.`,
      hint: 'Move or delete one of them.',
    })),
  )
}

/** Staged files that differ from those of the old site, with their new text. */
function editsOf(stage: StagedSite, root: string): ReadonlyMap<string, string> {
  const texts = [...stage.origins].filter(([file]) => mayChange(file))
  return new Map(
    texts.flatMap(([file, origin]): [string, string][] => {
      const text = stage.read(file)
      return text === readTextInSite(root, origin) ? [] : [[file, text]]
    }),
  )
}

/** Every file that a migration writes, with its text. */
function filesOf(
  plan: MigrationPlan,
  edits: ReadonlyMap<string, string>,
  addresses: AddressComparison,
): ReadonlyMap<string, string> {
  const added = Object.entries(plan.files).filter(([file]) => !existsSync(join(plan.root, file)))
  const lock: [file: string, text: string] = [URLS_LOCK_FILE, lockOf(plan.root, addresses)]
  return new Map([
    [CONFIG_FILE, formatConfig(plan.config)],
    ...messageFiles(plan.root, plan.config, plan.messages),
    // A lock has ids and addresses by now that only it knows.
    ...(existsSync(join(plan.root, URLS_LOCK_FILE)) ? [] : [lock]),
    ...added,
    ...edits,
  ])
}

function writeAll({ root, moves, copies }: MigrationPlan, files: ReadonlyMap<string, string>): void {
  // A file that is copied may have another one in its place afterwards.
  for (const { from, to } of copies) {
    if (!existsSync(join(root, to))) copyInSite(root, from, to)
  }
  for (const { from, to } of moves) {
    if (existsSync(join(root, from))) moveInSite(root, from, to)
  }
  for (const [file, text] of files) writeInSite(root, file, text)
}

function fatesOf(
  pages: readonly OldPage[],
  {
    edits,
    diagnostics,
    manifest,
  }: {
    readonly edits: ReadonlyMap<string, string>
    readonly diagnostics: readonly MovedDiagnostic[]
  } & Pick<Tried, 'manifest'>,
): ReadonlyMap<string, PageFate> {
  const severities = new Map<string, string>()
  for (const { file, severity } of diagnostics.filter(({ isOld }) => !isOld)) {
    if (severity === 'error' || !severities.has(file)) severities.set(file, severity)
  }
  const published = new Set(manifest.locales.flatMap(({ routes }) => routes.map(({ source }) => source)))
  const fateOf = (file: string): PageFate => {
    const severity = severities.get(file)
    if (severity === 'error' || !published.has(file)) return 'not at all'
    if (severity === 'warning') return 'with warnings'
    return edits.has(file) ? 'edited' : 'untouched'
  }
  return new Map(pages.flatMap(({ file }) => (file === null ? [] : [[file, fateOf(file)] as const])))
}

function countsOf(fates: ReadonlyMap<string, PageFate>): MigrationResult['pages'] {
  const counts = { untouched: 0, edited: 0, 'with warnings': 0, 'not at all': 0 }
  for (const fate of fates.values()) counts[fate] += 1
  return counts
}
