import { isFurtherDocs, type OldContent } from './docusaurus-contents.ts'
import type { OldSite } from './docusaurus-site.ts'
import type { MigrationNote, OldPage } from '../old-site/migration-plan.ts'
import type { Settings } from '../old-site/plain-value.ts'

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
      docs: isKept
        ? keptDocsLose(options, site.parts.docs ?? {}, own.length > 1)
        : 'Its docs become pages at the same addresses, without a sidebar: their folder is inside another one, or around it.',
      blog: 'Its posts become pages at the same addresses; its lists are lost.',
      pages: null,
    }[kind]
    return lost === null ? [] : [{ kind: 'plug-in', name: `content-${kind} "${id}"`, instead: lost }]
  })
}

/** Settings that all docs of the new site share, and what they are without being set. */
const SHARED_SETTINGS = {
  editUrl: null,
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
}

/** What a plug-in whose docs stay docs loses beside the docs of the site; null for nothing. */
function keptDocsLose(options: Settings, docs: Settings, hasVersions: boolean): string | null {
  const other = Object.entries(SHARED_SETTINGS).flatMap(([name, usual]) =>
    JSON.stringify(options[name] ?? usual) === JSON.stringify(docs[name] ?? usual) ? [] : [name],
  )
  const lost = [
    ...(hasVersions
      ? ['Each of its versions is a folder of further docs: no menu leads from one to another.']
      : []),
    ...(other.length > 0
      ? [
          `Its own values of these settings are lost, because further docs use those of the docs: ${other.join(', ')}.`,
        ]
      : []),
  ]
  return lost.length > 0 ? lost.join(' ') : null
}
