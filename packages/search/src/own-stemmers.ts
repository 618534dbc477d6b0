/**
 * Norwegian nouns in `-het` and `-itet` lose their last letters where they are short, and their plurals do not: `enhet` was `enh`, and `enheter`
 * was `enhet`. The stem of the plural is that of both.
 */
const NORWEGIAN = "(w){return ownStem(/(?:h|it)et$/.test(w)?w+'er':w)}"

const OWN: Readonly<Record<string, string>> = { norwegian: NORWEGIAN }

const HEAD = 'export function stemmer('

/** Its licence asks for this in a file that is changed. */
const NOTICE = '// Changed by Fyr: a rule of its own.'

/** The code of a stemmer, with our own rules of its language around it. */
export function withOwnRules(name: string, code: string): string {
  const rules = OWN[name]
  if (rules === undefined) return code
  if (!code.includes(HEAD)) throw new Error(`The stemmer of ${name} no longer has "${HEAD}".`)
  return `${NOTICE}\n${code.replace(HEAD, 'function ownStem(')};export function stemmer${rules}\n`
}
