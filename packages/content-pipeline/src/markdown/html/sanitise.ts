import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { lowerSchemes } from './lower-schemes.ts'
import { sanitiseSchema } from './sanitise-schema.ts'
import { walkHypertext } from '../document/walk-tree.ts'

const sanitiser = unified().use(rehypeSanitize, sanitiseSchema).freeze()

/** A copy of a tree with nothing in it but what the allow-list knows, and without the places in the source. */
export function sanitise(tree: Root): Root {
  lowerSchemes(tree)
  const clean = sanitiser.runSync(tree)
  walkHypertext(clean, (node) => {
    delete node.position
  })
  return clean
}
