import { walkHypertext } from '@fyr/markdown-parser/tree'
import type { Root } from 'hast'
import { withoutUnseen } from '../../unseen-characters.ts'

/** Drops characters that readers cannot see from all texts and attributes of a tree. */
export function dropUnseen(tree: Root): void {
  walkHypertext(tree, (node) => {
    if ('value' in node) node.value = withoutUnseen(node.value)
    if (node.type !== 'element') return
    const { properties } = node
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value === 'string') properties[name] = withoutUnseen(value)
    }
  })
}
