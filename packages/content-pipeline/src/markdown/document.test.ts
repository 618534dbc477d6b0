import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../fixtures/render-markdown.ts'

test.each([
  ['an admonition', ':::note\nText.\n:::', '<fyr-admonition type="note"><p>Text.</p></fyr-admonition>'],
  [
    'a title in brackets, with markup',
    ':::tip[Mind *this*]\nText.\n:::',
    '<fyr-admonition type="tip"><fyr-admonition-title>Mind <em>this</em></fyr-admonition-title><p>Text.</p></fyr-admonition>',
  ],
  [
    'a title after a space',
    ':::danger Mind this\nText.\n:::',
    '<fyr-admonition type="danger"><fyr-admonition-title>Mind this</fyr-admonition-title><p>Text.</p></fyr-admonition>',
  ],
  [
    'another word',
    ':::caution\nText.\n:::',
    '<fyr-admonition type="warning" name="caution"><p>Text.</p></fyr-admonition>',
  ],
  [
    'another word, with a title',
    ':::caution[Ice]\nText.\n:::',
    '<fyr-admonition type="warning"><fyr-admonition-title>Ice</fyr-admonition-title><p>Text.</p></fyr-admonition>',
  ],
  [
    'an admonition in another',
    '::::note\n:::tip\nText.\n:::\n::::',
    '<fyr-admonition type="note"><fyr-admonition type="tip"><p>Text.</p></fyr-admonition></fyr-admonition>',
  ],
  [
    'tabs, the wanted one selected',
    '::::tabs{group=lang default=b}\n:::tab{value=a label="A a"}\nOne.\n:::\n:::tab{value=b}\nTwo.\n:::\n::::',
    '<fyr-tabs group="lang"><fyr-tab value="a" label="A a"><p>One.</p></fyr-tab><fyr-tab value="b" label="b" selected=true><p>Two.</p></fyr-tab></fyr-tabs>',
  ],
  [
    'an island with content',
    ':::island{name=tide-table days=3}\nHigh *tide*.\n:::',
    '<fyr-island name="tide-table" attributes="{\\"days\\":\\"3\\"}"><p>High <em>tide</em>.</p></fyr-island>',
  ],
  [
    'an island with its attributes as they are written',
    '::island{name=tide-table harbour="Bodø & Å" compact}',
    '<fyr-island name="tide-table" attributes="{\\"harbour\\":\\"Bodø & Å\\",\\"compact\\":\\"\\"}"></fyr-island>',
  ],
  [
    'an endpoint with fields and samples',
    '::::endpoint{method=GET address="https://api.example/v1/orders/{id}?a=1&amp;b=2"}\n:::fields\n- `id` string\n:::\n:::request[By `id`]\nText.\n:::\n:::response\nText.\n:::\n::::',
    '<fyr-endpoint method="get" address="https://api.example/v1/orders/{id}?a=1&b=2"><fyr-fields><ul>\n<li><fyr-field id="field.id"><code>id</code></fyr-field> string</li>\n</ul></fyr-fields><fyr-request title="By id"><p>Text.</p></fyr-request><fyr-response><p>Text.</p></fyr-response></fyr-endpoint>',
  ],
  ['details', ':::details[More]\nText.\n:::', '<details><summary>More</summary><p>Text.</p></details>'],
  ['details without a summary', ':::details\nText.\n:::', '<details><p>Text.</p></details>'],
  [
    'a footnote, its ids without prefix',
    'Text.[^a]\n\n[^a]: Note.',
    '<p>Text.<sup><a href="#fn-a" id="fnref-a" dataFootnoteRef=true ariaDescribedBy=["footnote-label"]>1</a></sup></p>\n<section dataFootnotes=true className=["footnotes"]><h2 className=["sr-only"] id="footnote-label">Footnotes</h2>\n<ol>\n<li id="fn-a">\n<p>Note. <a href="#fnref-a" dataFootnoteBackref="" ariaLabel="Back to reference 1" className=["data-footnote-backref"]>↩</a></p>\n</li>\n</ol>\n</section>',
  ],
  [
    'a footnote with a Norwegian name, its ids as written',
    'Text.[^måling]\n\n[^måling]: Note.',
    '<p>Text.<sup><a href="#fn-m%C3%A5ling" id="fnref-måling" dataFootnoteRef=true ariaDescribedBy=["footnote-label"]>1</a></sup></p>\n<section dataFootnotes=true className=["footnotes"]><h2 className=["sr-only"] id="footnote-label">Footnotes</h2>\n<ol>\n<li id="fn-måling">\n<p>Note. <a href="#fnref-m%C3%A5ling" dataFootnoteBackref="" ariaLabel="Back to reference 1" className=["data-footnote-backref"]>↩</a></p>\n</li>\n</ol>\n</section>',
  ],
  ['allowed HTML', 'Press <kbd>Esc</kbd>.', '<p>Press <kbd>Esc</kbd>.</p>'],
])('%s is written as the theme knows it', async (_name, markdown, expected) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).toBe(expected)
  expect(codes).toEqual([])
})

