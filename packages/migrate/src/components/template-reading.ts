/** Languages of templates that are nearly HTML. */
export type Dialect = 'vue' | 'astro'

/** Why a template cannot be written for React, as a part of a sentence. */
export class Refused extends Error {}

/** What the new function calls what it is given. */
export interface GivenNames {
  /** All properties. */
  readonly props: string
  /** What is between its tags, as an expression. */
  readonly children: string
  /** Properties that have a variable of their own. */
  readonly own: readonly string[]
}

/** What is known of a template while it is read. */
export interface Reading {
  readonly dialect: Dialect
  readonly given: GivenNames
  /** The new name of a class of the component's own style sheet. */
  readonly className: (name: string) => string
  /** Components that it shows. */
  readonly components: Set<string>
  /** Classes that it writes. */
  readonly classes: Set<string>
  /** Whether a class depends on something. */
  hasComputedClass: boolean
}

/** An expression of a template, which knows the properties alone. */
export function expressionOf(code: string, { dialect, given }: Reading): string {
  if (dialect === 'astro') return astroCode(code, given)
  const withSlots = code.replaceAll('$slots.default', given.children)
  const expression = withSlots.replaceAll(/(?<![\w$.])\$?props\.(\w+)/g, (_whole, name: string) =>
    given.own.includes(name) ? name : `${given.props}.${name}`,
  )
  const [own] = /\$[A-Za-z]\w*/.exec(expression) ?? []
  if (own !== undefined) throw new Refused(`uses "${own}"`)
  if (/(?<![\w$.])props(?![\w$.])/.test(expression)) throw new Refused('uses all its properties at once')
  return expression
}

/** Code of Astro, of whose own objects only the properties are known. */
export function astroCode(code: string, { props }: GivenNames): string {
  const own = code.replaceAll(/\bAstro\.props\b/g, props)
  const [astro] = /\bAstro\b(?:\.\w+)?/.exec(own) ?? []
  if (astro !== undefined) throw new Refused(`uses "${astro}"`)
  return own
}
