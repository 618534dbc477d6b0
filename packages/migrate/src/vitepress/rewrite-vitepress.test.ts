import { expect, test } from 'vitest'
import { includeNotes, rewritePage } from './rewrite-vitepress.ts'

const SITE = {
  source: 'docs',
  docOf: (link: string) => (link === '/guide/b' ? 'guide/b' : null),
  isThere: (file: string) =>
    [
      'docs/guide/b.md',
      'docs/guide/b/index.md',
      'docs/guide/c/index.md',
      'docs/index.md',
      'docs/no/guide/b.md',
      'docs/assets/boat.png',
      'docs/assets/both.png',
      'docs/public/assets/both.png',
    ].includes(file),
  moves: [
    { from: 'docs/index.md', to: 'content/pages/index.md' },
    { from: 'docs/no', to: 'i18n/no/docs' },
  ],
  renamed: [['/zh_hans/', '/zh-hans/']] as const,
}

const rewrite = (text: string, file = 'docs/guide/a.md', place = file) => rewritePage(file, place, text, SITE)

test.each([
  ['[Boats](../index.md) / Hull\n\n# Hull\n\nText.', '# Hull\n\n[Boats](../index.md) / Hull\n\nText.'],
  [
    '---\noutline: 2\n---\n\nA\n\n---\n\n# Hull\nText.',
    '---\ntoc_min_heading_level: 2\ntoc_max_heading_level: 2\n---\n\n# Hull\n\nA\n\n---\nText.',
  ],
  ['```sh\n# not a title\n```\n\n# Hull', '# Hull\n\n```sh\n# not a title\n```\n'],
  // What Fyr skips, too.
  ['<script setup>\nconst a = 1\n\nb()\n</script>\n\n<!-- A -->\n\n# Hull', null],
  ['<p>\nA\n</p>\n\n# Hull', null],
  ['---\ntitle: Boats\n---\n\nA\n\n# Hull', null],
  ['::: info\n\n# Hull\n\n:::', null],
  ['A\n\n## Hull\n\n> # Boats', null],
])('the title of a page is in front of its text: %j becomes %j', (text, expected) => {
  expect(rewrite(text)).toBe(expected ?? text)
  expect(rewrite(expected ?? text)).toBe(expected ?? text)
})

