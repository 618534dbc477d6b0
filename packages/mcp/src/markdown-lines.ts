import type { AgentIndexPage } from '@fyr/content-pipeline/manifest'
import type { FoundPage } from './found-page.ts'
import type { PageChanges } from './page-changes.ts'
import type { FolderView } from './folder-view.ts'

/** Letters of an excerpt or a description: two lines. */
const EXCERPT = 200

/** Hits as a list: the section with its address, two lines of its text, and other sections of the page that answer. */
export function hitLines(pages: readonly FoundPage[], count: number): string {
  if (pages.length === 0) return 'Nothing found. Try fewer or other words.\n'
  const rest = count > pages.length ? [`(${count} sections match.)`] : []
  return `${[...pages.map(hitLine), ...rest].join('\n')}\n`
}

function hitLine({ title, sections: [best, ...others], url }: FoundPage): string {
  if (best === undefined) return `- [${label(title)}](${url})`
  const name = best.heading === '' ? title : `${title} › ${best.heading}`
  const more = others.map((one) => one.url.slice(url.length)).filter((hash) => hash !== '')
  const also = more.length === 0 ? '' : `\n  Also ${more.join(' ')}`
  return `- [${label(name)}](${best.url})${indented(best.excerpt)}${also}`
}

/** The folders of a folder as a list, and its pages from one of them on. */
export function folderLines({ folder, folders, pages, total }: FolderView, offset: number): string {
  if (total === 0 && folders.length === 0)
    return folder === '' ? 'There are no pages.\n' : `There are no pages in ${folder}/.\n`
  const inside = folders.map((one) => `- ${one.folder}/ (${one.pages} pages)`)
  const next = offset + pages.length
  const notes = [
    `${pages.length} of ${total} pages.`,
    ...(pages.length === 0 ? [`There are none from offset ${offset} on.`] : []),
    ...(next < total ? [`Go on with offset ${next}.`] : []),
  ]
  const rest = total > pages.length ? [`(${notes.join(' ')})`] : []
  return `${[...inside, ...pages.map(pageLine), ...rest].join('\n')}\n`
}

/** What has changed, as lists. */
export function changeLines({ added, changed, removed }: PageChanges): string {
  const parts = [
    ['Added', added.map(pageLine)],
    ['Changed', changed.map(pageLine)],
    ['Removed', removed.map((id) => `- ${id}`)],
  ] as const
  const texts = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name}:\n${lines.join('\n')}\n`)
  return texts.length === 0 ? 'Nothing has changed.\n' : texts.join('\n')
}

function pageLine({ title, url, description = '' }: AgentIndexPage): string {
  return `- [${label(title)}](${url})${description === '' ? '' : `: ${shortened(description)}`}`
}

function label(text: string): string {
  return oneLine(text).replaceAll(/[[\]\\]/g, String.raw`\$&`)
}

function indented(excerpt: string): string {
  return excerpt === '' ? '' : `\n  ${shortened(excerpt)}`
}

function shortened(text: string): string {
  const line = oneLine(text)
  if (line.length <= EXCERPT) return line
  const end = line.lastIndexOf(' ', EXCERPT)
  return `${line.slice(0, end > 0 ? end : EXCERPT)} …`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
