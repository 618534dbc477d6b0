import { parseExpression } from './read-code.ts'
import {
  type CodeNode,
  isCodeNode,
  type LiteralScope,
  readLiteral,
  type ReadLiteral,
} from './read-literal.ts'

/** A tag as read. */
export interface ReadTag {
  readonly kind: 'open' | 'close' | 'empty'
  /** As written: `Tabs`, `Foo.Bar`; empty for a fragment. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, ReadLiteral>
  /** Whether it takes attributes from a value: `{...props}`. */
  readonly hasSpread: boolean
}

/** Reads a tag; null for what is not valid JSX. */
export function readTag(written: string, scope: LiteralScope): ReadTag | null {
  const [, closing] = /^<\s*\/\s*([\w.:$-]*)\s*>$/.exec(written) ?? []
  if (closing !== undefined) return { kind: 'close', name: closing, attributes: new Map(), hasSpread: false }
  if (/^<\s*>$/.test(written)) return { kind: 'open', name: '', attributes: new Map(), hasSpread: false }
  const isEmpty = /\/\s*>$/.test(written)
  const element = parseExpression(isEmpty ? written : written.replace(/>$/, '/>'))
  const opening = element === null ? null : element['openingElement']
  if (!isCodeNode(opening)) return null
  const list = Array.isArray(opening['attributes']) ? opening['attributes'].filter(isCodeNode) : []
  return {
    kind: isEmpty ? 'empty' : 'open',
    name: nameOf(opening['name']),
    attributes: new Map(
      list.flatMap((attribute) => {
        if (attribute.type !== 'JSXAttribute') return []
        return [[nameOf(attribute['name']), valueOf(attribute, scope)] as const]
      }),
    ),
    hasSpread: list.some(({ type }) => type !== 'JSXAttribute'),
  }
}

function nameOf(node: unknown): string {
  if (!isCodeNode(node)) return ''
  if (node.type === 'JSXMemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`
  if (node.type === 'JSXNamespacedName') return `${nameOf(node['namespace'])}:${nameOf(node['name'])}`
  return String(node['name'])
}

function valueOf({ value }: CodeNode, scope: LiteralScope): ReadLiteral {
  if (value === null) return { type: 'literal', value: true }
  if (isCodeNode(value) && value.type === 'JSXExpressionContainer') {
    return readLiteral(value['expression'], scope)
  }
  return readLiteral(value, scope)
}
