import { expect, test } from 'vitest'
import { findExtremes, type RealPage } from './extremes.ts'

function page(path: string, html: string, headings = 0): RealPage {
  const toc = Array.from({ length: headings }, (_, index) => ({ id: `h${index}`, level: 2, label: [] }))
  return {
    payload: { meta: { path, toc }, html } as unknown as RealPage['payload'],
    sidebar: {
      name: 'guide',
      kind: 'docs',
      title: '',
      items: [
        { type: 'link', label: 'Short', href: '/short' },
        {
          type: 'category',
          label: 'Below',
          href: '/plain',
          isCollapsible: true,
          isCollapsed: true,
          items: [{ type: 'link', label: 'Deep', href: '/deep' }],
        },
      ],
    },
  }
}

const code = (line: string): string => `<pre><code><span class="line">${line}\n</span></code></pre>`
const tags = (count: number): string => `<ul class="fyr-tags">${'<li><a>t</a></li>'.repeat(count)}</ul>`

const short = page('/short', `<h1>Hi <em class="very-long-class-name">you</em></h1>${tags(3)}`, 1)
const plain = page('/plain', `<h1>A longer title</h1>${code('a &amp;&amp; b')}${tags(1)}`, 4)
const deep = page('/deep', `<h1>Deep</h1>${code('const b')}<table><tr><td>a</td><td>b</td></tr></table>`)

test('each extreme is the page that goes furthest in what a reader sees', () => {
  const found = Object.entries(findExtremes([short, plain, deep])).map(([extreme, { payload }]) => [
    extreme,
    payload.meta.path,
  ])
  expect(Object.fromEntries(found)).toEqual({
    longestTitle: '/plain',
    deepestSidebar: '/deep',
    widestTable: '/deep',
    longestCodeLine: '/deep',
    mostTags: '/short',
    mostHeadings: '/plain',
  })
})

test('a site without anything to measure is reported', () => {
  expect(() => findExtremes([short, plain])).toThrow('No page has what widestTable measures.')
})
