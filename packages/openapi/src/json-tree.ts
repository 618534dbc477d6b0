import { type Node, type ParseError, type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'

/** Keys and indexes from the root of a JSON text. */
export type JsonPath = readonly (string | number)[]

const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This is not a JSON value.',
  InvalidNumberFormat: 'This is not a JSON number.',
  PropertyNameExpected: 'Expected a property name in quotes.',
  ValueExpected: 'Expected a value.',
  ColonExpected: 'Expected a colon.',
  CommaExpected: 'Expected a comma.',
  CloseBraceExpected: 'A closing brace is missing.',
  CloseBracketExpected: 'A closing bracket is missing.',
  EndOfFileExpected: 'Expected the end of the JSON.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'A closing quote is missing.',
  UnexpectedEndOfNumber: 'This number is incomplete.',
  InvalidUnicode: 'This is not a JSON escape sequence.',
  InvalidEscapeCharacter: 'This is not a JSON escape sequence.',
  InvalidCharacter: 'This character must be escaped.',
}

/** Objects and lists, one inside the other. No file of a site comes near; functions that call themselves for each level get through. */
const DEEPEST = 1000

/** The offset at which a JSON text is nested too deeply, or null. */
export function findDeepJson(text: string): number | null {
  let depth = 0
  // A string without an end goes on to the end of the text, so that a text of any kind is read once.
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    if (depth > DEEPEST) return index
  }
  return null
}

/** A mistake in a JSON text in words. */
export function jsonProblem(error: ParseErrorCode): string {
  return PROBLEMS[printParseErrorCode(error)] ?? 'This is not JSON.'
}

/** The first mistake in a text that is not JSON. No tree is made: the text may have megabytes. */
export function firstJsonError(text: string): ParseError {
  let first: ParseError | null = null
  const onError = (error: ParseErrorCode, offset: number, length: number): void => {
    first ??= { error, offset, length }
  }
  try {
    visit(text, { onError }, { disallowComments: true })
  } catch (error) {
    // Objects in objects without end.
    if (!(error instanceof RangeError)) throw error
  }
  return first ?? { error: 0 as ParseErrorCode, offset: 0, length: 0 }
}

/**
 * The value at a path; of a member that is there twice the last one, as `JSON.parse` takes it. Null if there is none.
 */
export function jsonNodeAt(root: Node, path: JsonPath): Node | null {
  let node: Node | undefined = root
  for (const key of path) {
    if (node?.type === 'array') node = node.children?.[Number(key)]
    else
      node = node?.children?.findLast((member) => member.children?.[0]?.value === String(key))?.children?.[1]
  }
  return node ?? null
}

/** Offset of a value; of a member of an object that of its name. */
export function jsonOffset(node: Node): number {
  return node.parent?.type === 'property' ? node.parent.offset : node.offset
}
