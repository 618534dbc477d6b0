import { type Guard, guardConstruct } from '@fyr/markdown-parser/guard-construct'
import type { Code, Construct, Extension } from 'micromark-util-types'

const DOLLAR = 36
const BLANK = 32
const ZERO = 48
const NINE = 57

/**
 * The syntax of formulas with the rule that Pandoc and GitHub have for single dollars, so that "$5 and $10" stays text: no blank after
 * the first, none before the last and no digit after it.
 */
export function withDollarRule({ text, ...others }: Extension): Extension {
  const constructs = [text?.[DOLLAR] ?? []].flat()
  return { ...others, text: { ...text, [DOLLAR]: constructs.map(guardDollars) } }
}

function guardDollars(construct: Construct): Construct {
  return guardConstruct(construct, construct.name ?? 'mathText', watchDollars)
}

/** Sees each character of an attempt, and the one after it. */
function watchDollars(): Guard {
  const seen: Code[] = []
  const watch = (code: Code): boolean => {
    seen.push(code)
    return !(seen.length === 2 && isBlank(code))
  }
  const isKept = (): boolean => {
    if (seen[1] === DOLLAR) return true
    const [last, after] = [seen.at(-3), seen.at(-1)]
    return !isBlank(last) && !isDigit(after)
  }
  return { watch: () => watch, isKept }
}

/** Tabs and line ends have negative codes. */
function isBlank(code: Code | undefined): boolean {
  return typeof code === 'number' && (code === BLANK || code < 0)
}

function isDigit(code: Code | undefined): boolean {
  return typeof code === 'number' && code >= ZERO && code <= NINE
}

/** Commands with a text of their own, such as `\text{for all}`; their words are meant. */
const COMMANDS = /\\[A-Za-z]+\*?(?:\{[^{}]*\})?/g
const PLAIN_WORD = /(?:^|\s)\p{Ll}{3,}(?=[\s,.;:]|$)/u

/**
 * Whether what is between two dollars may be no formula: an amount with words or code after it, an amount in dollars of a country, or a
 * variable of a shell before another one.
 */
export function mayBeText(formula: string, before: string, after: string): boolean {
  if (PLAIN_WORD.test(formula.replaceAll(COMMANDS, ' '))) return true
  if (formula.split('`').length % 2 === 0) return true
  if (/[A-Z]/.test(before) && /^\d/.test(formula)) return true
  if (/\d/.test(before) && /^[/,;.–-]/.test(formula)) return true
  return /[A-Za-z_{]/.test(after) && /^\{?[A-Za-z_].*[/:.,@-]$/.test(formula)
}
