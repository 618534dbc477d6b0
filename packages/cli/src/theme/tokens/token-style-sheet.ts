import type { TokenOverride } from './read-token-file.ts'

/**
 * Writes a site's tokens like the theme's: a value for one mode takes precedence over one for both, and dark mode is
 * for screens only, because paper is light.
 */
export function tokenStyleSheet(overrides: readonly TokenOverride[]): string {
  const rule = (selector: string, modes: string): string => {
    const lines = overrides
      .filter((override) => override.modes.join() === modes)
      .map(({ property, value }) => `  ${property}: ${value};\n`)
    return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`
  }
  const dark = rule("[data-theme='dark']", 'dark')
  const paper = rule(':root', 'light')
  return [
    rule(':root,\n[data-theme]', 'light,dark'),
    // The theme's values for dark mode come before these, and would lose to a rule for every root.
    rule(":root:where(:not([data-theme='dark'])),\n[data-theme='light']", 'light'),
    paper && `@media print {\n${paper}}\n`,
    dark && `@media screen {\n${dark}}\n`,
  ].join('')
}
