import type { PageLinks } from '../render/read-page-links.ts'
import type { SiteIssue } from '../site-error.ts'

/** Finds inline styles in finished pages, wherever they come from. Browsers drop them without a word. */
export interface StyleCheck {
  /** Adds a document: its output path, and its inline styles. */
  readonly addPage: (page: { readonly place: string; readonly links: Pick<PageLinks, 'styles'> }) => void
  /** One warning for all of them: a component repeats its styles on many pages, often with other numbers. */
  readonly issues: () => readonly SiteIssue[]
}

/** Pages and styles that are named. */
const NAMED = 3

const HINT =
  'They come from an island, a slot, an override or a layout. Write a class, with its rules in theme/styles.css, or render what sets its own styles after the first render, in an effect.'

/** An empty check. */
export function createStyleCheck(): StyleCheck {
  const places: string[] = []
  const named = new Set<string>()
  let count = 0
  return {
    addPage({ place, links: { styles } }) {
      if (styles.length === 0) return
      count += 1
      if (places.length < NAMED) places.push(place)
      for (const style of styles) if (named.size < NAMED) named.add(`"${style}"`)
    },
    issues() {
      if (count === 0) return []
      const rest = count - places.length
      const pages = `${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
      const problem = `The content security policy blocks inline styles such as ${[...named].join(' and ')}. They are on ${pages}.`
      return [{ code: 'inline-style', severity: 'warning', file: places[0] ?? '', problem, hint: HINT }]
    },
  }
}
