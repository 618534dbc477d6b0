export { inSameOrder, matchBetween, matchEqual } from './align-blocks.ts'
export { type BlockChange, type ComparedBlock, compareBlocks } from './compare-blocks.ts'
export { findSplits, type Split } from './find-splits.ts'
export { type Alikeness, matchAlike } from './match-alike.ts'
export { isJoined, joinWords, splitWords } from './split-words.ts'
export {
  type WordCounts,
  type WordRun,
  countWords,
  sharedWords,
  wordDifferences,
} from './word-differences.ts'
export { filledSlots, sketchAlikeness, sketchOf } from './word-sketch.ts'
