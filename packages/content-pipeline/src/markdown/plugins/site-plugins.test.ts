import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../fixtures/render-markdown.ts'
import { parseSiteConfig } from '../../schemas/parse-site-config.ts'
import type { SitePlugin } from '../../schemas/markdown-plugins.ts'
import { element } from '@fyr/markdown-parser/tree'

function remarkShout({ mark = '!' }: { mark?: string } = {}) {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value += mark
    })
  }
}

/** A transformer for element trees that puts one element at the end. */
function rehypeAppend(tagName: string, properties: Record<string, string>) {
  return () => (tree: HastRoot) => {
    tree.children.push(element(tagName, properties, [{ type: 'text', value: 'end' }]))
  }
}

function describe({ diagnostics }: Awaited<ReturnType<typeof renderMarkdown>>) {
  return diagnostics.map(
    ({ code, file, line, column, problem }) => `${code} ${file}:${line}:${column} ${problem}`,
  )
}

test('a remark plugin works on the tree, with its options', async () => {
  expect((await renderMarkdown('Feed', { remark: [remarkShout] })).markup).toBe('<p>Feed!</p>')
  const asked = await renderMarkdown('Feed', { remark: [[remarkShout, { mark: '?' }]] })
  expect(asked.markup).toBe('<p>Feed?</p>')
})

const insert: SitePlugin = () => (tree: Root) => {
  tree.children.push(
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'More' }] },
    { type: 'code', lang: 'json', value: '1' },
  )
}

test('the output of a remark plugin counts as written: headings, links and blocks', async () => {
  const { headings, markup } = await renderMarkdown('Text.', { remark: [insert] })
  expect(headings.map(({ id }) => id)).toEqual(['more'])
  expect(markup).toContain('<fyr-code language="json">')
})

test('plugins run in their order, those for elements after those for Markdown', async () => {
  const { markup } = await renderMarkdown('A', {
    remark: [
      [remarkShout, { mark: '1' }],
      [remarkShout, { mark: '2' }],
    ],
    rehype: [rehypeAppend('mark', {})],
  })
  expect(markup).toBe('<p>A12</p><mark>end</mark>')
})

const raw: SitePlugin = () => (tree: HastRoot) => {
  tree.children.push({ type: 'raw', value: '<b onclick="alert(1)">bold</b><iframe></iframe>' })
}

test('a plugin’s output is sanitised like everything else, and what is dropped is reported', async () => {
  const rendered = await renderMarkdown('Text.', {
    rehype: [rehypeAppend('script', {}), rehypeAppend('p', { onClick: 'alert(1)', title: 'kept' })],
  })
  expect(rendered.markup).toBe('<p>Text.</p><p title="kept">end</p>')
  expect(rendered.codes).toEqual(['dropped-html', 'dropped-html'])
  const parsed = await renderMarkdown('Text.', { rehype: [raw] })
  expect(parsed.markup).toBe('<p>Text.</p><b>bold</b>')
  expect(parsed.codes).toEqual(['dropped-html', 'dropped-html'])
})

test('a link that a plugin makes into code loses its address', async () => {
  const { markup } = await renderMarkdown('Text.', {
    rehype: [rehypeAppend('a', { href: 'javascript:alert(1)' })],
  })
  expect(markup).toBe('<p>Text.</p><a>end</a>')
})

const complain: SitePlugin = () => (tree: Root, file: VFile) => {
  visit(tree, 'emphasis', (node) => {
    file.message('Emphasis is rare here', { place: node.position, source: 'style' })
  })
  visit(tree, 'strong', (node) => file.fail('Nothing is bold here', { place: node.position }))
}

test('exceptions and messages of a plugin are reported with their position', async () => {
  expect(describe(await renderMarkdown('Some *text*.\n\nAnd **more**.', { remark: [complain] }))).toEqual([
    'plugin-message content/docs/page.md:1:6 style: Emphasis is rare here.',
    'plugin-failed content/docs/page.md:3:5 The plugin "complain" failed: Nothing is bold here.',
  ])
})

function failsAtOnce(): never {
  throw new Error('needs a key')
}

async function waits(): Promise<void> {
  return Promise.resolve()
}

function cuts(tree: Root): void {
  Object.assign(tree, { children: [null] })
}

function loops(tree: Root): void {
  Object.assign(tree, { children: [tree] })
}

test.each<[string, SitePlugin, string]>([
  [
    'that cannot be set up',
    failsAtOnce,
    'site.config.ts:0:0 Cannot set up the plugin "failsAtOnce": needs a key.',
  ],
  [
    'that gives its tree later',
    function slow() {
      return waits
    },
    'content/docs/page.md:0:0 The plugin "slow" failed: it is asynchronous, but a plugin must return its tree synchronously.',
  ],
  [
    'that breaks the tree',
    () => cuts,
    'content/docs/page.md:0:0 A plugin of this site returned something that is not a tree node.',
  ],
  [
    'that makes a circle',
    () => loops,
    'content/docs/page.md:0:0 A plugin of this site put a node inside itself or nested nodes too deeply.',
  ],
])('a plugin %s is an error of its own', async (_case, plugin, problem) => {
  expect(describe(await renderMarkdown('Text.', { remark: [plugin] }))).toEqual([`plugin-failed ${problem}`])
})

test('the configuration takes plugins and lists of a plugin and its options, and nothing else', () => {
  const site = {
    product: { name: 'Fjord', slug: 'fjord' },
    title: 'Fjord Docs',
    url: 'https://docs.example.com',
    locales: [{ code: 'en', label: 'English' }],
    defaultLocale: 'en',
  }
  const options = { pattern: /a/ }
  const sound = parseSiteConfig(
    { ...site, markdown: { remarkPlugins: [remarkShout, [remarkShout, options]] } },
    { file: 'site.config.ts' },
  )
  expect(sound.config?.markdown.remarkPlugins).toEqual([remarkShout, [remarkShout, options]])
  const wrong = parseSiteConfig(
    { ...site, markdown: { rehypePlugins: ['rehype-slug'] } },
    { file: 'site.config.ts' },
  )
  expect(wrong.diagnostics.map(({ problem }) => problem)).toEqual([
    '"markdown.rehypePlugins[0]" must be a plugin, or a list of a plugin and its options, such as [remarkEmoji, { accessible: true }].',
  ])
})
