import { changeFrontMatter, SiteError } from '@fyr/cli/internal'
import { createHeadingIds, headingId, isRecord } from '@fyr/content-pipeline/internal'
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type CustomCss, readCustomCss, STARLIGHT_CSS, withModeClasses } from '../old-site/custom-css.ts'
import { hiddenContentsNote } from '../old-site/hidden-contents-note.ts'
import {
  type MigrationNote,
  type MigrationPlan,
  type OldRedirect,
  PAGES,
} from '../old-site/migration-plan.ts'
import { filePath, joinAddress, redirectOf } from '../old-site/old-addresses.ts'
import { readAliases } from '../old-site/path-aliases.ts'
import { listOf, recordOf, type Settings, textOf } from '../old-site/plain-value.ts'
import { WITHOUT_ORIGINAL } from '../old-site/without-original.ts'
import { componentNote, markdownPlugInNotes, plugInNote } from '../old-site/plug-in-notes.ts'
import { frontMatterOf, markdownBelow } from '../old-site/read-old-files.ts'
import { unknownAddressesNote } from '../old-site/unknown-addresses-note.ts'
import { rewritePage, rewritePost } from './rewrite-starlight.ts'
import { iconFiles, STYLES } from '../components/icon-links.ts'
import { addressFinder, codeOfSite } from '../home/code-of-site.ts'
import { homePage, homeTexts } from '../home/home-page.ts'
import { stillMarkup } from '../home/still-markup.ts'
import { runConfiguration } from '../old-site/run-configuration.ts'
import { groupFiles } from './group-files.ts'
import {
  badgeNotes,
  configOf,
  docIds,
  generatedFolders,
  iconLinks,
  localised,
  logoCopies,
  sidebarMessages,
  staticFolder,
} from './starlight-config.ts'
import { isOfTopics, topicsOf } from './starlight-topics.ts'
import { authorsFile, BLOG, blogOf, type OldBlog } from './starlight-blog.ts'
import { entriesOf, type Entry, oldPagesOf } from './starlight-pages.ts'
import { astroPages } from './astro-pages.ts'
import { docsFolder, hasOwnIds, sourceFolder, withRelativeFolders } from './docs-folder.ts'
import { languageNotes, type OldLocale, type OldSite, localesOf } from './starlight-site.ts'

const CONFIG_FILES = ['mjs', 'ts', 'mts', 'js'].map((ending) => `astro.config.${ending}`)

/**
 * Reads a Starlight site in a folder (absolute) and plans the Fyr site that takes its place. Throws a `SiteError` when
 * there is no configuration, it cannot be run, or it does not use Starlight.
 */
export async function readStarlight(folder: string): Promise<MigrationPlan> {
  const file = CONFIG_FILES.find((name) => existsSync(join(folder, name)))
  if (file === undefined) {
    const problem = `No astro.config.mjs or .ts in ${folder}.`
    const hint = 'Pass the folder of the old site: "fyr migrate starlight ./docs".'
    throw new SiteError([{ code: 'config-missing', file: 'astro.config.mjs', problem, hint }])
  }
  const { settings, notes: ofConfiguration } = await runConfiguration(join(folder, file), file)
  const astro = withRelativeFolders(settings, folder)
  const integrations = listOf(astro['integrations']).flat().map(recordOf)
  const starlight = integrations.find(({ $package }) => $package === '@astrojs/starlight')
  if (starlight === undefined) {
    const problem = 'This configuration does not use @astrojs/starlight.'
    throw new SiteError([{ code: 'config-failed', file, problem, hint: 'Only Starlight sites can be read.' }])
  }
  const options = recordOf(listOf(starlight['$arguments'])[0])
  const others = integrations.filter((one) => one !== starlight).map(nameOf)
  const plugins = listOf(options['plugins'])
    .map(recordOf)
    .map(nameOf)
    .filter((name) => name !== 'starlight-blog' && !isOfTopics(name))
  const notes: MigrationNote[] = [
    ...ofConfiguration,
    ...[...others, ...plugins].map(plugInNote),
    ...markdownPlugInNotes([recordOf(astro['markdown'])]),
    ...processorNotes(recordOf(astro['markdown'])),
  ]
  for (const name of Object.keys(recordOf(options['components']))) notes.push(componentNote(name))
  for (const [key, instead] of Object.entries(INSTEAD))
    if (options[key] !== undefined) notes.push({ kind: 'setting', name: key, instead })
  const ofCode = ['mjs', 'js', 'ts'].map((ending) => `ec.config.${ending}`)
  for (const name of ofCode.filter((one) => existsSync(join(folder, one))))
    notes.push({ kind: 'setting', name, instead: INSTEAD['expressiveCode'] ?? '' })
  if (hasOwnIds(folder, sourceFolder(astro))) notes.push(unknownAddressesNote('generateId', 'Astro'))
  if (options['tableOfContents'] === false) notes.push(hiddenContentsNote('tableOfContents'))
  return planOf({ folder, docs: docsFolder(folder, astro), astro, options, notes })
}

