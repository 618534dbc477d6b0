import { join } from 'node:path'
import type { NavigationContext } from './docusaurus-navigation.ts'
import { type OldSite, basePathOf, localesOf, versionsOf } from './docusaurus-site.ts'
import { type MigrationPlan, type OldPage, PAGES } from '../old-site/migration-plan.ts'
import {
  docIdOf,
  docusaurusDocPath,
  docusaurusPostPath,
  filePath,
  joinAddress,
} from '../old-site/old-addresses.ts'
import { textOf } from '../old-site/plain-value.ts'
import { filesBelow, frontMatterOf, isFolder, markdownBelow } from '../old-site/read-old-files.ts'

/** Every page with its address, and the address of a doc in the default version. */
export function oldPagesOf(site: OldSite): {
  readonly pages: readonly OldPage[]
  readonly addressOfDoc: NavigationContext['addressOfDoc']
} {
  const { old, parts, folders, inRoot } = site
  const base = basePathOf(old)
  const [locale = 'en'] = localesOf(old)
  const byId = new Map<string, string>()
  const docsBase = textOf(parts.docs?.['routeBasePath']) ?? 'docs'
  const pages: OldPage[] = []
  const add = (path: string, address: string): void => {
    pages.push({ file: inRoot(path), address: joinAddress(base, address), locale })
  }
  for (const version of versionsOf(site).toReversed()) {
    for (const file of markdownBelow(version.folder)) {
      const matter = frontMatterOf(join(version.folder, file))
      if (matter['draft'] === true) continue
      const address = joinAddress(docsBase, version.path, docusaurusDocPath(file, matter))
      add(join(version.folder, file), address)
      // A link without a version leads to the version that readers see first, if it has the doc.
      const id = docIdOf(file, matter)
      if (version.path === '' || !byId.has(id)) byId.set(id, address)
    }
  }
  const blogBase = textOf(parts.blog?.['routeBasePath']) ?? 'blog'
  for (const file of folders.blog === null ? [] : markdownBelow(folders.blog)) {
    const matter = frontMatterOf(join(folders.blog ?? '', file))
    if (matter['draft'] === true) continue
    add(join(folders.blog ?? '', file), joinAddress(blogBase, docusaurusPostPath(file, matter)))
  }
  for (const file of folders.pages === null ? [] : markdownBelow(folders.pages)) {
    const { slug } = frontMatterOf(join(folders.pages ?? '', file))
    add(join(folders.pages ?? '', file), textOf(slug) ?? filePath(file))
  }
  return { pages, addressOfDoc: (id) => byId.get(id) ?? null }
}

/**
 * Names of the components of the old theme that the site has replaced. What it has beside its list of components for content
 * is moved as pages use it.
 */
export function swizzledIn(folder: string): readonly string[] {
  const files = filesBelow(join(folder, 'src/theme')).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/^MDXComponents\/(?!index\.)/.test(file),
  )
  return [...new Set(files.map((file) => file.replace(/(?:\/index)?\.[jt]sx?$/, '')))]
}

/** Pages that are React components. */
export function reactPagesOf({ folders, inRoot, old }: OldSite): readonly OldPage[] {
  const { pages } = folders
  const [locale = 'en'] = localesOf(old)
  return pages === null
    ? []
    : modulesBelow(pages).map((file) => ({
        file: inRoot(join(pages, file)),
        address: joinAddress(basePathOf(old), filePath(file)),
        locale,
      }))
}

function modulesBelow(folder: string): string[] {
  return filesBelow(folder).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.(?:test|d)\./.test(file),
  )
}

/**
 * Folder of the pages of the new site: another one if the old one has pages in React, whose imports do not exist
 * there.
 */
export function pagesFolder({ folders, inRoot }: OldSite): string {
  return folders.pages === null || !hasPages(folders.pages) ? PAGES : inRoot(folders.pages)
}

function hasPages(folder: string): boolean {
  return modulesBelow(folder).length === 0 && markdownBelow(folder).length > 0
}

/** The moves of pages in Markdown to another folder. Other files of the old one stay: styles, and pages in React. */
export function pageMoves(site: OldSite): MigrationPlan['moves'] {
  const { folders, inRoot } = site
  const { pages } = folders
  const to = pagesFolder(site)
  return pages === null || to === inRoot(pages) ? [] : markdownMoves(pages, inRoot(pages), to)
}

/** The moves of translated pages, in their folder if it has none in React. Paths but `folder` are relative to the root. */
export function translatedPageMoves(folder: string, from: string, to: string): MigrationPlan['moves'] {
  if (!isFolder(folder)) return []
  return modulesBelow(folder).length === 0 ? [{ from, to }] : markdownMoves(folder, from, to)
}

function markdownMoves(folder: string, from: string, to: string): MigrationPlan['moves'] {
  return markdownBelow(folder).map((file) => ({ from: `${from}/${file}`, to: `${to}/${file}` }))
}

/** A home page, if the old one was a component. */
export function homeOf(site: OldSite, pages: readonly OldPage[]): Record<string, string> {
  const { old } = site
  const base = basePathOf(old)
  if (pages.some(({ address }) => address === base)) return {}
  const [first] = pages
  const text = textOf(old['tagline'])
  const lines = [
    '---',
    'hero:',
    `  heading: ${JSON.stringify(textOf(old['title']) ?? 'Documentation')}`,
    ...(text === null ? [] : [`  tagline: ${JSON.stringify(text)}`]),
    ...(first === undefined
      ? []
      : [
          'actions:',
          '  - label: Read the docs',
          `    to: ${JSON.stringify(joinAddress(first.address.slice(base.length)))}`,
        ]),
    '---',
    '',
  ]
  return { [`${pagesFolder(site)}/index.md`]: lines.join('\n') }
}
