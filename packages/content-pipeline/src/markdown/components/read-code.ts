import { codeParser } from '@fyr/markdown-parser'
import {
  type CodeNode,
  isCodeNode,
  type LiteralScope,
  readLiteral,
  type ReadLiteral,
} from './read-literal.ts'

const OPTIONS = { ecmaVersion: 'latest', sourceType: 'module' } as const

/** The syntax tree of one expression; null for anything else. It is read, never run. */
export function parseExpression(source: string): CodeNode | null {
  return attempt(() => {
    const node: unknown = codeParser.parseExpressionAt(`(${source}\n)`, 0, OPTIONS)
    return isCodeNode(node) ? node : null
  })
}

/** The syntax tree of `import` and `export` lines; null for what is not JavaScript. */
export function parseModule(source: string): readonly CodeNode[] | null {
  return attempt(() => {
    const program: unknown = codeParser.parse(source, OPTIONS)
    const body = isCodeNode(program) ? program['body'] : null
    return Array.isArray(body) ? body.filter(isCodeNode) : null
  })
}

function attempt<Result>(parse: () => Result | null): Result | null {
  try {
    return parse()
  } catch (error) {
    // What is too long or too deep to be parsed is as little a literal as what is misspelt.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The content of a pair of braces: a comment, a literal, or code. */
export type BraceContent = { readonly type: 'comment'; readonly text: string } | ReadLiteral

const COMMENT = /^\s*(?:\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/\s*)+$/

/** Reads `{…}` as written. */
export function readBraces(written: string, scope: LiteralScope): BraceContent {
  const inner = written.slice(1, -1)
  if (inner.trim() === '' || COMMENT.test(inner))
    return { type: 'comment', text: inner.trim().slice(2, -2).trim() }
  const node = parseExpression(inner)
  return node === null ? { type: 'code', what: 'is code' } : readLiteral(node, scope)
}
