import { documentationPage, SiteError } from '@fyr/cli/internal'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import picomatch from 'picomatch'
import { type MigrationNote, type MigrationPlan, type OldPage, PAGES } from '../old-site/migration-plan.ts'
import { docIdOf, filePath, joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { componentNote, plugInNote } from '../old-site/plug-in-notes.ts'
import { filesBelow, frontMatterOf, isFile, markdownBelow } from '../old-site/read-old-files.ts'
import { includeNotes, rewritePage } from './rewrite-vitepress.ts'
import { runScript } from '../old-site/run-script.ts'
import { configOf, isIcon } from './vitepress-config.ts'
import { navMessages, sidebarAt } from './vitepress-navigation.ts'
import { type OldSite, localesOf } from './vitepress-site.ts'

const CONFIG_FILES = ['', 'docs/'].flatMap((folder) =>
  ['ts', 'mts', 'js', 'mjs'].flatMap((ending) => [
    `${folder}.vitepress/config.${ending}`,
    `${folder}.vitepress/config/index.${ending}`,
  ]),
)

/** The new folder of pages that are in the folder of package.json: Fyr needs a separate folder for them. */
const DOCS = 'content/docs'

/**
 * Reads a VitePress site in a folder (absolute) and plans the Fyr site that takes its place. Throws a `SiteError` when
 * there is no configuration, or it cannot be run.
 */
export async function readVitePress(folder: string): Promise<MigrationPlan> {
  const file = CONFIG_FILES.find((name) => existsSync(join(folder, name)))
  if (file === undefined) {
    const problem = `No .vitepress/config.ts or .js in ${folder} or in its folder "docs".`
    const hint = 'Pass the folder of the old site: "fyr migrate vitepress ./docs".'
    throw new SiteError([{ code: 'config-missing', file: '.vitepress/config.ts', problem, hint }])
  }
  const old = recordOf(await runScript(join(folder, file), file))
  const project = join(folder, file.slice(0, file.indexOf('.vitepress')))
  const source = join(project, textOf(old['srcDir']) ?? '.')
  const root = existsSync(join(source, 'package.json')) ? source : dirname(source)
  return planOf({ root, source, project, old })
}

function planOf(site: OldSite): MigrationPlan {
  const { root, source, project, old } = site
  const notes: MigrationNote[] = []
  const inRoot = (path: string) => relative(root, path).split(sep).join('/')
  const locales = localesOf(site)
  const [first] = locales
  if (first === undefined) throw new TypeError('A site has at least one locale.')
  const others = locales.slice(1)
  const written = inRoot(join(source, first.folder))
  const docs = written === '' ? DOCS : written
  const inOthers = (file: string) => others.some(({ folder }) => file.startsWith(`${folder}/`))
  const base = joinAddress(textOf(old['base']) ?? '/', '/')
  const isMoved = existsSync(join(root, 'site.config.ts'))
  const besidePackage = written === '' ? pagesBesidePackage(site, isMoved) : []
  const inDocs = written === '' && !isMoved ? [] : markdownBelow(join(root, docs))
  const files = [...besidePackage, ...inDocs].filter((file) => first.folder !== '' || !inOthers(file))
  const pages: OldPage[] = [
    ...files.map((file) =>
      pageOf(
        besidePackage.includes(file) ? file : posix.join(docs, file),
        joinAddress(base, filePath(file)),
        first.code,
      ),
    ),
    ...others.flatMap(({ code, folder }) =>
      markdownBelow(join(source, folder)).map((file) =>
        pageOf(posix.join(inRoot(source), folder, file), joinAddress(base, code, filePath(file)), code),
      ),
    ),
  ]
  const home = posix.join(written, 'index.md')
  const hasHome = existsSync(join(root, home)) && isHome(join(root, home))
  for (const name of written === '' ? filesOfPackage(site) : []) {
    const instead = `It describes the package and stays where it is. To publish it, copy it to ${DOCS}.`
    notes.push({ kind: 'page', name, instead })
  }
  for (const name of filesBelow(join(project, '.vitepress'))) {
    if (/^theme\/.*\.(?:vue|[jt]s)$/.test(name)) notes.push(componentNote(`.vitepress/${name}`))
  }
  for (const plugin of listOf(recordOf(old['vite'])['plugins']).map(recordOf)) {
    notes.push(plugInNote(textOf(plugin['$package']) ?? textOf(plugin['name']) ?? 'a Vite plug-in'))
  }
  for (const key of ['head', 'transformPageData', 'transformHead', 'markdown', 'buildEnd']) {
    const isTaken = key === 'head' && listOf(old[key]).every(isIcon)
    if (old[key] !== undefined && !isTaken)
      notes.push({ kind: 'setting', name: key, instead: INSTEAD[key] ?? '' })
  }
  const ids = new Map(files.map((file) => [filePath(file).toLowerCase(), docIdOf(file)]))
  const moves = [
    ...(hasHome ? [{ from: home, to: `${PAGES}/index.md` }] : []),
    ...others.flatMap(({ code, folder }) => [
      ...(hasHome
        ? [{ from: posix.join(inRoot(source), folder, 'index.md'), to: `i18n/${code}/pages/index.md` }]
        : []),
      { from: posix.join(inRoot(source), folder), to: `i18n/${code}/docs` },
    ]),
    ...besidePackage
      .filter((file) => !(hasHome && file === home))
      .map((file) => ({ from: file, to: posix.join(DOCS, file) })),
  ].filter(({ from }) => existsSync(join(root, from)))
  for (const file of filesBelow(source).filter((name) => name.endsWith('.md')))
    notes.push(
      ...includeNotes(inRoot(join(source, file)), readFileSync(join(source, file), 'utf8'), {
        source: inRoot(source),
        isThere: (path) => isFile(join(root, path)),
      }),
    )
  return {
    tool: 'VitePress',
    root,
    folder: inRoot(project),
    basePath: base,
    config: configOf(site, { locales, docs, ids, base, notes, inRoot }),
    messages: Object.fromEntries(others.map((locale) => [locale.code, navMessages(first, locale)])),
    moves,
    copies: [],
    rewrite: (file, place, text) => rewritePage(file, place, text, { source: inRoot(source), moves }),
    files: {},
    components: ['.vitepress/theme', '.vitepress/components', 'components'].map((path) =>
      inRoot(join(project, path)),
    ),
    sidebarOf: (address, { sidebar }) =>
      sidebar === false ? null : sidebarAt(address, first.themeConfig['sidebar']),
    pages,
    redirects: [],
    notes,
  }
}

/**
 * The pages of a site in the folder of package.json that are not moved yet, as VitePress finds them. What describes the package
 * there stays.
 */
function pagesBesidePackage(site: OldSite, isMoved: boolean): string[] {
  const isOurs = picomatch(isMoved ? ['content/**', 'i18n/**'] : [])
  return writtenPages(site).filter((file) => !isOurs(file) && !OF_PACKAGE.test(file))
}

function filesOfPackage(site: OldSite): string[] {
  return writtenPages(site).filter((file) => OF_PACKAGE.test(file))
}

/** The pages of VitePress in the folder of the site. */
function writtenPages({ root, old }: OldSite): string[] {
  const excluded = listOf(old['srcExclude']).flatMap((glob) => textOf(glob) ?? [])
  const isLeftOut = picomatch(['**/dist/**', ...excluded])
  return markdownBelow(root).filter((file) => !isLeftOut(file))
}

const OF_PACKAGE = /^(?:readme|changelog|contributing|code_of_conduct|security|licen[cs]e)\.md$/i

const INSTEAD: Readonly<Record<string, string>> = {
  head: `Fyr writes titles, descriptions and icons. For scripts, see ${documentationPage('guides/scripts-and-embeds')}`,
  transformPageData: 'Code of the old site does not run here: write it into the front matter.',
  transformHead: 'Code of the old site does not run here: write it into the front matter.',
  markdown: 'Add remark and rehype plugins to "markdown" in the configuration.',
  buildEnd: 'Run it after "fyr build".',
}

function pageOf(file: string, address: string, locale: string): OldPage {
  return { file, address, locale }
}

function isHome(path: string): boolean {
  return frontMatterOf(path)['layout'] === 'home'
}
