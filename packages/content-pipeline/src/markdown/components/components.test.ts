import { COMPONENT_NAMES } from '@fyr/markdown-parser/component-names'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { KNOWN_COMPONENTS } from './known-components.ts'

test('the parser and the transformer know the same components', () => {
  expect([...KNOWN_COMPONENTS.keys()].toSorted()).toEqual([...COMPONENT_NAMES].toSorted())
})

/** In `.mdx`, text between HTML tags is Markdown, each part in a line of its own. */
const DETAILS = {
  md: '<details><summary>More</summary><p>text</p></details>\n<details open=true>\n<summary>Even more</summary>\n<p>text</p>\n</details>',
  mdx: '<details><summary>More</summary><p>text</p></details>\n<details open=true>\n<summary>\nEven more\n</summary>\n<p>text</p>\n</details>',
}

describe.each(['md', 'mdx'] as const)('in a .%s file', (extension) => {
  const render = (markdown: string) => renderMarkdown(markdown, {}, extension)

  test.each([
    [
      'tabs with labels, groups and a default',
      '<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nOn *Mac*.\n\n</TabItem>\n<TabItem value="win" default>On Windows.</TabItem>\n</Tabs>',
      '<fyr-tabs group="os"><fyr-tab value="mac" label="macOS"><p>On <em>Mac</em>.</p></fyr-tab><fyr-tab value="win" label="win" selected=true><p>On Windows.</p></fyr-tab></fyr-tabs>',
    ],
    [
      'tabs that links name in another way than their group',
      '<Tabs groupId="os" queryString="system">\n<TabItem value="mac">\n\na\n\n</TabItem>\n</Tabs>\n\n<Tabs groupId="os" queryString>\n<TabItem value="mac">\n\nb\n\n</TabItem>\n</Tabs>',
      '<fyr-tabs group="system"><fyr-tab value="mac" label="mac" selected=true><p>a</p></fyr-tab></fyr-tabs>\n<fyr-tabs group="os"><fyr-tab value="mac" label="mac" selected=true><p>b</p></fyr-tab></fyr-tabs>',
    ],
    [
      'content and tabs that an editor has indented',
      '<Tabs>\n    <TabItem value="a">\n\n        On *Mac*.\n\n        - one\n        - two\n\n        ```\n        code\n        ```\n\n    </TabItem>\n    <TabItem value="b">\n        On Windows.\n    </TabItem>\n</Tabs>',
      '<fyr-tabs><fyr-tab value="a" label="a" selected=true><p>On <em>Mac</em>.</p><ul>\n<li>one</li>\n<li>two</li>\n</ul><fyr-code language="text"><span className=["line"]>code\n</span></fyr-code></fyr-tab><fyr-tab value="b" label="b"><p>On Windows.</p></fyr-tab></fyr-tabs>',
    ],
    [
      'tabs whose labels are a list of their own',
      "<Tabs defaultValue='b' values={[{label: 'A!', value: 'a'}, {label: 'B!', value: 'b'}]}><TabItem value=\"a\">a</TabItem><TabItem value=\"b\">b</TabItem></Tabs>",
      '<fyr-tabs><fyr-tab value="a" label="A!"><p>a</p></fyr-tab><fyr-tab value="b" label="B!" selected=true><p>b</p></fyr-tab></fyr-tabs>',
    ],
    [
      'a remark with a title',
      '<Aside type="caution" title="Mind">\nThe *gap*.\n</Aside>',
      '<fyr-admonition type="warning"><fyr-admonition-title>Mind</fyr-admonition-title><p>The <em>gap</em>.</p></fyr-admonition>',
    ],
    [
      'details with and without a summary of its own',
      '<Details summary="More">text</Details>\n\n<Details open>\n<summary>Even more</summary>\n\ntext\n\n</Details>',
      DETAILS[extension],
    ],
    [
      'code',
      '<CodeBlock language="text" title="a.txt">{`one\ntwo`}</CodeBlock>',
      '<fyr-code language="text" title="a.txt"><span className=["line"]>one\n</span><span className=["line"]>two\n</span></fyr-code>',
    ],
    [
      'cards',
      '<CardGrid>\n  <Card title="A" icon="star">Some *text*</Card>\n  <LinkCard title="B" href="/b" description="More" />\n</CardGrid>',
      '<fyr-card-grid><fyr-content-card><fyr-card-title>A</fyr-card-title><p>Some <em>text</em></p></fyr-content-card><fyr-content-card><fyr-card-title><a href="/b">B</a></fyr-card-title><p>More</p></fyr-content-card></fyr-card-grid>',
    ],
    [
      'a badge in a heading, whose words are not part of its id',
      '## New <Badge text="Beta" variant="tip" />',
      '<h2 id="new">New <fyr-badge variant="tip">Beta</fyr-badge></h2>',
    ],
    [
      'a link',
      'See <Link to="/docs/a">the *docs*</Link>.',
      '<p>See <a href="/docs/a">the <em>docs</em></a>.</p>',
    ],
    [
      'an image of both modes',
      "<ThemedImage alt=\"Map\" sources={{ light: useBaseUrl('/a.png'), dark: '/b.png' }} />",
      '<img src="/a.png#only-light" alt="Map"></img>\n<img src="/b.png#only-dark" alt="Map"></img>',
    ],
    [
      'an image by require',
      '<img src={require(\'./a.png\').default} alt="A" width={20} style={{ width: 20 }} />',
      '<img src="./a.png" alt="A" width=20></img>',
    ],
    [
      'a link around a heading, and one around nothing',
      '<Link to="/a">\n\n## Title\n\nand text\n\n</Link>\n\n<LinkButton href="/b" />',
      '<a href="/a">Title and text</a>\n<fyr-link-button><a href="/b">/b</a></fyr-link-button>',
    ],
    [
      'blocks that a link cannot hold, which follow it',
      '<Link to="/a">\n\nText\n\n- item\n\n</Link>',
      '<a href="/a">Text</a>\n<ul>\n<li>item</li>\n</ul>',
    ],
    [
      'a badge with a text and content',
      'A <Badge text="B">more</Badge>',
      '<p>A <fyr-badge variant="note">B</fyr-badge>more</p>',
    ],
    [
      'an image with a title and content',
      '<Image src="/a.png" alt="A" title="T">words</Image>',
      '<p><img src="/a.png" alt="A" title="T"></img>words</p>',
    ],
    [
      'a themed image of one source',
      '<ThemedImage alt="A" src="/a.png" />',
      '<img src="/a.png" alt="A"></img>',
    ],
    [
      'a themed image for one mode, which is shown in both',
      '<ThemedImage alt="A" sources={{ light: "/a.png" }} />',
      '<img src="/a.png" alt="A"></img>',
    ],
    ['an icon with content', '<Icon name="star">starred</Icon>', '<p>starred</p>'],
    [
      'a remark that is an error for its tool',
      '<Callout type="error">Stop</Callout>',
      '<fyr-admonition type="danger"><p>Stop</p></fyr-admonition>',
    ],
    [
      'a remark by another word',
      '<Aside type="caution">Ice</Aside>',
      '<fyr-admonition type="warning" name="caution"><p>Ice</p></fyr-admonition>',
    ],
    [
      'a title that begins like an address that runs',
      '<Aside title="JavaScript: the start">x</Aside>',
      '<fyr-admonition type="note"><fyr-admonition-title>JavaScript: the start</fyr-admonition-title><p>x</p></fyr-admonition>',
    ],
    [
      'tabs whose labels are a list in their order',
      '<Tabs items={["npm", "yarn"]}><Tab>a</Tab><Tab>b</Tab></Tabs>',
      '<fyr-tabs><fyr-tab value="npm" label="npm" selected=true><p>a</p></fyr-tab><fyr-tab value="yarn" label="yarn"><p>b</p></fyr-tab></fyr-tabs>',
    ],
    [
      'variables in the attributes of a component of the site',
      '<TideTable title="{{ product.name }}" rows={["{{ product.slug }}"]} />',
      '<fyr-island name="tide-table" component="TideTable" attributes="{\\"title\\":\\"Fjord\\",\\"rows\\":\\"[\\\\\\"fjord\\\\\\"]\\"}"></fyr-island>',
    ],
    ['a comment', 'Before {/* gone */}after.\n\n{/* gone\n\ntoo */}', '<p>Before after.</p>'],
    ['the id of a heading in a comment', '## Title {/* #own-id */}', '<h2 id="own-id">Title</h2>'],
    ['a component without content', '<Fragment>text</Fragment>', '<p>text</p>'],
    [
      'a tag in a list and in a quote',
      '- one\n\n  <Aside>\n  two\n  </Aside>',
      '<ul>\n<li>\n<p>one</p>\n<fyr-admonition type="note"><p>two</p></fyr-admonition>\n</li>\n</ul>',
    ],
    [
      'a tag whose end is in a line of its own',
      '<Card title="A">Some text\n</Card>',
      '<fyr-content-card><fyr-card-title>A</fyr-card-title><p>Some text</p></fyr-content-card>',
    ],
    [
      'a component that a page imports under a name of its own',
      "import { Aside as Note } from '@astrojs/starlight/components'\n\n<Note>text</Note>",
      '<fyr-admonition type="note"><p>text</p></fyr-admonition>',
    ],
    [
      'an imported image',
      'import logo from \'./logo.png\'\n\n<Image src={logo} alt="Logo" />',
      '<img src="./logo.png" alt="Logo"></img>',
    ],
    [
      'a post on X, by its number and by its address',
      '<Tweet id="1132012865416781824" />\n\n<Tweet url="https://x.com/a/status/1" title="A\'s post" theme="dark">\n\nIt *says* so.\n\n</Tweet>',
      '<p><a href="https://x.com/i/status/1132012865416781824">https://x.com/i/status/1132012865416781824</a></p>\n<p><a href="https://x.com/a/status/1">A\'s post</a></p>\n<p>It <em>says</em> so.</p>',
    ],
    [
      'variables in attributes',
      '<Card title="{{ product.name }}">x</Card>',
      '<fyr-content-card><fyr-card-title>Fjord</fyr-card-title><p>x</p></fyr-content-card>',
    ],
    [
      'code that shows components',
      '`<Tabs>` and\n\n```text\n<Tabs x={y}>\n```',
      '<p><code><Tabs></code> and</p>\n<fyr-code language="text"><span className=["line"]><Tabs x={y}>\n</span></fyr-code>',
    ],
  ])('%s', async (_name, markdown, markup) => {
    const { markup: actual, codes } = await render(markdown)
    expect([actual, codes]).toEqual([markup, []])
  })

  test.each([
    'if x<y and a <b then c',
    'a < b and c > d, a<B, x <3',
    'Braces of {{ product.name }}',
    '3 <5 and 5> 3',
  ])('"%s" is text', async (markdown) => {
    const { markup, codes } = await render(markdown)
    expect([markup, codes]).toEqual([`<p>${markdown.replace('{{ product.name }}', 'Fjord')}</p>`, []])
  })

  test.each([
    [
      'an unknown attribute, with the nearest',
      '<Aside titel="A">x</Aside>',
      'unknown-attribute',
      'Did you mean "title"?',
    ],
    ['a tag without its end', '<Aside>\nx', 'unclosed-component', 'Write "</Aside>"'],
    ['an end without its tag', 'x\n\n</Aside>', 'unclosed-component', 'Delete it'],
    [
      'an attribute that is code',
      '<Aside title={makeTitle()}>x</Aside>',
      'invalid-component',
      'content cannot run code',
    ],
    ['a spread', '<Aside {...props}>x</Aside>', 'invalid-component', 'Write each attribute'],
    ['a missing attribute', '<LinkCard title="A" />', 'invalid-component', 'Write href='],
    [
      'a word that an attribute does not have',
      '<Aside type="warnin">x</Aside>',
      'unknown-attribute',
      'Did you mean "warning"?',
    ],
    [
      'an address that runs',
      '<TideTable source="javascript:alert(1)" />',
      'invalid-component',
      'starts with "https:"',
    ],
    ['an attribute of a wrong kind', '<Aside title={["a"]}>x</Aside>', 'invalid-component', ''],
  ])('%s is reported', async (_name, markdown, code, hint) => {
    const { diagnostics } = await render(markdown)
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
    expect(diagnostics[0]?.hint).toContain(hint)
    expect(diagnostics[0]?.line).toBeGreaterThan(0)
  })

  test.each([
    ['See <Unit of="kg" /> here.', '<p>See ', '', ' here.</p>'],
    ['- Two <Unit of="kg" />', '<ul>\n<li>Two ', '', '</li>\n</ul>'],
    ['| A |\n| - |\n| *<Unit of="kg" />* |', '<tbody>\n<tr>\n<td><em>', '', '</em></td>\n</tr>\n</tbody>'],
    ['## In <Unit of="kg" />', '<h2 id="in">In ', '', '</h2>'],
  ])('%j leaves the component in its line', async (markdown, before, content, after) => {
    const { markup, codes } = await render(markdown)
    const island = `<fyr-island name="unit" component="Unit" attributes="{\\"of\\":\\"kg\\"}" inline="">${content}</fyr-island>`
    expect(markup).toContain(before + island + after)
    expect(codes).toEqual([])
  })

  test('components alone in a paragraph are blocks, as other tools read them', async () => {
    const { markup } = await render('<Unit of="kg" /> <Unit of="kg" />')
    expect(
      markup.replaceAll(/<fyr-island [^>]*>/g, (tag) => (tag.includes('inline') ? 'INLINE' : 'BLOCK')),
    ).toBe('BLOCK</fyr-island>\nBLOCK</fyr-island>')
  })

  test('a component of the site is an island with texts as attributes', async () => {
    const { markup } = await render('<TideTable harbour="Bodø" days={3} wide rows={[1]} hidden={false} />')
    expect(markup).toBe(
      '<fyr-island name="tide-table" component="TideTable" attributes="{\\"harbour\\":\\"Bodø\\",\\"days\\":\\"3\\",\\"wide\\":\\"\\",\\"rows\\":\\"[1]\\"}"></fyr-island>',
    )
  })
})