test.each([
  ['<!--@include: ./b.md-->', '::include{file=/docs/guide/b.md}'],
  ['  <!-- @include: @/no/b.md -->', '  ::include{file=/i18n/no/docs/b.md}'],
  ['<!--@include: ../../shared/b.md-->', '::include{file=/shared/b.md}'],
  ['<!--@include: ../../../b.md-->', '::include{file=../../../b.md}'],
  ['<!--@include: ./b.md{1,3}-->', '<!--@include: ./b.md{1,3}-->'],
  ['<<< ./b.ts#one{2}', '::include{file=/docs/guide/b.ts region=one highlight=2}'],
  [
    '<<< @/b.ts#one{1,3-4 ts:line-numbers} [A title]',
    '::include{file=/docs/b.ts region=one language=ts title="A title" highlight=1,3-4 showLineNumbers}',
  ],
  ['<<< ./out.ansi', '::include{file=/docs/guide/out.ansi language=text}'],
  ['<<< ./out.txt{ansi}', '::include{file=/docs/guide/out.txt language=text}'],
  ['<<< @/b.ts{:line-numbers=5}', '::include{file=/docs/b.ts showLineNumbers=5}'],
  [
    '# Boats\n\n## What’s new?\n\n## Boats :sail:\n\n## `<Bøye />` <Badge text="å" />\n\n## 2. Måling_av',
    '# Boats\n\n## What’s new? {#what-s-new}\n\n## Boats :sail: {#boats-1}\n\n## `<Bøye />` <Badge text="å" /> {#bøye}\n\n## 2. Måling_av {#_2-maling-av}',
  ],
  ['<<< @/b.cs{c#}', '::include{file=/docs/b.cs language=c#}'],
  ['```js{1,3-4} [a.js]\nx\n```', '```js {1,3-4} [a.js]\nx\n```'],
  ['  ~~~ts:line-numbers=5{1}\n  ~~~', '  ~~~ts showLineNumbers=5 {1}\n  ~~~'],
  ['```html-vue{1} [a.html]\n```', '```html {1} [a.html]\n```'],
  ['  ~~~js-vue\n  ~~~', '  ~~~js\n  ~~~'],
  ['```ts:no-line-numbers\n```', '```ts\n```'],
  ['```[a.js]\n```', '```text [a.js]\n```'],
  [
    '::: code-group\n```ts{1}\n:::\n```\n```ts [b]\n```\n```ts\n```\n```\n```\n:::\n```ts\n```',
    '::: code-group\n```ts {1} [ts]\n:::\n```\n```ts [b]\n```\n```ts [ts 2]\n```\n```text [txt]\n```\n:::\n```ts\n```',
  ],
  [
    '[B](./b.html#top), [B](/guide/b.html "B"), <a href="b.html">B</a>, [no](/gone.html), [out](https://a.example/guide/b.html)',
    '[B](./b#top), [B](/guide/b "B"), <a href="b">B</a>, [no](/gone.html), [out](https://a.example/guide/b.html)',
  ],
  [
    '[A](/zh_hans/a#top), [A](<./a#古い-ブラウザ>), [A](#%EC%98%A4%EB%9E%98), [out](https://a.example/#古い)',
    `[A](/zh-hans/a#top), [A](<./a#${'古い-ブラウザ'.normalize('NFKD')}>), [A](#${'오래'.normalize('NFKD')}), [out](https://a.example/#古い)`,
  ],
  ['::: info [`a`](./a.md) and [b](b)\nText.\n:::', '::: info[[`a`](./a.md) and [b](b)]\nText.\n:::'],
  ['::: raw\n<Fjord />\n:::\n', '<Fjord />\n'],
  ['```json [a.json]{2}\n```', '```json [a.json] {2}\n```'],
  [
    '[B](/no/guide/b.md#top), [B](/guide/b.md), [gone](/no/gone.md)',
    '[B](/no/guide/b#top), [B](/guide/b.md), [gone](/no/gone.md)',
  ],
  [
    '![A boat](/assets/boat.png) ![Both](/assets/both.png "B") <img alt="" src="/assets/boat.png"> ![](/gone.png)',
    '![A boat](../assets/boat.png) ![Both](/assets/both.png "B") <img alt="" src="../assets/boat.png"> ![](/gone.png)',
  ],
  [
    `<Chart\n  :rows="[\n    ['a', 1],\n  ]"\n  :max-depth="2" v-bind:on='true' :key="1" title="T"\n/> and <Chart v-if="a" :rows="[]" /> <b :title="a">b</b> \`<Chart :a="1" />\``,
    `<Chart\n  rows={[\n    ['a', 1],\n  ]}\n  max-depth={2} on={true} title="T"\n/> and <Chart v-if="a" :rows="[]" /> <b :title="a">b</b> \`<Chart :a="1" />\``,
  ],
  ['```vue\n<Chart :rows="[]" />\n```', '```vue\n<Chart :rows="[]" />\n```'],
  [
    '[B](./b/index.html#top), [C](/guide/c/index.html), <a href="/index.html">Home</a>',
    '[B](./b/#top), [C](/guide/c/), <a href="/">Home</a>',
  ],
  [
    '::: tabs key:os\n== Linux\nOne.\n\n::: tip\nInner.\n:::\n== Say "hi"\n```md\n== Not\n:::\n```\n:::\n\nAfter.',
    `:::::tabs{group=os}\n::::tab{label="Linux"}\nOne.\n\n::: tip\nInner.\n:::\n::::\n\n::::tab{label='Say "hi"'}\n\`\`\`md\n== Not\n:::\n\`\`\`\n::::\n:::::\n\nAfter.`,
  ],
  [
    '---\nprev: false\nnext:\n  text: B\n  link: /guide/b\n---\n',
    '---\npagination_prev: null\npagination_next: guide/b\n---\n',
  ],
  [
    '---\nprev: Before\nnext:\n  text: Out\n  link: https://a.example\n---\n',
    '---\nnext:\n  text: Out\n  link: https://a.example\n---\n',
  ],
  ['---\nlayout: page\naside: false\n---\n', '---\nlayout: landing\nhide_table_of_contents: true\n---\n'],
  ['---\nlayout: Sponsors\n---\n', ''],
  ['````md\n```js{1}\n```\n````', '````md\n```js{1}\n```\n````'],
  ['Text.\r\n[[toc]]\r\n<<< @/b.ts\r\n', 'Text.\r\n[[toc]]\r\n::include{file=/docs/b.ts}\r\n'],
  ['Words\u2028and words\n', 'Words\u2028and words\n'],
  ['~~~md\n[[toc]]\n~~~\n', '~~~md\n[[toc]]\n~~~\n'],
])('%j becomes %j', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
  expect(rewrite(expected)).toBe(expected)
})

