/** A text without the slashes around it. A pattern for those at the end would look for them at each slash of a long run of them. */
export function withoutOuterSlashes(text: string): string {
  let [start, end] = [0, text.length]
  while (text[start] === '/') start += 1
  while (end > start && text[end - 1] === '/') end -= 1
  return text.slice(start, end)
}
