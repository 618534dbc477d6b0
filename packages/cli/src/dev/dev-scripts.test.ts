import { expect, test } from 'vitest'
import { addScripts, changeHead, fileAddress } from './dev-scripts.ts'

test.each([
  ['/sites/fyr/client.js', '/@fs/sites/fyr/client.js'],
  ['/sites/på Frøya/client.js', '/@fs/sites/på Frøya/client.js'],
  ['/sites/a 100%/client.js', '/@fs/sites/a 100%25/client.js'],
  ['/sites/a%20b/client.js', '/@fs/sites/a%2520b/client.js'],
])('the file %s stands at %s', (path, address) => {
  expect(fileAddress(path)).toBe(address)
})

test('scripts stand first in the head, and the body is left as it is', async () => {
  const html = '<!doctype html><html><head><title>A</title></head><body>$& </head></body></html>'
  const changed = await changeHead(html, async (head) => addScripts(head))
  expect(changed).toMatch(
    /^<!doctype html><html><head>(<script type="module" src="\/@[^"]+"><\/script>){2}<title>A<\/title><\/head><body>\$& <\/head><\/body><\/html>$/,
  )
})
