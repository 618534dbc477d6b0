import type { MeasuredPair, SiteToken } from './list-tokens.ts'

/** The tokens of a site as a list for a terminal, by group. */
export function formatTokens(tokens: readonly SiteToken[]): string {
  const groups = [...new Set(tokens.map(({ group }) => group))]
  return groups
    .map((group) => [group, ...tokens.filter((token) => token.group === group).map(formatToken)].join('\n\n'))
    .join('\n\n')
}

function formatToken({ property, use, light, dark, isSet, pairs }: SiteToken): string {
  const value = light === dark ? light : `${light} in light mode, ${dark} in dark mode`
  const uses = [...new Set(pairs.map((pair) => pair.use))]
  return [
    `  ${property}: ${value}${isSet ? ' (set by the site)' : ''}`,
    `    ${use}`,
    ...uses.map((each) => `    ${formatPairs(pairs.filter((pair) => pair.use === each))}`),
  ].join('\n')
}

/** The pairs of one use in one line, with the lowest contrast of each mode. */
function formatPairs(pairs: readonly MeasuredPair[]): string {
  const [first] = pairs
  const foregrounds = [...new Set(pairs.map(({ foreground }) => foreground))]
  const backgrounds = [...new Set(pairs.map(({ background }) => background))]
  const lowest = (mode: 'light' | 'dark'): string => Math.min(...pairs.map((pair) => pair[mode])).toFixed(2)
  return `${foregrounds.join(', ')} on ${backgrounds.join(', ')}: at least ${first?.minimum}:1, has ${lowest('light')}:1 and ${lowest('dark')}:1 (${first?.use})`
}
