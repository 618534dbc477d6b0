import { SiteError } from '@fyr/cli/internal'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { iconFiles, STYLES } from '../components/icon-links.ts'
import { codeNotes } from './code-notes.ts'
import { configOf } from './docusaurus-config.ts'
import {
  categoryPages,
  type CategoryPages,
  EVERY_FOLDER,
  withCategorySlug,
  withSidebars,
} from './docusaurus-categories.ts'
import { readDocusaurusMessages } from './docusaurus-messages.ts'
import { type CustomCss, DOCUSAURUS_CSS, readCustomCss, withModeClasses } from '../old-site/custom-css.ts'
import { listRedirects } from './docusaurus-lists.ts'
import { firstDocIn, iconLinksOf, type NavigationContext, sidebarItemsOf } from './docusaurus-navigation.ts'
import { uncheckedLinks } from './unchecked-links.ts'
import { withOldRules } from './with-old-rules.ts'
import { contentsOf, type OldContent, translationsOf } from './docusaurus-contents.ts'
import { withAllAuthors } from './with-all-authors.ts'
import { languageNotes, languagesOf } from './docusaurus-languages.ts'
import { docusaurusMoves } from './docusaurus-moves.ts'
import { homeOf } from './docusaurus-home.ts'
import { oldPagesOf, swizzledIn } from './docusaurus-pages.ts'
import {
  type OldSite,
  basePathOf,
  commonFolder,
  partsOf,
  placeOf,
  versionPlaces,
  versionsIn,
  versionsOf,
  pagesFolder,
  staticFolders,
} from './docusaurus-site.ts'
import {
  type MigrationNote,
  type MigrationPlan,
  type OldPage,
  type OldRedirect,
} from '../old-site/migration-plan.ts'
import { redirectOf } from '../old-site/old-addresses.ts'
import { readAliases } from '../old-site/path-aliases.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { componentNote, markdownPlugInNotes, plugInNote } from '../old-site/plug-in-notes.ts'
import { filesBelow, isFile, isFolder, jsonOf } from '../old-site/read-old-files.ts'
import { madeRedirects } from './made-redirects.ts'
import { ownRoutes } from './own-routes.ts'
import { oldHeadingId, rewritePage } from './rewrite-docusaurus.ts'
import { findModule } from '../old-site/bundle-script.ts'
import { runConfiguration } from '../old-site/run-configuration.ts'
import { runScript } from '../old-site/run-script.ts'

const CONFIG_FILES = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)

/**
 * Reads a Docusaurus site in a folder (absolute) and plans the Fyr site that takes its place. Throws a `SiteError` when
 * there is no configuration or it cannot be run.
 */
