import type { Page, SiteData } from '@fyr/content-pipeline/manifest'
import type { Element, Root } from 'hast'
import { pageTitle } from '../article/page-title.ts'
import { textOf } from '../content/text-of.ts'
import { absoluteAddress } from '../link/absolute-address.ts'
import { siteMessages } from '../messages/site-messages.ts'
import { pageTree } from './page-tree.ts'
import { type PlainTreeContext, plainTree } from './plain-tree.ts'
import { writeMarkdown } from './write-markdown.ts'

/** A heading of a page below its title. */
export interface MarkdownHeading {
  readonly id: string
  readonly level: number
  readonly text: string
}

/** A page as Markdown, and what an index of pages says about it. */
export interface PageMarkdown {
  readonly text: string
  /** Without the title of the site, except on the home page. */
  readonly title: string
  readonly headings: readonly MarkdownHeading[]
}

/** Writes a page as Markdown. The same input gives the same bytes. */
export function pageMarkdown(
  page: Page,
  siteData: SiteData,
  renderIsland: PlainTreeContext['renderIsland'],
): PageMarkdown {
  const messages = siteMessages(siteData)
  const address = absoluteAddress(page.route.path, siteData.origin)
  const tree = plainTree(pageTree(page, messages), { address, messages, renderIsland })
  const title = pageTitle(page, messages) || siteData.title
  return { text: writeMarkdown(tree), title, headings: headingsIn(tree) }
}

const HEADING = /^h([2-6])$/

function headingsIn(parent: Root | Element): MarkdownHeading[] {
  return parent.children.flatMap((node) => {
    if (node.type !== 'element') return []
    const level = HEADING.exec(node.tagName)?.[1]
    if (level === undefined) return headingsIn(node)
    const { id } = node.properties
    return typeof id === 'string' ? [{ id, level: Number(level), text: textOf(node).trim() }] : []
  })
}
