import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types'
import { VFileMessage } from 'vfile-message'
import { type CodeParser, codeParser } from './code-parser.ts'
import { RefusedCode, RefusedDocument } from './refused-code.ts'

/** Characters that failed attempts of a document may read; later attempts are skipped, so that time stays linear. */
const MAX_READ_IN_VAIN = 1_000_000

/** Looks at the characters of an attempt, one by one; false gives it up. */
export type Watch = (code: Code) => boolean

/** Input of a guard. */
export interface Guard {
  /** Whether an attempt may start here. */
  readonly mayStart?: (context: TokenizeContext) => boolean
  /** Makes the watch of one attempt. */
  readonly watch: () => Watch
  /** Whether what was read is kept. */
  readonly isKept?: (() => boolean) | undefined
}

const readInVain = new WeakMap<object, number>()

/** What the parser of code has just refused. Constructs take its exceptions for code that goes on, and ask again and again. */
let refused: RefusedCode | null = null

/** The parser of code that constructs get: once it refuses something, the document fails with `RefusedDocument`. */
export const watchedParser: CodeParser = {
  parse: (code, options) =>
    watchRefusal(() => {
      const program = codeParser.parse(code, { ...options, ...WITHOUT_COMMENTS })
      for (const statement of program.body) hideParts(statement)
      return program
    }),
  parseExpressionAt: (code, at, options) =>
    watchRefusal(() => {
      const expression = codeParser.parseExpressionAt(code, at, { ...options, ...WITHOUT_COMMENTS })
      hideParts(expression)
      return expression
    }),
}

const WITHOUT_COMMENTS = { onComment: () => {} }

/**
 * Keeps the nodes in a node out of enumerations. micromark looks up the place of every node that it finds in a tree, line by
 * line, which takes the square of the time for a list of many lines; nothing here asks for the places.
 */
function hideParts(node: object): void {
  for (const [name, part] of Object.entries(node))
    if (typeof part === 'object') Object.defineProperty(node, name, { enumerable: false })
}

function watchRefusal<Result>(parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RefusedCode) refused = error
    throw error
  }
}

function failWhenRefused(): void {
  if (refused === null) return
  const { issue, loc } = refused
  refused = null
  throw new RefusedDocument(issue, { line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 })
}

/**
 * A construct that gives up when the original throws: one wrong character would otherwise fail the whole document,
 * and prose such as `if x<y` has many.
 */
export function guardConstruct(construct: Construct, name: string, guardOf: () => Guard): Construct {
  return { ...construct, name, tokenize }

  function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const guard = guardOf()
    const watch = guard.watch()
    let isOver = false
    let count = 0
    const giveUp: State = (code) => {
      isOver = true
      readInVain.set(this.parser, (readInVain.get(this.parser) ?? 0) + count)
      return nok(code)
    }
    const accept: State = (code) => {
      if (guard.isKept?.() === false) return giveUp(code)
      isOver = true
      return ok(code)
    }
    const mayStart = (guard.mayStart?.(this) ?? true) && (readInVain.get(this.parser) ?? 0) < MAX_READ_IN_VAIN
    const first = construct.tokenize.call(this, effects, accept, giveUp)
    return mayStart ? follow(first) : giveUp

    function follow(state: State): State {
      return (code) => {
        count += 1
        if (!watch(code)) return giveUp(code)
        const next = step(state, code)
        return next === undefined || isOver ? next : follow(next)
      }
    }

    function step(state: State, code: Code): State | undefined {
      try {
        return state(code)
      } catch (error) {
        if (isOver || !(error instanceof VFileMessage)) throw error
        return giveUp(code)
      } finally {
        failWhenRefused()
      }
    }
  }
}
