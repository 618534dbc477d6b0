import { join, resolve, sep } from 'node:path'
import {
  contentFiles,
  type DocRules,
  docIdentity,
  pagePath,
  postPath,
  USUAL_RULES,
} from './docusaurus-addresses.ts'
import type { OldLanguage } from './docusaurus-languages.ts'
import {
  type Instance,
  type OldSite,
  pagesFolder,
  placesOfInstances,
  staticFolders,
  versionPlaces,
  versionsIn,
  versionsOf,
} from './docusaurus-site.ts'
import { joinAddress } from '../old-site/old-addresses.ts'
import { type Settings, textOf } from '../old-site/plain-value.ts'
import { isFolder } from '../old-site/read-old-files.ts'

/** A folder of pages of a Docusaurus site: a version of the docs, a blog, or other pages. */
export interface OldContent {
  readonly kind: Instance['kind']
  readonly options: Settings
  /** Absolute. */
  readonly folder: string
  /** Markdown that it publishes, and pages in React of a folder of pages; relative to the folder. */
  readonly files: readonly string[]
  /** Its address below the base path of a language. */
  readonly base: string
  /** The address that slugs start from in the new site, below the base path of a language. */
  readonly slugBase: string
  readonly pathOf: (file: string, matter: Settings) => string
  /** Its new folder, relative to the root. */
  readonly place: string
  /** Folder of its translations, below that of the language. */
  readonly translated: string
  /** New folder of its translations, below that of the language. */
  readonly newTranslated: string
  /** Name of the version of the docs of the site; null for anything else. */
  readonly version: string | null
  /** The file with the sidebars of a released version, absolute; null for anything else. */
  readonly releasedSidebars: string | null
  readonly rules: DocRules
}

/** A page as a language shows it. */
export interface ShownPage {
  /** In its folder. */
  readonly file: string
  /** Where it is, absolute: the translation, or else the original. */
  readonly path: string
  readonly matter: Settings
}

const WITH_COMPONENTS = ['**/*.{js,jsx,ts,tsx,md,mdx}']

/** Every folder of pages, the docs of the site first. */
export function contentsOf(site: OldSite): readonly OldContent[] {
  const { parts, folders, inRoot } = site
  const { docs, blog, pages } = parts
  return [
    ...(docs === null ? [] : docsOf(site, docs)),
    ...(blog === null || folders.blog === null
      ? []
      : [
          contentOf('blog', blog, folders.blog, {
            ...AT_BLOG,
            base: routeBaseOf(blog, 'blog'),
            slugBase: routeBaseOf(blog, 'blog'),
            place: inRoot(folders.blog),
          }),
        ]),
    ...(pages === null || folders.pages === null
      ? []
      : [
          contentOf('pages', pages, folders.pages, {
            translated: 'docusaurus-plugin-content-pages',
            newTranslated: 'pages',
            base: routeBaseOf(pages, '/'),
            slugBase: '/',
            place: joinPath(pagesFolder(site), routeBaseOf(pages, '/')),
          }),
        ]),
    ...parts.instances.flatMap((instance) => furtherOf(site, instance)),
  ]
}

const AT_BLOG = { translated: 'docusaurus-plugin-content-blog', newTranslated: 'blog' }