export async function readDocusaurus(folder: string): Promise<MigrationPlan> {
  const file = CONFIG_FILES.find((name) => existsSync(join(folder, name)))
  if (file === undefined) {
    throw new SiteError([
      {
        code: 'config-missing',
        file: 'docusaurus.config.js',
        problem: `No docusaurus.config.js or .ts in ${folder}.`,
        hint: 'Pass the folder of the old site: "fyr migrate docusaurus ./website".',
      },
    ])
  }
  const { settings: old, notes: ofConfiguration } = await runConfiguration(join(folder, file), file)
  const parts = partsOf(old)
  const notes: MigrationNote[] = [
    ...ofConfiguration,
    ...parts.others.map(plugInNote),
    // Its setting is kept.
    ...markdownPlugInNotes([parts.docs, parts.blog, parts.pages].map(recordOf)).filter(
      ({ name }) => !name.includes('npm2yarn'),
    ),
  ]
  const folders = foldersOf(folder, parts)
  const languages = languagesOf(old, folder)
  notes.push(...languageNotes(languages, old))
  const further = parts.instances.map(({ kind, options }) => placeOf(folder, options, USUAL_FOLDERS[kind]))
  const root = commonFolder([
    folder,
    ...[...Object.values(folders), ...further].flatMap((place) => place ?? []),
  ])
  const inRoot = (path: string) => relative(root, path).split(sep).join('/')
  const translations = resolve(folder, textOf(recordOf(old['i18n'])['path']) ?? 'i18n')
  const site: OldSite = { folder, root, inRoot, old, parts, folders, translations, languages, notes }
  checkVersions(site)
  const contents = contentsOf(site)
  const sidebarsOfDocs = parts.docs === null ? null : await writtenSidebars(site, parts.docs)
  const categories = await categoriesOf(site, contents, sidebarsOfDocs)
  const { pages, addressOfDoc } = oldPagesOf(
    site,
    contents,
    (content) => categories.get(content) ?? { addresses: [] },
  )
  const context: NavigationContext = {
    addressOfDoc,
    firstDocOf: firstDocFinder(categories, parts),
    isFurther: (plugIn) => parts.instances.some(({ kind, id }) => kind === 'docs' && id === plugIn),
    basePath: basePathOf(old),
    note: (note) => notes.push(note),
  }
  const ofCurrent = [...categories].find(([{ version }]) => version === 'current')?.[1].sidebars
  const sidebars = sidebarsOfDocs === null ? null : sidebarsOf(ofCurrent ?? sidebarsOfDocs, context)
  const redirects = [...redirectsOf(site), ...(await madeRedirects(site, file, pages))]
  const css = cssOf(site)
  notes.push(...[css.note].filter((note) => note !== null))
  for (const name of swizzledIn(folder)) notes.push(componentNote(name))
  const aliases = readAliases(folder, null)
  const home = homeOf(site, pages, aliases)
  notes.push(
    ...pageNotes(pages, home.readFrom, pagesFolder(site)),
    ...instanceNotes(site),
    ...codeNotes(site),
  )
  return {
    tool: 'Docusaurus',
    root,
    folder: inRoot(folder),
    basePath: basePathOf(old),
    config: {
      ...withListRedirects(configOf(site, { sidebars, context, accent: css.accent }), site, contents),
      ...linkCheckOf(site, [...pages.map(({ address }) => address), ...redirects.map(({ from }) => from)]),
    },
    messages: readDocusaurusMessages(site),
    ...docusaurusMoves(site, contents),
    rewrite: (page, _place, text) => rewritten(page, text, { site, contents, css }),
    rewriteData: (data, text) => rewrittenData(data, text, { site, contents, categories }),
    headingId: (words) => oldHeadingId(words, keepsCapitals(old)),
    coloursCodeIn: (language) =>
      PRISM_LANGUAGES.has(language.toLowerCase()) || hasLanguage(site, language.toLowerCase()),
    files: { ...home.files, ...iconsOf(site, css) },
    aliases,
    components: [inRoot(join(folder, 'src/components')), inRoot(join(folder, 'src/theme'))],
    registries: REGISTRIES.map((name) => inRoot(join(folder, 'src/theme', name))),
    sidebarOf: () => undefined,
    pages: [...pages, ...ownRoutes(site)],
    redirects,
    notes,
  }
}

function foldersOf(folder: string, { docs, blog, pages }: OldSite['parts']): OldSite['folders'] {
  return {
    docs: placeOf(folder, docs, USUAL_FOLDERS.docs),
    blog: placeOf(folder, blog, USUAL_FOLDERS.blog),
    pages: placeOf(folder, pages, USUAL_FOLDERS.pages),
  }
}

/** A configuration with redirects from lists that have other addresses in Fyr. */
function withListRedirects(config: Settings, site: OldSite, contents: readonly OldContent[]): Settings {
  const base = basePathOf(site.old)
  const languages = site.languages.map(({ basePath }) => `/${basePath.slice(base.length)}`)
  const redirects = { ...recordOf(config['redirects']), ...listRedirects(contents, languages) }
  return Object.keys(redirects).length === 0 ? config : { ...config, redirects }
}

