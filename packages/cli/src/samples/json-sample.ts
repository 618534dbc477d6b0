import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

export type JsonPath = readonly (string | number)[]

/** A JSON text of a sample. */
export interface JsonSample {
  readonly value: unknown
  /** Objects and lists in which a line of three dots stands for what is left out. */
  readonly isOpenAt: (path: JsonPath) => boolean
  /** Offset of a value; of a member of an object that of its name. */
  readonly offsetOf: (path: JsonPath) => number
}

export interface ReadJson {
  /** Null for a text that is not JSON. */
  readonly sample: JsonSample | null
  readonly issues: readonly { readonly offset: number; readonly problem: string }[]
  /** Lines of three dots. */
  readonly wildcardCount: number
}

/** A line that stands for what is left out, as a comment too. */
const WILDCARD = /^[ \t]*(?:\/\/[ \t]*)?(?:\.\.\.|…)[ \t]*,?[ \t]*$/gm

/** Parses JSON with the places of its values. Lines of three dots are taken out. */
export function readJson(text: string): ReadJson {
  const wildcards: number[] = []
  const blank = text.replaceAll(WILDCARD, (line, at: number) => {
    wildcards.push(at + line.search(/[./…]/))
    return line.replaceAll(/[^\n]/g, ' ')
  })
  const plain = withoutDanglingCommas(blank, wildcards)
  const errors: ParseError[] = []
  const root = parseTree(plain, errors, { disallowComments: true })
  if (root === undefined || errors.length > 0) {
    const [first = { error: 4, offset: 0 }] = errors
    const problem = PROBLEMS[printParseErrorCode(first.error)] ?? 'This is not JSON.'
    return { sample: null, issues: [{ offset: first.offset, problem }], wildcardCount: wildcards.length }
  }
  const open = new Set(wildcards.map((offset) => containerAt(root, offset)))
  const issues: { offset: number; problem: string }[] = []
  const sample: JsonSample = {
    value: valueOf(root, issues),
    isOpenAt: (path) => {
      const node = nodeAt(root, path)
      return node !== null && open.has(node)
    },
    offsetOf: (path) => {
      const node = nodeAt(root, path)
      if (node === null) return root.offset
      return node.parent?.type === 'property' ? node.parent.offset : node.offset
    },
  }
  return { sample, issues, wildcardCount: wildcards.length }
}

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
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode: 'This is not a JSON escape sequence.',
  InvalidEscapeCharacter: 'This is not a JSON escape sequence.',
  InvalidCharacter: 'This character must be escaped.',
}

/** A comma before dots that end an object or a list belongs to them. */
function withoutDanglingCommas(text: string, wildcards: readonly number[]): string {
  const letters = text.split('')
  for (const at of wildcards) {
    if (!/^\s*[}\]]/.test(text.slice(at))) continue
    let before = at - 1
    while (before >= 0 && /\s/.test(letters[before] ?? '')) before -= 1
    if (letters[before] === ',') letters[before] = ' '
  }
  return letters.join('')
}

function containerAt(node: Node, offset: number): Node | null {
  if (offset < node.offset || offset >= node.offset + node.length) return null
  for (const child of node.children ?? []) {
    const found = containerAt(child, offset)
    if (found !== null) return found
  }
  return node.type === 'object' || node.type === 'array' ? node : null
}

function nodeAt(root: Node, path: JsonPath): Node | null {
  let node: Node | undefined = root
  for (const key of path) {
    if (node?.type === 'array') node = node.children?.[Number(key)]
    else
      node = node?.children?.findLast((member) => member.children?.[0]?.value === String(key))?.children?.[1]
  }
  return node ?? null
}

/** The value of a node, as `JSON.parse` gives it; members of an object that are there twice are issues. */
function valueOf(node: Node, issues: { offset: number; problem: string }[]): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child) => valueOf(child, issues))
  if (node.type !== 'object') return node.value as unknown
  const names = new Set<string>()
  const members = (node.children ?? []).flatMap(({ children: [key, value] = [], offset }) => {
    if (key === undefined || value === undefined) return []
    const name = String(key.value)
    if (names.has(name)) issues.push({ offset, problem: `"${name}" appears twice.` })
    names.add(name)
    return [[name, valueOf(value, issues)] as const]
  })
  return Object.fromEntries(members)
}
