import { EncodedTokenMetadata, type IGrammar, type StateStackImpl } from '@shikijs/primitive/textmate'
import { type CodeClass, formatCodeTokens } from './code-tokens.ts'

/** A longer line is data, not code to read; highlighting it would take as long as a build. In characters. */
const LONGEST_LINE = 2000

/** Number of highlighted lines to keep for each grammar. */
const MAX_LINES = 20_000

/** State of a grammar at the end of a line. */
interface LineState {
  /** Null before the first line. */
  readonly stack: Stack | null
  /** Lines highlighted in this state. */
  readonly lines: Map<string, ColoredLine>
}

interface ColoredLine {
  readonly tokens: string
  readonly next: LineState
}

type Stack = ReturnType<IGrammar['tokenizeLine2']>['ruleStack']

/**
 * Highlights code line by line and returns the tokens of each line as `formatCodeTokens` writes them, empty for plain
 * lines. How a line looks depends on its text and on the state at the end of the line before it, so a line seen in the
 * same state is not highlighted twice: closing brackets, imports and commands repeat from one block to the next.
 *
 * @param classOf Class by the number of a colour, null for plain text.
 */
export function createLineColorer(
  grammar: IGrammar,
  classOf: (color: number) => CodeClass | null,
): (lines: readonly string[]) => string[] {
  let states = new Map<string, LineState>()
  let first: LineState = { stack: null, lines: new Map() }
  let remembered = 0

  function color(line: string, state: LineState): ColoredLine {
    const known = state.lines.get(line)
    if (known !== undefined) return known
    // No time limit: the result would differ from machine to machine.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack, 0)
    const colored = { tokens: joinTokens(line, tokens, classOf), next: stateOf(ruleStack) }
    state.lines.set(line, colored)
    remembered += 1
    return colored
  }

  /** Equal stacks share one state. */
  function stateOf(stack: Stack): LineState {
    const key = keyOf(stack as StateStackImpl)
    const known = states.get(key)
    if (known !== undefined) return known
    const state = { stack, lines: new Map() }
    states.set(key, state)
    return state
  }

  function forgetWhenFull(): void {
    if (remembered < MAX_LINES) return
    states = new Map()
    first = { stack: null, lines: new Map() }
    remembered = 0
  }

  return (lines) => {
    forgetWhenFull()
    let state = first
    return lines.map((line) => {
      if (line === '' || line.length >= LONGEST_LINE) return ''
      const { tokens, next } = color(line, state)
      state = next
      return tokens
    })
  }
}

const keys = new WeakMap<StateStackImpl, string>()

/** A key that is equal for stacks with the same rules, ends and scopes. */
function keyOf(stack: StateStackImpl): string {
  const known = keys.get(stack)
  if (known !== undefined) return known
  const { ruleId, endRule, beginRuleCapturedEOL, nameScopesList, contentNameScopesList } =
    stack.toStateStackFrame()
  const own = JSON.stringify([ruleId, endRule, beginRuleCapturedEOL, nameScopesList, contentNameScopesList])
  const key = stack.parent === null ? own : `${keyOf(stack.parent)}${own}`
  keys.set(stack, key)
  return key
}

/** Neighbours of one class are merged, and spaces join the token before them: fewer elements, same appearance. */
function joinTokens(line: string, tokens: Uint32Array, classOf: (color: number) => CodeClass | null): string {
  const joined: { className: CodeClass | null; text: string }[] = []
  for (let index = 0; index < tokens.length; index += 2) {
    const text = line.slice(tokens[index], tokens[index + 2] ?? line.length)
    if (text === '') continue
    const className = classOf(EncodedTokenMetadata.getForeground(tokens[index + 1] ?? 0))
    const last = joined.at(-1)
    const isBlank = text.trim() === ''
    if (last !== undefined && (last.className === className || isBlank)) last.text += text
    else joined.push({ className: isBlank ? null : className, text })
  }
  return joined.some(({ className }) => className !== null) ? formatCodeTokens(joined) : ''
}
