import { expect, test } from 'vitest'
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
      `<>{(to) ? <><a href={to} style={{ "fontWeight": "bold" }} className="badge-mark"><Icon name={kind}></Icon>{kind} {props.children ?? <>none</>}<br></br></a></> : null}</>`,
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
      '<span since={since} className="badge-mark"><Icon></Icon>{since} {since && <b className="badge-mark">!</b>}{props.children ?? <></>}</span>',
    ],
    '.badge-mark { color: red }',
  ],
  ['Badge.vue', '<template><hr /></template>', ['<><hr></hr></>'], null],
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
