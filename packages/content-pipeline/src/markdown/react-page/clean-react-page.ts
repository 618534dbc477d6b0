import type { Element, Properties, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { ISLAND_TAG } from '../directives/find-islands.ts'
import { adviceForId, isReservedId } from '../metadata/reserved-ids.ts'

/** Elements that a page in React cannot have, and what to do instead. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['base', ''],
  ['embed', 'Link to the file.'],
  ['frame', 'Link to the page.'],
  ['iframe', 'Link to the page, or make a page in Markdown with "::embed".'],
  ['link', 'Put style sheets into theme/styles.css, and other links into "head" of the configuration.'],
  ['meta', 'Use "page": title, description, image, keywords.'],
  ['object', 'Link to the file.'],
  ['script', 'Make an island of what needs a script.'],
  ['style', 'Put the rules into theme/styles.css.'],
  ['template', 'Make an island of what needs a script.'],
  ['title', 'Set "title" in "page".'],
])

/** Addresses that browsers follow or load. Those of links and images are checked with the links of the site too. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formAction', 'xLinkHref', 'data', 'poster', 'cite'])
const SAFE_ADDRESS = /^(?:(?:https?|mailto|tel):|[^:]*$|[^:/?#]*[/?#])/i

/** Elements that become properties of `document` by their names. */
const NAMED_IN_DOCUMENT = new Set(['form', 'img'])

/** Attributes that only the theme and the pipeline may set. */
const OWN_ATTRIBUTE = /^dataFyr(?!Shell$|Document$)/

/**
 * Drops from a rendered tree what would run, what the content security policy blocks and what belongs to the document around
 * the article. All of it is reported; an id that is taken is an error.
 */
export function cleanReactPage(tree: Root, context: DocumentContext): void {
  const ids = new Set<string>()
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined || !('children' in parent)) return undefined
    if (node.type !== 'element') {
      if (node.type === 'text') return undefined
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const hint =
      node.tagName.startsWith('fyr-') && node.tagName !== ISLAND_TAG ? '' : REFUSED.get(node.tagName)
    if (hint !== undefined) {
      if (!isPreload(node)) report(node, `The element <${node.tagName}> is not allowed and is dropped.`, hint)
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === ISLAND_TAG) node.properties = islandProperties(node)
    cleanProperties(node)
    checkId(node)
    return undefined
  })

  function report(node: Element, problem: string, hint: string): void {
    reportAt(context, node, 'dropped-html', problem, hint)
  }

  function cleanProperties(node: Element): void {
    for (const [name, value] of Object.entries(node.properties)) {
      const hint = adviceFor(node.tagName, name, value)
      if (hint === null) continue
      delete node.properties[name]
      if (hint !== '')
        report(node, `The attribute "${name}" of <${node.tagName}> is not allowed and is dropped.`, hint)
    }
  }

  function checkId(node: Element): void {
    const { id } = node.properties
    if (typeof id !== 'string') return
    const isReserved = isReservedId(id)
    if (!isReserved && !ids.has(id)) {
      ids.add(id)
      return
    }
    delete node.properties.id
    const problem = isReserved
      ? `The id "${id}" is reserved for the page itself.`
      : `The id "${id}" is used more than once on this page.`
    reportAt(context, node, 'duplicate-heading-id', problem, adviceForId(id))
  }
}

/** The properties of an island, as Markdown has them, from those that the theme's island component writes. */
function islandProperties({ properties: { name, dataAttributes } }: Element): Properties {
  return { name: String(name ?? ''), attributes: typeof dataAttributes === 'string' ? dataAttributes : '{}' }
}

/** React preloads images of a document; here they load with the article. */
function isPreload({ tagName, properties }: Element): boolean {
  return tagName === 'link' && [properties.rel].flat().includes('preload')
}

/** Why a property is dropped: empty for one that no author wrote, null for one that stays. */
function adviceFor(tagName: string, name: string, value: Properties[string]): string | null {
  if (OWN_ATTRIBUTE.test(name)) return ''
  if (name === 'name' && NAMED_IN_DOCUMENT.has(tagName))
    return 'It would hide a property of "document", such as "head", from scripts: use an id.'
  if (name === 'style')
    return 'The policy blocks inline styles: use a class, and put its rules into theme/styles.css.'
  if (/^on[a-z]/i.test(name)) return 'Make an island of what needs a script.'
  if (ADDRESSES.has(name) && typeof value === 'string' && !SAFE_ADDRESS.test(value))
    return 'Use an address that starts with https:, mailto: or tel:, or a path.'
  return null
}