describe('only in .mdx', () => {
  test('what a component in a line holds stays in the line, and one with blocks leaves it', async () => {
    const island = '<fyr-island name="pack" component="Pack" attributes="{}"'
    const inline = await renderMarkdown('Take <Pack>the *pack*</Pack>, please.', {}, 'mdx')
    expect(inline.markup).toBe(`<p>Take ${island} inline="">the <em>pack</em></fyr-island>, please.</p>`)
    const blocks = await renderMarkdown('Take <Pack><Aside>x</Aside></Pack>', {}, 'mdx')
    expect(blocks.markup).toContain(`<p>Take </p>\n${island}><fyr-admonition`)
  })

  test('what is between the tags of a component of the site is the content of its island', async () => {
    const { markup } = await renderMarkdown('<TideTable>\n\nHigh *tide*.\n\n</TideTable>', {}, 'mdx')
    expect(markup).toBe(
      '<fyr-island name="tide-table" component="TideTable" attributes="{}"><p>High <em>tide</em>.</p></fyr-island>',
    )
  })

  test.each([
    ['literals in braces', 'A {"text"} of {3}{null}.', '<p>A text of 3.</p>'],
    [
      'a literal that the page names',
      'export const v = { major: 2 }\n\nVersion {v.major}.',
      '<p>Version 2.</p>',
    ],
    [
      'indented text is not code',
      '<Aside>\n    text\n</Aside>',
      '<fyr-admonition type="note"><p>text</p></fyr-admonition>',
    ],
    ['Markdown inside of HTML', '<div>\n*text*\n</div>', '<div>\n<p><em>text</em></p>\n</div>'],
    ['a comment of HTML', 'a <!-- gone --> b', '<p>a  b</p>'],
  ])('%s', async (_name, markdown, markup) => {
    const { markup: actual, codes } = await renderMarkdown(markdown, {}, 'mdx')
    expect([actual, codes]).toEqual([markup, []])
  })

  test.each([
    ['code in braces', 'A {1 + x} b'],
    ['a function', 'export const Chart = () => <b>x</b>\n\ntext'],
    ['a default export', 'export default function Page() { return 1 }\n\ntext'],
  ])('%s is an error', async (_name, markdown) => {
    expect((await renderMarkdown(markdown, {}, 'mdx')).codes).toEqual(['code-in-content'])
  })
})