/** Which links of navbar and footer are left unchecked, and a note on them. The addresses are those of pages and redirects. */
function linkCheckOf(site: OldSite, addresses: readonly string[]): Settings {
  const exclude = uncheckedLinks(site.old, {
    addresses,
    statics: staticFolders(site),
    basePath: basePathOf(site.old),
  })
  if (exclude.length === 0) return {}
  const instead = `Nothing of this site is at ${exclude.join(', ')}: links to there are left unchecked, as Docusaurus does. See that something else serves them.`
  site.notes.push({ kind: 'setting', name: 'linkCheck.exclude', instead })
  return { linkCheck: { exclude } }
}

/** Languages that Prism colours in every Docusaurus site, of those that Fyr may not know. Code in others is plain text there. */
const PRISM_LANGUAGES: ReadonlySet<string> = new Set(
  'atom clike extend js-extras js-templates mathml plain plaintext reason rss ssml webmanifest'.split(' '),
)

/** Whether a site has added a language to those of Prism, or may have: components of its own may show code in another way. */
function hasLanguage({ old, folder }: OldSite, language: string): boolean {
  const { additionalLanguages } = recordOf(recordOf(recordOf(old['themeConfig'])['prism']))
  const mayShow = /^(?:CodeBlock|prism-include-languages|MDXComponents)(?:[./]|$)/
  return (
    listOf(additionalLanguages).includes(language) ||
    filesBelow(join(folder, 'src/theme')).some((file) => mayShow.test(file))
  )
}

/** Modules of the theme that give components to all pages. */
const REGISTRIES = ['MDXComponents', 'MDXComponents/index'].flatMap((name) =>
  ['.js', '.jsx', '.ts', '.tsx'].map((ending) => name + ending),
)

/** The style sheets of a site. */
function cssOf({ root, folder, parts }: OldSite): CustomCss {
  const files = parts.styles.map((file) => resolve(folder, file))
  return readCustomCss(root, files, DOCUSAURUS_CSS)
}

/** The new text of a page. */
function rewritten(
  page: string,
  text: string,
  {
    site,
    contents,
    css,
  }: { readonly site: OldSite; readonly contents: readonly OldContent[]; readonly css: CustomCss },
): string {
  const { root, folder, inRoot, old } = site
  const own = rewritePage(page, withModeClasses(text, css.modeClasses), {
    folder: inRoot(folder),
    isThere: (path) => isFile(join(root, path)),
    keepsCapitals: keepsCapitals(old),
    keywords: admonitionKeywords(site),
    comments: commentsIn(old),
  })
  return withOldRules(page, own, { site, contents })
}

/** The words for admonitions that options of a site add. */
function admonitionKeywords({ parts }: OldSite): readonly string[] {
  const all = [parts.docs, parts.blog, parts.pages, ...parts.instances.map(({ options }) => options)]
  return all.flatMap((options) =>
    listOf(recordOf(options?.['admonitions'])['keywords']).flatMap((word) => textOf(word) ?? []),
  )
}

/** The comments of a site that mark lines of code, and those of Fyr: a mark of any look is the usual one. */
function commentsIn(old: Settings): readonly (readonly [own: string, known: string])[] {
  const { magicComments } = recordOf(recordOf(old['themeConfig'])['prism'])
  return listOf(magicComments)
    .map(recordOf)
    .flatMap(({ line, block }) => [
      [textOf(line), 'highlight-next-line'] as const,
      [textOf(recordOf(block)['start']), 'highlight-start'] as const,
      [textOf(recordOf(block)['end']), 'highlight-end'] as const,
    ])
    .flatMap(([own, known]) => (own === null || own === known ? [] : [[own, known] as const]))
}

/** The new text of a file of data. */
function rewrittenData(
  file: string,
  text: string,
  {
    site,
    contents,
    categories,
  }: {
    readonly site: OldSite
    readonly contents: readonly OldContent[]
    readonly categories: CategoriesOfDocs
  },
): string {
  const own = withAuthorsOfLanguages(file, withoutCurrent(file, text, site), { site, contents })
  return withSlugsOfCategories(file, own, { site, categories })
}

/** Whether ids of headings keep the capitals of their words. */
function keepsCapitals(old: Settings): boolean {
  return recordOf(recordOf(old['markdown'])['anchors'])['maintainCase'] === true
}

