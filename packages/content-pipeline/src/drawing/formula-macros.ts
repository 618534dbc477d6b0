import type { Token } from 'katex'

/** A formula that the library could draw, and a site does not. The message is the end of a sentence. */
export class RefusedFormula extends Error {}

/** Links, pictures and attributes are written in Markdown, where they are checked. */
const REFUSED_COMMANDS = ['href', 'url', 'includegraphics', 'htmlClass', 'htmlData', 'htmlId', 'htmlStyle']

/** What the library keeps of a definition, with its tokens in reverse order. */
interface Definition {
  readonly tokens: readonly Token[]
  readonly numArgs: number
  readonly delimiters?: readonly (readonly string[])[]
  readonly unexpandable?: boolean
}

interface Expander {
  consumeArgs: (count: number, delimiters?: Definition['delimiters']) => readonly (readonly Token[])[]
}

type Macro = (expander: Expander) => Pick<Definition, 'tokens' | 'numArgs'>

/**
 * The macros of one formula, to which it adds its own. All of them together stand for a number of tokens that grows with the formula
 * alone: the library only counts how often they are used, and a macro of macros doubles its text each time.
 */
export function formulaMacros(source: string): Record<string, object | string> {
  const most = 1000 + source.length * 10
  let count = 0
  const spend = (tokens: readonly Token[]): readonly Token[] => {
    count += tokens.length
    if (count > most)
      throw new RefusedFormula(`its macros stand for more than ${most} characters and commands`)
    return tokens
  }
  const refused = REFUSED_COMMANDS.map((name): [string, Macro] => [
    `\\${name}`,
    () => {
      throw new RefusedFormula(`\\${name} is not allowed in formulas`)
    },
  ])
  return new Proxy<Record<string, object | string>>(Object.fromEntries(refused), {
    // Another name for a macro of the library is what that is: a function or a text.
    set: (macros, name: string, value: Definition | Macro | string) => {
      macros[name] =
        typeof value === 'object' && value.unexpandable !== true
          ? (expander: Expander) => ({ tokens: expand(value, expander, spend), numArgs: 0 })
          : value
      return true
    },
  })
}

/** What a macro stands for where it is used, in reverse order as well. */
function expand(
  { tokens, numArgs, delimiters }: Definition,
  expander: Expander,
  spend: (tokens: readonly Token[]) => readonly Token[],
): Token[] {
  const values = expander.consumeArgs(numArgs, delimiters)
  if (numArgs === 0) return [...spend(tokens)]
  const parts: (readonly Token[])[] = []
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    let part = tokens.slice(index, index + 1)
    if (part[0]?.text === '#') {
      index -= 1
      const next = tokens[index]
      const value = next?.text === '#' ? [next] : values[Number(next?.text) - 1]
      if (value === undefined) throw new RefusedFormula('a macro uses an argument that it does not have')
      part = [...value]
    }
    parts.push(spend(part))
  }
  return parts.toReversed().flat()
}