const INSTEAD: Readonly<Record<string, string>> = {
  expressiveCode:
    'Code is highlighted by the theme: its colours are tokens, and plugins of Expressive Code do not run.',
  routeMiddleware: 'Its effect on pages is missing. Write what it changes into their front matter.',
}

function nameOf(one: Settings): string {
  return textOf(one['$package']) ?? textOf(one['name']) ?? 'a function of the site'
}

/** Notes on the plugins of the program that reads Markdown, `markdown.processor`: each changes pages, and none runs here. */
function processorNotes({ processor }: Settings): MigrationNote[] {
  const options = listOf(recordOf(processor)['$arguments']).map(recordOf)
  const plugins = options.flatMap((one) => [...listOf(one['mdastPlugins']), ...listOf(one['hastPlugins'])])
  return plugins.map((plugin) => ({
    kind: 'plug-in',
    name: textOf(recordOf(plugin)['name']) ?? nameOf(recordOf(plugin)),
    instead:
      'Its effect on Markdown is missing. Write it as a remark or rehype plugin, and add it to "markdown" in the configuration.',
  }))
}

function planOf(site: OldSite): MigrationPlan {
  const { folder, docs: allDocs, astro, notes } = site
  const [first, ...others] = localesOf(site)
  if (first === undefined) throw new TypeError('A site has at least one locale.')
  const base = joinAddress(textOf(astro['base']) ?? '/', '/')
  const code = site.options['expressiveCode']
  const frames = recordOf(code)['frames']
  const hasTitlesInComments =
    code !== false && frames !== false && recordOf(frames)['extractFileNameFromCode'] !== false
  const docs = posix.join(allDocs, first.folder)
  notes.push(...languageNotes([first, ...others]))
  const entries = entriesOf(site, [first, ...others])
  const beside = astroPages(folder, `${sourceFolder(astro)}/pages`, { locales: [first, ...others], base })
  notes.push(...beside.notes)
  const blog = blogOf(site.options)
  const pages = [...oldPagesOf(entries, [first, ...others], { docs: allDocs, base, blog }), ...beside.pages]
  notes.push(...badgeNotes(site))
  notes.push(...entries.flatMap(({ file, matter }) => lostOf(posix.join(allDocs, file), matter)))
  const written = entries.filter(({ locale }) => locale === first)
  const mains = written.filter((entry) => !entry.isPost)
  const originals = new Map(mains.map(({ file, inner }) => [inner, inFolder(file, first)]))
  const posts = postPlaces(entries, written, blog)
  const homes = ['index.mdx', 'index.md'].filter((file) => isHome(join(folder, docs, file)))
  const translations = entries.filter(
    ({ file, locale }) => locale !== first && locale.folder !== '' && !posts.has(file),
  )
  const moves = languageMoves(site, { docs, homes, others, translations, originals })
  const alone = new Set(translations.filter(({ inner }) => !originals.has(inner)).map(({ file }) => file))
  const besideFiles = new Set(beside.pages.map(({ file }) => file))
  const slugs = slugsOf(first, mains, allDocs)
  const css = cssOf(site)
  notes.push(...[css.note].filter((note) => note !== null))
  const aliases = aliasesOf(site)
  const docOf = docFinder(join(folder, docs), blog)
  return {
    tool: 'Starlight',
    root: folder,
    folder: '',
    basePath: base,
    config: configOf(site, {
      locales: [first, ...others],
      docs,
      base,
      blog,
      accent: css.accent,
      hasHome: homes.length > 0,
      // Those of an earlier run have moved.
      posts: written.length - mains.length + markdownBelow(join(folder, BLOG)).length,
    }),
    messages: Object.fromEntries(others.map((locale) => [locale.code, sidebarMessages(site, locale)])),
    moves: [
      ...[...posts].map(([file, to]) => ({ from: `${allDocs}/${file}`, to })),
      ...homes.map((file) => ({ from: `${docs}/${file}`, to: `${PAGES}/${file}` })),
      ...NOT_FOUND.map((file) => ({ from: `${docs}/${file}`, to: `${PAGES}/${file}` })),
      ...moves,
      ...beside.moves,
    ].filter(({ from }) => existsSync(join(folder, from))),
    copies: logoCopies(site),
    rewrite: (file, place, text) => {
      const changed = rewritePage(file, place, withModeClasses(text, css.modeClasses), {
        hasTitlesInComments,
        language: place.startsWith('i18n/') ? null : first.key,
        docOf,
      })
      if (blog !== null && posts.has(posix.relative(allDocs, file))) return rewritePost(changed, text, blog)
      if (alone.has(posix.relative(allDocs, file)))
        return changeFrontMatter(changed, () => ({ original: false }))
      // The layout of a page of Astro is a component.
      if (besideFiles.has(file)) return changeFrontMatter(changed, () => ({ layout: undefined }))
      const slug = slugs.get(file)
      return slug === undefined
        ? changed
        : changeFrontMatter(changed, ({ slug: own }) => (own === slug ? {} : { slug }))
    },
    headingId: (words) => headingId(words, createHeadingIds()),
    files: {
      ...(existsSync(join(folder, STYLES)) ? {} : iconFiles(iconLinks(site))),
      ...authorsFile(blog, mattersOfPosts(written)),
      ...groupFilesOf(site, docs, [...originals.values()]),
      ...(beside.home === null ? {} : homeOf(site, mains, { file: beside.home, pages, aliases, base })),
    },
    aliases,
    components: ['src/components'],
    registries: [],
    sidebarOf: sidebarFinder(site.options),
    pages,
    redirects: redirectsOf(site, base),
    notes,
  }
}

