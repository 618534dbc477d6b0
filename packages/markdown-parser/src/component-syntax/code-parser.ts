import { Parser } from 'acorn'
import jsx from 'acorn-jsx'
import { RefusedCode, TOO_DEEP_CODE, TOO_LONG_CODE } from './refused-code.ts'

/** A longer expression is not data of a document. In characters. */
const LONGEST_CODE = 100_000

/**
 * How often the methods below may call each other. Every level of brackets counts three times. The parser calls itself for
 * each level: where the stack ends, Node may stop the whole process without an exception that can be caught.
 */
const DEEPEST_CODE = 400

/** The methods of the parser that call themselves, by way of others or at once. */
const RECURSIVE = [
  'parseStatement',
  'parseMaybeAssign',
  'parseExprOp',
  'parseMaybeUnary',
  'parseExprAtom',
  'parseBindingAtom',
  'regexp_disjunction',
  'regexp_classContents',
  'jsx_parseElementAt',
]

/** Reads what follows a value: `.name`, `[1]`, `()`. It is called in a loop, and the tree grows by a level each time. */
const GROWING = 'parseSubscript'

/** Reads `A.b.c` of a tag in a loop of its own. */
const NAMING = 'jsx_parseElementName'

/** The parts of the parser that its types leave out. */
interface ParserState {
  readonly start: number
  readonly pos: number
}

type Method = (...parts: unknown[]) => unknown

function limitDepth(Base: typeof Parser): typeof Parser {
  class LimitedParser extends Base {}
  const depths = new WeakMap<object, number>()
  const heights = new WeakMap<object, number>()
  const replace = (name: string, around: (parser: ParserState, own: Method, parts: unknown[]) => unknown) => {
    const own: Method = Reflect.get(Base.prototype, name)
    Object.defineProperty(LimitedParser.prototype, name, {
      value(this: ParserState, ...parts: unknown[]) {
        return around(this, own, parts)
      },
    })
  }
  for (const name of RECURSIVE)
    replace(name, (parser, own, parts) => {
      const depth = depths.get(parser) ?? 0
      if (depth >= DEEPEST_CODE) throw new RefusedCode(TOO_DEEP_CODE, parser)
      depths.set(parser, depth + 1)
      const result = Reflect.apply(own, parser, parts)
      // After an exception the parser is not used again.
      depths.set(parser, depth)
      return result
    })
  replace(GROWING, (parser, own, parts) => {
    const [base] = parts
    const height = 1 + ((isObject(base) ? heights.get(base) : null) ?? 0)
    if (height >= DEEPEST_CODE) throw new RefusedCode(TOO_DEEP_CODE, parser)
    const result = Reflect.apply(own, parser, parts)
    if (isObject(result)) heights.set(result, height)
    return result
  })
  replace(NAMING, (parser, own, parts) => {
    const name = Reflect.apply(own, parser, parts)
    let height = 0
    for (let part = name; isObject(part) && 'object' in part; part = part.object) height += 1
    if (height >= DEEPEST_CODE) throw new RefusedCode(TOO_DEEP_CODE, parser)
    return name
  })
  return LimitedParser
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The functions of the parser that are used here. */
export type CodeParser = Pick<typeof Parser, 'parse' | 'parseExpressionAt'>

const LimitedParser = Parser.extend(jsx(), limitDepth)

/**
 * Parses JavaScript with JSX. Code that is too long or nested too deeply is refused before the parser gets to it, with
 * `RefusedCode`.
 */
export const codeParser: CodeParser = {
  parse: (code, options) => LimitedParser.parse(withinLength(code), options),
  parseExpressionAt: (code, at, options) => LimitedParser.parseExpressionAt(withinLength(code), at, options),
}

function withinLength(code: string): string {
  if (code.length > LONGEST_CODE) throw new RefusedCode(TOO_LONG_CODE, { start: 0, pos: 0 })
  return code
}
