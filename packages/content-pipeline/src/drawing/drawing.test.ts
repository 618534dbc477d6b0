import { expect, test } from 'vitest'
import { compileDocument } from '../compile/compile-document.ts'
import { createDiagnosticLog } from '../diagnostic.ts'
import { fixtureRoot } from '../fixtures/build-fixture.ts'
import { renderMarkdown } from '../fixtures/render-markdown.ts'
import { createSitePlugins } from '../markdown/plugins/site-plugins.ts'
import { diagrams } from './diagrams.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { math } from './math.ts'

test('formulas become MathML that knows its source', async () => {
  const { markup, codes } = await renderMarkdown('Feed $\\frac{a}{b}$.\n\n$$\nx^2\n$$', { remark: [math] })
  expect(markup).toBe(
    '<p>Feed <span><math alttext="\\\\frac{a}{b}"><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math></span>.</p>\n' +
      '<p><math alttext="x^2" display="block"><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math></p>',
  )
  expect(codes).toEqual([])
})

test("a bar in a formula of a table is written with a backslash, which is the table's", async () => {
  const { markup } = await renderMarkdown('| a | b |\n|---|---|\n| $\\|x\\|$ | $\\lVert x \\rVert$ |', {
    remark: [math],
  })
  expect(markup).toContain('alttext="|x|"')
  expect(markup).toContain('alttext="\\\\lVert x \\\\rVert"')
})

test('a formula keeps a backslash before braces, which is its own', async () => {
  const { markup } = await renderMarkdown('Feed $x_{\\{{a}}$ and `\\{{ a }}`.', { remark: [math] })
  expect(markup).toContain('alttext="x_{\\\\{{a}}"')
  expect(markup).toContain('<code>{{ a }}</code>')
})

test('a formula in a heading is read as it is written where no drawing can be', async () => {
  const { title, headings } = await renderMarkdown('# The $x$ axis\n\n## Of $y$', { remark: [math] })
  expect(title).toEqual(['The x axis'])
  expect(headings).toEqual([{ id: 'of-y', level: 2, label: ['Of y'] }])
})

test.each([
  'It costs $5 and then $10 a month.',
  'Set $HOME or ${HOME}, then $PATH.',
  'Between $5 and $ 10, or 5 $ and 6 $.',
  'From $20–$30 to US$5 and US$10.',
  '| a | b |\n|---|---|\n| $5 | $10 |',
  'It costs $5 or $6, not\\$7.',
  'A line with $5\nand one with $6 more.',
])('dollars that hold no formula are text, without a warning: %s', async (text) => {
  const { markup, codes } = await renderMarkdown(text, { remark: [math] })
  expect(markup).not.toContain('<math')
  expect(codes).toEqual([])
})

test.each([
  ['The depth is $d = 3$ metres.', 'd = 3'],
  ['The $n$th and $k$-means, H$_2$O, 10$\\times$ more', 'n'],
  ['In line $$ x $$ too', 'x'],
  ['As on GitHub: $`x^2`$', 'x^2'],
  ['Words: $x \\text{ for all } y$ and $\\operatorname{lim sup} x$', 'x \\\\text{ for all } y'],
])('a formula stays one, without a warning: %s', async (text, source) => {
  const { markup, codes } = await renderMarkdown(text, { remark: [math] })
  expect(markup).toContain(`<math alttext="${source}"`)
  expect(codes).toEqual([])
})

test.each([
  ['It costs $5 a month and A$, they say.', 10],
  ['The path $HOME/$USER is set.', 10],
  ['The path $A/$B is set.', 10],
  ['Pay $2,000. Set `$HOME` then.', 5],
  ['From 5$/10$ on.', 7],
])('dollars that may hold no formula are a warning at the first one: %s', async (text, column) => {
  const { diagnostics } = await renderMarkdown(text, { remark: [math] })
  expect(diagnostics).toMatchObject([{ code: 'plugin-message', line: 1, column }])
  expect(diagnostics[0]?.hint).toBe('Write "\\$" for a dollar, or "$$" on both sides of a formula.')
  const { codes } = await renderMarkdown(text.replaceAll('$', '\\$'), { remark: [math] })
  expect(codes).toEqual([])
})

