import { SiteError, changeFrontMatter } from '@fyr/cli/internal'
import { createHeadingIds, headingId } from '@fyr/content-pipeline/internal'
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type CustomCss, STARLIGHT_CSS, readCustomCss, withModeClasses } from '../old-site/custom-css.ts'
import { type MigrationNote, type MigrationPlan, PAGES } from '../old-site/migration-plan.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { readAliases } from '../old-site/path-aliases.ts'
import { type Settings, listOf, recordOf, textOf } from '../old-site/plain-value.ts'
import { componentNote, markdownPlugInNotes, plugInNote } from '../old-site/plug-in-notes.ts'
import { frontMatterOf, markdownBelow } from '../old-site/read-old-files.ts'
import { unknownAddressesNote } from '../old-site/unknown-addresses-note.ts'
import { rewritePage, rewritePost } from './rewrite-starlight.ts'
import { STYLES, iconFiles } from '../components/icon-links.ts'
import { runConfiguration } from '../old-site/run-configuration.ts'
import { groupFiles } from './group-files.ts'
import { configOf, generatedFolders, iconLinks, logoCopies } from './starlight-config.ts'
import { sidebarBadges } from './sidebar-badges.ts'
import { readStarlightMessages } from './starlight-messages.ts'
import { isOfTopics, topicsOf } from './starlight-topics.ts'
import { BLOG, authorsFile, blogOf } from './starlight-blog.ts'
import { type Entry, entriesOf, oldPagesOf } from './starlight-pages.ts'
import { astroPages } from './astro-pages.ts'
import { docsFolder, hasOwnIds, sourceFolder, withRelativeFolders } from './docs-folder.ts'
import { type OldSite, languageNotes, localesOf } from './starlight-site.ts'
import { INSTEAD, isSet, lostOf, nameOf, processorNotes } from './starlight-notes.ts'
import { NOT_FOUND, inFolder, languageMoves, postPlaces } from './starlight-moves.ts'
import { docFinder } from './doc-finder.ts'
import { homeOf, isHome } from './starlight-home.ts'
import { slugsOf } from './slugs-of.ts'
import { redirectsOf } from './starlight-redirects.ts'

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
  const ofVite = listOf(recordOf(astro['vite'])['plugins']).flat().map(recordOf).map(nameOf)
  const notes: MigrationNote[] = [
    ...ofConfiguration,
    ...[...others, ...plugins, ...new Set(ofVite)].map(plugInNote),
    ...markdownPlugInNotes([recordOf(astro['markdown'])]),
    ...processorNotes(recordOf(astro['markdown'])),
  ]
  for (const name of Object.keys(recordOf(options['components']))) notes.push(componentNote(name))
  for (const [key, instead] of Object.entries(INSTEAD))
    if (isSet(key, options[key])) notes.push({ kind: 'setting', name: key, instead })
  const ofCode = ['mjs', 'js', 'ts'].map((ending) => `ec.config.${ending}`)
  for (const name of ofCode.filter((one) => existsSync(join(folder, one))))
    notes.push({ kind: 'setting', name, instead: INSTEAD['expressiveCode'] ?? '' })
  if (hasOwnIds(folder, sourceFolder(astro))) notes.push(unknownAddressesNote('generateId', 'Astro'))
  return planOf({ folder, docs: docsFolder(folder, astro), astro, options, notes })
}

function planOf(site: OldSite): MigrationPlan {
  const { folder, docs: allDocs, astro, notes } = site
  const [first, ...others] = localesOf(site)
  if (first === undefined) throw new TypeError('A site has at least one locale.')
  const base = joinAddress(textOf(astro['base']) ?? '/', '/')
  const docs = posix.join(allDocs, first.folder)
  notes.push(...languageNotes([first, ...others]))
  const entries = entriesOf(site, [first, ...others])
  const beside = astroPages(folder, `${sourceFolder(astro)}/pages`, { locales: [first, ...others], base })
  notes.push(...beside.notes)
  const blog = blogOf(site.options)
  const pages = [...oldPagesOf(entries, [first, ...others], { docs: allDocs, base, blog }), ...beside.pages]
  const badges = sidebarBadges(site, entries)
  notes.push(...badges.notes)
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
    messages: readStarlightMessages(site, [first, ...others]),
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
        hasTitlesInComments: hasTitlesInComments(site.options),
        language: place.startsWith('i18n/') ? null : first.key,
        docOf,
        hidesContents: site.options['tableOfContents'] === false,
        badge: badges.badgeOf(file),
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

/** Whether the first line of code may be its title, in a comment. */
function hasTitlesInComments({ expressiveCode: code }: Settings): boolean {
  const { frames } = recordOf(code)
  return code !== false && frames !== false && recordOf(frames)['extractFileNameFromCode'] !== false
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
