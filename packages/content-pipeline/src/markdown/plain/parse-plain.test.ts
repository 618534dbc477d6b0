import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import type { Root } from 'mdast'
import { describe, expect, test } from 'vitest'
import { COMMONMARK_EXAMPLES, writtenTexts } from '../../fixtures/sample-texts.ts'
import { normaliseContainerTitles } from '../normalise-container-titles.ts'
import { parseWhole } from '../parse-markdown.ts'
import { parsePlain } from './parse-plain.ts'

function wholeTree(text: string): Root | null {
  const parsed = parseWhole(text)
  return parsed.type === 'tree' ? parsed.tree : null
}

/** Both trees of a text; the plain one is null where it is not plain. */
function treesOf(written: string): { plain: Root | null; whole: Root | null } {
  const text = normaliseContainerTitles(written)
  // The whole grammar leaves keys without a value behind, which mean nothing.
  return {
    plain: withoutUndefined(parsePlain(text, wholeTree)),
    whole: withoutUndefined(wholeTree(text)),
  }
}

function withoutUndefined(tree: Root | null): Root | null {
  return JSON.parse(JSON.stringify(tree))
}

/** Whatever means something in Markdown, and some that does not; `·` is a space, `↵` a newline, `→` a tab, `ˋ` a grave accent. */
const BITS = String.raw`
  * ** _ ˋ ˋˋ [ ] ( ) ! < > \ ↵ ↵↵ ··↵ · ···· -· 1.· 2)· +· ··-· ##· :::note↵ :::↵ ˋˋˋ↵ ~~~↵ | |---|---|↵ ~
  &amp; & a b· é — “ 😀 [x](y) [a]:·b↵ ![i](s) *** ---↵ ===↵ >· → http://a.b x@y.z ⍽ : :: {#id} <!--·c·-->↵ [^1]
  [·]· *em* ↵-·a↵-·b↵ ↵1.·x↵↵···y↵ ↵|·a·|·b·|↵|--|:-:|↵|·1·|·*2*·|↵ ↵:::tip[T]↵↵text↵↵:::↵
`
  .trim()
  .split(/\s+/)
  .map((bit) =>
    bit
      .replaceAll('·', ' ')
      .replaceAll('↵', '\n')
      .replaceAll('→', '\t')
      .replaceAll('⍽', '\u00A0')
      .replaceAll('ˋ', '`'),
  )

describe('a text that is read plainly has the tree of the whole grammar', () => {
  test('in the examples of CommonMark, of which a third is plain', () => {
    const trees = COMMONMARK_EXAMPLES.map(({ markdown }) => treesOf(markdown))
    const plain = trees.filter((tree) => tree.plain !== null)
    expect(plain.map((tree) => tree.plain)).toEqual(plain.map((tree) => tree.whole))
    expect(plain.length).toBeGreaterThan(220)
  })

  test('in what people write, most of which is plain', () => {
    const trees = writtenTexts().map(({ text }) => treesOf(text))
    const plain = trees.filter((tree) => tree.plain !== null)
    expect(plain.map((tree) => tree.plain)).toEqual(plain.map((tree) => tree.whole))
    expect(plain.length / trees.length).toBeGreaterThan(0.7)
  })

  test.each([
    ['a newline before a link in an indented line', '- a\n  [b](c) d'],
    ['a title of a directive that is none', 'a\n:::tip[Tit\n1. x\n\n   y\nle]\n\ntext\n\n:::\n'],
    ['an item in a quote after a paragraph', 'Text.\n>2) *'],
    ['an empty item in a quote after a paragraph', 'a\n>- '],
    ['an item in an item after a paragraph', 'a\n1. 2) b'],
    ['a number with a zero before it after a paragraph', 'a\n01. b'],
    ['a directive in a quote that nothing ends', '- >:::a\n- b'],
    ['an underline that is a row', '| a | b |\n|--|:-:|\n| 1 | *2* |\n===\nb'],
    ['an item after a table', '| a | b |\n|--|:-:|\n  2) ```\n\nc'],
    ['code after a table', '| a | b |\n|--|:-:|\n     c\n\n---'],
    ['a footnote after a line of a paragraph', 'a\n[^1]:::note\n*b*\n\n[^1]c'],
    ['a quote that ends in nothing', '>\n> > \n> \n'],
    ['code in a quote that nothing ends', '- >   ~~~\n- b\n'],
    ['a newline that a search for HTML has passed', '- a <d b\n  `c`'],
    ['a newline that a search for code has passed', '- a `d b\n  *c*'],
    ['marks at the end of a heading', '# a #\n# b#\n## #\n### c # #  \n# \\#\n#'],
    ['a heading with a tab', '#\ta'],
    ['spaces and backslashes at the ends of lines', 'a  \nb \nc\\\nd   '],
    ['code whose marks nothing closes', '``` a ` b\n`c'],
    ['emphasis of every kind', '*a* **b** ***c*** *a **b** c* _a_ a_b_c __d__ *a**b* **a*b** * e *f'],
    [
      'brackets of every kind',
      '[a](b) [c] [d][e] [f](<g> "h") ![i](j "k") [l *m* `]`](n) [[o](p)] ![*q*](r)',
    ],
    ['blank lines in and between items', '- a\n\n  b\n- c\n\n\n- d\n  - e\n\n    f\n  - g\n\n\nh'],
    ['tasks', '- [ ] a\n- [x] b'],
    ['numbers', '3. a\n4. b\n\nc\n2. d\n1. e'],
    ['directives in directives', '::::a\n:::b[C *d*]{#e}\nf\n:::\n::::\n\n:::g\n'],
    ['rows of different length', '| a | b |\n|:-|-:|\n| `c|` |\n||\n| d | e | f |\n\ng'],
    [
      'what means something elsewhere',
      'a & b &amp; &copy c < d <e> f\\* {{ g }} ~h~ ~~i~~ https://j.k l@m.n',
    ],
    ['a separator of lines in a heading', '# \u2028'],
    ['a separator of paragraphs after a fence', '``` \u2029\na\n```'],
    ['no text', ''],
    ['blank lines alone', '\n  \n\n'],
  ])('with %s', (_name, text) => {
    const { plain, whole } = treesOf(text)
    expect(plain ?? whole).toEqual(whole)
  })

  test('for random texts of everything that means something', () => {
    const bit = constantFrom(...BITS)
    const text = array(oneof({ arbitrary: bit, weight: 12 }, string({ maxLength: 4 })), { maxLength: 30 })
    let plain = 0
    assert(
      property(text, (bits) => {
        const trees = treesOf(bits.join(''))
        if (trees.plain === null) return
        expect(trees.plain).toEqual(trees.whole)
        plain += 1
      }),
      { numRuns: 3000 },
    )
    expect(plain).toBeGreaterThan(500)
  })
})