/** The drawings of links of the navbar. A style sheet of the new site is its own. */
function iconsOf({ root, old }: OldSite, { drawings }: CustomCss): Readonly<Record<string, string>> {
  if (isFile(join(root, STYLES))) return {}
  return iconFiles(iconLinksOf(recordOf(old['themeConfig']), drawings))
}

/** Throws a `SiteError` where docs of a version are missing, which Docusaurus refuses too: a script of the site may make them. */
function checkVersions(site: OldSite): void {
  const further = site.parts.instances.flatMap(({ kind, options }) => {
    const folder = kind === 'docs' ? placeOf(site.folder, options, USUAL_FOLDERS.docs) : null
    return folder === null ? [] : versionsIn(site, options, folder)
  })
  const missing = [...versionsOf(site), ...further].filter(({ folder }) => !isFolder(folder))
  if (missing.length === 0) return
  const scripts = Object.entries(recordOf(recordOf(jsonOf(join(site.folder, 'package.json')))['scripts']))
  throw new SiteError(
    missing.map(({ name, folder, list }) => {
      const made = scripts.find(([, command]) => String(command).includes(basename(folder)))?.[0]
      return {
        code: 'config-failed',
        file: site.inRoot(list),
        problem: `The docs of version "${name}" are expected in "${site.inRoot(folder)}", which does not exist.`,
        hint:
          made === undefined
            ? 'Make the folder first, as the build of the old site does, or take the version out of the list.'
            : `Run the script "${made}" of package.json first, which names this folder.`,
      }
    }),
  )
}

/** The file of the authors of the blog with those of all languages; the text of any other file as it is. */
function withAuthorsOfLanguages(
  file: string,
  text: string,
  { site, contents }: { readonly site: OldSite; readonly contents: readonly OldContent[] },
): string {
  const blog = contents.find(({ kind, folder }) => kind === 'blog' && folder === site.folders.blog)
  const name = textOf(blog?.options['authorsMapPath']) ?? 'authors.yml'
  if (blog === undefined || file !== site.inRoot(join(blog.folder, name))) return text
  const places = site.languages.slice(1).flatMap((language) => translationsOf(language, blog) ?? [])
  const files = places.map((place) => join(place, name)).filter(isFile)
  return withAllAuthors(
    text,
    files.map((path) => readFileSync(path, 'utf8')),
  )
}

const USUAL_FOLDERS = { docs: 'docs', blog: 'blog', pages: 'src/pages' }

/** Notes on pages in code. `home` is the file of the one whose texts have been taken over; null for none. `folder` is that of the new pages. */
function pageNotes(pages: readonly OldPage[], home: string | null, folder: string): MigrationNote[] {
  const components = new Set(
    pages.flatMap(({ file }) => (file === null || /\.mdx?$/.test(file) ? [] : [file])),
  )
  return [...components].map((name) => ({
    kind: 'page',
    name,
    instead:
      name === home
        ? `Its headings, texts and links are in ${folder}/index.md, as far as they stand in its code. Add the rest, and pictures.`
        : `Write it in ${folder}: as Markdown, where "hero" and "features" make a home page, or as a page in React that imports nothing from Docusaurus.`,
  }))
}

/** Notes on what further plug-ins of docs and posts lose. */
function instanceNotes({ parts }: OldSite): MigrationNote[] {
  return parts.instances.flatMap(({ kind, id }) => {
    const lost = {
      docs: 'Its docs become pages at the same addresses, without a sidebar.',
      blog: 'Its posts become pages at the same addresses; its lists are lost.',
      pages: null,
    }[kind]
    return lost === null ? [] : [{ kind: 'plug-in', name: `content-${kind} "${id}"`, instead: lost }]
  })
}