test('a comment between the blocks of a code group is left out, as VitePress shows nothing of it', () => {
  const [before, after] = ['::: code-group\n', '```js [a.js]\n<!-- code -->\n```\n:::\n\n<!-- kept -->']
  expect(rewrite(`${before}<!-- prettier-ignore -->\n${after}`)).toBe(before + after)
})

test('the text of a home page is rewritten too', () => {
  const page =
    '---\nlayout: home\n---\n\n<script setup>\nimport Home from "./Home.vue"\n</script>\n\n<Home />\n'
  const written = rewrite(page, 'docs/index.md', 'content/pages/index.md')
  expect(written).not.toContain('script')
  expect(written).toContain('<Home />')
})

test.each([
  [
    '---\nlayout: home\nhero:\n  name: Boats\n  tagline: All of them\nfeatures:\n  - title: Hulls\n    details: Of wood\n    link: /guide/b\n---\n\nText.\n',
    '---\ntitle: Boats\n---\n\nAll of them\n\n- **[Hulls](/guide/b)**: Of wood\n\nText.\n',
  ],
  [
    '---\ntitle: Boats\nhero:\n  tagline: All <a href="/a (b).zip">of them</a>\n  image: /a b.png\n  actions:\n    - text: Go\n      link: https://fjord.example/a)b\nfeatures:\n  - title: Hulls\n    link: /guide/b (c)\n---\n',
    '---\ntitle: Boats\n---\n\nAll [of them](/a%20%28b%29.zip)\n\n![](/a%20b.png)\n\n[Go](https://fjord.example/a%29b)\n\n- **[Hulls](/guide/b%20%28c%29)**\n\n',
  ],
  [
    '---\nhead:\n  - [meta, { name: keywords, content: nets }]\naside: left\nlastUpdated: 2024-5-6\nisHome: true\n---\n',
    '---\nlast_update:\n  date: 2024-05-06\nkeywords:\n  - nets\n---\n',
  ],
  ['---\nlastUpdated: false\neditLink: true\nsidebar: true\n---\n', ''],
])('front matter says it in the words of Fyr: %j becomes %j', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
  expect(rewrite(expected)).toBe(expected)
})

test.each([
  [
    `<img :src="withBase('/a.png')" alt="A"> <a :href="'/b'">B</a> <a :href="there">C</a>`,
    '<img src="/a.png" alt="A"> <a href="/b">B</a> <a :href="there">C</a>',
  ],
  ['`<img :src="withBase(\'/a.png\')">`', '`<img :src="withBase(\'/a.png\')">`'],
  [
    '<VPButton text="Go" href="/b" theme="alt" />',
    '<LinkButton href="/b" variant="secondary">Go</LinkButton>',
  ],
  ['::: tip {#nets .wide}\nA\n:::', '::: tip{#nets .wide}\nA\n:::'],
  [
    '<script setup>\nconst items = [{ a: 1 }]\n</script>\n\n<Nets :items="items" />',
    '<script setup>\nconst items = [{ a: 1 }]\n</script>\n\n<Nets items={[{"a":1}]} />',
  ],
  ['<Nets :items="constructor" />', '<Nets items={constructor} />'],
])('a page is read without Vue: %j becomes %j', (text, expected) => {
  expect(rewrite(text)).toBe(expected)
  expect(rewrite(expected)).toBe(expected)
})

const TEAM = `<script setup>
import { VPTeamPage, VPTeamPageTitle, VPTeamMembers, VPTeamPageSection } from 'vitepress/theme'
const members = [
  { avatar: '/ida (1).png', name: 'Ida', title: 'Skipper', org: 'Fjord', orgLink: 'https://fjord.example/a)b', desc: 'Sails.', links: [{ icon: 'github', link: 'https://github.com/ida' }] },
  { name: 'Ola_1' },
]
const guests = [{ name: 'Eva', title: 'Guest' }]
</script>

<VPTeamPage>
  <VPTeamPageTitle>
    <template #title>The crew</template>
    <template #lead>All <b>hands</b></template>
  </VPTeamPageTitle>
  <VPTeamMembers :members="members" />
  <VPTeamPageSection>
    <template #title>Guests</template>
    <template #members>
      <VPTeamMembers size="small" :members="guests" />
    </template>
  </VPTeamPageSection>
</VPTeamPage>
`

