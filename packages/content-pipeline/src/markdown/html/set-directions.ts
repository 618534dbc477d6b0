import { walkHypertext } from '@fyr/markdown-parser/tree'
import type { Element, Root } from 'hast'

/** Blocks of text, and what has a bar, a marker or cells beside it. */
const BLOCKS = new Set(
  'p li blockquote h1 h2 h3 h4 h5 h6 td th dt dd summary figcaption table ul ol'.split(' '),
)
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const EACH_RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT, 'gu')
const EACH_LETTER = /\p{L}/gu

/**
 * Lets blocks run from right to left that are written so, in a document of another direction. Most of their letters decide, since
 * such a sentence may begin with the name of a product.
 */
export function setDirections(tree: Root): void {
  let hasAny = false
  walkHypertext(tree, (node) => {
    hasAny ||= node.type === 'text' && RIGHT_TO_LEFT.test(node.value)
  })
  if (!hasAny) return
  const balances = new Map<Element, number>()
  if (weigh(tree, balances) <= 0) setWithin(tree, balances)
}

function setWithin({ children }: Element | Root, balances: ReadonlyMap<Element, number>): void {
  for (const node of children) {
    if (node.type !== 'element') continue
    const isBlock = BLOCKS.has(node.tagName) && node.properties['dir'] === undefined
    if (isBlock && (balances.get(node) ?? 0) > 0) node.properties['dir'] = 'rtl'
    else setWithin(node, balances)
  }
}

/**
 * How many more letters of such scripts than others a part has, and notes it for each element. Code is not counted: it runs from left to
 * right everywhere.
 */
function weigh({ children }: Element | Root, balances: Map<Element, number>): number {
  let balance = 0
  for (const child of children) {
    if (child.type === 'text') {
      const found = child.value.match(EACH_RIGHT_TO_LEFT)?.length ?? 0
      balance += 2 * found - (child.value.match(EACH_LETTER)?.length ?? 0)
    } else if (child.type === 'element' && child.tagName !== 'code' && child.tagName !== 'pre') {
      const own = weigh(child, balances)
      balances.set(child, own)
      balance += own
    }
  }
  return balance
}
