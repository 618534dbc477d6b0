/** Name of the highlight in the style sheet. */
const HIGHLIGHT = 'fyr-search'

/** Words that are marked in a page at most. */
const MAX_MARKS = 500

/**
 * Marks words in the article until the reader opens another page. The article itself stays as it is: browsers without
 * highlights mark nothing.
 */
export function markArticle(words: readonly string[]): void {
  const article = document.getElementById('main')
  if (article === null || typeof CSS === 'undefined' || !('highlights' in CSS)) return
  CSS.highlights.delete(HIGHLIGHT)
  const ranges = findWords(article, words)
  if (ranges.length === 0) return
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  document.addEventListener('fyr:navigate', () => CSS.highlights.delete(HIGHLIGHT), { once: true })
}

/** The places of whole words in the text of an element; words are in small letters. */
export function findWords(root: Node, words: readonly string[]): readonly Range[] {
  if (words.length === 0) return []
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const ranges: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null && ranges.length < MAX_MARKS; text = texts.nextNode()) {
    for (const { 0: found, index } of (text.textContent ?? '').matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + found.length)
      ranges.push(range)
    }
  }
  return ranges
}
