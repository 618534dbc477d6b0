import { expect, test } from 'vitest'
import { withLiteralHtml } from './literal-html.ts'

test.each([
  [String.raw`<Fragment set:html={"<b class=\"a\">One</b>"} />`, '<b class="a">One</b>'],
  [
    String.raw`Text <Fragment set:html={'<i>it\'s\u00a0{1}</i>'}></Fragment>.`,
    "Text <i>it's\u00a0&#123;1&#125;</i>.",
  ],
  ['<Fragment set:html={`<p>a</p>`} /> <Fragment set:html="<p>b</p>" />', '<p>a</p> <p>b</p>'],
  [String.raw`<Fragment set:html={"<p>\n\n  a</p>"} />`, '<p> a</p>'],
])('HTML that is written as a literal: %s', (written, html) => {
  expect(withLiteralHtml(written)).toBe(html)
})

test.each([
  '<Fragment set:html={html} />',
  '<Fragment set:html={`<p>${a}</p>`} />',
  '```astro\n<Fragment set:html={"<b/>"} />\n```',
])('HTML that code makes, and code, stay: %s', (written) => {
  expect(withLiteralHtml(written)).toBe(written)
})
