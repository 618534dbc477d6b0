import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'

/** A word that readers must still see. */
const WORD = 'harbour'

/** Attributes that a browser, React or a module would run. */
const ATTRIBUTES = [
  'onClick={() => alert(1)}',
  'onClick="alert(1)"',
  'onError={alert}',
  'onLoad={`alert(1)`}',
  "onFocus='alert(1)'",
  'dangerouslySetInnerHTML={{ __html: "<img src=x onerror=alert(1)>" }}',
  'innerHTML="<b>x</b>"',
  'srcDoc="<script>alert(1)</script>"',
  'ref={x}',
  'children={<script>alert(1)</script>}',
  'is="x-evil"',
  '__proto__={{ admin: true }}',
  'title={process.env.SECRET}',
  'title={globalThis}',
  'title={window.location.href}',
  'title={require("fs").readFileSync("/etc/passwd")}',
  'title={import("fs")}',
  'title={(() => 1)()}',
  'title={function () {}}',
  'title={new Function("alert(1)")}',
  'title={eval("1")}',
  'title={`${alert(1)}`}',
  'title={`${x}`}',
  'title={alert`1`}',
  'title={a = 1}',
  'title={a ? "b" : "c"}',
  'title={"a" + b}',
  'title={a.b.c}',
  'title={a?.b}',
  'title={{ ...a }}',
  'title={[...a]}',
  'title={{ [a]: 1 }}',
  'title={{ get a() { return 1 } }}',
  'title={{ a() {} }}',
  'title={class {}}',
  'title={/a+/}',
  'title={10n}',
  'title={this}',
  'title={super.x}',
  'title={await x}',
  'title={yield}',
  'title={<b>x</b>}',
  'title={<></>}',
  'title={x.constructor.constructor("alert(1)")()}',
  'title={"".constructor}',
  'title={[].concat}',
  'title={{}.toString}',
  'title={constructor}',
  'title={toString}',
  'title={hasOwnProperty}',
  'title={frontMatter.constructor}',
  'title={frontMatter.__proto__}',
  'title={props.toString}',
  'title={delete a}',
  'title={void 0, alert(1)}',
  'title={typeof a}',
  'title={import.meta.url}',
  'title={`a` in b}',
  'title={-"x"}',
  'title={~1}',
  '{...props}',
  '{...{ onClick: alert }}',
  '{...alert(1)}',
]

/** Addresses that would run, or show another page as if it were this one. */
const ADDRESSES = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\\tscript:alert(1)',
  'java\\nscript:alert(1)',
  '\\u0001javascript:alert(1)',
  'javascript\\u200B:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://example.com/',
]

const ADDRESS_USES = [
  (address: string) => `<Link to={"${address}"}>${WORD}</Link>`,
  (address: string) => `<LinkCard title="${WORD}" href={"${address}"} />`,
  (address: string) => `<LinkButton href={"${address}"}>${WORD}</LinkButton>`,
  (address: string) => `<Image src={"${address}"} alt="A" /> ${WORD}`,
  (address: string) => `<ThemedImage alt="A" sources={{ light: "${address}", dark: "/b.png" }} />\n\n${WORD}`,
  (address: string) => `<YouTube id={"${address}"} />\n\n${WORD}`,
  (address: string) => `<TideTable link={{ to: ["${address}"] }} />\n\n${WORD}`,
  (address: string) => `<a href={"${address}"}>${WORD}</a>`,
]

/** Names that every object has, and that no component may be found under. */
const NAMES = [
  'Constructor',
  'ToString',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'Tabs.__proto__',
  'isPrototypeOf',
  'Object.prototype',
  'React.createElement',
  'this.alert',
  'Tabs.constructor',
  'fyr-island',
  'Fyr-island',
  'svg:script',
]

const DAMAGED = [
  `<Tabs>\n${WORD}`,
  `<Tabs><TabItem value="a">${WORD}`,
  `${WORD}</Tabs>`,
  `<Tabs><Aside>${WORD}</Tabs></Aside>`,
  `<Aside title="${WORD}`,
  `<Aside title={${WORD}`,
  `<Aside title={{{{${WORD}`,
  `<Aside <Aside>${WORD}</Aside>`,
  `</>${WORD}</Aside>`,
  `<Aside/ ${WORD}`,
  `<Aside a b c =d>${WORD}</Aside>`,
  `{/* ${WORD}`,
  `<Tabs groupId=os>${WORD}`,
  `<Tabs.>${WORD}</Tabs.>`,
  `<Tabs:>${WORD}</Tabs:>`,
]

function allUses(): [string, string][] {
  const attributes = ATTRIBUTES.map((written): [string, string] => [
    written,
    `<Aside ${written}>${WORD}</Aside>`,
  ])
  const addresses = ADDRESSES.flatMap((address) =>
    ADDRESS_USES.map((use): [string, string] => [use(address), use(address)]),
  )
  const names = NAMES.map((name): [string, string] => [name, `<${name} a={b}>${WORD}</${name}>`])
  const damaged = DAMAGED.map((written): [string, string] => [written, written])
  return [...attributes, ...addresses, ...names, ...damaged]
}

/** What runs in a browser, wherever it comes from. */
const RUNS =
  /<(?:script|iframe|object|embed)(?=[\s>])|\son[a-z]+=|\b(?:href|src)="\s*(?:javascript|vbscript|blob|file|view-source|data:(?:text|image\/svg))|dangerouslySetInnerHTML|__html|srcdoc/i

test('there are at least 150 uses', () => {
  expect(allUses().length).toBeGreaterThanOrEqual(150)
})

describe.each(['md', 'mdx'] as const)('in a .%s file', (extension) => {
  test.each(allUses())(
    '%s runs nothing, keeps what readers see, and is reported',
    async (_name, markdown) => {
      const { markup, codes } = await renderMarkdown(`Before.\n\n${markdown}\n\nAfter.`, {}, extension)
      const withoutText = markup.replaceAll(/>[^<]*</g, '><')
      expect(withoutText).not.toMatch(RUNS)
      expect(markup).toContain(WORD)
      expect(markup).toContain('Before.')
      expect(markup).toContain('After.')
      expect(codes).not.toEqual([])
    },
  )

  test('ten thousand nested components are refused with their place', async () => {
    const depth = 10_000
    const { diagnostics } = await renderMarkdown(
      `${'<Aside>'.repeat(depth)}x${'</Aside>'.repeat(depth)}`,
      {},
      extension,
    )
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(diagnostics.every(({ line }) => line > 0)).toBe(true)
  })
})

test('no literal changes the prototype of all objects', async () => {
  await renderMarkdown('<TideTable a={{ "__proto__": { polluted: true } }} />', {}, 'mdx')
  expect('polluted' in {}).toBe(false)
})
