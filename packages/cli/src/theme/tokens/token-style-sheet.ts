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
  return [
    rule(':root,\n[data-theme]', 'light,dark'),
    rule(":root,\n[data-theme='light']", 'light'),
    dark && `@media screen {\n${dark}}\n`,
  ].join('')
}
