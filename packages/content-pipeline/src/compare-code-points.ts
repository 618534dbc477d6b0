/**
 * Order of two texts by Unicode code point, for `sort`. Every list that reaches the output is sorted by it, so that no
 * machine's locale decides. Unlike `<`, it puts characters outside the basic plane last.
 */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index += 1) {
    if (left.charCodeAt(index) === right.charCodeAt(index)) continue
    return pointAt(left, index) - pointAt(right, index)
  }
  return left.length - right.length
}

function pointAt(text: string, index: number): number {
  // The second half of a pair differs only behind an equal first half: its own value orders the pair.
  return text.codePointAt(index) ?? 0
}
