import type { Page, SiteData } from '@fyr/content-pipeline/manifest'
import { AS_IT_COMES } from '../customising/customisation.ts'
import type { PageMarkdown } from '../markdown/page-markdown.ts'
import { siteMessages } from '../messages/site-messages.ts'
import type { Customisation } from '../overridable-components.ts'

/** A page and what its Markdown needs. */
export interface RenderMarkdownInput {
  readonly page: Page
  readonly siteData: SiteData
  /** The site's islands. */
  readonly customisation?: Customisation
}

/**
 * Writes a page as Markdown, for agents and readers who copy it. What writes it is loaded on the first call, since
 * `fyr dev` starts without it.
 */
export async function renderMarkdown({
  page,
  siteData,
  customisation = AS_IT_COMES,
}: RenderMarkdownInput): Promise<PageMarkdown> {
  const { pageMarkdown } = await import('../markdown/page-markdown.ts')
  const { islandTexts } = customisation
  const messages = siteMessages(siteData)
  return pageMarkdown(page, siteData, (name, attributes) => {
    const write = islandTexts && Object.hasOwn(islandTexts, name) ? islandTexts[name] : undefined
    return write?.({ attributes: JSON.parse(attributes), siteData, messages }) ?? ''
  })
}
