import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  createParser,
  isOnlyInCode,
  loadNativeParser,
  type ParsedMarkdown,
  parseNatively,
} from '@fyr/markdown-parser'
import * as fc from 'fast-check'
import type { Processor } from 'unified'
import { beforeAll, expect, test } from 'vitest'
import { fuzzSettings } from '../../../../../scripts/fuzz-settings.ts'
import { GFM_EXAMPLES } from '../../fixtures/gfm-examples.ts'
import { HOSTILE_FAMILIES } from '../../fixtures/hostile-families.ts'
import { PIECES } from '../../fixtures/random-documents.ts'
import { COMMONMARK_EXAMPLES, writtenFiles } from '../../fixtures/sample-texts.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** Folders with more documents to compare, such as those of other projects: `FYR_CORPORA=/a:/b pnpm exec vitest run equal-parsers`. */
const CORPORA = (process.env['FYR_CORPORA'] ?? '').split(':').filter((folder) => folder !== '')

interface NamedText {
  readonly name: string
  readonly text: string
}

const TEXTS: readonly NamedText[] = [
  ...COMMONMARK_EXAMPLES.map(({ number, markdown }) => ({ name: `CommonMark ${number}`, text: markdown })),
  ...GFM_EXAMPLES.map(([name, markdown]) => ({ name, text: markdown })),
  ...writtenFiles().map(({ path, text }) => ({ name: path, text })),
  ...[join(import.meta.dirname, '../../fixtures'), ...CORPORA].flatMap(documentsIn),
]

function documentsIn(folder: string): NamedText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').replaceAll(/\r\n?/g, '\n') }))
}

/** What the parser of reference gives: it reads everything until the native parser is loaded. */
const reference = new Map<string, ParsedMarkdown>()

beforeAll(async () => {
  for (const { text } of TEXTS) reference.set(text, parseMarkdown(text))
  await loadNativeParser()
}, 600_000)

/** A tree without the fields that are undefined. */
function plain(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree))
}

test('every text has the same tree with the native parser, positions included', () => {
  const different = TEXTS.filter(
    ({ text }) => !isDeepStrictEqual(plain(parseMarkdown(text)), plain(reference.get(text))),
  )
  expect(different.map(({ name }) => name)).toEqual([])
})

test('most written files are read by the native parser', () => {
  const files = writtenFiles()
  const natively = files.filter(({ text }) => parseNatively(text) !== null)
  expect(natively.length / files.length).toBeGreaterThan(0.9)
})

/** Checks random texts of some pieces; null if both parsers agree on all of them. */
function differenceIn(pieces: readonly string[], numRuns: number): string | null {
  const standard = createParser().freeze()
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''))
  const isEqual = fc.property(texts, (text) => {
    const tree = parseNatively(text)
    return tree === null || isDeepStrictEqual(plain(tree), plain(standard.parse(text)))
  })
  const details = fc.check(isEqual, fuzzSettings(numRuns))
  return fc.defaultReportMessage(details) ?? null
}

test('any text has the same tree with the native parser', () => {
  expect(differenceIn([...PIECES, ...MORE_PIECES], 2000)).toBeNull()
}, 600_000)

test('any HTML has the same tree with the native parser', () => {
  expect(differenceIn([...HTML_PIECES, ...MORE_PIECES], 2000)).toBeNull()
}, 600_000)

test('any address has the same tree with the native parser', () => {
  expect(differenceIn(ADDRESS_PIECES, 4000)).toBeNull()
}, 600_000)

test.each([
  'See https://a.example/b.c/d_e?f=g#h, or (http://a.example).',
  'See [a#1]\n(https://a.example/1). And `b`, [`c`](d): https://a.example/',
  '- [https://a.example](https://a.example)\n- <https://a.example/b> and <a@b.example>',
  'A \\<b> and &lt;b>.',
])('what is plain of addresses and tags is for the native parser: %s', (text) => {
  expect(plain(parseNatively(text))).toEqual(plain(createParser().freeze().parse(text)))
})

const ADDRESS_PIECES = [
  'https://a.b',
  'https://a.b/c',
  'http://a.b/c_d?e=f#g',
  'https://a',
  'a@b.c',
  'www.a.b',
  '<https://a.b>',
  '](https://a.b)',
  '[https://a.b](/c)',
  '[a][b]',
  '\n[b]: /c',
  '[^1]',
  '![',
  '[',
  ']',
  '(',
  ')',
  '](',
  '`',
  '\\',
  '<b>',
  '\\<b>',
  '*',
  '_',
  '~',
  '/',
  '.',
  ',',
  ':',
  ';',
  '&amp;',
  '"',
  '\u3002',
  'a',
  '-',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '- ',
  '> ',
  '| ',
  '\n|-|-|\n',
  ':a',
  ':::note\n',
]