function docsOf(site: OldSite, docs: Settings): OldContent[] {
  const base = routeBaseOf(docs, 'docs')
  const id = textOf(docs['id']) ?? 'default'
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`
  const versioned = site.inRoot(versionPlaces(site, docs).docs)
  return versionsOf(site).map(({ name, folder, path }) => {
    const isCurrent = name === 'current'
    const inner = isCurrent ? 'current' : `version-${name}`
    const address = joinAddress(base, path)
    return contentOf('docs', docs, folder, {
      base: address,
      slugBase: address,
      place: site.inRoot(folder),
      translated: `${plugin}/${inner}`,
      newTranslated: isCurrent ? 'docs' : `${versioned}/${inner}`,
      version: name,
      releasedSidebars: releasedSidebarsOf(site, docs, name),
    })
  })
}

/** The file with the sidebars of a released version of a docs plug-in, absolute; null for the current version. */
function releasedSidebarsOf(site: OldSite, docs: Settings, version: string): string | null {
  return version === 'current'
    ? null
    : join(versionPlaces(site, docs).sidebars, `version-${version}-sidebars.json`)
}

/** A further plug-in: docs stay docs where they can, anything else becomes pages at the same addresses. */
function furtherOf(site: OldSite, { kind, id, options }: Instance): OldContent[] {
  const usual = kind === 'pages' ? 'src/pages' : kind
  const folder = resolve(site.folder, textOf(options['path']) ?? usual)
  if (!isFolder(folder)) return []
  const base = routeBaseOf(options, kind === 'pages' ? '/' : kind)
  const plugin = `docusaurus-plugin-content-${kind}-${id}`
  const placesAt = (address: string) => ({
    base: address,
    slugBase: '/',
    place: joinPath(pagesFolder(site), address),
    newTranslated: joinPath('pages', address),
  })
  if (kind !== 'docs') return [contentOf(kind, options, folder, { ...placesAt(base), translated: plugin })]
  // The version whose folder is around those of the others moves before them.
  const versions = versionsIn(site, options, folder).toSorted(
    (left, right) => left.path.length - right.path.length,
  )
  return versions.map(({ name, folder: own, path }) =>
    contentOf(kind, options, own, {
      ...(isApart(site, own)
        ? furtherAt(site, own, joinAddress(base, path))
        : placesAt(joinAddress(base, path))),
      translated: `${plugin}/${name === 'current' ? name : `version-${name}`}`,
      releasedSidebars: releasedSidebarsOf(site, options, name),
    }),
  )
}

/** Further docs stay in their folder. */
function furtherAt({ inRoot }: OldSite, folder: string, address: string): Omit<Places, 'translated'> {
  return { base: address, slugBase: address, place: inRoot(folder), newTranslated: inRoot(folder) }
}

function isIn(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}${sep}`)
}

/** Whether a folder is no other content folder of the new site, none around one, and none inside one. */
function isApart(site: OldSite, folder: string): boolean {
  const { folders, parts, root, translations } = site
  if (folders.docs === null) return false
  const others = [
    ...Object.values(folders).filter((one) => one !== null),
    ...placesOfInstances(site.folder, parts),
    versionPlaces(site, parts.docs).docs,
    translations,
    resolve(root, pagesFolder(site)),
    ...staticFolders(site),
  ]
  const isOwn = others.filter((one) => one === folder).length <= 1 && !Object.values(folders).includes(folder)
  return isOwn && folder !== root && !others.some((one) => isIn(one, folder) || isIn(folder, one))
}

/** Whether docs stay docs in a folder of their own, which belong to no version. */
export function isFurtherDocs({ inRoot }: OldSite, { kind, version, folder, place }: OldContent): boolean {
  return kind === 'docs' && version === null && place === inRoot(folder)
}

type Places = Pick<OldContent, 'base' | 'slugBase' | 'place' | 'translated' | 'newTranslated'>

function contentOf(
  kind: Instance['kind'],
  options: Settings,
  folder: string,
  places: Places & Partial<Pick<OldContent, 'version' | 'releasedSidebars'>>,
): OldContent {
  const rules = options['numberPrefixParser'] === false ? { hasPrefixes: false } : USUAL_RULES
  const pathOf: OldContent['pathOf'] =
    kind === 'docs'
      ? (file, matter) => docIdentity(file, matter, rules).path
      : kind === 'blog'
        ? postPath
        : pagePath
  const files = contentFiles(folder, options, kind === 'pages' ? WITH_COMPONENTS : undefined)
  return { version: null, releasedSidebars: null, ...places, kind, options, folder, files, pathOf, rules }
}

function routeBaseOf(options: Settings, usual: string): string {
  return joinAddress(textOf(options['routeBasePath']) ?? usual)
}

function joinPath(folder: string, address: string): string {
  return `${folder}${joinAddress(address).replace(/\/$/, '')}`
}

/** Where a language has its translations of a folder of pages: the old place (absolute), null without one. */
export function translationsOf({ folder }: OldLanguage, { translated }: OldContent): string | null {
  return folder === null ? null : join(folder, translated)
}

/** The new folder of the translations of a language, relative to the root. */
export function newTranslationsOf(
  site: OldSite,
  { as, code }: OldLanguage,
  { newTranslated }: OldContent,
): string {
  return `${site.inRoot(join(site.translations, as ?? code))}/${newTranslated}`
}
