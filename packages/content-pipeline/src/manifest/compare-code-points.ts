/**
 * Compares two strings by Unicode code point, for `sort`. Every list that reaches the output is sorted with it, so that
 * the locale of the machine has no influence. Unlike `<`, it puts characters outside the basic plane last.
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
  // When the first halves of two surrogate pairs are equal, the second halves decide.
  return text.codePointAt(index) ?? 0
}
