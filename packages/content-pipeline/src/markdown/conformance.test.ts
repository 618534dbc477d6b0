import { describe, expect, test } from 'vitest'
import { comparable, comparableHtml } from '../fixtures/comparable-tree.ts'
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

/** The examples of the extensions in GitHub's specification, 0.29. */
const EXTENSIONS: readonly (readonly [name: string, markdown: string, html: string])[] = [
  [
    'a table',
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    '<table><thead><tr><th>foo</th><th>bar</th></tr></thead><tbody><tr><td>baz</td><td>bim</td></tr></tbody></table>',
  ],
  [
    'a table whose columns are aligned',
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    '<table><thead><tr><th align="center">abc</th><th align="right">defghi</th></tr></thead>' +
      '<tbody><tr><td align="center">bar</td><td align="right">baz</td></tr></tbody></table>',
  ],
  [
    'a pipe in a cell',
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    '<table><thead><tr><th>f|oo</th></tr></thead><tbody><tr><td>b <code>|</code> az</td></tr>' +
      '<tr><td>b <strong>|</strong> im</td></tr></tbody></table>',
  ],
  [
    'a table that a quote ends',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    '<table><thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td>baz</td></tr></tbody></table>' +
      '<blockquote><p>bar</p></blockquote>',
  ],
  [
    'a table that a blank line ends',
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    '<table><thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td>baz</td></tr>' +
      '<tr><td>bar</td><td></td></tr></tbody></table><p>bar</p>',
  ],
  [
    'a head of another width, which makes no table',
    '| abc | def |\n| --- |\n| bar |',
    '<p>| abc | def |\n| --- |\n| bar |</p>',
  ],
  [
    'rows that are too short and too long',
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    '<table><thead><tr><th>abc</th><th>def</th></tr></thead><tbody><tr><td>bar</td><td></td></tr>' +
      '<tr><td>bar</td><td>baz</td></tr></tbody></table>',
  ],
  [
    'a table without rows',
    '| abc | def |\n| --- | --- |',
    '<table><thead><tr><th>abc</th><th>def</th></tr></thead></table>',
  ],
  [
    'a task list',
    '- [ ] foo\n- [x] bar',
    '<ul><li><input disabled="" type="checkbox"> foo</li><li><input checked="" disabled="" type="checkbox"> bar</li></ul>',
  ],
  [
    'a nested task list',
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    '<ul><li><input checked="" disabled="" type="checkbox"> foo<ul><li><input disabled="" type="checkbox"> bar</li>' +
      '<li><input checked="" disabled="" type="checkbox"> baz</li></ul></li>' +
      '<li><input disabled="" type="checkbox"> bim</li></ul>',
  ],
  ['strikethrough', '~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
  [
    'strikethrough across paragraphs, which is none',
    'This ~~has a\n\nnew paragraph~~.',
    '<p>This ~~has a</p><p>new paragraph~~.</p>',
  ],
  ['three tildes, which strike nothing', 'This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  [
    'an address without a scheme',
    'www.commonmark.org',
    '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>',
  ],
  [
    'an address with a path',
    'Visit www.commonmark.org/help for more information.',
    '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more information.</p>',
  ],
  [
    'a full stop after an address',
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>' +
      '<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
  ],
  [
    'brackets around and in an address',
    'www.google.com/search?q=Markup+(business)\n\n(www.google.com/search?q=Markup+(business))',
    '<p><a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a></p>' +
      '<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [
    'a bracket inside an address',
    'www.google.com/search?q=(business))+ok',
    '<p><a href="http://www.google.com/search?q=(business))+ok">www.google.com/search?q=(business))+ok</a></p>',
  ],
  [
    'an entity at the end of an address',
    'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;',
    '<p><a href="http://www.google.com/search?q=commonmark&amp;hl=en">www.google.com/search?q=commonmark&amp;hl=en</a></p>' +
      '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>',
  ],
  [
    'an address before an angle bracket',
    'www.commonmark.org/he<lp',
    '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>',
  ],
  [
    'an address with a scheme',
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))',
    '<p><a href="http://commonmark.org">http://commonmark.org</a></p>' +
      '<p>(Visit <a href="https://encrypted.google.com/search?q=Markup+(business)">' +
      'https://encrypted.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  ['a mail address', 'foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
  [
    'a plus in a mail address',
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    "<p>hello@mail+xyz.example isn't valid, but " +
      '<a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>',
  ],
  [
    'marks at the end of a mail address',
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a></p><p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>' +
      '<p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>',
  ],
]

describe("GitHub's extensions", () => {
  test.each(EXTENSIONS)('%s', async (_name, markdown, html) => {
    expect(comparable(await toTree(markdown))).toBe(comparableHtml(html))
  })
})
