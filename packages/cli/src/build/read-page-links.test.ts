import { expect, test } from 'vitest'
import { readPageLinks } from './read-page-links.ts'

test('addresses and ids come from attributes alone', () => {
  const { targets, ids } = readPageLinks(
    '<link href="/a.css"><a href="/x?a=1&amp;b=2">x</a><img src=/i.svg><h2 id="én">t</h2>' +
      '<script>const s = \'<a href="/no">\'</script><pre>&lt;a href="/text"></pre>',
  )
  expect(targets).toEqual(['/a.css', '/x?a=1&b=2', '/i.svg'])
  expect(ids).toEqual(['én'])
})
