import { refuse } from './pattern-error.ts'

/** Says whether a decoded segment may fill a parameter. */
export type Constraint = (value: string) => boolean

/** Constraints by the name that patterns use them with: `:id<name>`. */
export type Constraints = Readonly<Record<string, Constraint>>

/**
 * The test for a constraint: an enumeration with bars, a name in `own`, `int`, or `slug` (lower-case
 * ASCII words with single hyphens).
 *
 * @throws PatternError `unknown-constraint`
 */
export function constraintTest(text: string, own: Constraints | undefined): Constraint {
  if (text.includes('|')) return (value) => text.split('|').includes(value)
  const known: Readonly<Record<string, Constraint | null>> = {
    __proto__: null,
    int: (value) => /^-?\d+$/.test(value),
    slug: (value) => /^[a-z\d]+(-[a-z\d]+)*$/.test(value),
    ...own,
  }
  return known[text] ?? refuse('unknown-constraint', text)
}