const HTML_PIECES = [
  '<a b=/c d>',
  '<a b="c" d>',
  '<a\nb="c"\n>',
  '</a>',
  '<b>',
  '</b >',
  '<br/>',
  '<br />',
  '<script>',
  '</script>',
  '<pre>',
  '</pre>',
  '<textarea>',
  '<?b?>',
  '<?',
  '<!B c>',
  '<![CDATA[b]]>',
  '<![CDATA[',
  '<!-- b -->',
  '<!--',
  '-->',
  '<!-->',
  '<!-- a -- b -->',
  '<div>',
  '</div>',
  '<div',
  '<table><tr><td>',
  '<custom-tag>',
  '<a:b>',
  '<33>',
  '>',
  '\n',
  '\n\n',
  '    ',
  '- ',
  '> ',
  ':::note\n',
  ':::\n',
  '`',
  '*',
]

const MORE_PIECES = [
  '](',
  ']: /u',
  '<https://a.b>',
  'a@b.c',
  'www.a.b',
  ':a',
  'a:b',
  '10:30',
  '- [ ] ',
  '* [x] ',
  '<div>',
  '<Foo>',
  '2) ',
  '~~~',
  '===',
  '\\\n',
  '  \n',
  '&#35;',
  '"t"',
  '\u00A0',
  '\u3000',
  '\u4E2D',
  '\u201C',
  '{a=b}',
  '::x{a=b .c}',
  '::x{a="b &amp; c"}',
  '::x[l]',
  '::x{a="{{ b }}"}',
  ':::note[l]{#d}',
  '[l]',
  'a | b',
  '\n| a | b |\n|---|:-:|\n| c |\n',
]

test.each<[what: string, text: string]>([
  ['a null character', 'a\0b'],
  ['a byte order mark within', 'a\uFEFFb'],
  ['a sign beside a mark of emphasis', '\u{1F41F}*a*'],
  ['a directive in a line with a label', 'See :term[*this*].'],
  ['a directive in a line with attributes', 'See :term{a=b}.'],
  ['a name after a colon beside a mark of emphasis', '**a:b**'],
  ['a time in the description of a picture', '![10:30](/a.png)'],
  ['a container that is not closed', ':::note\nText\n'],
  ['a container with a title that is no label', ':::own A title\nText\n:::'],
  ['an attribute with a sign that needs quotes', '::x{a=b?c=d}'],
  ['a variable in an attribute', '::x{a="{{ b }}"}'],
  ['a reference to a character in an attribute', '::x{a="b &amp; c"}'],
  ['a quote in an attribute that is escaped', '::x{a="\\"" b="c"}'],
  ['colons that are no directive below a line', 'Text\n:::note b c\n'],
  ['space after a directive', '::x  \n'],
  ['a tab after colons', 'Text\n:::\t'],
  ['an address in HTML that is text', '{ link: "https://a.example" }\n"https://a.example"'],
  ['a mail address after a colon', 'a:b@example.com'],
  ['a task without a text', '* [x] \na'],
  ['a task that is a heading', '* [x] a\n  ---'],
  ['HTML whose attributes have no quotes', 'a <img src=/x.svg alt=b>'],
  ['HTML below a table', '| a |\n|---|\n| b |\n<b>c</b>'],
  ['HTML in a list above lines of spaces', '1. <div>\n    '],
  ['a fence in a quotation that is not closed', '> ~~~\na'],
  ['wide space beside a fence', '~~~a \u3000\nb\n~~~'],
  ['wide space in a label', '[a\u3000]: /u\n\n[a\u3000]'],
  ['an empty label', '[ ]: /u'],
  ['raw text that another end closes', '<pre></script>\n<a b="c">'],
  ['HTML in a quotation above an empty line', '> <!-- a\n>'],
  ['marks of emphasis between others', '**_**a'],
  ['a container inside of one with as many colons', ':::note\n:::note\n:::\n'],
  ['HTML in the description of a picture', '![a <b>c</b>](/d)'],
  ['a label of a thousand letters', `[${'a'.repeat(1000)}]: /b\n\n[${'a'.repeat(1000)}]`],
  ['an address with many parentheses', `[a](${'('.repeat(33)}b${')'.repeat(33)})`],
  [
    'a long address used more often than the native parser writes it',
    `[a]: /${'b'.repeat(999)}\n\n${'[a]\n\n'.repeat(101)}`,
  ],
  ['a footnote that is a list', '[^1]\n\n[^1]: - a'],
  ['a tab in a line that continues', 'a\\\n\tb'],
])('%s is for the parser of reference', (_what, text) => {
  expect(parseNatively(text)).toBeNull()
})

