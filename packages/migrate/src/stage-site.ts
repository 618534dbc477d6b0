import { leadsAway, placeInSite } from '@fyr/content-pipeline/internal'
import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { compareCodePoints } from '@fyr/content-pipeline/manifest'
import { linkAway, readTextInSite, SiteError } from '@fyr/cli/internal'
import { cutTwoslash } from './old-site/cut-twoslash.ts'
import type { MigrationPlan } from './old-site/migration-plan.ts'
import { withImportedFiles } from './components/imported-files.ts'
import { type LiteralModules, withImportedLiterals } from './components/imported-literals.ts'
import { ISLANDS } from './components/unknown-components.ts'
import { COLOURS_OF_TERMINAL, TERMINAL, withoutMarks, withPlainTerminal } from './old-site/plain-terminal.ts'
import { withoutFilled } from './old-site/filled-elements.ts'
import { moved } from './old-site/moved.ts'
import { movePaths, pathsNamedIn } from './named-paths.ts'
import { withoutAliases } from './old-site/path-aliases.ts'
import { withTrimmedTexts } from './old-site/trimmed-texts.ts'
import { withTitleTagsBelow } from './old-site/title-tags.ts'
import { withoutBasePath } from './old-site/without-base-path.ts'
import { recordOf, type Settings, textOf } from './old-site/plain-value.ts'
import {
  filesBelow,
  frontMatterOf,
  isFile,
  isFolder,
  withFrontMatterClosed,
} from './old-site/read-old-files.ts'

/** A temporary copy of a site, in which a migration is tried out. */
export interface StagedSite {
  /** Absolute. */
  readonly root: string
  /** Every staged file: its place in the stage -> its place in the old site. Both relative to the roots. */
  readonly origins: ReadonlyMap<string, string>
  /** What is left out of pages, with the number of pages that had it. */
  readonly leftOut: ReadonlyMap<string, number>
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  readonly has: (file: string) => boolean
  /** Takes a file out of the stage. */
  readonly drop: (file: string) => void
  readonly remove: () => void
}

/** Files that a migration may change; others are linked, because images can be large. */
const TEXT = /\.(?:mdx?|ya?ml|json|csv|txt|tsx?|jsx?|css)$/i

/** Whether the move changes a file of the old site: a page, data, or the output of a terminal. Code that pages show stays as it is. */
export function mayChange(file: string): boolean {
  return /\.(?:mdx?|ya?ml|json)$/.test(file) || TERMINAL.test(file)
}

/** Stages the content folders of a plan, with its moves and new files. The caller removes the stage. */
export function stageSite(plan: MigrationPlan): StagedSite {
  const { root, config, moves, copies, files, rewrite, basePath } = plan
  const statics = textOf(recordOf(config['content'])['static']) ?? USUAL.static
  const isStatic = (path: string) => isFile(join(root, statics, path))
  const stage = join(root, 'node_modules/.cache', `fyr-migrate-${process.pid}`)
  rmSync(stage, { recursive: true, force: true })
  const origins = new Map<string, string>()
  const leftOut = new Map<string, number>()
  const leave = (name: string) => leftOut.set(name, (leftOut.get(name) ?? 0) + 1)
  const modules: LiteralModules = new Map()
  const stageFile = (file: string, place = moved(file, moves)): void => {
    if (origins.has(place)) return
    origins.set(place, file)
    mkdirSync(dirname(join(stage, place)), { recursive: true })
    if (/\.mdx?$/.test(file)) {
      const old = readTextInSite(root, file)
      const whole = plan.tool === 'Starlight' ? old : withFrontMatterClosed(old)
      const read = plan.tool === 'Docusaurus' ? whole : withPlainTerminal(whole)
      if (read !== whole) leave(COLOURS_OF_TERMINAL)
      const plain = withImportedFiles(withoutAliases(read, file, plan), {
        folder: dirname(join(root, file)),
        site: join(root, plan.folder),
      })
      // In VitePress, imports are in a script of the page.
      const declared =
        plan.tool === 'VitePress'
          ? plain
          : withImportedLiterals(file.endsWith('.mdx') ? withTrimmedTexts(plain) : plain, {
              folder: dirname(join(root, file)),
              site: join(root, plan.folder),
              root,
              modules,
            })
      const own = withoutFilled(withTitleTagsBelow(rewrite(file, place, cutTwoslash(declared))))
      for (const name of own.names) leave(name)
      const written = withoutBasePath(own.text, { basePath, isStatic })
      const text = movePaths(written, { file, place, moves }, (path) => isFile(join(root, path)))
      // Bytes that are no text in UTF-8 stay, so that they are reported.
      if (text === old) copyFileSync(join(root, file), join(stage, place))
      else writeFileSync(join(stage, place), text)
    } else if (/\.(?:ya?ml|json)$/.test(file) && plan.rewriteData !== undefined)
      writeFileSync(join(stage, place), plan.rewriteData(file, readTextInSite(root, file)))
    else if (TERMINAL.test(file)) writeFileSync(join(stage, place), withoutMarks(readTextInSite(root, file)))
    else if (TEXT.test(file)) copyFileSync(join(root, file), join(stage, place))
    else linkOrCopy(join(root, file), join(stage, place))
  }
  const places = contentPlaces(config)
  const own = filesAt(root, [...places, ...moves.map(({ from }) => from)])
  refuseLinksAway(root, [...own, ...copies.map(({ from }) => from)])
  for (const file of own) if (isFile(join(root, file))) stageFile(file)
  // A file that a page refers to may refer to others: the map grows while it is read.
  for (const place of origins.keys()) {
    if (!/\.mdx?$/.test(place)) continue
    const text = readFileSync(join(stage, place), 'utf8')
    const pictures = text.includes('hero:') ? picturesOfHome(frontMatterOf(join(stage, place)), place) : []
    for (const file of [...filesNamedIn(text, place), ...pictures]) {
      if (!origins.has(file) && !file.startsWith('../') && isFile(join(root, file)) && !leadsAway(root, file))
        stageFile(file)
    }
  }
  for (const { from, to } of copies) if (!existsSync(join(root, to))) stageFile(from, to)
  // Of the site's own components only the names count, and they may import what is not staged.
  for (const file of filesBelow(join(root, ISLANDS)))
    stageIsland(join(root, ISLANDS, file), join(stage, ISLANDS, file))
  const site: StagedSite = {
    root: stage,
    origins,
    leftOut,
    read: (file) => readFileSync(join(stage, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(stage, file)), { recursive: true })
      writeFileSync(join(stage, file), text)
    },
    has: (file) => existsSync(join(stage, file)),
    drop: (file) => {
      origins.delete(file)
      rmSync(join(stage, file), { force: true })
    },
    remove: () => rmSync(stage, { recursive: true, force: true }),
  }
  for (const [file, text] of Object.entries(files)) if (!origins.has(file)) site.write(file, text)
  return site
}

