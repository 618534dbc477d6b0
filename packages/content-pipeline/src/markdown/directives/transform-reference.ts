import type { Nodes, Root } from 'mdast'
import { nearestName } from '../../nearest-name.ts'
import { type DocumentContext, reportAt } from '../document/document-context.ts'
import { plainText } from '../document/plain-text.ts'

/** Declared globally by remark-directive. */
type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

/** The directives of a reference, and their attributes. */
export const REFERENCE_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['endpoint', ['method', 'address']],
  ['reference', []],
  ['fields', []],
  ['request', []],
  ['response', []],
])

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Whether a directive is one of a reference. */
export function isReference(name: string): boolean {
  return REFERENCE_ATTRIBUTES.has(name)
}

/**
 * Turns `:::endpoint`, `:::reference`, `:::fields`, `:::request` and `:::response` into the special elements of the manifest
 * contract. The label of a sample is its title.
 */
export function transformReference(node: ContainerDirective, context: DocumentContext): void {
  // A reference of what has no address, such as a schema.
  if (node.name === 'reference') {
    node.data = { ...node.data, hName: 'fyr-endpoint', hProperties: {} }
    return
  }
  const hName = `fyr-${node.name}`
  if (node.name === 'endpoint') {
    node.data = { ...node.data, hName, hProperties: endpointOf(node, context) }
    return
  }
  const [label] = node.children
  const isLabelled = label?.type === 'paragraph' && label.data?.directiveLabel === true
  if (isLabelled) node.children = node.children.slice(1)
  node.data = { ...node.data, hName, hProperties: isLabelled ? { title: plainText(label, ' ') } : {} }
}

function endpointOf(node: ContainerDirective, context: DocumentContext): Record<string, string> {
  const method = node.attributes?.['method'] ?? ''
  const address = node.attributes?.['address'] ?? ''
  const form = 'Write ":::endpoint{method=get address=https://api.example.com/v1/orders}".'
  if (!METHODS.includes(method.toLowerCase())) {
    const problem = method === '' ? 'This endpoint has no method.' : `Unknown method "${method}".`
    const near = nearestName(method.toLowerCase(), METHODS)
    const hint = near === null ? `${form} Methods: ${METHODS.join(', ')}.` : `Did you mean "${near}"?`
    reportAt(context, node, 'invalid-endpoint', problem, hint)
  }
  if (address === '') reportAt(context, node, 'invalid-endpoint', 'This endpoint has no address.', form)
  return { method: method.toLowerCase(), address }
}

/**
 * Gives the endpoint that a generated document begins with the operation that readers can call there. No text says which
 * operation, or which servers, that is: the source of the document does. Other endpoints only show an address.
 */
export function attachOperation({ children }: Root, markdown: string, operation: string): void {
  const firstLine = (/^\n*/.exec(markdown)?.[0].length ?? 0) + 1
  const endpoint = children.find(
    ({ data, position }) => data?.hName === 'fyr-endpoint' && position?.start.line === firstLine,
  )
  if (endpoint !== undefined)
    endpoint.data = { ...endpoint.data, hProperties: { ...endpoint.data?.hProperties, operation } }
}