test.each([
  ['At 10:30 the feeding:read scope :scope: ends.'],
  ['std::vector and ::'],
  ['::video[a clip]{src=x}'],
  ['::'],
  ['a :b[c]{d=e} f'],
  ['{product.name} and <Component prop={1} />'],
])('what only looks like a directive or code stays text: %s', async (markdown) => {
  const { tree } = await renderMarkdown(markdown.replaceAll('<', '&lt;'))
  const [paragraph] = tree.children
  const text =
    paragraph?.type === 'element'
      ? paragraph.children.map((node) => ('value' in node ? node.value : '?'))
      : []
  expect(text.join('')).toBe(markdown)
})

test.each([
  ['text', '{{ product.name }} and {{ unknown }}', '<p>Fjord and {{ unknown }}</p>'],
  ['inline code', '`{{ product.slug }}`', '<p><code>fjord</code></p>'],
  [
    'an address',
    '[x](https://{{product.slug}}.example/{{product.slug}})',
    '<p><a href="https://fjord.example/fjord">x</a></p>',
  ],
  [
    'a bare address',
    'https://api.{{product.slug}}.example/a',
    '<p><a href="https://api.fjord.example/a">https://api.fjord.example/a</a></p>',
  ],
  [
    'an image',
    '![{{ product.name }}](/{{product.slug}}.svg)',
    '<p><img src="/fjord.svg" alt="Fjord"></img></p>',
  ],
  ['a value that looks like markup', '{{ markup }}', '<p>**bold** <b>html</b></p>'],
  ['raw HTML', '<b>{{ markup }}</b>', '<p><b>**bold** <b>html</b></b></p>'],
])('a variable is filled in: %s', async (_name, markdown, expected) => {
  expect((await renderMarkdown(markdown)).markup).toBe(expected)
})

test.each(['{{ markup }}', '<i>{{ markup }}</i>'])(
  'a value that looks like markup stays text in %s',
  async (markdown) => {
    const { tree } = await renderMarkdown(markdown)
    expect(JSON.stringify(tree)).not.toContain('"tagName":"b"')
  },
)

test('a variable in a heading counts before its id is made', async () => {
  const { markup } = await renderMarkdown('## Why {{ product.name }}?')
  expect(markup).toBe('<h2 id="why-fjord">Why Fjord?</h2>')
})

test('the text before the truncate marker is the excerpt, without ids and footnotes, links leading to the post', async () => {
  const markdown = '## One\n\nFirst.[^a] See [below](#two).\n\n<!-- truncate -->\n\nSecond.\n\n[^a]: Note.'
  const { excerpt, markup, isTruncated } = await renderMarkdown(markdown)
  expect(excerpt).toBe('<h2>One</h2>\n<p>First. See <a href="/blog/post#two">below</a>.</p>')
  expect(markup).toContain('<p>Second.</p>')
  expect(markup).not.toContain('truncate')
  expect(isTruncated).toBe(true)
})

test.each(['{/* truncate */}', '{/*truncate*/}'])('%s ends an excerpt too', async (marker) => {
  const { excerpt, markup, isTruncated, codes } = await renderMarkdown(`First.\n\n${marker}\n\nSecond.`)
  expect([excerpt, isTruncated]).toEqual(['<p>First.</p>', true])
  expect(markup.replaceAll('\n', '')).toBe('<p>First.</p><p>Second.</p>')
  expect(codes).toEqual([])
})

test('comments are removed, and what is between two of them stays', async () => {
  const { markup } = await renderMarkdown(
    '<!-- one --> <a href="/a">Link</a> <!-- two -->\n\n<!-- a --> <!-- b -->',
  )
  expect(markup).toContain('<a href="/a">Link</a>')
  expect(markup).not.toContain('<!--')
})

test('a variable may begin the title of a box', async () => {
  const { markup, codes } = await renderMarkdown(':::note {{ product.name }} keys\nText.\n:::')
  expect(markup).toContain('<fyr-admonition-title>Fjord keys</fyr-admonition-title>')
  expect(codes).toEqual([])
})

test('without a marker the excerpt is the whole text', async () => {
  const { excerpt, isTruncated } = await renderMarkdown('First.\n\nSecond.')
  expect(excerpt).toBe('<p>First.</p>\n<p>Second.</p>')
  expect(isTruncated).toBe(false)
})

describe('the first paragraph, of which descriptions are made', () => {
  test.each([
    ['holds no tags', 'Hello <b>bold</b> &amp; <kbd>K</kbd><br>next', 'Hello bold & K next'],
    ['holds no comments', 'Hello<!-- there --> you', 'Hello you'],
    ['keeps what looks like a tag and is text', 'A `List<T>` of &lt;T&gt;', 'A List<T> of <T>'],
    ['has a blank where a line ends', 'One\\\ntwo  \nthree\nfour', 'One two three four'],
    ['is one with text', '![A barge](./b.svg)\n\n<br>\n\n*Then* text.\n\nMore.', 'Then text.'],
  ])('%s', async (_name, markdown, words) => {
    const { firstParagraph } = await renderMarkdown(markdown)
    expect(firstParagraph).toBe(words)
  })
})

