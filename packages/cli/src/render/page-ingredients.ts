import type { PagePlan } from '@fyr/content-pipeline'
import { hashOf } from '../store/hash-of.ts'

/** A page's ingredients, each by its hash: two pages of the same ingredients are the same bytes. */
export interface PageIngredients {
  /** The texts themselves, as far as they are shown. */
  readonly text: string
  /** What the texts show besides: where their links and images lead, cards, how much of a post. */
  readonly links: string
  /** Title, neighbours, table of contents and whatever else the page says of itself. */
  readonly page: string
  /** The sidebar as a whole. */
  readonly sidebar: string
  /** Navbar, footer, messages, scripts and styles. */
  readonly shell: string
  /** The code of the theme and of the commands. */
  readonly code: string
}

/** What pages share and a hash for. */
export interface SharedIngredients {
  readonly sidebarHash: string
  readonly shellHash: string
  readonly code: string
}

/** Takes a page apart into what it is made from. */
export function ingredientsOf({ page, texts }: PagePlan, shared: SharedIngredients): PageIngredients {
  return {
    text: hashOf(...texts.map(({ shownKey }) => shownKey)),
    links: hashOf(JSON.stringify(texts.map((text) => ({ ...text, textKey: '', shownKey: '' })))),
    page: hashOf(JSON.stringify(page)),
    sidebar: shared.sidebarHash,
    shell: shared.shellHash,
    code: shared.code,
  }
}

/** Name of a page's entry in the store. */
export function pageKeyOf(ingredients: PageIngredients): string {
  return hashOf(...Object.values(ingredients))
}
