import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { MigrationPlan } from './migration-plan.ts'
import { recordOf } from './plain-value.ts'
import { filesBelow, isFolder } from './read-old-files.ts'

/** A copy of what a site publishes, in a folder of its own, on which a migration is tried out. */
export interface StagedSite {
  /** Absolute. */
  readonly root: string
  /** Every staged file: its place in the stage -> its place in the old site. Both relative to the roots. */
  readonly origins: ReadonlyMap<string, string>
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly remove: () => void
}

/** Files that a migration may change; others are linked, because images can be large. */
const TEXT = /\.(?:mdx?|ya?ml|json|csv|txt|tsx?|jsx?|css)$/i

/** Stages the content folders of a plan, with its moves and new files. The caller removes the stage. */
export function stageSite({ root, config, moves, files, rewrite }: MigrationPlan): StagedSite {
  const stage = join(root, 'node_modules/.cache', `fyr-migrate-${process.pid}`)
  rmSync(stage, { recursive: true, force: true })
  const origins = new Map<string, string>()
  for (const file of contentFiles(root, recordOf(config['content']))) {
    const place = moved(file, moves)
    origins.set(place, file)
    mkdirSync(dirname(join(stage, place)), { recursive: true })
    if (/\.mdx?$/.test(file)) {
      const text = readFileSync(join(root, file), 'utf8')
      writeFileSync(join(stage, place), rewrite(place, text))
    } else if (TEXT.test(file)) copyFileSync(join(root, file), join(stage, place))
    else linkOrCopy(join(root, file), join(stage, place))
  }
  const site: StagedSite = {
    root: stage,
    origins,
    read: (file) => readFileSync(join(stage, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(stage, file)), { recursive: true })
      writeFileSync(join(stage, file), text)
    },
    remove: () => rmSync(stage, { recursive: true, force: true }),
  }
  for (const [file, text] of Object.entries(files)) if (!origins.has(file)) site.write(file, text)
  return site
}

/** The default places of what the configuration does not name. */
const USUAL = {
  versions: 'versions.json',
  versionedDocs: 'versioned_docs',
  versionedSidebars: 'versioned_sidebars',
  translations: 'i18n',
  static: 'static',
}

function contentFiles(root: string, content: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const places = Object.values({ ...USUAL, ...content }).filter((place) => typeof place === 'string')
  const files = places.flatMap((place) => {
    if (isFolder(join(root, place)))
      return filesBelow(join(root, place)).map((file) => posix.join(place, file))
    return existsSync(join(root, place)) ? [place] : []
  })
  return new Set(files)
}

/** The new place of a file. The first move that fits counts. */
export function moved(file: string, moves: MigrationPlan['moves']): string {
  const move = moves.find(({ from }) => file === from || file.startsWith(`${from}/`))
  return move === undefined ? file : move.to + file.slice(move.from.length)
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
