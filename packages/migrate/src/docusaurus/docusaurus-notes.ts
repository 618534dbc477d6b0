import { isFurtherDocs, type OldContent } from './docusaurus-contents.ts'
import type { OldSite } from './docusaurus-site.ts'
import type { MigrationNote, OldPage } from '../old-site/migration-plan.ts'

/** Notes on pages in code. `home` is the file of the one whose texts have been taken over; null for none. `folder` is that of the new pages. */
export function pageNotes(pages: readonly OldPage[], home: string | null, folder: string): MigrationNote[] {
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
export function instanceNotes(site: OldSite, contents: readonly OldContent[]): MigrationNote[] {
  return site.parts.instances.flatMap(({ kind, id, options }) => {
    const own = contents.filter((content) => content.options === options)
    const isKept = own.length > 0 && own.every((content) => isFurtherDocs(site, content))
    const lost = {
      docs: !isKept
        ? 'Its docs become pages at the same addresses, without a sidebar: their folder is inside another one, or around it.'
        : own.length > 1
          ? 'Each of its versions is a folder of further docs: no menu leads from one to another.'
          : null,
      blog: 'Its posts become pages at the same addresses; its lists are lost.',
      pages: null,
    }[kind]
    return lost === null ? [] : [{ kind: 'plug-in', name: `content-${kind} "${id}"`, instead: lost }]
  })
}
