import { changeFrontMatter, readTextInSite, SiteError } from '@fyr/cli/internal'
import { placeInSite } from '@fyr/content-pipeline/internal'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { iconFiles, STYLES } from '../components/icon-links.ts'
import { type MigrationNote, type MigrationPlan, type OldPage, PAGES } from '../old-site/migration-plan.ts'
import { docIdOf, filePath, joinAddress } from '../old-site/old-addresses.ts'
import { readAliases } from '../old-site/path-aliases.ts'
import { recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { type CustomCss, readCustomCss, VITEPRESS_CSS, withModeClasses } from '../old-site/custom-css.ts'
import { filesBelow, frontMatterOf, isFile, markdownBelow } from '../old-site/read-old-files.ts'
import { includeNotes, rewritePage } from './rewrite-vitepress.ts'
import { runConfiguration } from '../old-site/run-configuration.ts'
import { componentOf, homeOfComponent } from './component-home.ts'
import { filledPages, TEMPLATE } from './dynamic-pages.ts'
import { headingIdsOf } from './heading-id-of.ts'
import { codeSettingsOf } from './rewrite-fence.ts'
import { rewriterIn } from './rewrites.ts'
import { configOf, iconLinks } from './vitepress-config.ts'
import { sidebarFinder } from './vitepress-navigation.ts'
import { featureNotes, settingNotes } from './vitepress-notes.ts'
import { readVitePressMessages } from './vitepress-messages.ts'
import { aloneIn, DOCS, type Entry, oldPagesOf, writtenPages } from './vitepress-pages.ts'
import {
  type OldLocale,
  type OldSite,
  localesOf,
  ownContainers,
  publicFolder,
  publicFolderNote,
  renamedLanguages,
} from './vitepress-site.ts'

const CONFIG_FILES = ['', 'docs/'].flatMap((folder) =>
  ['ts', 'mts', 'js', 'mjs'].flatMap((ending) => [
    `${folder}.vitepress/config.${ending}`,
    `${folder}.vitepress/config/index.${ending}`,
  ]),
)

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
  const { settings: old, notes: ofConfiguration } = await runConfiguration(join(folder, file), file)
  const project = join(folder, file.slice(0, file.indexOf('.vitepress')))
  const source = resolve(project, textOf(old['srcDir']) ?? '.')
  const root = existsSync(join(source, 'package.json')) ? source : dirname(source)
  const script = { path: join(folder, file), file, config: old }
  const pages = () => filesBelow(source).filter((page) => page.endsWith('.md'))
  const idOf = await headingIdsOf(script, () =>
    pages().map((page) => readFileSync(join(source, page), 'utf8')),
  )
  const templates = pages().filter((page) => TEMPLATE.test(page))
  const filled = new Map(
    await Promise.all(
      templates.map(async (template) => [template, await filledPages(source, template)] as const),
    ),
  )
  const rewrite = await rewriterIn(script, () => [
    ...pages(),
    // Those of the folder of package.json are in another folder once they have moved.
    ...markdownBelow(join(root, DOCS)),
    ...[...filled.values()].flatMap((made) => made ?? []),
  ])
  const plan = planOf({ root, source, project, old, rewrite, filled }, idOf)
  return { ...plan, notes: [...ofConfiguration, ...plan.notes] }
}