/** Hidden files and those of packages: no page may show them. */
const CLOSED = /(?:^|\/)(?:\.|node_modules\/)/

/** The plan with the folders that pages show files of, where they are not open anyway. */
export function withIncludes(plan: MigrationPlan, { origins }: StagedSite): MigrationPlan {
  const places = contentPlaces(plan.config)
  const isHeld = (file: string) =>
    [...places, 'content', 'samples'].some((place) => file === place || file.startsWith(`${place}/`))
  const shown = [...origins.keys()].filter((file) => !isHeld(file) && !CLOSED.test(file))
  const folders = [...new Set(shown.map((file) => (file.includes('/') ? posix.dirname(file) : file)))]
  if (folders.length === 0) return plan
  const outer = folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)))
  const includes = ['content', 'samples', ...outer.toSorted(compareCodePoints)]
  return { ...plan, config: { ...plan.config, includes } }
}

/** Throws a `SiteError` that names every file that a symbolic link has brought from elsewhere: it is not the site's to change. */
function refuseLinksAway(root: string, files: readonly string[]): void {
  const away = files.filter((file) => placeInSite(root, file) === null)
  if (away.length > 0) throw new SiteError(away.map(linkAway))
}

function stageIsland(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, `export { default } from ${JSON.stringify(from)}\n`)
}

/** The default paths of settings that the configuration leaves out. */
const USUAL = {
  versions: 'versions.json',
  versionedDocs: 'versioned_docs',
  versionedSidebars: 'versioned_sidebars',
  translations: 'i18n',
  static: 'static',
}

/** The folders and files of the content of a site. */
function contentPlaces(config: Settings): readonly string[] {
  const written = Object.values({ ...USUAL, ...recordOf(config['content']) })
  return [
    ...written.filter((place) => typeof place === 'string'),
    ...Object.keys(recordOf(recordOf(config['docs'])['folders'])),
  ]
}

/** Every file of some files and folders, those that are there. */
function filesAt(root: string, written: readonly unknown[]): ReadonlySet<string> {
  const places = written.filter((place) => typeof place === 'string')
  const files = places.flatMap((place) => {
    if (isFolder(join(root, place)))
      return filesBelow(join(root, place)).map((file) => posix.join(place, file))
    return existsSync(join(root, place)) ? [place] : []
  })
  return new Set(files)
}

/** The paths that the text of a page shows or includes, from the root. */
function filesNamedIn(text: string, place: string): string[] {
  const fromRoot = [...text.matchAll(/::include\{file="?\/([^\s"}]+)/g)].map(([, path = '']) => path)
  return [...fromRoot.map((path) => posix.normalize(path)), ...pathsNamedIn(text, place)]
}

/** The pictures at the start of a home page, from the root. */
function picturesOfHome({ hero }: Settings, place: string): string[] {
  const { src, dark } = recordOf(recordOf(hero)['image'])
  return [src, dark].flatMap((path) => {
    const written = textOf(path)
    return written !== null && /^\.{1,2}\//.test(written) ? [posix.join(posix.dirname(place), written)] : []
  })
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
