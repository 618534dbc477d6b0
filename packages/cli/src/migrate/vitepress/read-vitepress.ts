import { documentationPage } from '../../documentation-page.ts'
import { SiteError } from '../../site-error.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { type MigrationNote, type MigrationPlan, type OldPage, PAGES } from '../old-site/migration-plan.ts'
import { docIdOf, filePath, joinAddress } from '../old-site/old-addresses.ts'
import { listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { componentNote, plugInNote } from '../old-site/plug-in-notes.ts'
import { filesBelow, frontMatterOf, isFile, markdownBelow } from '../old-site/read-old-files.ts'
import { includeNotes, rewritePage } from './rewrite-vitepress.ts'
import { runScript } from '../old-site/run-script.ts'
import { configOf } from './vitepress-config.ts'
import { navMessages, sidebarAt } from './vitepress-navigation.ts'
import { type OldSite, localesOf } from './vitepress-site.ts'

const CONFIG_FILES = ['', 'docs/'].flatMap((folder) =>
  ['ts', 'mts', 'js', 'mjs'].flatMap((ending) => [
    `${folder}.vitepress/config.${ending}`,
    `${folder}.vitepress/config/index.${ending}`,
  ]),
)

/**
 * Reads a VitePress site in a folder (absolute) and plans the Fyr site that takes its place. Throws a `SiteError` when
 * there is no configuration, it cannot be run, or its pages are among the files of a package.
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
  if (existsSync(join(source, 'package.json'))) {
    const problem =
      'The pages are in the same folder as package.json. Fyr reads pages from a folder of their own.'
    const hint = 'Move them into a folder "docs", set "srcDir" of the old site to it, and run this again.'
    throw new SiteError([{ code: 'config-failed', file, problem, hint }])
  }
  return planOf({ root: dirname(source), source, project, old })
}

function planOf(site: OldSite): MigrationPlan {
  const { root, source, project, old } = site
  const notes: MigrationNote[] = []
  const inRoot = (path: string) => relative(root, path).split(sep).join('/')
  const locales = localesOf(site)
  const [first] = locales
  if (first === undefined) throw new TypeError('A site has at least one locale.')
  const others = locales.slice(1)
  const docs = inRoot(join(source, first.folder))
  const inOthers = (file: string) => others.some(({ folder }) => file.startsWith(`${folder}/`))
  const base = joinAddress(textOf(old['base']) ?? '/', '/')
  const files = markdownBelow(join(root, docs)).filter((file) => first.folder !== '' || !inOthers(file))
  const pages: OldPage[] = [
    ...files.map((file) => pageOf(posix.join(docs, file), joinAddress(base, filePath(file)), first.code)),
    ...others.flatMap(({ code, folder }) =>
      markdownBelow(join(source, folder)).map((file) =>
        pageOf(posix.join(inRoot(source), folder, file), joinAddress(base, code, filePath(file)), code),
      ),
    ),
  ]
  const hasHome = existsSync(join(root, docs, 'index.md')) && isHome(join(root, docs, 'index.md'))
  for (const name of filesBelow(join(project, '.vitepress'))) {
    if (/^theme\/.*\.(?:vue|[jt]s)$/.test(name)) notes.push(componentNote(`.vitepress/${name}`))
  }
  for (const plugin of listOf(recordOf(old['vite'])['plugins']).map(recordOf)) {
    notes.push(plugInNote(textOf(plugin['$package']) ?? textOf(plugin['name']) ?? 'a Vite plug-in'))
  }
  for (const key of ['head', 'transformPageData', 'transformHead', 'markdown', 'buildEnd']) {
    if (old[key] !== undefined) notes.push({ kind: 'setting', name: key, instead: INSTEAD[key] ?? '' })
  }
  const ids = new Map(files.map((file) => [filePath(file).toLowerCase(), docIdOf(file)]))
  const moves = [
    ...(hasHome ? [{ from: `${docs}/index.md`, to: `${PAGES}/index.md` }] : []),
    ...others.flatMap(({ code, folder }) => [
      ...(hasHome
        ? [{ from: posix.join(inRoot(source), folder, 'index.md'), to: `i18n/${code}/pages/index.md` }]
        : []),
      { from: posix.join(inRoot(source), folder), to: `i18n/${code}/docs` },
    ]),
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

const INSTEAD: Readonly<Record<string, string>> = {
  head: `Titles, descriptions and icons are written by Fyr; scripts: ${documentationPage('guides/scripts-and-embeds')}`,
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