function planOf(site: OldSite, idOf: (text: string) => string): MigrationPlan {
  const { root, source, old } = site
  const inRoot = (path: string) => relative(root, path).split(sep).join('/')
  const { locales: listed, elsewhere, notes: ofLanguages } = localesOf(site)
  const [first] = listed
  const written = inRoot(join(source, first.folder))
  const docs = written === '' ? DOCS : written
  const base = joinAddress(textOf(old['base']) ?? '/', '/')
  const { entries, notFound, leftOut, filled, ofPackage, notes: ofPages } = writtenPages(site, listed)
  const others = listed
    .slice(1)
    .filter((locale) => hasPages(locale, entries) || existsSync(join(root, 'i18n', locale.code)))
  const locales = [first, ...others] as const
  const notes: MigrationNote[] = [
    ...ofLanguages,
    ...listed.filter((locale) => !locales.includes(locale)).map(withoutPagesNote),
    ...ofPages,
  ]
  const mains = entries.filter(({ locale }) => locale === first)
  const home = homeIn(mains, written)
  const given = sourcesOf(site, base)
  const component = componentIn(home, given)
  const hasHome = existsSync(join(root, home)) && (component !== null || isHome(join(root, home)))
  if (component !== null) notes.push({ kind: 'page', name: component, instead: HOME_IS_READ })
  const pages = addressesOf({ entries, filled, ofPackage }, locales, base)
  notes.push(...ofPackage.map(packageNote), ...settingNotes(site))
  const css = cssOf(site)
  notes.push(...[css.note, publicFolderNote(site)].filter((note) => note !== null))
  const inDocs = ({ file, inner }: Entry): string => {
    if (file.startsWith(`${docs}/`)) return posix.relative(docs, file)
    return written === '' ? file : inner
  }
  const ids = new Map(
    mains
      .filter(({ file }) => !(hasHome && file === home))
      .map((entry) => [filePath(entry.inner).toLowerCase(), docIdOf(inDocs(entry))]),
  )
  const originals = new Map(mains.map((entry) => [entry.inner, inDocs(entry)]))
  const moves = [
    ...(hasHome ? [{ from: home, to: `${PAGES}/index.md` }] : []),
    ...notFoundMoves(notFound, first),
    ...others.flatMap((locale) =>
      translationMoves(locale, { entries, originals, hasHome, source: inRoot(source) }),
    ),
    ...mains
      .filter((entry) => !(hasHome && entry.file === home) && !entry.file.startsWith(`${docs}/`))
      .map((entry) => ({ from: entry.file, to: posix.join(docs, inDocs(entry)) })),
  ].filter(({ from }) => existsSync(join(root, from)))
  const sidebarAt = sidebarFinder(first.themeConfig['sidebar'])
  const alone = new Set(aloneIn(entries, locales).map(({ file }) => file))
  notes.push(...notesOnIncludes(site, inRoot), ...featureNotes(site, entries))
  const ofSite = ofWholeSite(site, first)
  return {
    tool: 'VitePress',
    ...given,
    config: configOf(site, { locales, elsewhere, docs, ids, base, notes, inRoot, accent: css.accent }),
    messages: readVitePressMessages(old, locales, notes),
    moves,
    copies: [],
    rewrite: (file, place, text) => {
      const changed = rewritePage(file, place, withModeClasses(text, css.modeClasses), {
        source: inRoot(source),
        moves,
        docOf: docFinder(inRoot(source), first.folder, ids),
        isThere: (path) => isFile(join(root, path)),
        textAt: (path) => textOfFile(root, path),
        statics: inRoot(publicFolder(site)),
        renamed: renamedLanguages(others),
        idOf,
        ...ofSite,
      })
      const shown = place.endsWith('pages/index.md')
        ? homeOf(changed, file, { ...given, pages, source, old })
        : null
      if (shown !== null) return shown
      if (alone.has(file)) return changeFrontMatter(changed, () => ({ original: false }))
      return leftOut.includes(file) ? changeFrontMatter(changed, () => ({ draft: true })) : changed
    },
    headingId: idOf,
    files: isFile(join(root, STYLES)) ? {} : iconFiles(iconLinks(site, first)),
    sidebarOf: (address, { sidebar }) => (sidebar === false ? null : sidebarAt(address)),
    pages,
    redirects: [],
    notes,
  }
}

/** The text of a file of the site, by its path from the root; null if there is none. */
function textOfFile(root: string, path: string): string | null {
  return placeInSite(root, path) !== null && isFile(join(root, path)) ? readTextInSite(root, path) : null
}

/** What a site says of all its pages. */
function ofWholeSite({ old, project }: OldSite, { themeConfig }: OldLocale) {
  return {
    attributeMarks: attributeMarksOf(old),
    hasAttributes: recordOf(recordOf(old['markdown'])['attrs'])['disable'] !== true,
    containers: ownContainers(project),
    code: codeSettingsOf(recordOf(old['markdown'])),
    hidesContents: themeConfig['outline'] === false,
  }
}

/** What a site has around attributes in Markdown instead of braces; null for braces. */
function attributeMarksOf(old: Settings): readonly [string, string] | null {
  const { leftDelimiter, rightDelimiter } = recordOf(recordOf(old['markdown'])['attrs'])
  const marks = [textOf(leftDelimiter) ?? '{', textOf(rightDelimiter) ?? '}'] as const
  return marks.join('') === '{}' ? null : marks
}

/** The note on a page that describes the package, by its file. */
function packageNote(name: string): MigrationNote {
  const instead = `It describes the package and stays where it is, so its address is lost. To publish it, copy it to ${DOCS}.`
  return { kind: 'page', name, instead }
}

/** The style sheets of the theme of a site. Those beside a component move with it. */
function cssOf({ root, project }: OldSite): CustomCss {
  const theme = join(project, '.vitepress/theme')
  const names = filesBelow(theme).filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'))
  return readCustomCss(
    root,
    names.map((name) => join(theme, name)),
    VITEPRESS_CSS,
  )
}

/** Whether pages are where VitePress looks for those of a language: below its key. */
function hasPages({ code, key }: OldLocale, entries: readonly Entry[]): boolean {
  return entries.some(({ locale }) => locale.code === code && locale.key === key)
}

function withoutPagesNote({ label, key }: OldLocale): MigrationNote {
  const instead = `No page is at "/${key}/", where VitePress looks for those of this language. Pages elsewhere keep their addresses, as pages of the default language.`
  return { kind: 'setting', name: `language ${label}`, instead }
}