/** Names for paths. For Vite, what a path begins with may be the folder of the site too. */
function aliasesOf({ folder, astro }: OldSite): MigrationPlan['aliases'] {
  const source = sourceFolder(astro)
  return [
    ...readAliases(folder, astro['vite']),
    { pattern: `/${source}/*`, targets: [join(folder, source, '*')] },
  ]
}

/** Finds the sidebar of a page that no sidebar lists. Of several, only its front matter says which. */
function sidebarFinder(options: Settings): MigrationPlan['sidebarOf'] {
  const topics = topicsOf(options)
  return (_address, { template, topic }) => {
    if (template === 'splash') return null
    return topics === null ? 'defaultSidebar' : (textOf(topic) ?? undefined)
  }
}

function mattersOfPosts(entries: readonly Entry[]): readonly Settings[] {
  return entries.filter((entry) => entry.isPost).map(({ matter }) => matter)
}

/** The style sheets of a site. */
function cssOf({ folder, options }: OldSite): CustomCss {
  const files = listOf(options['customCss']).flatMap((file) => textOf(file) ?? [])
  return readCustomCss(folder, files, STARLIGHT_CSS)
}

/** The new places of the posts, by their files in the folder of the docs. A post in another language alone stays a doc. */
function postPlaces(
  entries: readonly Entry[],
  written: readonly Entry[],
  blog: OldBlog | null,
): ReadonlyMap<string, string> {
  if (blog === null) return new Map()
  const places = new Map(
    written
      .filter((entry) => entry.isPost)
      .map(({ file, inner, locale }) => [inner, inFolder(file, locale).slice(blog.prefix.length + 1)]),
  )
  return new Map(
    entries.flatMap((entry): [string, string][] => {
      const place = entry.isPost ? places.get(entry.inner) : undefined
      if (place === undefined) return []
      return [
        [
          entry.file,
          written.includes(entry) ? `${BLOG}/${place}` : `i18n/${entry.locale.code}/blog/${place}`,
        ],
      ]
    }),
  )
}

/** The moves of the pages of further languages, those of single pages first. */
function languageMoves(
  site: OldSite,
  {
    docs,
    homes,
    others,
    translations,
    originals,
  }: {
    readonly docs: string
    readonly homes: readonly string[]
    readonly others: readonly OldLocale[]
    readonly translations: readonly Entry[]
    /** Files of the default language by the ids of their pages. */
    readonly originals: ReadonlyMap<string, string>
  },
): MigrationPlan['moves'] {
  const { docs: allDocs } = site
  return [
    ...others.flatMap((one) =>
      one.folder === ''
        ? []
        : [
            ...homes.map((file) => ({
              from: `${allDocs}/${one.folder}/${file}`,
              to: `i18n/${one.code}/pages/${file}`,
            })),
            ...notFoundMoves(site, docs, one),
          ],
    ),
    ...translations
      .map(({ file, locale, inner }) => ({
        file: inFolder(file, locale),
        locale,
        original: originals.get(inner),
      }))
      .filter(({ file, original }) => original !== file)
      .map(({ file, locale, original }) => ({
        from: `${allDocs}/${locale.folder}/${file}`,
        to: `i18n/${locale.code}/docs/${original ?? file}`,
      })),
    ...others
      .filter((one) => one.folder !== '')
      .map((one) => ({ from: `${allDocs}/${one.folder}`, to: `i18n/${one.code}/docs` })),
  ]
}

