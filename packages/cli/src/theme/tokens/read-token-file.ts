import { suggestName } from '@fyr/content-pipeline/internal'
import { type ChildNode, CssSyntaxError, type Declaration, parse, type Rule } from 'postcss'
import type { SiteIssue } from '../../site-error.ts'
import { cssSyntaxProblem } from '../../css-syntax-problem.ts'
import { MODES, type Mode, type ThemeTokens, tokenProperties } from './theme-tokens.ts'

/** A custom property that a site sets. */
export interface TokenOverride {
  /** With its dashes: `--fyr-color-accent`. */
  readonly property: string
  readonly value: string
  readonly modes: readonly Mode[]
  readonly place: Pick<SiteIssue, 'file' | 'line' | 'column' | 'sourceLine'>
  /** Set if the value follows from the accent of the site and was not written by the author. */
  readonly isDerived?: true
}

/** A site's token file, as far as it could be parsed. */
export interface TokenFile {
  readonly overrides: readonly TokenOverride[]
  readonly issues: readonly SiteIssue[]
}

/** Modes that a selector applies to. */
const SELECTOR = /^(?:(?::root|html)|(?::root|html)?\[data-theme=(?:"(\w+)"|'(\w+)'|(\w+))\])$/
const OWN_PROPERTY = /^--(?!fyr-)/

/**
 * Parses a site's `theme/tokens.css`: rules for `:root` (both modes), `[data-theme='light']` and `[data-theme='dark']`
 * that set custom properties, the theme's or the site's own. Anything else is an error, so that the effect of the file
 * on the colours of a page can be computed.
 */
export function readTokenFile(file: string, text: string, theme: ThemeTokens): TokenFile {
  const lines = text.split(/\r\n|[\n\f\r]/)
  const placeOf = (line = 1, column = 1): TokenOverride['place'] => ({
    file,
    line,
    column,
    sourceLine: lines[line - 1] ?? '',
  })
  const issue = (node: ChildNode, problem: string, hint: string): SiteIssue => ({
    code: 'token-file',
    ...placeOf(node.source?.start?.line, node.source?.start?.column),
    problem,
    hint,
  })
  const known = new Set(tokenProperties(theme))
  const overrides: TokenOverride[] = []
  const issues: SiteIssue[] = []

  function readRule(rule: Rule): void {
    const modes = modesOf(rule.selectors)
    if (modes === null) {
      issues.push(issue(rule, `Tokens cannot be set on "${rule.selector}".`, SELECTORS_HINT))
      return
    }
    for (const node of rule.nodes) {
      if (node.type === 'decl') readDeclaration(node, modes)
      else if (node.type !== 'comment')
        issues.push(issue(node, 'Tokens cannot be set in a nested rule.', RULES_HINT))
    }
  }

  function readDeclaration(node: Declaration, modes: readonly Mode[]): void {
    const { prop } = node
    const value = node.value.trim()
    if (known.has(prop) || OWN_PROPERTY.test(prop)) {
      const place = placeOf(node.source?.start?.line, node.source?.start?.column)
      overrides.push({ property: prop, value, modes, place })
    } else if (prop.startsWith('--')) {
      const advice = 'Your own properties start with two dashes and not with "--fyr-".'
      issues.push(issue(node, `The theme has no token "${prop}".`, suggestName(prop, known, advice)))
    } else {
      issues.push(issue(node, `"${prop}" is not a token: token names start with "--".`, RULES_HINT))
    }
  }

  try {
    for (const node of parse(text).nodes) {
      if (node.type === 'rule') readRule(node)
      else if (node.type !== 'comment')
        issues.push(issue(node, 'This file can only contain rules that set tokens.', RULES_HINT))
    }
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const place = placeOf(error.line, error.column)
    issues.push({ code: 'token-file', ...place, ...cssSyntaxProblem(error) })
  }
  return { overrides, issues }
}

const RULES_HINT = 'Put your own rules into theme/styles.css.'
const SELECTORS_HINT = `Set tokens on :root (both modes), [data-theme='light'] or [data-theme='dark']. ${RULES_HINT}`

/** The modes of a selector list, or null when it contains another selector. */
function modesOf(selectors: readonly string[]): readonly Mode[] | null {
  const modes = new Set<Mode>()
  for (const selector of selectors) {
    const match = SELECTOR.exec(selector.trim())
    const name = match && (match[1] ?? match[2] ?? match[3])
    const own = MODES.filter((mode) => name === undefined || mode === name)
    if (!match || own.length === 0) return null
    for (const mode of own) modes.add(mode)
  }
  return MODES.filter((mode) => modes.has(mode))
}
