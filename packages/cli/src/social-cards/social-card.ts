import type { LocaleManifest, Page, PreviewImage } from '@fyr/content-pipeline/manifest'
import type { PagePlan } from '@fyr/content-pipeline'
import { contentHash } from '../store/content-hash.ts'

/** The texts on the picture of a page for social networks. */
export interface SocialCard {
  /** Empty for a page that is not written, whose card shows only the name of the site. */
  readonly title: string
  /** The section that the page is part of; may be empty. */
  readonly section: string
  readonly site: string
  /** Language of the texts: `nb-NO`. */
  readonly lang: string
}

/** The size that networks show whole, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** The card of a page; null for one that has its own image, and for the not-found page. */
export function cardOf(page: Page, { siteData, routes }: LocaleManifest): SocialCard | null {
  if (page.kind === 'not-found' || page.preview?.image) return null
  const { title: site, locale } = siteData
  const card = { title: page.route.title, section: '', site, lang: locale.lang }
  switch (page.kind) {
    case 'doc':
      return { ...card, section: page.breadcrumbs.at(-2)?.label ?? '' }
    case 'post':
      return { ...card, section: routes.find(({ kind }) => kind === 'blog-list')?.title ?? '' }
    case 'page':
    case 'doc-category':
      return card
    default:
      return { ...card, title: '' }
  }
}

/** Path of a card's file below a locale's folder. `look` identifies colours, fonts and the code that draws. */
export function cardPlace(card: SocialCard, look: string): string {
  return `assets/card-${contentHash(JSON.stringify([look, card]))}.png`
}

/** The plan of a page with a card (absolute address) as its image. */
export function withCard(plan: PagePlan, url: string): PagePlan {
  const { page } = plan
  const image: PreviewImage = { url, size: CARD_SIZE }
  return { ...plan, page: { ...page, preview: { keywords: page.preview?.keywords ?? [], image } } }
}
