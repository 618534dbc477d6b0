import { SiteError } from '@fyr/cli/internal'
import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { STYLES, iconFiles } from '../components/icon-links.ts'
import { codeNotes } from './code-notes.ts'
import { configOf } from './docusaurus-config.ts'
import { readDocusaurusMessages } from './docusaurus-messages.ts'
import { type CustomCss, DOCUSAURUS_CSS, readCustomCss } from '../old-site/custom-css.ts'
import { type NavigationContext, iconLinksOf } from './docusaurus-navigation.ts'
import { contentsOf } from './docusaurus-contents.ts'
import { languageNotes, languagesOf } from './docusaurus-languages.ts'
import { folderOfSidebar, furtherDocsOf } from './further-docs.ts'
import { docusaurusMoves } from './docusaurus-moves.ts'
import { homeOf } from './docusaurus-home.ts'
import { oldPagesOf, swizzledIn } from './docusaurus-pages.ts'
import {
  type OldSite,
  USUAL_FOLDERS,
  basePathOf,
  commonFolder,
  pagesFolder,
  partsOf,
  placeOf,
  placesOfInstances,
} from './docusaurus-site.ts'
import type { MigrationNote, MigrationPlan } from '../old-site/migration-plan.ts'
import { readAliases } from '../old-site/path-aliases.ts'
import { recordOf, textOf } from '../old-site/plain-value.ts'
import { componentNote, markdownPlugInNotes, plugInNote } from '../old-site/plug-in-notes.ts'
import { isFile } from '../old-site/read-old-files.ts'
import { madeRedirects } from './made-redirects.ts'
import { ownRoutes } from './own-routes.ts'
import { oldHeadingId } from './rewrite-docusaurus.ts'
import { runConfiguration } from '../old-site/run-configuration.ts'
import { redirectsOf, withListRedirects } from './docusaurus-redirects.ts'
import { linkCheckOf } from './link-check-of.ts'
import { coloursCodeIn } from './colours-code-in.ts'
import { keepsCapitals, rewrittenPage } from './rewritten-page.ts'
import { rewrittenData } from './rewritten-data.ts'
import { checkVersions } from './check-versions.ts'
import { instanceNotes, pageNotes } from './docusaurus-notes.ts'
import { categoriesOf, firstDocFinder, sidebarsOf, writtenSidebars } from './docusaurus-sidebars.ts'

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
  const inUse = Object.values(folders).flatMap((place) => place ?? [])
  const root = commonFolder([folder, ...inUse, ...placesOfInstances(folder, parts)])
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
    folderOfSidebar: (plugIn, sidebar) => folderOfSidebar(contents, further, plugIn, sidebar),
    basePath: basePathOf(old),
    note: (note) => notes.push(note),
  }
  const further = furtherDocsOf(site, categories, context)
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
    ...instanceNotes(site, contents),
    ...codeNotes(site),
  )
  return {
    tool: 'Docusaurus',
    root,
    folder: inRoot(folder),
    basePath: basePathOf(old),
    config: {
      ...withListRedirects(
        configOf(site, { sidebars, further, context, accent: css.accent }),
        site,
        contents,
      ),
      ...linkCheckOf(site, [...pages.map(({ address }) => address), ...redirects.map(({ from }) => from)]),
    },
    messages: readDocusaurusMessages(site),
    ...docusaurusMoves(site, contents),
    rewrite: (page, _place, text) => rewrittenPage(page, text, { site, contents, css }),
    rewriteData: (data, text) => rewrittenData(data, text, { site, contents, categories }),
    headingId: (words) => oldHeadingId(words, keepsCapitals(old)),
    coloursCodeIn: (language) => coloursCodeIn(site, language),
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

/** Modules of the theme that give components to all pages. */
const REGISTRIES = ['MDXComponents', 'MDXComponents/index'].flatMap((name) =>
  ['.js', '.jsx', '.ts', '.tsx'].map((ending) => name + ending),
)

/** The style sheets of a site. */
function cssOf({ root, folder, parts }: OldSite): CustomCss {
  const files = parts.styles.map((file) => resolve(folder, file))
  return readCustomCss(root, files, DOCUSAURUS_CSS)
}

/** The drawings of links of the navbar. A style sheet of the new site is its own. */
function iconsOf({ root, old }: OldSite, { drawings }: CustomCss): Readonly<Record<string, string>> {
  if (isFile(join(root, STYLES))) return {}
  return iconFiles(iconLinksOf(recordOf(old['themeConfig']), drawings))
}
