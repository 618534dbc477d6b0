/** Queries in the golden file of a corpus. */
const QUERIES = 100

/** Letters of the shortest word that says what a query is about. Generated headings may consist of words such as "when for". */
const SHORTEST_WORD = 5

/**
 * The text of `search.golden.yml` for a corpus: headings from all over it, as they are written, with two letters swapped, and
 * without the last letter. The same docs give the same queries.
 */
export function goldenQueries(docs) {
  const step = Math.max(1, Math.floor(docs.length / QUERIES))
  const asked = docs.filter((_doc, index) => index % step === 0).slice(0, QUERIES)
  const lines = asked.flatMap(({ path, text }, index) => {
    const headings = [...text.matchAll(/^## (.+)$/gm)]
      .map(([, heading]) => plain(heading))
      .filter((heading) => longestWord(heading).length >= SHORTEST_WORD)
    const heading = headings[index % Math.max(headings.length, 1)]
    if (!heading) return []
    const query = [written, swapped, unfinished][index % 3](heading)
    return [`  - { query: ${JSON.stringify(query)}, expect: ${JSON.stringify(addressOf(path))} }`]
  })
  return `en:\n${lines.join('\n')}\n`
}

function plain(heading) {
  return heading.replaceAll(/[`*_[\]]|\(.*?\)|\{.*?\}/g, '').trim()
}

function addressOf(path) {
  return `/docs/${path.replace(/\.md$/, '').replace(/\/(?:index|readme)$/i, '')}`
}

const written = (heading) => heading

function longestWord(heading) {
  return heading.split(' ').reduce((one, other) => (other.length > one.length ? other : one))
}

/** Two letters in the middle of the longest word change places. */
function swapped(heading) {
  const longest = longestWord(heading)
  const middle = Math.floor(longest.length / 2)
  if (middle < 1) return heading
  const typed =
    longest.slice(0, middle - 1) + longest[middle] + longest[middle - 1] + longest.slice(middle + 1)
  return heading.replace(longest, typed)
}

/** The last letter is missing; of a heading that ends with a number, which would be another number then, that of its longest word. */
function unfinished(heading) {
  if (!/\d$/.test(heading)) return heading.slice(0, -1)
  const longest = longestWord(heading)
  return heading.replace(longest, longest.slice(0, -1))
}
