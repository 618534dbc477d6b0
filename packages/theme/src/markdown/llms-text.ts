import {
  markdownAddress,
  type Route,
  type Sidebar,
  type SidebarItem,
  type SiteData,
} from '@fyr/content-pipeline/manifest'
import { absoluteAddress } from '../link/absolute-address.ts'
import { siteMessages } from '../messages/site-messages.ts'

/** A page that `llms.txt` lists. */
export interface ListedPage {
  readonly route: Route
  readonly title: string
}

/** Input of `llms.txt`. */
export interface LlmsTextInput {
  readonly siteData: SiteData
  readonly sidebars: Readonly<Record<string, Sidebar>>
  /** In the order of the routes. */
  readonly pages: readonly ListedPage[]
}

/** A heading and the pages below it. */
interface Section {
  readonly title: string
  readonly paths: readonly string[]
}

/** The section that agents may skip, by the rules of llmstxt.org; it has this name in every language. */
const OPTIONAL = 'Optional'

/**
 * The text of `llms.txt`: the title and tagline of the site, and a link to the Markdown of each page with its description.
 * Docs are in the order and under the categories of their sidebars; what only leads to other pages is last.
 */
export function renderLlmsText({ siteData, sidebars, pages }: LlmsTextInput): string {
  const byPath = new Map(pages.map((page) => [page.route.path, page]))
  const sections = new Map<string, ListedPage[]>()
  const seen = new Set<string>()
  for (const { title, paths } of sectionsOf(siteData, sidebars, pages)) {
    for (const path of paths) {
      const page = byPath.get(path)
      if (page === undefined || seen.has(path)) continue
      seen.add(path)
      sections.set(title, [...(sections.get(title) ?? []), page])
    }
  }
  const { title, tagline } = siteData
  const summary = tagline === '' ? '' : `\n> ${oneLine(tagline)}\n`
  const head = `# ${oneLine(title)}\n${summary}${otherLocales(siteData)}`
  const texts = [...sections].map(
    ([heading, listed]) =>
      `\n## ${oneLine(heading)}\n\n${listed.map((page) => entry(page, siteData)).join('')}`,
  )
  return head + texts.join('')
}

function sectionsOf(
  siteData: SiteData,
  sidebars: LlmsTextInput['sidebars'],
  pages: readonly ListedPage[],
): Section[] {
  const { docsSidebar } = siteMessages(siteData)
  const pathsOf = (...kinds: readonly Route['kind'][]) =>
    pages.filter(({ route }) => kinds.includes(route.kind)).map(({ route }) => route.path)
  const blog = pages.find(({ route }) => route.kind === 'blog-list')
  return [
    { title: siteData.title, paths: pathsOf('home', 'page') },
    ...Object.values(sidebars)
      .filter(({ kind }) => kind === 'docs')
      .flatMap((sidebar) => sidebarSections(sidebar, labelOf(sidebar, siteData) ?? docsSidebar)),
    { title: docsSidebar, paths: pathsOf('doc', 'doc-category') },
    {
      title: blog?.title ?? siteData.title,
      paths: [...pathsOf('post').toReversed(), ...(blog === undefined ? [] : [blog.route.path])],
    },
    { title: OPTIONAL, paths: pages.map(({ route }) => route.path) },
  ]
}

/** The label of a sidebar in the navbar; null if the navbar has no link to it. */
function labelOf({ name }: Sidebar, { navbar }: SiteData): string | null {
  const item = navbar.find((one) => one.type === 'sidebar' && one.sidebar === name)
  return item?.type === 'sidebar' ? item.label : null
}

/** Pages of the sidebar itself, then a section for each of its categories. */
function sidebarSections({ items }: Sidebar, title: string): Section[] {
  return items.map((item) =>
    item.type === 'category' ? { title: item.label, paths: pathsIn(item) } : { title, paths: pathsIn(item) },
  )
}

function pathsIn(item: SidebarItem): string[] {
  if (item.type === 'html') return []
  if (item.type === 'link') return [item.href]
  const own = item.type === 'category' && item.href !== null ? [item.href] : []
  return [...own, ...item.items.flatMap(pathsIn)]
}

function entry({ route, title }: ListedPage, { origin, locale }: SiteData): string {
  const address = absoluteAddress(markdownAddress(route.path, locale.basePath), origin)
  const label = oneLine(title).replaceAll(/[[\]\\]/g, String.raw`\$&`)
  const description = route.description === '' ? '' : `: ${firstSentence(route.description)}`
  return `- [${label}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})${description}\n`
}

/** Where the same file is in the other languages, each by its name for itself; empty for a site in one language. */
function otherLocales(siteData: SiteData): string {
  const { locales, locale, origin } = siteData
  const links = locales
    .filter(({ code }) => code !== locale.code)
    .map(({ label, basePath }) => `[${label}](${absoluteAddress(`${basePath}llms.txt`, origin)})`)
  return links.length === 0 ? '' : `\n${siteMessages(siteData).languages}: ${links.join(', ')}\n`
}

/** One sentence says what a page is about; an agent that wants more reads the page. Marks of code are left out. */
function firstSentence(text: string): string {
  const line = oneLine(text.replaceAll('`', ''))
  // A point before a small letter, or after a common abbreviation, ends no sentence.
  const [sentence = line] =
    /^.*?(?:(?<!\b(?:e\.g|i\.e|etc|vs|f\.eks|bl\.a|nr|ca|z\.B))[.!?](?=\s+[^\p{Ll}])|[。！？])/u.exec(line) ??
    []
  return sentence.replace(/:$/, '.')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
