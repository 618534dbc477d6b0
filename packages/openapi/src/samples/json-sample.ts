import { type Node, type ParseError, type ParseErrorCode, parseTree } from 'jsonc-parser'
import { jsonNodeAt, jsonOffset, type JsonPath, jsonProblem } from '../json-tree.ts'

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
    const [{ error, offset } = { error: 4 as ParseErrorCode, offset: 0 }] = errors
    const problem = jsonProblem(error)
    return { sample: null, issues: [{ offset, problem }], wildcardCount: wildcards.length }
  }
  const open = new Set(wildcards.map((offset) => containerAt(root, offset)))
  const issues: { offset: number; problem: string }[] = []
  const sample: JsonSample = {
    value: valueOf(root, issues),
    isOpenAt: (path) => {
      const node = jsonNodeAt(root, path)
      return node !== null && open.has(node)
    },
    offsetOf: (path) => {
      const node = jsonNodeAt(root, path)
      return node === null ? root.offset : jsonOffset(node)
    },
  }
  return { sample, issues, wildcardCount: wildcards.length }
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
