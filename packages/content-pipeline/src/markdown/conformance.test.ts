import { describe, expect, test } from 'vitest'
import { comparable, comparableHtml } from '../fixtures/comparable-tree.ts'
import { GFM_EXAMPLES } from '../fixtures/gfm-examples.ts'
import { COMMONMARK_EXAMPLES } from '../fixtures/sample-texts.ts'
import { parseMarkdown } from './parse/parse-markdown.ts'
import { sanitise } from './html/sanitise.ts'
import { toHypertext } from './html/to-hypertext.ts'

async function toTree(markdown: string) {
  const parsed = parseMarkdown(markdown)
  const tree = parsed.type === 'tree' ? await toHypertext(parsed.tree, true) : null
  if (tree === null) throw new Error('The text nests too deeply.')
  return tree
}

/** The examples of CommonMark with their trees. */
function readExamples() {
  return Promise.all(
    COMMONMARK_EXAMPLES.map(async (example) => ({ ...example, tree: await toTree(example.markdown) })),
  )
}

/** Examples of CommonMark with another result, each with its reason. */
const DIFFERENCES = new Map([
  [602, 'an address in a line is a link in GFM, between angle brackets too'],
  [606, 'a mail address in a line is a link in GFM, between angle brackets too'],
  [608, 'an address in a line is a link in GFM, between angle brackets too'],
  [611, 'an address in a line is a link in GFM'],
  [612, 'a mail address in a line is a link in GFM'],
])

/** Examples of CommonMark that sanitising changes, by what it removes or spells differently. */
const SANITISED: Readonly<Record<string, readonly number[]>> = {
  'elements that are not on the list': [
    150, 163, 170, 171, 172, 173, 176, 178, 201, 491, 524, 536, 613, 614, 615, 616, 617,
  ],
  'attributes that are not on the list': [152, 153, 154, 164, 169],
  'comments, processing instructions and declarations': [
    177, 179, 180, 182, 183, 308, 309, 625, 626, 627, 628, 629,
  ],
  'addresses whose scheme is not on the list': [500, 596, 598, 599, 601],
  'schemes in capitals, which come out in small letters': [597],
}

describe('CommonMark 0.31.2', () => {
  test('has all its examples in this test', () => {
    expect(COMMONMARK_EXAMPLES.map(({ number }) => number)).toEqual(
      Array.from({ length: 652 }, (_unused, at) => at + 1),
    )
  })

  test('gives the trees of its examples, except five that GFM decides', async () => {
    const examples = await readExamples()
    const different = examples.filter(({ tree, html }) => comparable(tree) !== comparableHtml(html))
    expect(different.map(({ number }) => number)).toEqual([...DIFFERENCES.keys()])
  })

  test('is changed by sanitising only in the listed examples', async () => {
    const examples = await readExamples()
    const changed = examples.filter(({ tree }) => comparable(tree) !== comparable(sanitise(tree)))
    const listed = Object.values(SANITISED).flat()
    expect(changed.map(({ number }) => number)).toEqual(listed.toSorted((left, right) => left - right))
  })
})

describe("GitHub's extensions", () => {
  test.each(GFM_EXAMPLES)('%s', async (_name, markdown, html) => {
    expect(comparable(await toTree(markdown))).toBe(comparableHtml(html))
  })
})
