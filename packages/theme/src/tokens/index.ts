export type { ColorName } from './color-name.ts'
export { type ContrastPair, contrastPairs } from './contrast-pairs.ts'
export { type ColorComponents, contrastOf, contrastRatio } from './contrast-ratio.ts'
export {
  type ColorMode,
  type ColorValue,
  type Measure,
  type Token,
  type TokenGroup,
  type Tokens,
  tokens,
} from './tokens.ts'