/** Finds docs by the links of pages, as VitePress resolves them. `source` is the folder of the pages, from the root. */
function docFinder(source: string, folder: string, ids: ReadonlyMap<string, string>) {
  return (link: string, file: string): string | null => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return null
    const from = posix.dirname(posix.join('/', posix.relative(posix.join(source, folder), file)))
    const path = posix.resolve(from, link.replace(/[?#].*$/, '').replace(/\.(?:html|md)$/, '')).toLowerCase()
    return ids.get(path.replace(/\/index$/, '/')) ?? ids.get(`${path}/`) ?? null
  }
}

function notesOnIncludes({ root, source }: OldSite, inRoot: (path: string) => string): MigrationNote[] {
  return filesBelow(source)
    .filter((name) => name.endsWith('.md'))
    .flatMap((file) =>
      includeNotes(inRoot(join(source, file)), readFileSync(join(source, file), 'utf8'), {
        source: inRoot(source),
        isThere: (path) => isFile(join(root, path)),
      }),
    )
}

/** The first page of a language, which may have any name; where it has moved, the file that it was by default. */
function homeIn(entries: readonly Entry[], folder: string): string {
  return entries.find(({ inner }) => inner === 'index.md')?.file ?? posix.join(folder, 'index.md')
}

function notFoundMoves(pages: readonly Entry[], main: OldLocale): MigrationPlan['moves'] {
  return pages.map(({ file, locale }) => ({
    from: file,
    to: locale === main ? `${PAGES}/404.md` : `i18n/${locale.code}/pages/404.md`,
  }))
}

/** The moves of the pages of a language: its folder, and pages whose original is at another path. */
function translationMoves(
  { code, folder, ...locale }: OldLocale,
  {
    entries,
    originals,
    hasHome,
    source,
  }: {
    readonly entries: readonly Entry[]
    readonly originals: ReadonlyMap<string, string>
    readonly hasHome: boolean
    readonly source: string
  },
): MigrationPlan['moves'] {
  const from = posix.join(source, folder)
  const own = entries.filter((entry) => entry.locale.code === code && entry.locale.key === locale.key)
  const apart = own.flatMap(({ file, inner }) => {
    if (hasHome && inner === 'index.md') return [{ from: file, to: `i18n/${code}/pages/index.md` }]
    const place = originals.get(inner) ?? inner
    const isInFolder = file === posix.join(from, place)
    return isInFolder ? [] : [{ from: file, to: `i18n/${code}/docs/${place}` }]
  })
  return [...apart, { from, to: `i18n/${code}/docs` }]
}

/** The note on the component that a home page was. */
const HOME_IS_READ =
  'The home page shows the headings, texts and links that stand in its code. Add the rest, and pictures.'

/** The old pages and their addresses, in every language. */
function addressesOf(
  { entries, filled, ofPackage }: Pick<ReturnType<typeof writtenPages>, 'entries' | 'filled' | 'ofPackage'>,
  locales: readonly [OldLocale, ...OldLocale[]],
  base: string,
): OldPage[] {
  const [first] = locales
  return [
    ...oldPagesOf(entries, locales, base),
    // Nothing of them is in the site, like lists.
    ...oldPagesOf(filled, locales, base).map(({ address, locale }) => ({ file: null, address, locale })),
    ...ofPackage.map((file) => ({ file, address: joinAddress(base, filePath(file)), locale: first.code })),
  ]
}

/** Where the code of a site is, and how it names its modules. */
function sourcesOf({ root, project, old }: OldSite, base: string) {
  const inRoot = (path: string) => relative(root, path).split(sep).join('/')
  return {
    root,
    folder: inRoot(project),
    basePath: base,
    aliases: readAliases(project, old['vite']),
    components: ['.vitepress/theme', '.vitepress/components', 'components'].map((path) =>
      inRoot(join(project, path)),
    ),
    registries: ['.js', '.ts', '.mjs', '.mts'].map((ending) =>
      inRoot(join(project, '.vitepress/theme', `index${ending}`)),
    ),
  }
}

/** The component that a page, by its path from the root, shows alone; null where there is none. */
function componentIn(page: string, site: ReturnType<typeof sourcesOf>): string | null {
  const path = join(site.root, page)
  return isFile(path) ? componentOf(readFileSync(path, 'utf8'), page, site) : null
}

/** A home page with the texts of the component that it showed; null where it showed none that can be read. */
function homeOf(
  page: string,
  file: string,
  site: ReturnType<typeof sourcesOf> & Pick<OldSite, 'source' | 'old'> & Pick<MigrationPlan, 'pages'>,
): string | null {
  const component = componentIn(file, site)
  if (component === null) return null
  const title = textOf(site.old['title']) ?? 'Documentation'
  return homeOfComponent(page, component, { ...site, statics: publicFolder(site), title })
}

function isHome(path: string): boolean {
  return frontMatterOf(path)['layout'] === 'home'
}
