import { expect, test } from 'vitest'
import { importsIn } from './components/imported-from.ts'
import { numberAttributes } from './components/number-attributes.ts'
import { rewritePage as rewriteDocusaurus } from './docusaurus/rewrite-docusaurus.ts'
import { pathsNamedIn } from './named-paths.ts'
import { withoutCode } from './old-faults/old-ids.ts'
import { htmlToLine, htmlToText } from './old-site/plain-value.ts'
import { withTitleTagsBelow } from './old-site/title-tags.ts'
import { rewritePage as rewriteStarlight } from './starlight/rewrite-starlight.ts'
import { includeNotes, rewritePage as rewriteVitepress } from './vitepress/rewrite-vitepress.ts'

/** Each takes minutes at this size where the time grows with the square of the length. */
const SIZE = 300_000

const repeat = (text: string): string => text.repeat(Math.ceil(SIZE / text.length))

/** Lines that a pattern could read again from each of their letters. */
const LINES: Readonly<Record<string, string>> = {
  'blank lines': `a\n${repeat('\n')}::: tabs`,
  'blanks before a word': `== a${repeat(' ')}b`,
  'blanks in an import': `import ${repeat(' ')}from`,
  'imports without a request': repeat('import a\n'),
  'open links of HTML': repeat('<a href=b '),
  'links of HTML that are not closed': repeat('<a href=b>'),
  'open links': `${repeat('](')}.html`,
  'links to a long word': `${repeat('](./')}.html `,
  'open scripts': `<script${repeat(' setup')}`,
  'open pictures': repeat('<img '),
  'open comments': repeat('<!-- '),
  'open comments of includes': repeat('<!-- @include: a '),
  'an include of a long name': `<!-- @include: ${repeat('a')}`,
  'an include of a part with a long name': `<!-- @include: a#${repeat('b')}`,
  'a snippet of a long name': `<<< ${repeat('a')} b`,
  'a long title of a snippet': `<<< a ${repeat('[')}`,
  'attributes of links': repeat('[a](b){target '),
  'marks of a fence, and a backtick': `${repeat('~')}\``,
  'backticks and a word': `${repeat('`')}a\``,
  'short blocks of code': repeat('```\n```\n'),
  'a comment of blanks in code': `\`\`\`js\n//${repeat(' ')}:\n\`\`\``,
  'a comment of colons in code': `\`\`\`js\n// ${repeat('a: ')}!\n\`\`\``,
  'a literal of blanks': `<Fragment set:html="a${repeat(' ')}\\n" />`,
  'open literals': repeat('<Fragment set:html="'),
  'a head of blanks': `<Head>\n<meta ${repeat(' ')}\n</Head>`,
  'a head of open comments': `<Head>\n${repeat('{/* ')}\n</Head>`,
  'a head of a long attribute': `<Head>\n<meta ${repeat('a')}>\n</Head>`,
  'open components': repeat('<A '),
  'components with open braces': repeat('<A a={ '),
  'components with open quotes': `${repeat('<A ')}"`,
  'a component with a long word': `<A ${repeat('a')}`,
  'a title of components': `# a ${'<A>'.repeat(10_000)}`,
}

const PAGES = Object.entries({
  ...LINES,
  'a banner of open links': `---\nbanner:\n  content: "${repeat('<a href=b ')}"\n---\n`,
})

const site = { source: 'docs', moves: [], isThere: () => true }

test.each(PAGES)('a page with %s is rewritten in one reading', (_name, text) => {
  const pages = [
    rewriteDocusaurus('docs/a.md', text, {
      folder: '',
      isThere: () => true,
      keepsCapitals: false,
      keywords: ['secret'],
      comments: [['a', 'highlight-next-line']],
    }),
    rewriteVitepress('docs/a.md', 'docs/a.md', text, site),
    rewriteStarlight('docs/a.md', 'docs/a.md', text, { hasTitlesInComments: true, language: '' }),
    withTitleTagsBelow(text),
  ]
  for (const page of pages) expect(page.length).toBeLessThan(2 * text.length)
})

test.each(PAGES)('what a page with %s names is found in one reading', (_name, text) => {
  const found = [
    ...includeNotes('docs/a.md', text, site),
    ...includeNotes('docs/a.md', `\`\`\`\n${text}`, site),
    ...pathsNamedIn(text, 'docs/a.md'),
    ...importsIn(text),
    ...numberAttributes(text),
  ]
  expect(found.length).toBeLessThan(text.length)
  expect(withoutCode(text).length).toBeLessThanOrEqual(text.length)
})

test('headings of the same words get their numbers in one reading', () => {
  const page = rewriteVitepress('docs/a.md', 'docs/a.md', '# 1\n'.repeat(50_000), site)
  expect(page.split('\n')[49_999]).toBe('# 1 {#_1-49999}')
})

test('a component has the attributes that are numbers, wherever they are', () => {
  const text = `<A b={1} c="d>" e={-2.5} f={g => g} h={{ i: 1 }} j={ 3 }>\n<A k={"4"} l='{5}' n={6} /> <A.B o={7}`
  expect(Object.fromEntries([...numberAttributes(text)].map(([name, own]) => [name, [...own]]))).toEqual({
    A: ['b', 'e', 'j', 'n'],
    'A.B': ['o'],
  })
})

test.each(PAGES)('HTML of %s is read once', (_name, text) => {
  for (const line of [htmlToLine(text), htmlToText(text)])
    expect(line.length).toBeLessThanOrEqual(text.length)
})
