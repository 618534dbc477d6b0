export { type AccentColor, accentColors } from './accent-colors.ts'
export type { ColorName } from './color-name.ts'
export { type ContrastPair, contrastPairs, moreContrastPairs } from './contrast-pairs.ts'
export { type ColorComponents, contrastOf, contrastRatio } from './contrast-ratio.ts'
export { type ListedToken, listTokens } from './token-list.ts'
export {
  type ColorMode,
  type ColorValue,
  type Measure,
  type Token,
  type TokenGroup,
  type Tokens,
  tokens,
} from './tokens.ts'
