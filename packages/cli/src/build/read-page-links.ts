import { Parser } from 'htmlparser2'

/** What the link check must know of a document. Plain data. */
export interface PageLinks {
  /** Every `href` and `src` as it stands, each once. */
  readonly targets: readonly string[]
  /** Every `id`, each once. */
  readonly ids: readonly string[]
}

const ADDRESS_ATTRIBUTES = ['href', 'src'] as const

/** Collects the addresses and ids of an HTML document. */
export function readPageLinks(html: string): PageLinks {
  const targets = new Set<string>()
  const ids = new Set<string>()
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (attributes.id) ids.add(attributes.id)
      for (const attribute of ADDRESS_ATTRIBUTES) {
        const target = attributes[attribute]
        if (target !== undefined) targets.add(target)
      }
    },
  })
  parser.end(html)
  return { targets: [...targets], ids: [...ids] }
}
