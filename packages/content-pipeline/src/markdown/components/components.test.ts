import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { COMPONENT_NAMES } from '../component-syntax/component-names.ts'
import { KNOWN_COMPONENTS } from './known-components.ts'

test('the parser and the transformer know the same components', () => {
  expect([...KNOWN_COMPONENTS.keys()].toSorted()).toEqual([...COMPONENT_NAMES].toSorted())
})

/** What is between tags of HTML is Markdown in `.mdx`, each part in a line of its own. */
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
      'a badge in a heading, whose words are no part of its id',
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
      'names that a page imports under names of its own',
      "import MyTabs from '@theme/Tabs'\nimport { Aside as Note } from '@astrojs/starlight/components'\n\n<Note>text</Note>",
      '<fyr-admonition type="note"><p>text</p></fyr-admonition>',
    ],
    [
      'an imported image',
      'import logo from \'./logo.png\'\n\n<Image src={logo} alt="Logo" />',
      '<img src="./logo.png" alt="Logo"></img>',
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
      'nothing in content runs',
    ],
    ['a spread', '<Aside {...props}>x</Aside>', 'invalid-component', 'Write each attribute'],
    ['a missing attribute', '<LinkCard title="A" />', 'invalid-component', 'Write href='],
    ['an attribute of a wrong kind', '<Aside title={["a"]}>x</Aside>', 'invalid-component', ''],
  ])('%s is reported', async (_name, markdown, code, hint) => {
    const { diagnostics } = await render(markdown)
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
    expect(diagnostics[0]?.hint).toContain(hint)
    expect(diagnostics[0]?.line).toBeGreaterThan(0)
  })

  test('a component of the site is an island with texts as attributes, and its content follows', async () => {
    const { markup } = await render('<TideTable harbour="Bodø" days={3} wide rows={[1]} hidden={false} />')
    expect(markup).toBe(
      '<fyr-island name="tide-table" component="TideTable" attributes="{\\"harbour\\":\\"Bodø\\",\\"days\\":\\"3\\",\\"wide\\":\\"\\",\\"rows\\":\\"[1]\\"}"></fyr-island>',
    )
  })
})

describe('only in .mdx', () => {
  test.each([
    ['literals in braces', 'A {"text"} of {3}{null}.', '<p>A text of 3.</p>'],
    [
      'a literal that the page names',
      'export const v = { major: 2 }\n\nVersion {v.major}.',
      '<p>Version 2.</p>',
    ],
    [
      'indented text is no code',
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

test('in .md, a name that nobody knows and that is not closed in itself is HTML, as it is in CommonMark', async () => {
  const { markup, codes } = await renderMarkdown('<Warning>\n*bar*\n</Warning>')
  expect([markup, codes]).toEqual(['*bar*', ['dropped-html']])
})

test.each(['export function Time() {\n  return 1\n}', 'export default () => 1'])(
  'of %j in .mdx readers see nothing, and the author is told',
  async (code) => {
    const { markup, codes } = await renderMarkdown(`${code}\n\nText.`, {}, 'mdx')
    expect([markup, codes]).toEqual(['<p>Text.</p>', ['code-in-content']])
  },
)
