import { expect, test } from 'vitest'
import { readPageLinks } from '../render/read-page-links.ts'
import { createStyleCheck } from './style-check.ts'

test('pages without inline styles are no issue', () => {
  const check = createStyleCheck()
  check.addPage({
    place: 'index.html',
    links: readPageLinks('<p class="style" data-style="x">a style="b"</p>'),
  })
  expect(check.issues()).toEqual([])
})

test('inline styles of all pages are one warning that names some of them', () => {
  const check = createStyleCheck()
  for (const place of ['a', 'b', 'c', 'd'])
    check.addPage({
      place: `${place}.html`,
      links: readPageLinks(`<p id="p" style="height:3px">x</p><svg style='--${place}:1'></svg>`),
    })
  expect(check.issues()).toMatchObject([
    {
      code: 'inline-style',
      severity: 'warning',
      file: 'a.html',
      problem:
        'The content security policy blocks inline styles such as "height:3px" and "--a:1" and "--b:1". They are on a.html, b.html, c.html and 1 more.',
    },
  ])
})