test('a formula with a blank beside a dollar is text, and a warning says so', async () => {
  const { markup, diagnostics } = await renderMarkdown('The $ x^2 $ here, not \\$ x^2 \\$.', {
    remark: [math],
  })
  expect(markup).not.toContain('<math')
  expect(diagnostics).toMatchObject([{ code: 'unread-syntax', line: 1, column: 5 }])
  expect(diagnostics[0]?.hint).toContain('Write "$x^2$".')
})

test('a formula that cannot be parsed is an error with its position, and all of a page are reported', async () => {
  const { diagnostics } = await renderMarkdown('One $\\frac{a}{$.\n\nTwo $\\nope$.', { remark: [math] })
  expect(diagnostics.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual([
    ['plugin-failed', 'error', 1, 5],
    ['plugin-failed', 'error', 3, 5],
  ])
  expect(diagnostics[0]?.problem).toMatch(/^math: Cannot parse this formula: /)
})

test.each([
  ['{', 20_000],
  ['\\sqrt{', 300],
  ['x^{', 300],
])('a formula that is nested too deeply is an error with its position: %s', async (open, levels) => {
  const deep = `${open.repeat(levels)}x${'}'.repeat(levels)}`
  const { diagnostics } = await renderMarkdown(`One\n$${deep}$.`, { remark: [math] })
  expect(diagnostics).toMatchObject([{ code: 'plugin-failed', severity: 'error', line: 2, column: 1 }])
  expect(diagnostics[0]?.problem).toContain('it is nested too deeply')
})

/** A macro that passes its argument twice to the one of the next letter. */
function doubling(letter: string): string {
  return `\\def\\${letter}#1{\\${String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1)}{#1#1}}`
}

test.each([
  ['a long text', `\\def\\a{${'x'.repeat(500)}}${'\\a'.repeat(100)}`],
  ['twice their argument', `${'abcdefghijklm'.replaceAll(/./g, doubling)}\\def\\n#1{#1}\\a{x}`],
  ['themselves twice', '\\def\\a#1{\\a{#1#1}}\\a{x}'],
  ['each other in a global group', `\\gdef\\a{${'x'.repeat(500)}}{${'\\a'.repeat(100)}}`],
  ['an expanded text', `\\def\\a{xx}${'\\edef\\a{\\a\\a}'.repeat(20)}\\a`],
])('macros that stand for %s are refused with their formula', async (_name, source) => {
  const { diagnostics } = await renderMarkdown(`One\n$${source}$.`, { remark: [math] })
  expect(diagnostics).toMatchObject([{ code: 'plugin-failed', line: 2, column: 1 }])
  expect(diagnostics[0]?.problem).toMatch(/its macros stand for more than|Too many expansions/)
})

function lettersOf({ markup }: { readonly markup: string }): string[] | null {
  return markup.match(/<m[ino]>.*?<\/m[ino]>/g)
}

test.each([
  ['\\newcommand{\\f}[2]{#1-#2}\\f{a}{\\f{b}{c}}', 'a-b-c'],
  ['\\def\\f#1.#2;{#2#1}\\f ab.c;', 'cab'],
  ['\\def\\f#1{\\def\\g##1{##1#1}}\\f{a}\\g{b}', 'ba'],
  ['\\let\\f=a\\f{\\def\\f{b}\\f}\\f', 'aba'],
  ['\\let\\f=\\Reals a\\f', 'a\\Reals'],
  ['\\let\\f=\\bra\\f{a}', '\\bra{a}'],
])('a macro stands for what it says: %s', async (source, meaning) => {
  const written = await renderMarkdown(`$${source}$`, { remark: [math] })
  const meant = await renderMarkdown(`$${meaning}$`, { remark: [math] })
  expect(lettersOf(written)).toEqual(lettersOf(meant))
  expect(written.codes).toEqual([])
})

test.each([
  '\\href{https://a.example}{x}',
  '\\href{javascript&colon;a}{x}',
  '\\url{https://a.example}',
  '\\includegraphics{a.png}',
  '\\htmlId{main}{x}',
  '\\htmlClass{a}{x}',
  '\\htmlStyle{color:red}{x}',
  '\\htmlData{a=b}{x}',
])('a formula with a link, a picture or an attribute is an error: %s', async (source) => {
  const { diagnostics } = await renderMarkdown(`One $${source}$.`, { remark: [math] })
  expect(diagnostics).toMatchObject([{ code: 'plugin-failed', line: 1, column: 5 }])
  expect(diagnostics[0]?.problem).toContain('is not allowed in formulas')
})

test('what is dropped from a formula is reported at the formula', async () => {
  const { diagnostics } = await renderMarkdown('One\n\nTwo $\\color{red}x$.', { remark: [math] })
  expect(diagnostics).toMatchObject([{ code: 'dropped-html', line: 3, column: 5 }])
})

const FLOW =
  '```mermaid title="The way of a record"\ngraph LR\n  A[Feeder] --> B{Valid?}\n  B -->|yes| C[Store]\n```'

test('a diagram becomes a figure in the colours of the theme, without styles of its own', async () => {
  const { markup, codes } = await renderMarkdown(FLOW, { remark: [diagrams] })
  expect(markup).toMatch(/^<figure><svg [^>]*viewBox=/)
  expect(markup).toContain('<figcaption>The way of a record</figcaption></figure>')
  for (const word of ['Feeder', 'Valid?', 'yes', 'Store']) expect(markup).toContain(word)
  expect(markup).toContain('fill="var(--fyr-color-ink)"')
  expect(markup).not.toMatch(/style|class|data-|https?:|#[0-9a-f]{3,6}"/i)
  expect(codes).toEqual([])
})

test.each([
  ['title="Ours"', '', ['Ours']],
  ['', 'title Ours', ['Ours']],
  ['title="Ours"', 'title Ours', ['Ours']],
])('a diagram has one caption: %s %s', async (meta, own, [caption]) => {
  const source = `\`\`\`mermaid ${meta}\npie\n${own}\n"Cod" : 2\n\`\`\``
  const { markup, codes } = await renderMarkdown(source, { remark: [diagrams] })
  expect(markup).toContain(`<figcaption>${caption}</figcaption>`)
  expect(markup).toMatch(/^<figure><svg .*>100%<.*>Cod<.*<\/figure>$/)
  expect(codes).toEqual([])
})

test('of two titles one is shown, and the other one told', async () => {
  const source = '```mermaid title="Ours"\npie title Theirs\n"Cod" : 2\n```'
  const { markup, diagnostics } = await renderMarkdown(source, { remark: [diagrams] })
  expect(markup).toContain('<figcaption>Ours</figcaption>')
  expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['plugin-message', 'warning', 1],
  ])
})

