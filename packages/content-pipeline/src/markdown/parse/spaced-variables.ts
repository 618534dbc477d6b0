import { walkMarkdown } from '@fyr/markdown-parser/tree'
import type { Root } from 'mdast'
import { markEscapes, type Variables, VERBATIM } from '../../substitute-variables.ts'

/** Replaces a space while Markdown is parsed, where it must count as a letter. */
const STAND_IN = '\uE0F0'

const VARIABLE = String.raw`\{\{ *[\p{L}_][\p{L}\p{N}_.-]* *\}\}`
/** The address of a link, an image (`](`) or a definition (`]:`); one in `<>` may contain spaces anyway. */
const ADDRESS = new RegExp(String.raw`\](?:\(|:) *(?:${VARIABLE}|[^\s()<]|\([^\s()]*\))+`, 'gu')
const SPACED_VARIABLE = new RegExp(VARIABLE, 'gu')

/**
 * `markdown` with other letters for the spaces of `{{ name }}` in addresses, where a space would end the address, and for the
 * backslash of `\\{{ name }}`, which the parser would drop. Every other letter keeps its place. Null for a text without any.
 */
export function joinSpacedVariables(markdown: string, variables: Variables): string | null {
  if (!markdown.includes('{{') || markdown.includes(STAND_IN) || markdown.includes(VERBATIM)) return null
  const joined = markEscapes(markdown).replaceAll(ADDRESS, (address) =>
    address.replaceAll(SPACED_VARIABLE, (variable) =>
      variables.has(variable.slice(2, -2).trim()) ? variable.replaceAll(' ', STAND_IN) : variable,
    ),
  )
  return joined === markdown ? null : joined
}

/** Restores the spaces, which may also be in code and text. */
export function splitSpacedVariables(tree: Root): void {
  walkMarkdown(tree, (node) => {
    putBlanks(node)
    if ('attributes' in node && node.attributes) putBlanks(node.attributes)
    if ('value' in node && !WITH_VARIABLES.has(node.type)) putBackslashes(node)
  })
}

/** The nodes with a value in which variables are filled in. What a plugin reads, such as a formula, keeps its backslashes. */
const WITH_VARIABLES: ReadonlySet<string> = new Set(['text', 'inlineCode', 'code', 'html'])

function putBackslashes(owner: object): void {
  for (const [key, value] of Object.entries(owner)) {
    if (typeof value === 'string') Object.assign(owner, { [key]: value.replaceAll(VERBATIM, '\\') })
    else if (typeof value === 'object' && value !== null) putBackslashes(value)
  }
}

function putBlanks(owner: object): void {
  for (const [key, value] of Object.entries(owner)) {
    if (typeof value === 'string' && value.includes(STAND_IN))
      Object.assign(owner, { [key]: value.replaceAll(STAND_IN, ' ') })
  }
}
