import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build } from '@fyr/cli'
import { buildableSite, siteOf } from '../testing/old-site.ts'
import { migrate } from '../migrate.ts'
import { registeredComponent } from './registered-component.ts'

test.each([
  ["import V from './a.vue'\napp.component('Version', V)", './a.vue default'],
  ['import Version from \'./a.vue\'\napp\n  .component("Version", Version)', './a.vue default'],
  [
    "import { defineAsyncComponent } from 'vue'\napp.component('Version', defineAsyncComponent(() => import('./a.vue')))",
    './a.vue default',
  ],
  [
    "const V = h('b')\napp.component('Version', V)\napp.component('Chart', lazy(() => import('./b.vue')))",
    null,
  ],
  ["import * as V from './a'\nexport default { Version: V }", './a null'],
  [
    "import { Mark } from '@site/src/marks'\nexport default {\n  ...MDXComponents,\n  Version: Mark,\n}",
    '@site/src/marks Mark',
  ],
  ["import Version from '@site/src/a'\nexport default { ...MDXComponents, Version }", '@site/src/a default'],
  ["import Marks, { type Kind, Mark as M } from './marks'\nexport default { Version: M }", './marks Mark'],
  ["import Marks, { Mark as M } from './marks'\nexport default { Version: Marks }", './marks default'],
  ["import V from './a.vue'\napp.component('Versions', V)", null],
])('a component that a module gives to all pages is found: %s', (text, expected) => {
  const root = siteOf({ 'theme/index.ts': text })
  const found = registeredComponent('Version', { root, registries: ['theme/none.ts', 'theme/index.ts'] })
  expect(found && `${found.request} ${found.exported}`).toBe(expected)
})

test('a component of Vue that the old theme registers is rendered, also with content and below the title that held it', async () => {
  const root = buildableSite({
    'docs/.vitepress/config.mjs':
      "export default { title: 'Fjord', sitemap: { hostname: 'https://fjord.example' } }",
    'docs/.vitepress/theme/index.ts': `import Since from '../../../parts/Since.vue'
export default { enhanceApp({ app }) { app.component('Version', Since) } }`,
    'parts/Since.vue': `<script setup>
defineProps({ boatKind: { type: String, default: 'new' } })
</script>
<template>
  <span class="since" :title="boatKind">
    Since
    <slot />
  </span>
</template>
<style>.since { color: red }</style>`,
    'docs/index.md':
      '---\ntitle: Boats\n---\n\n# Boats <Version>1.0</Version>\n\nNets <Version boat-kind="old">*2.0*</Version>.\n\n## Ropes <Version>3.0</Version>\n',
  })
  const { components, diagnostics } = await migrate({ tool: 'vitepress', folder: root, write: true })
  expect(components).toEqual(['theme/islands/version.tsx'])
  expect(diagnostics).toEqual([])
  expect((await build({ root })).isPublished).toBe(true)
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
  const shown = html.matchAll(/<span title="(\w+)" class="since"> Since (?:<!-- -->)?(.*?) ?<\/span>/g)
  expect(
    [...shown].map(([, kind, text = '']) => [kind, text.replaceAll(/<[^>]+>/g, '')]).slice(0, 3),
  ).toEqual([
    ['new', '1.0'],
    ['old', '2.0'],
    ['new', '3.0'],
  ])
  expect(html).toContain('<title>Boats')
})
