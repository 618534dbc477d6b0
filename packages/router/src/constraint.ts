import { PatternError } from './pattern-error.ts'

/** Says whether a decoded segment may fill a parameter. */
export type Constraint = (value: string) => boolean

/** Constraints by the name that patterns use them with: `:id<name>`. */
export type Constraints = Readonly<Record<string, Constraint>>

/**
 * The test that a constraint's text stands for: `int`, `slug` (lower-case ASCII words with single hyphens), an
 * enumeration with bars, or a name in `own`. No text takes everything.
 *
 * @throws PatternError `unknown-constraint`
 */
export function constraintTest(text: string, own: Constraints | undefined): Constraint | undefined {
  const known: Constraints = {
    ...own,
    int: (value) => /^-?\d+$/.test(value),
    slug: (value) => /^[a-z\d]+(-[a-z\d]+)*$/.test(value),
  }
  if (!text) return undefined
  if (text.includes('|')) return (value) => text.split('|').includes(value)
  if (Object.hasOwn(known, text)) return known[text]
  throw new PatternError('unknown-constraint', text)
}