const SIZED: Readonly<Record<string, (n: number) => string>> = {
  'backticks of a fence': (n) => `${'`'.repeat(n)}js\na\n${'`'.repeat(n)}\n\nb`,
  'backticks of code': (n) => `a ${'`'.repeat(n)} b ${'`'.repeat(n)} c`,
  stars: (n) => `${'*'.repeat(n)}a${'*'.repeat(n)}`,
  tildes: (n) => `${'~'.repeat(n)}a${'~'.repeat(n)}`,
  spaces: (n) => `-${' '.repeat(n)}a\n\n${' '.repeat(n)}b`,
  columns: (n) => `|${'a|'.repeat(n)}\n|${'-|'.repeat(n)}\n|b|\n|c|`,
  parentheses: (n) => `[a](${'('.repeat(n)}b${')'.repeat(n)})`,
  brackets: (n) => `${'['.repeat(n)}a${']'.repeat(n)}(/b)`,
  'letters of a label': (n) => `[${'a'.repeat(n)}]: /b\n\n[${'a'.repeat(n)}]`,
  'digits of a list': (n) => `${'1'.repeat(n)}. a`,
  'digits of a character': (n) => `&#${'0'.repeat(n)}65; &#x${'0'.repeat(n)}41;`,
  quotations: (n) => `${'>'.repeat(n)} a`,
  'letters of an address': (n) => `<https://a.b/${'c'.repeat(n)}> https://a.b/${'c'.repeat(n)}`,
  'uses of a long address': (n) => `[a]: /${'b'.repeat(300)}\n\n${'[a]\n\n'.repeat(n)}`,
  'colons of a directive': (n) => `${':'.repeat(n)}note\na\n${':'.repeat(n)}`,
  'attributes of a directive': (n) => `::x{${'a=b '.repeat(n)}}`,
  'attributes of HTML': (n) => `<div ${'a="b" '.repeat(n)}>\n\nb`,
}

test.each(Object.entries(SIZED))(
  '%s, few or many, have the same tree with the native parser',
  (_what, textOf) => {
    const standard = createParser().freeze()
    const different = [2, 5, 6, 9, 10, 31, 32, 33, 127, 128, 255, 256, 999, 1000, 1001].filter((n) => {
      const tree = parseNatively(textOf(n))
      return tree !== null && !isDeepStrictEqual(plain(tree), plain(standard.parse(textOf(n))))
    })
    expect(different).toEqual([])
  },
)

test('hostile texts have the same tree with the native parser', () => {
  const standard = createParser().freeze()
  const different = Object.entries(HOSTILE_FAMILIES).filter(([, { textOf }]) => {
    const text = textOf(60)
    const tree = parseNatively(text)
    return tree !== null && !isDeepStrictEqual(plain(tree), plain(standard.parse(text)))
  })
  expect(different.map(([name]) => name)).toEqual([])
})

const CODE = 'A `<Tab>`.\n\n```jsx\nimport { b } from "c"\n<Foo a={b}>{b}</Foo>\n```\n'

test.each([
  ['in code alone', CODE],
  ['in code and in the text', `${CODE}\n<Badge text="a" />\n`],
  ['in code, with an imported name in the text', `${CODE}\nText {b}.\n`],
  ['in HTML', `${CODE}\n<b title="\n" style={{}}>a</b>\n`],
])('names of components %s are read as by the parser of reference', (_where, text) => {
  expect(plain(parseMarkdown(text))).toEqual(plain(referenceOf(text)))
})

test('a document with names of components in code alone is for the native parser', () => {
  const tree = parseNatively(CODE)
  expect(tree !== null && isOnlyInCode(tree, CODE)).toBe(true)
})

/** A tree that no native parser had a part in: plugins that add syntax exclude it. */
function referenceOf(text: string): ParsedMarkdown {
  return parseMarkdown(text, { parser: createParser().use(addSyntax).freeze() })
}

function addSyntax(this: Processor): void {
  this.data().micromarkExtensions?.push({})
}

test('a text of many character references is for the parser of reference, as the native one copies all text before each', () => {
  expect(parseNatively('&amp; '.repeat(1000))).not.toBeNull()
  expect(parseNatively('&amp;'.repeat(20_000))).toBeNull()
  expect(parseNatively(`${'word '.repeat(200_000)}${'&#65;'.repeat(100)}`)).toBeNull()
})

test('a text of many colons is for the parser of reference, as the native one compares all that may begin a directive', () => {
  expect(parseNatively(':smile: '.repeat(1000))).not.toBeNull()
  expect(parseNatively(':smile: '.repeat(5000))).toBeNull()
})

test('a fence of millions of colons is read as any other', () => {
  const fence = ':'.repeat(10_000_000)
  const tree = parseNatively(`${fence}note\n\nText.\n\n${fence}\n`)
  expect(tree?.children).toMatchObject([{ type: 'containerDirective' }])
})
