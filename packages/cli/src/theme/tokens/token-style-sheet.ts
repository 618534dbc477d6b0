import type { TokenOverride } from './read-token-file.ts'

/**
 * Writes a site's tokens as the theme writes its own: what is set for one mode wins over what is set for both, and dark
 * is for screens alone, because paper is light.
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
    // The theme's values for dark pages stand before these, and would lose to a rule for every root.
    rule(":root:where(:not([data-theme='dark'])),\n[data-theme='light']", 'light'),
    paper && `@media print {\n${paper}}\n`,
    dark && `@media screen {\n${dark}}\n`,
  ].join('')
}
