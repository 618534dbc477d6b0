import { expect, test } from 'vitest'
import { addScripts, changeHead, fileAddress } from './dev-scripts.ts'

test.each([
  ['/sites/fyr/client.js', '/@fs/sites/fyr/client.js'],
  ['/sites/på Frøya/client.js', '/@fs/sites/på Frøya/client.js'],
  ['/sites/a 100%/client.js', '/@fs/sites/a 100%25/client.js'],
  ['/sites/a%20b/client.js', '/@fs/sites/a%2520b/client.js'],
])('the file %s is served at %s', (path, address) => {
  expect(fileAddress(path)).toBe(address)
})

const SCRIPTS = /^(<script type="module" src="\/@[^"]+"><\/script>){2}$/

test.each(['<head>', '<head prefix="og: https://ogp.me/ns#">'])(
  'scripts come first in %s, and the body is unchanged',
  async (head) => {
    const [before, after] = [
      `<!doctype html><html>${head}`,
      '<title>A</title></head><body>$& </head></body></html>',
    ]
    const changed = await changeHead(before + after, async (text) => addScripts(text) ?? '')
    expect(changed.startsWith(before)).toBe(true)
    expect(changed.endsWith(after)).toBe(true)
    expect(changed.slice(before.length, -after.length)).toMatch(SCRIPTS)
  },
)

test('a document without a head gets none', () => {
  expect(addScripts('<!doctype html><header>A</header>')).toBeNull()
})