describe('a variable with spaces', () => {
  test.each([
    [
      'in the address of a link',
      '[a]({{ product.slug }}/v2 "T") b',
      '<p><a href="fjord/v2" title="T">a</a> b</p>',
    ],
    [
      'twice',
      '[a](x/{{ product.slug }}-{{  product.slug  }}#{{product.slug}})',
      '<p><a href="x/fjord-fjord#fjord">a</a></p>',
    ],
    ['of an image', '![a](/{{ product.slug }}.svg)', '<p><img src="/fjord.svg" alt="a"></img></p>'],
    [
      'of a definition',
      '[a][r] [r]\n\n[r]: {{ product.slug }}/y',
      '<p><a href="fjord/y">a</a> <a href="fjord/y">r</a></p>',
    ],
    [
      'in a link between emphasis',
      '- *[a]({{ product.slug }})* `c`',
      '<ul><li><em><a href="fjord">a</a></em> <code>c</code></li></ul>',
    ],
    ['in code', '`[a]({{ product.slug }})`', '<p><code>[a](fjord)</code></p>'],
    [
      'in text that is not a link',
      'a]({{ product.slug }} and (x]: {{ product.slug }}',
      '<p>a](fjord and (x]: fjord</p>',
    ],
    ['that is not known', '[a]({{ secrets.x }}/v2)', '<p>[a]({{ secrets.x }}/v2)</p>'],
    ['whose value has a blank', '[a](<{{ product.slug }} b>)', '<p><a href="fjord%20b">a</a></p>'],
  ])('%s', async (_name, markdown, markup) => {
    const rendered = await renderMarkdown(markdown)
    expect(rendered.markup.replaceAll('\n', '')).toBe(markup)
  })
})

test('variables are filled in where tabs are named, and their values and defaults agree', async () => {
  const { markup, codes } = await renderMarkdown(
    '::::tabs{default="{{ product.slug }} b"}\n' +
      ':::tab{label="Mac {{ product.name }}"}\nOne.\n:::\n' +
      ':::tab[On {{ product.name }}<br>*two*]{value="{{ product.slug }} b"}\nTwo.\n:::\n::::',
  )
  expect(markup).toBe(
    '<fyr-tabs><fyr-tab value="Mac Fjord" label="Mac Fjord"><p>One.</p></fyr-tab>' +
      '<fyr-tab value="fjord b" label="On Fjord two" selected=true><p>Two.</p></fyr-tab></fyr-tabs>',
  )
  expect(codes).toEqual([])
})

test('unknown variables in attributes are reported, and a leaf shown as text keeps its variables', async () => {
  const { markup, diagnostics } = await renderMarkdown(
    '::x[a {{ markup }}]{b="{{ product.name }}"}\n\n:::details{summary="{{ product.nam }}"}\nText.\n:::',
  )
  expect(markup).toContain('<p>::x[a **bold** <b>html</b>]{b="Fjord"}</p>')
  expect(diagnostics).toMatchObject([
    { code: 'unread-syntax', line: 1 },
    { code: 'unknown-variable', line: 3, column: 24 },
  ])
})

test.each([
  [
    'in text',
    String.raw`The template \{{ product.name }} prints {{ product.name }}.`,
    '<p>The template {{ product.name }} prints Fjord.</p>',
  ],
  ['in emphasis', String.raw`*\{{ product.name }}*`, '<p><em>{{ product.name }}</em></p>'],
  [
    'in code',
    '`\\{{ product.name }}` and `{{ product.name }}`',
    '<p><code>{{ product.name }}</code> and <code>Fjord</code></p>',
  ],
  ['in HTML', String.raw`<b>\{{ product.name }}</b>`, '<p><b>{{ product.name }}</b></p>'],
  ['with a misspelt name', String.raw`\{{ product.nam }}`, '<p>{{ product.nam }}</p>'],
  ['after a backslash of its own', String.raw`\\{{ product.name }}`, String.raw`<p>\Fjord</p>`],
  [
    'over two lines',
    'The `\\{{\nproduct.name }}`, \\{{ product.name\n}} and {{\nproduct.name }}.',
    '<p>The <code>{{ product.name }}</code>, {{ product.name\n}} and Fjord.</p>',
  ],
  [
    'over two lines of a quote',
    '> A `\\{{\n> product.name }}`.',
    '<blockquote>\n<p>A <code>{{ product.name }}</code>.</p>\n</blockquote>',
  ],
  ['of another language', String.raw`\{{ secrets.TOKEN }}`, '<p>{{ secrets.TOKEN }}</p>'],
])('a variable after a backslash is shown as written: %s', async (_name, markdown, expected) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).toBe(expected)
  expect(codes).toEqual([])
})

test('a variable after a backslash is shown as written in a code block', async () => {
  const { markup } = await renderMarkdown(
    '```text\nHello \\{{ product.name }}\n{{ product.name }}\nkey: $\\{{ github.sha }}\n```',
  )
  expect(markup).toContain('Hello {{ product.name }}')
  expect(markup).toContain('key: ${{ github.sha }}')
  expect(markup).toContain('Fjord')
})
