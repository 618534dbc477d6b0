import { CST, Lexer } from 'yaml'

/** Lists and maps in brackets, one inside the other, or begun in one line. No file of a site comes near. */
const DEEPEST = 64

/** Column up to which text may begin: each level without brackets is at least one column to the right of the last. */
const LAST_COLUMN = 256

/** Tokens that the lexer adds; they are no part of the text. */
const ADDED: ReadonlySet<string | null> = new Set(['doc-mode', 'flow-error-end', 'scalar'])

/**
 * The offset at which YAML is nested too deeply to be parsed, the same on every machine, or null. The parser calls itself for each level: where the stack ends,
 * Node may stop the whole process without an exception that can be caught. The lexer does not.
 */
export function findDeepYaml(yaml: string): number | null {
  let offset = 0
  let brackets = 0
  let line = startLine(0)
  for (const token of new Lexer().lex(yaml)) {
    const type = CST.tokenType(token)
    if (ADDED.has(type)) continue
    if (type === 'flow-seq-start' || type === 'flow-map-start') brackets += 1
    else if (type === 'flow-seq-end' || type === 'flow-map-end') brackets = Math.max(0, brackets - 1)
    else if (type === 'seq-item-ind' || type === 'explicit-key-ind') line.indicators += 1
    const isMargin = type === 'space' || type === 'newline' || type === 'comment'
    const isFarRight = !isMargin && brackets === 0 && !line.hasBegun && offset - line.start > LAST_COLUMN
    if (brackets > DEEPEST || line.indicators > DEEPEST || isFarRight) return offset
    line.hasBegun ||= !isMargin
    // Texts of several lines are one token.
    const lastLine = token.lastIndexOf('\n') + 1
    if (lastLine > 0) line = startLine(offset + lastLine, lastLine < token.length)
    offset += token.length
  }
  return null
}

function startLine(
  start: number,
  hasBegun = false,
): { start: number; indicators: number; hasBegun: boolean } {
  return { start, indicators: 0, hasBegun }
}
