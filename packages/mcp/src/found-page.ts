import type { PageHit, TextPiece } from '@fyr/search'

/** A page that answers a query, with its best sections first. */
export interface FoundPage {
  readonly title: string
  readonly url: string
  readonly trail: readonly string[]
  readonly sections: readonly FoundSection[]
}

export interface FoundSection {
  /** Empty for the page itself. */
  readonly heading: string
  readonly url: string
  readonly excerpt: string
}

/** A hit with whole addresses; `home` is that of the site. */
export function toFoundPage({ title, path, trail, sections }: PageHit, home: string): FoundPage {
  const { href } = new URL(path, home)
  return {
    title: plain(title),
    url: href,
    trail: [...trail],
    sections: sections.map(({ headingId, heading, excerpt }) => ({
      heading: plain(heading),
      url: headingId === null ? href : `${href}#${headingId}`,
      excerpt: plain(excerpt),
    })),
  }
}

function plain(pieces: readonly TextPiece[]): string {
  return pieces.map(({ text }) => text).join('')
}
