import { expect, test } from 'vitest'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { compileText } from '../fixtures/compile-text.ts'
import { SPECIAL_ELEMENTS } from '../markdown/html/sanitise-schema.ts'
import { plainContent } from './plain-content.ts'

const COMPONENTS = `<CardGrid>
<LinkCard title="Nets" href="https://example.com/nets" description="All of them" />
</CardGrid>

<Steps>

1. Cast off.

</Steps>

<FileTree>

- nets

</FileTree>

<LinkButton href="https://example.com/go">Go</LinkButton> <Badge text="New" />
`

test('feeds have no element that only the theme can render', async () => {
  const { text } = await compileText(COMPONENTS)
  const html = plainContent(JSON.parse(text) as Root, 'https://docs.example.com/blog/post')
  expect(html).not.toContain('<fyr-')
  for (const words of ['Nets', 'All of them', 'Cast off.', 'nets', 'Go', '<strong>New</strong>'])
    expect(html).toContain(words)
})

test.each(Object.keys(SPECIAL_ELEMENTS))('feeds have something else in the place of %s', (name) => {
  const tree: Root = { type: 'root', children: [part(name, {})] }
  expect(plainContent(tree, 'https://docs.example.com/blog/post')).not.toContain('<fyr-')
})

test('cards of a category are a list of links in feeds', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'fyr-cards',
        properties: {},
        children: [
          {
            type: 'element',
            tagName: 'fyr-card',
            properties: { label: 'Nets', href: '/docs/nets', description: 'All' },
            children: [],
          },
        ],
      },
    ],
  }
  expect(plainContent(tree, 'https://docs.example.com/blog/post')).toBe(
    '<ul><li><a href="https://docs.example.com/docs/nets">Nets</a>: All</li></ul>',
  )
})

function part(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

test('in feeds an endpoint is its request and its content', () => {
  const tree: Root = {
    type: 'root',
    children: [
      part(
        'fyr-endpoint',
        { method: 'get', address: 'https://api.example/v1/orders' },
        part('fyr-request', { title: 'By id' }, part('p', {}, { type: 'text', value: 'curl' })),
        part(
          'fyr-fields',
          {},
          part('fyr-field', { id: 'field.id' }, part('p', {}, { type: 'text', value: 'id' })),
        ),
      ),
      part('fyr-endpoint', {}),
    ],
  }
  expect(plainContent(tree, 'https://docs.example.com/blog/post')).toBe(
    '<p><code>GET https://api.example/v1/orders</code></p><p><strong>By id</strong></p><p>curl</p><p>id</p><p><code> </code></p>',
  )
})
