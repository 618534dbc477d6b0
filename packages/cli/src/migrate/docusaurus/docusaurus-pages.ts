import { join } from 'node:path'
import type { NavigationContext } from './docusaurus-navigation.ts'
import { type OldSite, basePathOf, localesOf, versionsOf } from './docusaurus-site.ts'
import type { OldPage } from '../old-site/migration-plan.ts'
import {
  docIdOf,
  docusaurusDocPath,
  docusaurusPostPath,
  filePath,
  joinAddress,
} from '../old-site/old-addresses.ts'
import { textOf } from '../old-site/plain-value.ts'
import { filesBelow, frontMatterOf, markdownBelow } from '../old-site/read-old-files.ts'

/** Every page with its address, and where a doc of the default version is. */
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
      byId.set(docIdOf(file, matter), address)
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

/** Pages that are React components, absolute. */
export function reactPagesIn(pages: string | null): readonly string[] {
  if (pages === null) return []
  const files = filesBelow(pages).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)_|\.test\./.test(file),
  )
  return files.map((file) => join(pages, file))
}

/** A home page where the old one was a component. */
export function homeOf(
  { folder, inRoot, old, folders }: OldSite,
  pages: readonly OldPage[],
): Record<string, string> {
  const base = basePathOf(old)
  if (pages.some(({ address }) => address === base)) return {}
  const place = folders.pages ?? join(folder, 'src/pages')
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
  return { [inRoot(join(place, 'index.md'))]: lines.join('\n') }
}
