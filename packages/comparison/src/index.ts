export { inSameOrder, matchBetween, matchEqual } from './align-blocks.ts'
export { alignByKind } from './align-by-kind.ts'
export { type BlockChange, type ComparedBlock, compareBlocks } from './compare-blocks.ts'
export { findMoves, type TextMoves, type TextStates } from './find-moves.ts'
export { findRenamed } from './find-renamed.ts'
export { joinSplits } from './join-splits.ts'
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
