import { runInNewContext } from 'node:vm'
import * as react from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { scanComponent } from './scan-component.ts'
import { templateModule } from './template-module.ts'

const own = { name: 'Badge', prefix: 'badge' }

test.each([
  [
    'Badge.vue',
    `<script setup lang="ts">
import Icon from './Icon.vue'
withDefaults(defineProps<{ kind?: string; to: string }>(), { kind: 'new' })
</script>

<template>
  <a v-if="to" class="mark" :href="to" style="font-weight: bold"><Icon :name="kind" />{{ kind }} <slot>none</slot><br></a>
</template>

<style scoped>
.mark { color: red }
</style>
`,
    [
      "import Icon from './Icon.vue'",
      "const { kind = 'new', to } = props",
      `<>{(to) ? <><a href={to} style={{ "fontWeight": "bold" }} className="badge-mark"><Icon name={kind} />{kind} {props.children ?? <>none</>}<br /></a></> : null}</>`,
    ],
    '.badge-mark { color: red }',
  ],
  [
    'Badge.vue',
    `<script>export default { name: 'Badge', props: { kind: { type: String, default: 'a' }, text: String } }</script>
<template><i class="mark" :class="kind" title="{ }">{ {{ text }} }</i></template>
<style>.mark { color: red }</style>`,
    [
      "const { kind = 'a', text } = props",
      `<i title="{ }" className={['mark', kind].filter(Boolean).join(' ')}>{'{'} {text} {'}'}</i>`,
    ],
    '.mark { color: red }',
  ],
  [
    'Badge.astro',
    `---
import Icon from './Icon.astro'
interface Props { since: string }
const { since } = Astro.props
---

<!-- A mark -->
<span class="mark" {since}><Icon />{since} {since && <b class="mark">!</b>}<slot /></span>
<style>.mark { color: red }</style>
`,
    [
      'interface Props { since: string }',
      'const { since } = props',
      '<span since={since} className="badge-mark"><Icon />{since} {since && <b className="badge-mark">!</b>}{children ?? <></>}</span>',
    ],
    '.badge-mark { color: red }',
  ],
  ['Badge.vue', '<template><hr /></template>', ['<><hr /></>'], null],
])('static markup of %s is written for React', (file, text, parts, css) => {
  const written = templateModule(file, text, own)
  expect('reason' in written ? written.reason : (written.css?.trim() ?? null)).toBe(css)
  for (const part of parts) expect('text' in written ? written.text : '').toContain(part)
})

test.each([
  ['a.vue', '<template><p v-for="a in b">a</p></template>', 'has the attribute "v-for"'],
  ['a.vue', '<template><p @click="a">a</p></template>', 'has the attribute "@click"'],
  ['a.vue', '<template><p>{{ $t("a") }}</p></template>', 'uses "$t"'],
  ['a.vue', '<template><my-part /></template>', 'shows <my-part>'],
  ['a.vue', '<template><Part /></template>', 'shows <Part>'],
  ['a.vue', '<template><slot name="top" /></template>', 'has a named slot'],
  ['a.vue', '<template><p></template>', 'has markup that cannot be read: <p>'],
  ['a.vue', '<template lang="pug">p a</template>', 'has no template in HTML'],
  [
    'a.vue',
    '<script setup>const a = ref(1)</script><template><p /></template>',
    'has a script that does more than declare its properties',
  ],
  ['a.vue', '<script setup>const (</script><template><p /></template>', 'has code that cannot be read'],
  ['a.vue', '<template><p /></template><style lang="scss">p {}</style>', 'has a style sheet in scss'],
  [
    'a.vue',
    '<template><p /></template><style scoped>p { color: red }</style>',
    'has styles for every element of a kind',
  ],
  ['a.astro', '<p set:html={a} />', 'has the attribute "set:html"'],
  ['a.astro', '---\nconst a = Astro.url\n---\n<p />', 'uses "Astro.url"'],
  ['a.astro', '---\nconst a = await b()\n---\n<p />', 'waits for something'],
  ['a.astro', '<p /><script>a()</script>', 'has a script'],
])('markup that does something stays, with the reason: %s %s', (file, text, reason) => {
  expect(templateModule(file, text, own)).toEqual({ reason })
})

