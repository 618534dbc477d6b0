import { noValues } from '../document/document-context.ts'
import type { Element, Nodes } from 'hast'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { createDiagnosticLog } from '../../diagnostic.ts'
import { finishText } from '../finish/finish-text.ts'
import { PACKAGE_MANAGERS } from '@fyr/code-blocks/package-managers'
import { parseDocument } from '../parse-document.ts'

const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input type="image" src=x onerror=alert(1)>',
  '<style>@import "https://evil.example";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<details ontoggle=alert(1) open>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<div><!--><img src=x onerror=alert(1)>--></div>',
  '<fyr-code onclick=alert(1)>x</fyr-code>',
  '<fyr-tabs group="x" style="x">y</fyr-tabs>',
  ':::note{onclick="alert(1)" style="x"}\nText.\n:::',
  '::::tabs\n:::tab{value=a label="<script>alert(1)</script>"}\nx\n:::\n::::',
  '```js title="<script>alert(1)</script>"\nalert(1)\n```',
  '`<script>alert(1)</script>`',
  '[^1]\n\n[^1]: <img src=x onerror=alert(1)>',
  '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
  '<a href="https://example.com" target=_blank ping="https://evil.example">x</a>',
]

const RUNNABLE = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
  'button',
  'svg',
  'math',
  'template',
])

test.each(VECTORS)('%j keeps nothing that a browser would run or fetch from elsewhere', async (markdown) => {
  const log = createDiagnosticLog()
  const source = { file: 'page.md', text: markdown }
  const { tree } = await parseDocument(markdown, {
    source,
    variables: new Map(),
    plugins: null,
    log,
    includes: null,
    packageManagers: PACKAGE_MANAGERS,
    values: noValues(),
  })
  const elements = elementsOf((await finishText(tree)).tree)
  expect(elements.map(({ tagName }) => tagName).filter((name) => RUNNABLE.has(name))).toEqual([])
  const properties = elements.flatMap((element) => Object.entries(element.properties))
  expect(properties.filter(([name, value]) => isDangerous(name, String(value)))).toEqual([])
})

function isDangerous(name: string, value: string): boolean {
  if (name === 'href' || name === 'src' || name === 'poster')
    return !/^(?:https?:|mailto:|tel:|[^:]*$)/.test(value)
  return /^on|^style$|^srcDoc$|^formAction$|^ping$|^target$/i.test(name)
}

test('every kind of dropped HTML is reported', async () => {
  const { codes } = await renderMarkdown(
    '<iframe src="x"></iframe>\n\n<b onclick="x">y</b>\n\n<b style="display:none">y</b>',
  )
  expect(codes).toEqual(['dropped-html', 'dropped-html', 'dropped-html'])
})

test.each([
  ['<center onclick="go()">x</center>', 'onclick'],
  ['<header id="top-part">x</header>', 'id'],
  ['<section onclick="go()">x</section>', 'onclick'],
])('%s is reported with what it loses besides its styling', async (markdown, attribute) => {
  const { diagnostics } = await renderMarkdown(markdown)
  expect(diagnostics.map(({ code }) => code)).toEqual(['dropped-html'])
  expect(diagnostics[0]?.problem).toContain(`"${attribute}"`)
})

test.each(['<center>x</center>', '<b class="x">y</b>', '<p style="color:red">y</p>'])(
  '%s loses only its styling, silently',
  async (html) => {
    const { codes, markup } = await renderMarkdown(html)
    expect(codes).toEqual([])
    expect(markup).not.toMatch(/center|class|style/)
  },
)

test.each(
  ['main', 'fyr', 'fyr-page', 'fyr-load-notice', 'fyr-scripts', 'FYR-SCRIPTS', 'fyr-of-tomorrow'].flatMap(
    (id) => [`<p id="${id}">x</p>`, `<a name="${id}">x</a>`, `<h2 ID=${id}>x</h2>`],
  ),
)('raw HTML may not take an id of the document around it, and does not get it: %s', async (html) => {
  const { codes, markup } = await renderMarkdown(`Text.\n\n${html}`)
  expect(codes).toEqual(['duplicate-heading-id'])
  expect(markup.replace('<h2 id="x">', '<h2>')).not.toContain('id=')
})

test.each(['fyr-tabs', 'FYR-TAB', 'fyr-code', 'fyr-admonition-title'])(
  'raw HTML cannot make a <%s>, which the theme renders in its own way: the text stays',
  async (name) => {
    const { markup, codes } = await renderMarkdown(`<${name}>Kept.</${name}>`)
    expect(markup).toContain('Kept.')
    expect(markup).not.toMatch(/fyr-/i)
    expect(codes).toEqual(['dropped-html'])
  },
)

test.each([
  '<picture><source srcset="https://evil.example/a.png"></picture>',
  '<p accesskey="s">x</p>',
  '<p tabindex="5">x</p>',
  '<img name="querySelector" src="./a.svg" alt="a">',
])('%s loses what reaches beyond its text, and the author gets a diagnostic', async (markdown) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).not.toMatch(/evil|accessKey|tabIndex|name=/)
  expect(codes).toEqual(['dropped-html'])
})

test('everything on the allow-list is kept whole', async () => {
  const { markup, codes } = await renderMarkdown(
    '<abbr title="kilogram">kg</abbr> <sup>2</sup> <mark>m</mark> <time datetime="2024-09-01">then</time>',
  )
  expect(markup).toBe(
    '<p><abbr title="kilogram">kg</abbr> <sup>2</sup> <mark>m</mark> <time dateTime="2024-09-01">then</time></p>',
  )
  expect(codes).toEqual([])
})

test.each([
  ['<HTTPS://example.com/A>', 'https://example.com/A'],
  ['<MAILTO:me@example.com>', 'mailto:me@example.com'],
  ['[call](TEL:+4755000000)', 'tel:+4755000000'],
  ['[site][1]\n\n[1]: Http://Example.com/A', 'http://Example.com/A'],
  ['<a href="HTTPS://example.com/">x</a>', 'https://example.com/'],
])('the address of %s is kept, its scheme in small letters', async (markdown, address) => {
  const { markup, codes } = await renderMarkdown(markdown)
  expect(markup).toContain(`href="${address}"`)
  expect(codes).toEqual([])
})

function elementsOf(node: Nodes): Element[] {
  if (node.type !== 'element' && node.type !== 'root') return []
  const inner = node.children.flatMap((child) => elementsOf(child))
  return node.type === 'element' ? [node, ...inner] : inner
}
