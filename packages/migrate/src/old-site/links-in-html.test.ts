import { expect, test } from 'vitest'
import { linksInHtml } from './links-in-html.ts'

test('links of HTML are found with their texts, each address once', () => {
  const html = `Released under the <a href="https://a.example/mit"><b>MIT</b> License</a>,
    <a href='/base/terms'>Terms &amp; more</a>, <a href="https://a.example/mit">again</a>, <a href="/other">Other</a>,
    <a href="//b.example/">B</a>, <a href="javascript:run()">Run</a>, <a href="/base/none"></a>`
  expect(linksInHtml(html, '/base/')).toEqual([
    { label: 'MIT License', href: 'https://a.example/mit' },
    { label: 'Terms & more', to: '/terms' },
  ])
})