/** Shows what it is given. */
function Icon(properties: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(properties)
}

/** What a build renders of a template with the attributes and the text of a page. */
async function rendered(
  file: string,
  text: string,
  attributes: Readonly<Record<string, unknown>> = {},
  children?: string,
): Promise<string> {
  const written = templateModule(file, text, own)
  if ('reason' in written) return `refused: ${written.reason}`
  expect(scanComponent('Badge.tsx', written.text).reason).toBeNull()
  const { code } = await transformWithOxc(written.text, 'Badge.tsx', {
    jsx: { runtime: 'classic' },
    sourcemap: false,
  })
  const script = code.replaceAll(/^import .*$/gm, '').replace('export default function', 'function')
  const Badge: unknown = runInNewContext(`${script}\nBadge`, { React: react, Icon })
  if (typeof Badge !== 'function') throw new Error('no component')
  return renderToStaticMarkup(react.createElement((props: object) => Badge(props), attributes, children))
}

test.each([
  [
    'a.vue',
    '<p>Read the\n    <a href="/x">guide</a>\n    before.</p>',
    '<p>Read the <a href="/x">guide</a> before.</p>',
  ],
  ['a.vue', '<p>\n    Read {{ to }}\n    {{ to }}\n    now\n  </p>', '<p>Read x x now</p>'],
  ['a.vue', '<b>\n    Read\n    all\n  </b>', '<b> Read all </b>'],
  ['a.vue', '<p>\n    <b>a</b>\n    <i>b</i> <i>c</i>\n  </p>', '<p><b>a</b><i>b</i> <i>c</i></p>'],
  ['a.vue', '<p><b> {{ to }} </b></p>', '<p><b>x</b></p>'],
  ['a.vue', '<p>a <!-- no\n {{ x }} -->b\n<!-- no -->\nc</p>', '<p>a b c</p>'],
  [
    'a.vue',
    '<p>\n    1 < 2 > 0 &lt; &check;\n    &lbrace; {{ "<br>" }}\n  </p>',
    '<p>1 &lt; 2 &gt; 0 &lt; ✓ { &lt;br&gt;</p>',
  ],
  ['a.vue', '<p>a&nbsp;\n    b</p>', '<p>a\u{a0} b</p>'],
  ['a.vue', '<pre>\na\n  {{ to }}\n\n<b> b\n</b></pre>', '<pre>a\n  x\n\n<b> b\n</b></pre>'],
  ['a.vue', '<textarea>\n a\n</textarea>', 'refused: has the element <textarea>'],
  [
    'a.astro',
    '<p>Read the\n    <a href="/x">guide</a>\n    before.</p>',
    '<p>Read the <a href="/x">guide</a> before.</p>',
  ],
  ['a.astro', '<p>\n    <b>a</b>\n    <i>b</i>\n    {1}\n    {2}\n  </p>', '<p><b>a</b> <i>b</i> 1 2</p>'],
  ['a.astro', '<div>\n  <p>a</p>\n\n  <p>b</p>\n</div>', '<div><p>a</p><p>b</p></div>'],
  ['a.astro', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', '<ul><li>a</li> <li>b</li></ul>'],
  [
    'a.astro',
    '<ul>\n  {["a", "}"].map((one) => (\n    // "}\n    <li class="x">\n      {one === `a` ? <b>yes,\n it<br></b> : "<br>"}\n    </li>\n  ))}\n</ul>',
    '<ul><li class="x"><b>yes, it<br/></b></li><li class="x">&lt;br&gt;</li></ul>',
  ],
  ['a.astro', '<p>{1 <2 && <>a <b>b</b></>}</p>', '<p>a <b>b</b></p>'],
  ['a.astro', "{/* it's\n <b> */}\n<b>a {/* b */}c</b>", '<b>a c</b>'],
  ['a.astro', '<b><i slot="x">a</i></b>', 'refused: has the attribute "slot"'],
  ['a.astro', '<p a={{ b: { c: { d: 1 } } }}>a</p>', 'refused: has markup that cannot be read: <'],
])('words stay apart over the lines of %s: %s', async (file, markup, expected) => {
  const text = file.endsWith('.vue')
    ? `<script setup>\ndefineProps(['to'])\n</script>\n\n<template>\n  ${markup}\n</template>\n`
    : `---\n---\n\n${markup}\n`
  expect(await rendered(file, text, { to: 'x' })).toBe(expected)
})

test.each([
  ['<path d="M0 0\n  L1 1" />', '<path d="M0 0\n  L1 1"></path>'],
  [
    String.raw`<i data-p="C:\x" title='say "hi" &amp; &eacute;'>a</i>`,
    String.raw`<i data-p="C:\x" title="say &quot;hi&quot; &amp; é">a</i>`,
  ],
  [
    '<video autoplay playsinline muted src="/a.mp4" />',
    '<video autoPlay="" playsInline="" muted="" src="/a.mp4"></video>',
  ],
  [
    '<iframe allowfullscreen src="/a" /><input readonly disabled="" />',
    '<iframe allowFullScreen="" src="/a"></iframe><input readOnly="" disabled=""/>',
  ],
  [
    '<a download data-x href="/a" tabindex="0">a</a>',
    '<a download="" data-x="" href="/a" tabindex="0">a</a>',
  ],
  [
    '<svg><use xlink:href="#a" stroke-width="2" /></svg>',
    '<svg><use xlink:href="#a" stroke-width="2"></use></svg>',
  ],
  [`<b :class="'a-' + to">a</b>`, '<b class="a-x">a</b>'],
  ['<b onclick="go()">a</b>', 'refused: has the attribute "onclick"'],
  ['<b :onclick="go">a</b>', 'refused: has the attribute ":onclick"'],
  ['<b :innerHTML="to" />', 'refused: has the attribute ":innerHTML"'],
  ['<Icon once class="a" />', 'refused: gives a component the attribute "class"'],
  [
    '<Icon once max-depth="9" :to />',
    '{&quot;once&quot;:true,&quot;maxDepth&quot;:&quot;9&quot;,&quot;to&quot;:&quot;x&quot;}',
  ],
  [
    '<i style="background: url(data:image/png;base64,xx); --tone-a: 1; -webkit-hyphens: none; color: red !important">a</i>',
    '<i style="background:url(data:image/png;base64,xx);--tone-a:1;-webkit-hyphens:none;color:red !important">a</i>',
  ],
  ['<i style="background: url(a.png)">a</i>', 'refused: has styles with a file'],
  ['<i style="color: red; }">a</i>', 'refused: has a style that cannot be read'],
  ['<i v-if="to === \'x\' &amp;&amp; 1" :title="$props.to">{{ props.to }}</i>', '<i title="x">x</i>'],
])('attributes of Vue mean the same in React: %s', async (markup, expected) => {
  const script =
    "<script setup>\nimport Icon from './Icon.vue'\nconst props = defineProps(['to'])\n</script>\n"
  expect(await rendered('a.vue', `${script}<template>\n  ${markup}\n</template>`, { to: 'x' })).toBe(expected)
})

test.each([
  ['<h2>{Astro.props.title}</h2>', '<h2>T</h2>'],
  ['<h2 {...Astro.props} id={Astro.props.title}><slot /></h2>', '<h2 title="T" id="T">in</h2>'],
  ['<input {...Astro.props}>', '<input title="T"/>'],
  ['---\nconst props = Astro.props\n---\n<h2>{props.title}</h2>', '<h2>T</h2>'],
  [
    '---\nconst { title, ...props } = Astro.props\nconst children = 1\n---\n<b {...props}>{children}<slot /></b>',
    '<b>1in</b>',
  ],
  ["{Astro.slots.has('x')}", 'refused: uses "Astro.slots"'],
  ['---\nconst { props } = Astro\n---\n<b />', 'refused: uses "Astro"'],
  ['<b title={`${Astro.url}`} />', 'refused: uses "Astro.url"'],
  ['---\r\nconst { title } = Astro.props\r\n---\r\n\r\n<b>{title}</b>\r\n', '<b>T</b>'],
  ['---\nconst { title } = Astro.props\n// --- label ---\nconst b = 2\n---\n<b>{title}{b}</b>', '<b>T2</b>'],
  ['---\n---\n<b>a</b>', '<b>a</b>'],
  ['--- const a = 1 ---\n<b>a</b>', 'refused: has code that cannot be read'],
  [
    '---\nimport Icon from \'./Icon.astro\'\n---\n<Icon class="a" max-depth="9" />',
    '{&quot;max-depth&quot;:&quot;9&quot;,&quot;class&quot;:&quot;a&quot;}',
  ],
])('code of Astro reads its properties: %s', async (text, expected) => {
  expect(await rendered('a.astro', text, { title: 'T' }, 'in')).toBe(expected)
})

test.each([
  ["defineProps({ list: { type: Array, default: () => ['a'] } })", '{{ list.length }}', '1'],
  [
    'withDefaults(defineProps<{ list?: string[]; by?: object }>(), { list: () => [`x`], by: () => ({ a: 1 }) })',
    '{{ list[0] }}{{ by.a }}',
    'x1',
  ],
  [
    "const props = withDefaults(defineProps<{ kind?: string }>(), { kind: 'new' })",
    '{{ props.kind }}{{ $props.kind }}',
    'newnew',
  ],
  [
    "interface Props { 'my-prop'?: string; go?(): void }\nconst { myProp = 'a' } = defineProps<Props>()",
    '{{ myProp }}',
    'a',
  ],
  [
    "defineProps({ 'my-prop': String, kind: { type: String, default: `b` } })",
    '{{ myProp }}{{ kind }}',
    'nb',
  ],
  [
    'defineProps({ kind: { type: String, default: () => make() } })',
    '',
    'a script that does more than declare its properties',
  ],
  [
    "defineProps({ kind: { type: String, default() { return 'a' } } })",
    '',
    'a script that does more than declare its properties',
  ],
  ['defineProps({ ...shared })', '', 'a script that does more than declare its properties'],
  [
    "const { kind: one = 'a' } = defineProps(['kind'])",
    '',
    'a script that does more than declare its properties',
  ],
  ['defineProps<Shared & { a: string }>()', '', 'a script that does more than declare its properties'],
  [
    'interface Props extends Shared { a: string }\ndefineProps<Props>()',
    '',
    'a script that does more than declare its properties',
  ],
  ["defineProps(['children'])", '', 'a property with the name "children"'],
])('properties of Vue have their names and defaults: %s', async (script, markup, expected) => {
  const text = `<script setup lang="ts">\n${script}\n</script>\n<template>${markup}</template>`
  const shown = await rendered('a.vue', text, { myProp: script.includes("'my-prop': S") ? 'n' : undefined })
  expect(shown).toBe(markup === '' ? `refused: has ${expected}` : expected)
})

test('a component is not named as one that it imports', () => {
  const written = templateModule('Badge.astro', "---\nimport Badge from './Badge.tsx'\n---\n<Badge />", own)
  expect('text' in written ? written.text : '').toContain('export default function BadgeComponent(')
})

test.each([
  [
    'a.vue',
    '<style scoped>.dark .a, .a:hover { color: red }</style>',
    '.dark .badge-a, .badge-a:hover { color: red }',
  ],
  ['a.vue', '<style>.dark .a { color: red }</style>', '.dark .a { color: red }'],
  [
    'a.vue',
    '<style scoped>.a { top: 0 }</style><style>.dark .a { color: red }</style>',
    'has a style sheet for itself and one for all',
  ],
  [
    'a.vue',
    '<style scoped>.a .b { top: 0 }</style>',
    'has styles for a class that its markup does not have: b',
  ],
  [
    'a.astro',
    '<style>.dark .a { color: red }</style>',
    'has styles for a class that its markup does not have: dark',
  ],
  ['a.astro', '<style>:global(.dark) .a { color: red }</style>', '.dark .badge-a { color: red }'],
  ['a.astro', '<style define:vars={{ a }}>.a { top: 0 }</style>', 'has styles that only Astro reads'],
])('a style sheet keeps what it is for: %s %s', (file, sheet, expected) => {
  const markup = '<b class="a">a</b>'
  const text = file === 'a.vue' ? `<template>${markup}</template>\n${sheet}` : `${markup}\n${sheet}`
  const written = templateModule(file, text, own)
  expect('reason' in written ? written.reason : written.css).toBe(expected)
})