test('the people of a team are a list', () => {
  const text = rewrite(TEAM).replace(/<script[^]*<\/script>\n/, '')
  expect(text).toBe(`
# The crew

All **hands**

- ![Ida](/ida%20%281%29.png){width=48} **Ida**, Skipper, [Fjord](https://fjord.example/a%29b). Sails. [GitHub](https://github.com/ida)
- **Ola\\_1**

## Guests

- **Eva**, Guest

`)
  expect(rewrite(TEAM)).not.toContain('vitepress/theme')
  const computed = TEAM.replace("[{ name: 'Eva', title: 'Guest' }]", 'load()')
  expect(rewrite(computed)).toContain('<VPTeamPage>')
})

test('a home page is rewritten once, on its way to its new place', () => {
  const old = '---\nlayout: home\nhero:\n  text: Feed by wire\n---\n'
  const written = rewrite(old, 'docs/index.md', 'content/pages/index.md')
  expect(written).toBe('---\nhero:\n  heading: Feed by wire\n---\n')
  expect(rewrite(written, 'content/pages/index.md')).toBe(written)
})

test.each([
  ['image: /boat.svg', 'image:\n    src: /boat.svg\n    alt: ""'],
  [
    'image:\n    light: /boat.svg\n    dark: /night.svg\n    alt: A boat',
    'image:\n    src: /boat.svg\n    alt: A boat\n    dark: /night.svg',
  ],
  ['image:\n    src: ./boat.svg\n    alt: A boat', 'image:\n    src: ../../docs/boat.svg\n    alt: A boat'],
  ['image:\n    html: <b/>', null],
])('the picture of a home page is kept: %j', (image, expected) => {
  const old = `---\nhero:\n  text: Feed by wire\n  ${image}\n---\n`
  const written = rewrite(old, 'docs/index.md', 'content/pages/index.md')
  const kept = expected === null ? '' : `  ${expected}\n`
  expect(written).toBe(`---\nhero:\n  heading: Feed by wire\n${kept}---\n`)
})

test('scripts that only import are removed, like attributes that Fyr does not need; everything else in a script stays', () => {
  const site = { source: 'docs', moves: [] }
  const imports = "<script setup>\nimport Chart from './Chart.vue'\n\n</script>\n"
  const code = '<script setup>\nconst a = 1\n</script>\n'
  const fenced = `\`\`\`vue\n${imports}\`\`\`\n`
  const text = `${imports}${code}${fenced}::: tip {no-title}\nSee [a](/a.html){target="_self"} and {b}.\n:::\n`
  expect(rewritePage('docs/a.md', 'docs/a.md', text, site)).toBe(
    `${code}${fenced}::: tip\nSee [a](/a.html) and {b}.\n:::\n`,
  )
})

test('includes of lines of a file that is not there are noted, and in code those of one that is', () => {
  const text = '<!--@include: ./b.md{1,3}-->\n<!--@include: ./b.md#one-->\n<!--@include: ./b.md-->\n'
  const code =
    '<!--@include: ./b.md-->\n<!--@@include: ./a.ts-->\n<<< ./a.ts\n  <b><!-- @include: @/c/a.ts{1,} --></b>\n<!--@include: ../a.ts#one-->\n'
  const files = new Set(['docs/c/a.ts', 'docs/guide/a.ts', 'docs/a.ts'])
  const site = { source: 'docs', isThere: (file: string) => files.has(file) }
  const notes = includeNotes('docs/guide/a.md', `${text}\`\`\`md\n${code}\`\`\`\n`, site)
  expect(notes.map(({ name, instead }) => [name, instead.startsWith('VitePress includes')])).toEqual([
    ['docs/guide/a.md: <!--@include: ./b.md{1,3}-->', false],
    ['docs/guide/a.md: <!-- @include: @/c/a.ts{1,} -->', true],
    ['docs/guide/a.md: <!--@include: ../a.ts#one-->', true],
  ])
})

test.each([
  ['{2,}', 'Two, [b](b.md)\n\n## Three\n\nThree\n\n### Inner\n\nInner\n\n## Four\n'],
  ['{,1}', '# One'],
  ['{2,2}', 'Two, [b](b.md)'],
  ['#three', '\nThree\n\n### Inner\n\nInner\n'],
  ['#three{2,2}', 'Three'],
])('lines of another page are in the page that includes them: %s', (part, expected) => {
  const other = '# One\nTwo, [b](b.md)\n\n## Three\n\nThree\n\n### Inner\n\nInner\n\n## Four\n'
  const site = { ...SITE, textAt: (path: string) => (path === 'docs/parts/b.md' ? other : null) }
  const page = `# A\n\n<!--@include: ./parts/b.md${part}-->\n`
  expect(rewritePage('docs/a.md', 'docs/a.md', page, site)).toBe(`# A\n\n${expected}\n`)
})