test.each([
  ['type="exec" pkg="fyr" args="build"', 'npm exec fyr -- build'],
  ['type="dlx" pkg="fyr" args="build"', 'npx fyr build'],
  ['type="create" pkg="vite@latest" args="--template react"', 'npm create vite@latest -- --template react'],
  ['type="remove" pkg="fyr"', 'npm uninstall fyr'],
  ['type="install"', 'npm install'],
  ['type="run" pkg="build"', 'npm run build'],
  ['pkg="fyr" dev', 'npm install -D fyr'],
  ['pkg="fyr" comment="Adds {PKG}"', '# Adds npm npm install fyr'],
  ['command="npx fyr build"', 'npx fyr build'],
  ['command="create fyr@latest"', 'npm create fyr@latest'],
])('<PackageManagers %s /> is the command "%s"', async (attributes, command) => {
  const { firstCode, codes } = await renderCode(`<PackageManagers ${attributes} />`)
  expect([firstCode, codes]).toEqual([command, []])
})

test.each([
  ["{['pnpm', 'npm']}", ['pnpm', 'npm'], []],
  ["{['Yarn', 'deno', 'yarn', 'deno']}", ['yarn'], ['"deno"']],
  ["{['auto', 'ni']}", ['npm', 'pnpm', 'yarn', 'bun'], ['"auto"', '"ni"']],
  ["{['bun', 1]}", ['bun'], ['1']],
  ['"pnpm"', ['pnpm'], []],
])('<PackageManagers> with pkgManagers=%s has the tabs %j and reports %j', async (written, tabs, unknown) => {
  const { markup, diagnostics } = await renderMarkdown(
    `Install it:\n\n<PackageManagers pkg="fyr" pkgManagers=${written} />`,
  )
  expect([...markup.matchAll(/<fyr-tab value="(\w+)"/g)].map(([, value]) => value)).toEqual(tabs)
  expect(diagnostics.map(({ code, line, problem }) => [code, line, problem])).toEqual(
    unknown.map((name) => [
      'unknown-attribute',
      3,
      `Unknown pkgManagers ${name} for <PackageManagers>: it is ignored.`,
    ]),
  )
  for (const { hint } of diagnostics) expect(hint).toContain('Known: npm, pnpm, yarn, bun.')
})

