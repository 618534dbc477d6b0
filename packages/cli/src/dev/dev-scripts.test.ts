import { expect, test } from 'vitest'
import { fileAddress } from './vite-server.ts'

test.each([
  ['/sites/fyr/client.js', '/@fs/sites/fyr/client.js'],
  ['/sites/på Frøya/client.js', '/@fs/sites/på Frøya/client.js'],
  ['/sites/a 100%/client.js', '/@fs/sites/a 100%25/client.js'],
  ['/sites/a%20b/client.js', '/@fs/sites/a%2520b/client.js'],
])('the file %s stands at %s', (path, address) => {
  expect(fileAddress(path)).toBe(address)
})