test('a region of another page is included by its name, and includes in included lines start from their page', () => {
  const files = new Map([
    ['docs/parts/b.md', 'B\n<!-- #region one -->\nOne\n<!-- #endregion one -->\n<!--@include: ./c.md-->\n'],
    ['docs/parts/d.md', 'D\n<!--@include: ./d.md{1,}-->\n'],
  ])
  const site = { ...SITE, textAt: (path: string) => files.get(path) ?? null }
  const page =
    '<!--@include: ./parts/b.md#one-->\n<!--@include: ./parts/b.md{5,5}-->\n<!--@include: ./parts/b.md#one{1,1}-->\n'
  expect(rewritePage('docs/a.md', 'docs/a.md', page, site)).toBe(
    '::include{file=/docs/parts/b.md region=one}\n::include{file=/docs/parts/c.md}\nOne\n',
  )
  expect(rewritePage('docs/a.md', 'docs/a.md', '<!--@include: ./parts/d.md{1,}-->\n', site)).toContain(
    'D\nD\n',
  )
})

test.each([
  ['<ClientOnly>\n<div>A</div>\n</ClientOnly>\n', '<div>A</div>\n'],
  ['<ClientOnly><b>A</b></ClientOnly> `<ClientOnly>`\n', '<b>A</b> `<ClientOnly>`\n'],
  ['```html\n<ClientOnly>\n```\n', '```html\n<ClientOnly>\n```\n'],
])('what only a browser shows is part of the page: %j', (old, expected) => {
  expect(rewrite(old)).toBe(expected)
})

test('containers of the site are information with their title or their name', () => {
  const text = '::: boat\nA\n:::\n\n::: boat The big one\nB\n:::\n\n::: net\nC\n:::\n'
  expect(rewritePage('docs/a.md', 'docs/a.md', text, { ...SITE, containers: ['boat', 'tip'] })).toBe(
    ':::info[Boat]\nA\n:::\n\n:::info[The big one]\nB\n:::\n\n::: net\nC\n:::\n',
  )
})

test('Attributes between marks of the site are in braces', () => {
  const text =
    '# Boats %{#all}%\n\n## Big ones %{ #Big-ones }%\n\n![A boat](b.png)%{width=30}% takes 5 %{ly}%, `%{#a}%`\n'
  expect(rewritePage('docs/a.md', 'docs/a.md', text, { ...SITE, attributeMarks: ['%{', '}%'] })).toBe(
    '# Boats\n\n## Big ones {#Big-ones}\n\n![A boat](b.png){width=30} takes 5 %{ly}%, `%{#a}%`\n',
  )
})

test('values of the front matter are written where a page names them', () => {
  const text =
    '---\ntitle: Use a_b\nboat:\n  length: 12\n---\n# {{ $frontmatter.title }}\n\n{{$frontmatter.boat.length}} m, {{ $frontmatter.none }}, `{{ $frontmatter.title }}`\n'
  expect(rewrite(text)).toContain(
    '# Use a\\_b\n\n12 m, {{ $frontmatter.none }}, `{{ $frontmatter.title }}`\n',
  )
})

test('constants of the script are written where a page names them', () => {
  const script =
    "<script setup>\nimport { useData } from 'vitepress'\nconst { frontmatter, page } = useData()\nconst version = '1.2'\nconst team = { size: 3 }\nconst now = Date.now()\n</script>\n"
  const text = `---\ntitle: Boats\n---\n${script}\n{{ version }}, {{ team.size }}, {{frontmatter.title}}, {{ now }}, {{ page.title }}, \`{{ version }}\`\n`
  expect(rewrite(text)).toContain('\n1.2, 3, Boats, {{ now }}, {{ page.title }}, `{{ version }}`\n')
})

test('files from the root of a site whose pages are there are found', () => {
  const files = new Set(['no/guide/index.md', 'no/a.md', 'assets/boat.png'])
  const site = {
    source: '',
    isThere: (file: string) => files.has(file),
    moves: [{ from: 'no', to: 'i18n/no/docs' }],
  }
  const text = '[b](/no/guide/index.md#wind), [c](/no/a.html) and ![A boat](/assets/boat.png)\n'
  expect(rewritePage('no/a.md', 'i18n/no/docs/a.md', text, site)).toBe(
    '[b](/no/guide/#wind), [c](/no/a) and ![A boat](../assets/boat.png)\n',
  )
})