/** Finds docs by links, once for all pages, as it reads every doc. Links begin at the root of the site. The folder is absolute. */
function docFinder(docs: string, blog: OldBlog | null): (link: string) => string | null {
  const ids = docIds(docs, blog)
  return (link) =>
    ids.get(
      link
        .replace(/[?#].*$/, '')
        .replace(/\/$/, '')
        .toLowerCase(),
    ) ?? null
}

interface HomeInCode extends Pick<MigrationPlan, 'pages' | 'aliases'> {
  /** Relative to the site. */
  readonly file: string
  readonly base: string
}

/** A home page with the texts of the old one, where that was in code and the docs, whose pages are given, have none. */
function homeOf(site: OldSite, mains: readonly Entry[], home: HomeInCode): Record<string, string> {
  const { options, folder } = site
  const isThere = existsSync(join(folder, PAGES, 'index.mdx'))
  if (isThere || mains.some(({ inner }) => inner === '')) return {}
  const [first] = mains
  const title = localised(options['title'], first?.locale) ?? 'Documentation'
  const addressOf = addressFinder({
    basePath: home.base,
    pages: home.pages,
    statics: [join(folder, staticFolder(site))],
  })
  const shown = stillMarkup(home.file, {
    ...codeOfSite({ root: folder, folder: '', basePath: home.base, aliases: home.aliases }),
    settings: {},
    translate: (_id, text) => text,
  })
  const small = {
    heading: title,
    tagline: localised(options['description'], first?.locale),
    first: first?.inner ?? null,
  }
  return { [`${PAGES}/index.md`]: homePage(small, homeTexts(shown, addressOf), addressOf) }
}

/** Files for the folders of generated sidebars, where Fyr shows them in another way. */
function groupFilesOf(site: OldSite, docs: string, files: readonly string[]): Record<string, string> {
  const pages = files.map((file) => {
    const { sidebar, sidebar_position: moved } = frontMatterOf(join(site.folder, docs, file))
    const order = recordOf(sidebar)['order'] ?? moved
    return { file, order: typeof order === 'number' ? order : null }
  })
  return Object.fromEntries(
    [...groupFiles(pages, generatedFolders(site))].map(([file, text]) => [posix.join(docs, file), text]),
  )
}

/** Slugs of pages of a default language with a folder, where Starlight spells their paths in another way. */
function slugsOf(
  { key, folder }: OldLocale,
  mains: readonly Entry[],
  docs: string,
): ReadonlyMap<string, string> {
  const spelled = mains.filter(
    ({ file, inner }) =>
      filePath(posix.relative(folder, file)).replace(/\/$/, '') !== joinAddress(inner).replace(/\/$/, ''),
  )
  return new Map(
    key === '' ? [] : spelled.map(({ file, inner }) => [posix.join(docs, file), joinAddress(inner)]),
  )
}

/** A file of the docs as seen from the folder of its language. */
function inFolder(file: string, { folder }: OldLocale): string {
  return posix.relative(folder, file)
}

/** What readers see at an address that does not exist: a page without an address of its own. */
const NOT_FOUND = ['404.md', '404.mdx']

/** The move of the not-found page of a further language; its original is in the docs of the default one, from the root. */
function notFoundMoves(
  { folder, docs: allDocs }: OldSite,
  docs: string,
  { folder: own, code }: OldLocale,
): MigrationPlan['moves'] {
  const original = NOT_FOUND.find((file) => existsSync(join(folder, docs, file)))
  return NOT_FOUND.map((file) => `${allDocs}/${own}/${file}`)
    .filter((from) => existsSync(join(folder, from)))
    .map((from) => ({
      from,
      to:
        original === undefined
          ? `i18n/${code}/${WITHOUT_ORIGINAL}/${posix.basename(from)}`
          : `i18n/${code}/pages/${original}`,
    }))
}

/** Notes on what is left out of the front matter of a page. */
function lostOf(file: string, { sidebar }: Settings): MigrationNote[] {
  const { hidden } = recordOf(sidebar)
  const instead = 'It is in the sidebar now. To hide it, list the other entries of its category.'
  return hidden === true ? [{ kind: 'page', name: file, instead }] : []
}

function isHome(path: string): boolean {
  if (!existsSync(path)) return false
  const { template, hero } = frontMatterOf(path)
  return template === 'splash' || isRecord(hero)
}

function redirectsOf({ astro, notes }: OldSite, base: string): OldRedirect[] {
  return Object.entries(recordOf(astro['redirects'])).flatMap(([from, value]) => {
    const to = textOf(value) ?? textOf(recordOf(value)['destination'])
    if (to !== null && !from.includes('[')) return [redirectOf(from, to, base)]
    const instead = 'Write each address that it means into "aliases" of its page.'
    notes.push({ kind: 'link', name: from, instead })
    return []
  })
}
