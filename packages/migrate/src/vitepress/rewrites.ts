import { isRecord } from '@fyr/content-pipeline/internal'
import { recordOf, textOf } from '../old-site/plain-value.ts'
import { readExpression } from '../old-site/read-expression.ts'
import { askScript } from '../old-site/run-script.ts'

/** A part of a pattern: a text, or a parameter. */
type Token =
  | string
  | {
      readonly name: string
      /** The character before it that belongs to each of its values: a slash, a dot or none. */
      readonly prefix: string
      readonly pattern: string
      readonly modifier: string
    }

/** `:name(pattern)*`, `(pattern)`, an escaped character, or any other one. */
const PART = /\\(.)|(?::(\w+))?\(((?:[^()\\]|\\.)+)\)([?*+]?)|:(\w+)([?*+]?)|([^])/g

const ANY_PART = String.raw`[^/#?]+?`

/**
 * Where VitePress publishes a page, by its `rewrites`: patterns as those of path-to-regexp 6, without groups in braces. The first one
 * that fits counts. Undefined if the rewrites are a function.
 */
function rewriterOf(rewrites: unknown): ((page: string) => string) | undefined {
  if (rewrites === undefined || rewrites === null) return (page) => page
  if (!isRecord(rewrites) || typeof rewrites['$function'] === 'string') return undefined
  const rules = Object.entries(rewrites).flatMap(([from, to]) => {
    if (typeof to !== 'string') return []
    const isExpression = from.startsWith('^')
    const tokens = isExpression ? [] : tokensOf(from)
    const pattern = readExpression(isExpression ? from : sourceOf(tokens), 'i')
    return pattern === null ? [] : [{ tokens, pattern, to: tokensOf(`/${to}`) }]
  })
  return (page) => {
    for (const { tokens, pattern, to } of rules) {
      const found = pattern.exec(page)
      if (found !== null) return pathOf(to, valuesOf(tokens, found)).slice(1)
    }
    return page
  }
}

/**
 * Likewise for any configuration, in the file `path` (absolute): rewrites that are a function are called in it, once for each of the
 * pages. Undefined if that function cannot be called.
 */
export async function rewriterIn(
  { path, file, config }: { readonly path: string; readonly file: string; readonly config: unknown },
  pages: () => readonly string[],
): Promise<((page: string) => string) | undefined> {
  const { rewrites } = recordOf(config)
  const known = rewriterOf(rewrites)
  if (known !== undefined) return known
  const places = await askScript(path, file, { keys: ['rewrites'], texts: pages() })
  return places === null ? undefined : (page) => textOf(places.get(page)) ?? page
}

function tokensOf(pattern: string): Token[] {
  const tokens: Token[] = []
  let unnamed = 0
  for (const [, escaped, named, custom, modifier = '', name, ownModifier = '', other] of pattern.matchAll(
    PART,
  )) {
    const text = escaped ?? other
    if (text !== undefined) {
      const before = tokens.at(-1)
      if (typeof before === 'string') tokens[tokens.length - 1] = before + text
      else tokens.push(text)
      continue
    }
    const last = tokens.at(-1)
    const prefix = typeof last === 'string' && /[./]$/.test(last) ? last.slice(-1) : ''
    if (typeof last === 'string' && prefix !== '') tokens[tokens.length - 1] = last.slice(0, -1)
    tokens.push({
      name: name ?? named ?? String(unnamed),
      prefix,
      pattern: custom ?? ANY_PART,
      modifier: custom === undefined ? ownModifier : modifier,
    })
    if (name === undefined && named === undefined) unnamed += 1
  }
  return tokens.filter((token) => token !== '')
}

function sourceOf(tokens: readonly Token[]): string {
  const source = tokens.map((token) => {
    if (typeof token === 'string') return escapeText(token)
    const { pattern, modifier } = token
    const prefix = escapeText(token.prefix)
    const isRepeated = modifier === '*' || modifier === '+'
    if (prefix === '') return isRepeated ? `((?:${pattern})${modifier})` : `(${pattern})${modifier}`
    if (!isRepeated) return `(?:${prefix}(${pattern}))${modifier}`
    return `(?:${prefix}((?:${pattern})(?:${prefix}(?:${pattern}))*))${modifier === '*' ? '?' : ''}`
  })
  return `^${source.join('')}[/#?]?$`
}

function escapeText(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

function valuesOf(tokens: readonly Token[], found: RegExpExecArray): ReadonlyMap<string, readonly string[]> {
  if (tokens.length === 0)
    return new Map(found.slice(1).map((value, index) => [String(index), [value]] as const))
  const parameters = tokens.filter((token) => typeof token !== 'string')
  return new Map(
    parameters.flatMap(({ name, prefix, modifier }, index) => {
      const value = found[index + 1]
      if (value === undefined) return []
      return [[name, modifier === '*' || modifier === '+' ? value.split(prefix) : [value]] as const]
    }),
  )
}

function pathOf(tokens: readonly Token[], values: ReadonlyMap<string, readonly string[]>): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') return token
      return (values.get(token.name) ?? []).map((value) => token.prefix + value).join('')
    })
    .join('')
}
