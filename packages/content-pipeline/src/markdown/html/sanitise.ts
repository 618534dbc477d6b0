import { walkElements, walkHypertext } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { isRefusedId } from '../metadata/reserved-ids.ts'
import { sanitiseSchema } from './sanitise-schema.ts'

const sanitiser = unified().use(rehypeSanitize, sanitiseSchema).freeze()

/**
 * A copy of a tree with only what the allow-list permits, without ids of the document around the article, whoever wrote
 * them, and without source positions.
 */
export function sanitise(tree: Root): Root {
  const clean = sanitiseInPlace(tree)
  dropPositions(clean)
  return clean
}

/** The same with source positions, for what has to be read before they go. */
export function sanitiseInPlace(tree: Root): Root {
  lowerSchemes(tree)
  const clean = sanitiser.runSync(tree)
  walkElements(clean, ({ properties }) => {
    if (isRefusedId(properties.id)) delete properties.id
  })
  return clean
}

/** Removes source positions from a tree. */
export function dropPositions(tree: Root): void {
  walkHypertext(tree, (node) => {
    delete node.position
  })
}

/** Properties that hold an address and whose scheme the sanitiser looks at. */
const ADDRESSES = ['href', 'src', 'cite', 'longDesc'] as const
const CAPITAL_SCHEME = /^(?=[^:]*[A-Z])[A-Za-z][A-Za-z0-9+.-]*:/

/**
 * Spells the schemes of a tree's addresses in lower case: `HTTPS://…` means the same as `https://…` (RFC 3986, 3.1), but
 * the sanitiser compares letter by letter.
 */
function lowerSchemes(tree: Root): void {
  walkElements(tree, ({ properties }) => {
    for (const name of ADDRESSES) {
      const address = properties[name]
      if (typeof address === 'string') {
        properties[name] = address.replace(CAPITAL_SCHEME, (scheme) => scheme.toLowerCase())
      }
    }
  })
}
