import { Parser } from 'htmlparser2'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type PageLinks, readPageLinks } from './read-page-links.ts'

test('addresses and ids come only from attributes', () => {
  const { targets, ids } = readPageLinks(
    '<link href="/a.css"><a href="/x?a=1&amp;b=2">x</a><img src=/i.svg><h2 id="én">t</h2>' +
      '<script>const s = \'<a href="/no">\'</script><pre>&lt;a href="/text"></pre>' +
      '<!-- <a href="/comment"> --><p title=\' href="/title" \' data-href=/data></p><script src="/s.js"></script>',
  )
  expect(targets).toEqual(['/a.css', '/x?a=1&b=2', '/i.svg', '/s.js'])
  expect(ids).toEqual(['én'])
})

/** The same by a parser of HTML. */
function parsedLinks(html: string): PageLinks {
  const targets = new Set<string>()
  const ids = new Set<string>()
  const styles = new Set<string>()
  const parser = new Parser({
    onopentag(_name, { href, src, id, style }) {
      if (style !== undefined) styles.add(style)
      if (id) ids.add(id)
      for (const target of [href, src]) if (target !== undefined) targets.add(target)
    },
  })
  parser.end(html)
  return {
    targets: [...targets].toSorted(),
    ids: [...ids].toSorted(),
    styles: [...styles].toSorted(),
  }
}

test('they are those that a parser of HTML finds in whatever is rendered', () => {
  const piece = constantFrom(
    '<a href="/a?b=1&amp;c=2#d">',
    '</a>',
    '<img src="/e.svg" alt="a > b"/>',
    "<a href='/f'>",
    '<p id=g class="h">',
    '<!-- <a href="/i"> -->',
    '<script type="application/json">{"href":"<a href=\\"/j\\">"}</script>',
    ' id="k" ',
    '<svg viewBox="0 0 1 1"><use href="#l"/></svg>',
    '<details open id="m">',
    '<br/>',
    'text &lt;a href="/n"&gt;',
    '<div title="x href=/o y">',
    '<div title=\'" src=/p "\'>',
    '<style>a{b:url(/q)}</style>',
    'a < b',
    '<input disabled>',
    '<title>r &lt;a href="/s"></title>',
    '<A HREF="/t">',
    '<a\n  href = "/u"\n>',
    '<textarea><a href="/v"></textarea>',
    '<p style="--w: \'x\'">',
    '<td class="y" STYLE=z>',
  )
  assert(
    property(array(piece), (pieces) => {
      const html = pieces.join('')
      const { targets, ids, styles } = readPageLinks(html)
      const found = { targets: targets.toSorted(), ids: ids.toSorted(), styles: styles.toSorted() }
      expect(found).toEqual(parsedLinks(html))
    }),
    { numRuns: 500 },
  )
})

test('a document of millions of tags is read', () => {
  const html = `<a href="/first">${'<b>x</b>'.repeat(2_000_000)}<a href="/last">`
  expect(readPageLinks(html).targets).toEqual(['/first', '/last'])
})
