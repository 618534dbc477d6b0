import type { PagePlan } from '@fyr/content-pipeline'
import { hashOf } from '../store/hash-of.ts'

/** The parts of a page's cache key, each a hash: pages with the same parts have the same bytes. */
export interface PageKeyParts {
  /** The content of its documents, as far as the page shows it. */
  readonly content: string
  /** Everything else that the content shows: targets of links and images, cards, the shown part of a post. */
  readonly links: string
  /** Title, neighbours, table of contents and all other data of the page. */
  readonly page: string
  /** The sidebar as a whole. */
  readonly sidebar: string
  /** Navbar, footer, messages, scripts and styles. */
  readonly shell: string
  /** The code of the theme and of the commands. */
  readonly code: string
}

/** Inputs that pages share, with their hashes. */
export interface SharedKeyParts {
  readonly sidebarHash: string
  readonly shellHash: string
  readonly code: string
}

/** The parts of a page's cache key. */
export function keyPartsOf({ page, texts }: PagePlan, shared: SharedKeyParts): PageKeyParts {
  return {
    content: hashOf(...texts.map(({ shownKey }) => shownKey)),
    links: hashOf(JSON.stringify(texts.map((text) => ({ ...text, textKey: '', shownKey: '' })))),
    page: hashOf(JSON.stringify(page)),
    sidebar: shared.sidebarHash,
    shell: shared.shellHash,
    code: shared.code,
  }
}

/** A page's cache key: the name of its entry in the store. */
export function pageKeyOf(parts: PageKeyParts): string {
  return hashOf(...Object.values(parts))
}