/** The text of the first block of code, its lines joined by a space. */
async function renderCode(markdown: string) {
  const { markup, codes } = await renderMarkdown(markdown)
  const [, first = ''] = /<fyr-code[^>]*>(.*?)<\/fyr-code>/s.exec(markup) ?? []
  const firstCode = first
    .replaceAll(/<[^>]*>/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  return { firstCode, codes }
}

test('the fifty-first component inside others is left out, with its own message, and its end closes nothing else', async () => {
  const depth = 51
  const { markup, diagnostics } = await renderMarkdown(
    `${'<Aside>\n'.repeat(depth)}harbour\n${'</Aside>\n'.repeat(depth)}`,
  )
  expect(markup.match(/<fyr-admonition /g)).toHaveLength(50)
  expect(markup).toContain('harbour')
  expect(diagnostics.map(({ code, line, problem }) => [code, line, problem])).toEqual([
    ['invalid-component', 51, '<Aside> is inside 50 other components: its content is shown without it.'],
  ])
})

test('an island that a page imports counts before a component with the same name', async () => {
  const { markup, codes } = await renderMarkdown(
    'import LinkCard from \'../theme/islands/link-card.tsx\'\n\n<LinkCard link="/a">Text</LinkCard>\n',
  )
  expect(markup).toContain('name="link-card"')
  expect(markup).not.toContain('fyr-content-card')
  expect(codes).toEqual([])
})

test('in .md, the name of an imported text is read in braces, and every other one is text', async () => {
  const { codes, markup } = await renderMarkdown(
    'import source from \'!!raw-loader!./a.js\'\n\n<CodeBlock language="js">{source}</CodeBlock>\n\n{other} {sources}',
  )
  expect(codes).toEqual(['invalid-include'])
  expect(markup).toBe('<p>{other} {sources}</p>')
})

test('in .md, a name that nobody knows and that is not closed in itself is HTML, as it is in CommonMark', async () => {
  const { markup, codes } = await renderMarkdown('<Warning>\n*bar*\n</Warning>')
  expect([markup, codes]).toEqual(['*bar*', ['dropped-html']])
})

test.each([
  [
    '`ins` and `del` of a code component',
    '<Code lang="text" code="a\nb\nc" ins={2} del="3" mark={[1, "b"]} />',
    ['highlighted', 'added', 'removed', '<mark>b</mark>'],
  ],
  [
    'a list of ranges',
    '<Code lang="text" code="a\nb" ins={[{ range: "1-2" }]} />',
    ['"added"]>a', '"added"]>b'],
  ],
])('%s marks lines and words', async (_name, markdown, marks) => {
  const { markup, codes } = await renderMarkdown(markdown)
  for (const mark of marks) expect(markup).toContain(mark)
  expect(codes).toEqual([])
})

test('a pattern of marks that does not list its texts is reported', async () => {
  const { diagnostics } = await renderMarkdown('```js ins=/a(b|c)/ mark=/.+/\nab\n```')
  expect(diagnostics).toMatchObject([
    { code: 'unknown-attribute', problem: expect.stringContaining('"/.+/" marks nothing'), line: 1 },
  ])
})

test('in .md, a block of HTML with braces is read as JSX', async () => {
  const { markup, codes } = await renderMarkdown(
    '<h1 style={{ padding: 0, marginBottom: "-2rem" }}>Cake</h1>\n\ntext',
  )
  expect([markup, codes]).toEqual(['<h1>\nCake\n</h1>\n<p>text</p>', []])
})

test.each(['export function Time() {\n  return 1\n}', 'export default () => 1'])(
  '%j in .mdx is reported, and readers see nothing of it',
  async (code) => {
    const { markup, codes } = await renderMarkdown(`${code}\n\nText.`, {}, 'mdx')
    expect([markup, codes]).toEqual(['<p>Text.</p>', ['code-in-content']])
  },
)

test.each([
  ['mdx', '<Head>\n  <title>Hidden</title>\n  <meta name="a" content="b" />\n</Head>\n\nText.', 1],
  ['md', '<Head><title>Hidden</title></Head>\n\nText.', 1],
  ['md', '<title>Hidden</title>\n\nText.', 1],
] as const)(
  'in .%s, what is for the head of a page is reported, and hidden from readers: %j',
  async (dialect, text, amount) => {
    const { markup, codes } = await renderMarkdown(text, {}, dialect)
    expect(markup).toBe('<p>Text.</p>')
    expect(codes).toEqual(Array.from({ length: amount }, () => 'dropped-html'))
  },
)