/** The sidebars of a docs plug-in as they are written; null where they are generated. */
async function writtenSidebars({ folder, notes }: OldSite, options: Settings): Promise<unknown> {
  const path = textOf(options['sidebarPath'])
  if (path === null) return null
  // "require.resolve" may leave out the ending.
  const place = findModule(resolve(folder, path))
  if (place === null) {
    notes.push({
      kind: 'setting',
      name: path,
      instead: 'The file is missing, so the sidebar is generated from the docs folder.',
    })
    return null
  }
  return place.endsWith('.json') ? jsonOf(place) : runScript(place, relative(folder, place))
}

/** Finds the first doc of a sidebar of a docs plug-in, by default that of the docs of the site. */
function firstDocFinder(
  categories: CategoriesOfDocs,
  { docs: ofSite }: OldSite['parts'],
): NonNullable<NavigationContext['firstDocOf']> {
  return (sidebar, plugIn) => {
    const wanted = plugIn ?? textOf(ofSite?.['id']) ?? 'default'
    const docs = [...categories].find(([{ options }]) => (textOf(options['id']) ?? 'default') === wanted)
    return sidebar === null ? null : firstDocIn(recordOf(docs?.[1].sidebars)[sidebar])
  }
}

/** The sidebars of a version, as they are written. Older versions of Docusaurus have the version before each name. */
function sidebarsIn(file: string): unknown {
  const written = jsonOf(file)
  return written === null ? null : JSON.parse(JSON.stringify(written).replaceAll(/"version-[^"/]+\//g, '"'))
}

type CategoriesOfDocs = ReadonlyMap<OldContent, CategoryPages>

/** The categories of each version of the docs, and of further plug-ins of docs. */
async function categoriesOf(
  site: OldSite,
  contents: readonly OldContent[],
  ofDocs: unknown,
): Promise<CategoriesOfDocs> {
  const docs = contents.filter(({ kind }) => kind === 'docs')
  return new Map(
    await Promise.all(
      docs.map(async (content) => {
        const { options, version, releasedSidebars } = content
        if (releasedSidebars !== null)
          return [content, categoryPages(sidebarsIn(releasedSidebars), content)] as const
        const own = version === null ? await writtenSidebars(site, options) : ofDocs
        const written = own ?? (options['sidebarPath'] === false ? {} : EVERY_FOLDER)
        return [content, categoryPages(written, content)] as const
      }),
    ),
  )
}

/** The list of versions without the docs folder, which Docusaurus allows in it; in Fyr that is a version anyway. Any other file as it is. */
function withoutCurrent(file: string, text: string, { folder, root, parts, inRoot }: OldSite): string {
  if (parts.docs === null || file !== inRoot(versionPlaces({ folder }, parts.docs).versions)) return text
  const listed = listOf(jsonOf(join(root, file)))
  return listed.includes('current')
    ? `${JSON.stringify(listed.filter((name) => name !== 'current'))}\n`
    : text
}

/** The text of a file of a category, or of the sidebars of a released version, with the slugs that its categories need. */
function withSlugsOfCategories(
  file: string,
  text: string,
  { site, categories }: { readonly site: OldSite; readonly categories: CategoriesOfDocs },
): string {
  const path = join(site.root, file)
  for (const [{ releasedSidebars }, { slugs, sidebars }] of categories) {
    const slug = slugs.get(path)
    if (slug !== undefined) return withCategorySlug(text, slug)
    if (path === releasedSidebars) return withSidebars(text, sidebars)
  }
  return text
}

function sidebarsOf(written: unknown, context: NavigationContext): object {
  const sidebars = Object.entries(recordOf(written)).map(
    ([name, items]) => [name, sidebarItemsOf(items, context)] as const,
  )
  return Object.fromEntries(sidebars.filter(([, items]) => items.length > 0))
}

function redirectsOf({ parts, old }: OldSite): OldRedirect[] {
  const options = parts.redirects ?? {}
  const base = basePathOf(old)
  return listOf(options['redirects'])
    .map(recordOf)
    .flatMap(({ from, to }) =>
      [from].flat().flatMap((one) => {
        const [written, target] = [textOf(one), textOf(to)]
        return written === null || target === null ? [] : [redirectOf(written, target, base)]
      }),
    )
}