test('diamonds are drawn beside their class, and the name of an actor above the first message', async () => {
  const classes = await renderMarkdown('```mermaid\nclassDiagram\nA *-- B\nC --o D\n```', {
    remark: [diagrams],
  })
  const diamonds = classes.markup.match(/<marker id="[^"]*-cls-(?:composition|aggregation)"[^>]*>/g) ?? []
  expect(diamonds.map((marker) => /refX="?(\d+)/.exec(marker)?.[1])).toEqual(['12', '12'])
  const sequence = await renderMarkdown('```mermaid\nsequenceDiagram\nactor P\nA->>P: x\n```', {
    remark: [diagrams],
  })
  expect(sequence.markup.match(/<g transform="translate\(0,-24\)">/g)).toHaveLength(1)
})

test('the parts of two diagrams have ids of their own', async () => {
  const { markup } = await renderMarkdown(`${FLOW}\n\n${FLOW}`, { remark: [diagrams] })
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the parts of diagrams that a page includes have ids of their own, and its arrows find them', async () => {
  const file = 'content/docs/page.md'
  const include = '::include{file=./setup/_flow.md}'
  const config = {
    source: { file: 'site.config.ts', text: '' },
    markdown: { remarkPlugins: [diagrams], rehypePlugins: [] },
  }
  const plugins = createSitePlugins(config, createDiagnosticLog())
  const { text } = await compileDocument(
    {
      collection: 'docs',
      file,
      readFrom: file,
      originalFile: file,
      text: [FLOW, include, include].join('\n\n'),
    },
    {
      root: fixtureRoot('includes'),
      variables: new Map(),
      plugins,
      openFolders: ['content'],
      packageManagers: PACKAGE_MANAGERS,
      extended: [],
    },
  )
  const ids = [...text.matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id)
  const references = [...text.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(references).size).toBe(3)
  expect(ids).toEqual(expect.arrayContaining(references))
})

test('a diagram in an excerpt keeps its arrowheads, whose ids are those of no other excerpt', async () => {
  const { excerpt } = await renderMarkdown(FLOW, { remark: [diagrams] })
  const ids = [...excerpt.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const references = [...excerpt.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)
  expect(references.length).toBeGreaterThan(0)
  expect(ids).toEqual(expect.arrayContaining(references))
  expect(ids.every((id) => id?.startsWith('_2f_blog_2f_post-'))).toBe(true)
})

test.each([
  'sequenceDiagram\n  Feeder->>API: record\n  API-->>Feeder: 202',
  'stateDiagram-v2\n  [*] --> Open\n  Open --> Closed',
  'classDiagram\n  class Record {\n    +kg: number\n  }',
  'erDiagram\n  UNIT ||--o{ RECORD : has',
  'pie\n  "Cod" : 2\n  "Eel" : 1',
  'gantt\n  section North\n  Fish :crit, a1, 2026-01-01, 9d\n  Rest :milestone, after a1, 0d',
  'gitGraph\n  commit id: "one" tag: "v1"\n  branch next\n  commit type: REVERSE\n  checkout main\n  merge next',
  'mindmap\n  Ship\n    ((Crew))\n    {{Hull}}\n    )Sails(\n    [Keel]',
  'timeline\n  section Sail\n  1800 : Oak\n  1850 : Pine',
])('%s is drawn without a loss', async (code) => {
  const { markup, codes } = await renderMarkdown(`\`\`\`mermaid\n${code}\n\`\`\``, { remark: [diagrams] })
  expect(markup).toMatch(/^<figure><svg /)
  expect(codes).toEqual([])
})

test('a diagram that cannot be drawn is an error with its position', async () => {
  const { diagnostics } = await renderMarkdown('Text.\n\n```mermaid\nnonsense\n```', { remark: [diagrams] })
  expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['plugin-failed', 'error', 4],
  ])
})

test.each([
  ['pai\n"Cod" : 2', 'Did you mean "pie"? Diagrams that are drawn: '],
  ['gitGraph\ncommit\nbranch topic7\ncheckout topik7', 'Did you mean "topic7"? Write '],
])('the nearest name is suggested for one that there is not: %j', async (code, hint) => {
  const { diagnostics } = await renderMarkdown(`\`\`\`mermaid\n${code}\n\`\`\``, { remark: [diagrams] })
  expect(diagnostics.map((issue) => issue.hint?.startsWith(hint))).toEqual([true])
})

test('what is not drawn is reported at its line, in a list too, and screen readers get name and description', async () => {
  const source = [
    '- item',
    '',
    '  ```mermaid',
    '  graph LR',
    '    accTitle: How a ship is moored',
    '    accDescr: It asks for a berth',
    '    A["Ship #amp; crew"] --> B',
    '    click A href "https://example.com"',
    '  ```',
  ].join('\n')
  const { markup, diagnostics } = await renderMarkdown(source, { remark: [diagrams] })
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['plugin-message', 8]])
  expect(markup).toContain('<figure ariaLabel="How a ship is moored"><svg ')
  expect(markup).toContain('<desc>It asks for a berth</desc>')
  expect(markup).toContain('>Ship & crew<')
  expect(markup).not.toMatch(/>(?:accTitle|accDescr|click)/)
})

test('without the plugins, both stay what they are in Markdown', async () => {
  const { markup } = await renderMarkdown('From $4 to $5.\n\n```text\ngraph LR\n```')
  expect(markup).toContain('From $4 to $5.')
  expect(markup).not.toContain('<svg')
})

test.each([
  '<svg viewBox="0 0 1 1"><text>Kept.</text></svg>',
  '<math><mi>Kept.</mi></math>',
  '<text>Kept.</text>',
])('the author’s own %s is left out, its words stay', async (html) => {
  const { markup, codes } = await renderMarkdown(html)
  expect(markup).toContain('Kept.')
  expect(markup).not.toMatch(/<(?:svg|text|math|mi)/)
  expect(codes).toContain('dropped-html')
})
