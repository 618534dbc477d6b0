import type { Root } from 'mdast'
import { isOwnVariable, type Variables, VERBATIM } from '../../substitute-variables.ts'
import { walkMarkdown } from '../document/walk-tree.ts'

/** Replaces a space while Markdown is parsed, where it must count as a letter. */
const STAND_IN = '\uE0F0'

const VARIABLE = String.raw`\{\{ *[\p{L}_][\p{L}\p{N}_.-]* *\}\}`
/** The address of a link, an image (`](`) or a definition (`]:`); one in `<>` may contain spaces anyway. */
const ADDRESS = new RegExp(String.raw`\](?:\(|:) *(?:${VARIABLE}|[^\s()<]|\([^\s()]*\))+`, 'gu')
const SPACED_VARIABLE = new RegExp(VARIABLE, 'gu')

/** A backslash, itself not escaped, before a variable. */
const ESCAPED = new RegExp(String.raw`(?<!\\)((?:\\\\)*)\\(${VARIABLE})`, 'gu')

/**
 * `markdown` with other letters for the spaces of `{{ name }}` in addresses, where a space would end the address, and for the
 * backslash of `\\{{ name }}`, which the parser would drop. Every other letter keeps its place. Null for a text without any.
 */
export function joinSpacedVariables(markdown: string, variables: Variables): string | null {
  if (!markdown.includes('{{') || markdown.includes(STAND_IN) || markdown.includes(VERBATIM)) return null
  const escaped = markdown.replaceAll(ESCAPED, (written, before: string, variable: string) =>
    isOwnVariable(variable.slice(2, -2).trim(), variables) ? before + VERBATIM + variable : written,
  )
  const joined = escaped.replaceAll(ADDRESS, (address) =>
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
  })
}

function putBlanks(owner: object): void {
  for (const [key, value] of Object.entries(owner)) {
    if (typeof value === 'string' && value.includes(STAND_IN))
      Object.assign(owner, { [key]: value.replaceAll(STAND_IN, ' ') })
  }
}
